import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
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
  const { say } = useSay('list');
  const state = row.asset_status_change;
  const chip = <StateChip state={state} />;
  const { reason, since } = usePauseWords(pauseOf(row));
  if (row.gone_since !== undefined)
    return (
      <Suspense fallback={chip}>
        <GoneMark row={row}>{chip}</GoneMark>
      </Suspense>
    );
  if (!isHeldUp(row)) return chip;
  return (
    <Why
      tabIndex={tabIndex}
      title={row.paused ? `${reason}\n${since}`.trim() : undefined}
      aria-haspopup="dialog"
      aria-label={say('list:whyPaused', { state: state.label })}
      onClick={(event) => {
        event.stopPropagation();
        onWhy();
      }}
    >
      {chip}
    </Why>
  );
}
