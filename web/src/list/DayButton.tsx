import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocale } from '../session/model';
import { IconAction } from '../ui/IconAction';

export interface DayButtonProps {
  readonly label: string;
  /** The day that is shown; null where none is. */
  readonly day: string | null;
  readonly size?: 'small' | 'medium';
  /** Its sign alone, with the label on hover. */
  readonly isCompact?: boolean;
  readonly onPick: (day: string) => void;
}

/** The calendar and its clockwork are big; they come when somebody opens one. */
const Calendar = lazy(async () => ({ default: (await import('../fields/Calendar')).Calendar }));

/** The size of the calendar, so that nothing jumps when it arrives. */
const Place = styled('div')({ width: 320, minHeight: 336 });

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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Place>
          <Suspense>
            <Calendar
              day={day}
              locale={locale}
              isOpen={(each) => each <= locale.today}
              onPick={(picked) => {
                setAnchor(null);
                onPick(picked);
              }}
            />
          </Suspense>
        </Place>
      </Popover>
    </>
  );
}
