import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { phone, print } from '../theme/media';
import { gutter } from '../theme/tokens';

export interface PageHeaderProps {
  readonly title: string;
  /** One line with the figures of the page: '186 de 1.248 cabezas'. */
  readonly subtitle?: ReactNode;
  /** Buttons at the right; one filled at most. On phones they wrap under the title. */
  readonly actions?: ReactNode;
  /** Shown over the title: a breadcrumb. */
  readonly above?: ReactNode;
  /** Shown before the title: the tile of a company. */
  readonly mark?: ReactNode;
  /** Shown after the title: chips. */
  readonly beside?: ReactNode;
  /** `form` is the larger title of forms and details, without the hairline under it. */
  readonly kind?: 'page' | 'form';
}

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  // In a low window the page scrolls; its head keeps its height.
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  '&[data-kind="page"]': {
    padding: `16px ${gutter.wide}px`,
    minHeight: 86,
    borderBottom: `1px solid ${theme.palette.line}`,
  },
  [phone]: {
    '&[data-kind="page"]': { padding: `12px ${gutter.phone}px`, minHeight: 0, borderBottom: 0 },
  },
  [print]: { '&[data-kind="page"]': { minHeight: 0, padding: '0 0 12px' } },
}));
const Above = styled('div')({ flexBasis: '100%' });
const Title = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const Words = styled('div')({ minWidth: 0, flex: '1 1 200px' });
const Subtitle = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.palette.ink3 }));
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [print]: { display: 'none' },
});

/** The head of a page: what it is, how much of it, what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, actions, above, mark, beside, kind = 'page' } = props;
  const heading = (
    <Typography component="h1" variant={kind === 'page' ? 'h2' : 'h1'} sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  );
  return (
    <Root data-kind={kind}>
      {above !== undefined && <Above>{above}</Above>}
      {mark}
      <Words>
        {beside === undefined ? (
          heading
        ) : (
          <Title>
            {heading}
            {beside}
          </Title>
        )}
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
