import Button from '@mui/material/Button';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState, type MouseEvent } from 'react';
import { useLocale } from '../session/model';
import { IconAction } from '../ui/IconAction';
import { DayPopover } from './DayPopover';

export interface DayButtonProps {
  readonly label: string;
  /** The day that is shown; null where none is. */
  readonly day: string | null;
  readonly size?: 'small' | 'medium';
  /** Its sign alone, with the label on hover. */
  readonly isCompact?: boolean;
  readonly onPick: (day: string) => void;
}

/** A button that asks for a day up to today. */
export function DayButton({ label, day, size = 'medium', isCompact = false, onPick }: DayButtonProps) {
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opening = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setAnchor(currentTarget);
    },
  } as const;
  return (
    <>
      {isCompact ? (
        <IconAction label={label} {...opening}>
          <CalendarClock size={16} />
        </IconAction>
      ) : (
        <Button size={size} startIcon={<CalendarClock size={16} />} {...opening}>
          {label}
        </Button>
      )}
      <DayPopover
        label={label}
        day={day}
        locale={locale}
        isOpen={(each) => each <= locale.today}
        anchor={anchor}
        side="left"
        onPick={onPick}
        onClose={() => {
          setAnchor(null);
        }}
      />
    </>
  );
}
