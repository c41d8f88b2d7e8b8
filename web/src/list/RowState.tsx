import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius } from '../theme/tokens';
import { useSay } from '../words/use-say';
import { touchTarget } from '../theme/touch-target';
import { isHeldUp } from './selection';
import { StateChip } from './StateChip';
import { pauseOf, usePauseWords } from './use-pause-words';

/** Only a day in the past has such rows. */
const GoneMark = lazy(async () => ({ default: (await import('./GoneMark')).GoneMark }));

const Why = styled(ButtonBase)(({ theme }) => ({
  borderRadius: radius.inner,
  maxWidth: '100%',
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: touchTarget((height.phoneTarget - height.statusChip) / 2),
}));

export interface RowStateProps {
  readonly row: AssetRow;
  /** Shows why a row is paused. */
  readonly onWhy: () => void;
  readonly tabIndex?: number;
}

/** The state of a row as a chip; that of a row that takes nothing for now opens the reason (document 1 section 2). */
export function RowState({ row, onWhy, tabIndex = 0 }: RowStateProps) {
  const chip = <StateChip state={row.asset_status_change} />;
  if (row.gone_since !== undefined)
    return (
      <Suspense fallback={chip}>
        <GoneMark row={row}>{chip}</GoneMark>
      </Suspense>
    );
  if (!isHeldUp(row)) return chip;
  return (
    <HeldUp row={row} onWhy={onWhy} tabIndex={tabIndex}>
      {chip}
    </HeldUp>
  );
}

/** Apart from the others: most rows are not held up, and who reads the place of each pays for each. */
function HeldUp({
  row,
  onWhy,
  tabIndex,
  children,
}: Required<RowStateProps> & { readonly children: ReactNode }) {
  const { say } = useSay('list');
  const { reason, since } = usePauseWords(pauseOf(row));
  return (
    <Why
      tabIndex={tabIndex}
      title={row.paused ? `${reason}\n${since}`.trim() : undefined}
      aria-haspopup="dialog"
      aria-label={say('list:whyPaused', { state: row.asset_status_change.label })}
      onClick={(event) => {
        event.stopPropagation();
        onWhy();
      }}
    >
      {children}
    </Why>
  );
}
