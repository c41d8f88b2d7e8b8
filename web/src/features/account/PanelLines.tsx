import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { errorReason } from '../../list/error-reason';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Notice } from '../../ui/Notice';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { useSay } from '../../words/use-say';

/** The lines of a panel, parted by hairlines. */
export const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The last line has its own room under it already.
  '&:last-child': { marginBottom: -8 },
});

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 0',
  borderTop: `1px solid ${theme.palette.line}`,
  [phone]: {
    '&[data-wide="true"]': { gridTemplateColumns: '32px minmax(0, 1fr)', paddingBottom: 16 },
    '&[data-wide="true"] > :last-child': { gridColumn: '1 / -1' },
  },
}));
const Action = styled('div')({ [phone]: { '[data-wide="true"] > & > *': { width: '100%' } } });
const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.base,
  backgroundColor: theme.palette.sunken,
  color: theme.palette.ink2,
  '&[data-warns="true"]': {
    backgroundColor: theme.palette.state.warning.ground,
    color: theme.palette.state.warning.text,
  },
}));
const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.body, weight: 500 }),
});
const Meta = styled('div')(({ theme }) => ({
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  fontVariantNumeric: 'tabular-nums',
}));

export interface PanelLineProps {
  readonly icon: ReactNode;
  /** It is about something that may be wrong; its words say so too. */
  readonly warns?: boolean;
  readonly title: ReactNode;
  readonly meta: ReactNode;
  readonly action?: ReactNode;
  /** The action has words of its own: on phones it is under the rest. */
  readonly isWide?: boolean;
}

/** A line of a panel: a sign, what it is, when and where, what can be done. */
export function PanelLine({ icon, warns = false, title, meta, action, isWide = false }: PanelLineProps) {
  return (
    <Row data-wide={isWide}>
      <Sign aria-hidden="true" data-warns={warns}>
        {icon}
      </Sign>
      <div>
        <Title>{title}</Title>
        <Meta>{meta}</Meta>
      </div>
      {action !== undefined && <Action>{action}</Action>}
    </Row>
  );
}

const Waiting = styled('div')({ display: 'grid', gap: 12, [phone]: { gap: 16 } });

/** The shape of the lines while they are on the way. */
export function LinesWaiting({ count }: { readonly count: number }) {
  const { say } = useSay();
  return (
    <Waiting role="status" aria-label={say('ui:loading')}>
      {Array.from({ length: count }, (_none, at) => (
        <SkeletonBar key={at} height={44} />
      ))}
    </Waiting>
  );
}

/** In the place of lines that could not be fetched. */
export function LinesFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { say } = useSay('account');
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={say('account:failed')}
        action={
          <Button size="small" onClick={onRetry}>
            {say('ui:retry')}
          </Button>
        }
      >
        {errorReason(error, say)}
      </Notice>
    </div>
  );
}
