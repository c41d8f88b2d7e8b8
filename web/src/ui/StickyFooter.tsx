import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/media';
import { gutter, height, type, width } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface StickyFooterProps {
  /** The way out, at the left: 'Cancelar'. */
  readonly start?: ReactNode;
  /** On phones shows the main button alone, where the bar above has the cross and the step. */
  readonly onlyMainOnPhone?: boolean;
  /** A word before the main button: 'Paso 1 de 5', or why it is disabled. */
  readonly note?: ReactNode;
  /** The main button, which says where it leads; full width on phones. */
  readonly end: ReactNode;
  /** Width of the column that it is under, in px; `none` for the whole page. */
  readonly column?: number | 'none';
}

const Bar = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${gutter.wide}px`,
  borderTop: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.surface,
  [phone]: { padding: `12px ${gutter.phone}px calc(12px + env(safe-area-inset-bottom))` },
}));
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  width: '100%',
  minHeight: height.wizardBar - 1,
  [phone]: {
    flexWrap: 'wrap',
    minHeight: 0,
    '&[data-only-main="true"] > :not(:last-child)': { display: 'none' },
  },
});
const End = styled('div')({
  display: 'flex',
  gap: 8,
  '& > *': { minWidth: 0 },
  [phone]: {
    flex: '1 1 auto',
    minWidth: 0,
    '& > *': { flex: '1 1 auto' },
    '& > .MuiButton-contained': { minHeight: height.button.main, fontSize: '1rem', lineHeight: '1.5rem' },
  },
});
const Start = styled('div')({ marginRight: 'auto', [phone]: { '&:empty': { display: 'none' } } });
const Note = styled('div')(({ theme }) => ({
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
  [phone]: { order: -1, flexBasis: '100%', '&:empty': { display: 'none' } },
}));

/** The foot of a form, 64 high: the way out, a word, the next step. It stays in view. */
export function StickyFooter(props: StickyFooterProps) {
  const { start, onlyMainOnPhone = false, note, end, column = width.form } = props;
  return (
    <Bar data-sticky-footer>
      <Row data-only-main={onlyMainOnPhone} style={{ maxWidth: column }}>
        <Start>{start}</Start>
        {note !== undefined && <Note>{note}</Note>}
        <End>{end}</End>
      </Row>
    </Bar>
  );
}
