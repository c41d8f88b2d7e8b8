import { styled } from '@mui/material/styles';
import { useLocale } from '../session/model';
import { phone } from '../theme/media';
import { useSay } from '../words/use-say';
import { DayFilter } from './DayFilter';

export interface DayRangeProps {
  /** What the days are of: 'Fecha'. */
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (change: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => void;
}

const Days = styled('div')({
  display: 'flex',
  gap: 8,
  '& > div': { width: 148 },
  [phone]: { width: '100%', '& > div': { flex: 1, width: 'auto', minWidth: 0 } },
});

/** A first and a last day, side by side in the bar over a list. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  const { say } = useSay('list');
  const locale = useLocale();
  return (
    <Days>
      <DayFilter
        label={say('list:fromDay', { label })}
        placeholder={say('list:from')}
        value={from}
        locale={locale}
        onChange={(day) => {
          onChange({ from: day });
        }}
      />
      <DayFilter
        label={say('list:untilDay', { label })}
        placeholder={say('list:until')}
        value={to}
        locale={locale}
        onChange={(day) => {
          onChange({ to: day });
        }}
      />
    </Days>
  );
}
