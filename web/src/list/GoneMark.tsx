import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { formatDate } from '@huella/domain/engine/fields/date';
import { useLocale } from '../session/model';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

const Pair = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  overflow: 'hidden',
});
const Since = styled('span')(({ theme }) => ({
  color: theme.palette.ink3,
  whiteSpace: 'nowrap',
  ...typeStyle(type.tiny),
}));

export interface GoneMarkProps {
  readonly row: AssetRow;
  /** Its state on that day. */
  readonly children: ReactNode;
}

/** Beside the state of a row of a day in the past: what became of it since, and when. */
export function GoneMark({ row, children }: GoneMarkProps) {
  const { say } = useSay('past');
  const { zone } = useLocale();
  const { gone_since: gone, gone_at: at = null } = row;
  const day = at === null ? null : formatDate(DateTime.fromISO(at, { zone }).toISODate() ?? '');
  const isRetired = gone === 'retired';
  const whole =
    day === null
      ? say(isRetired ? 'past:retiredSince' : 'past:transferredSince')
      : say(isRetired ? 'past:retiredOn' : 'past:transferredOn', { day });
  return (
    <Pair title={whole}>
      {children}
      <Since aria-label={whole} role="note">
        {day === null
          ? say(isRetired ? 'past:retiredShort' : 'past:leftShort')
          : say(isRetired ? 'past:retiredShortOn' : 'past:leftShortOn', { day })}
      </Since>
    </Pair>
  );
}
