import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import CalendarIcon from 'lucide-react/icons/calendar';
import { lazy, Suspense, useState } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';

export interface DayPickerProps {
  /** What the day is for. */
  readonly label: string;
  readonly day: string | null;
  readonly locale: Locale;
  readonly onPick: (day: string) => void;
}

/** The calendar and its clockwork are big; they come when somebody opens one. */
const Calendar = lazy(async () => ({ default: (await import('../fields/Calendar')).Calendar }));

/** The size of the calendar, so that nothing jumps when it arrives. */
const Place = styled('div')({ width: 320, minHeight: 336 });

/** A button that opens a calendar. */
export function DayPicker({ label, day, locale, onPick }: DayPickerProps) {
  const { say } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        size="small"
        edge="end"
        tooltip="top"
        label={say('list:openCalendar', { label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <CalendarIcon size={14} />
      </IconAction>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Place>
          <Suspense>
            <Calendar
              day={day}
              locale={locale}
              isOpen={() => true}
              onPick={(picked) => {
                onPick(picked);
                setAnchor(null);
              }}
            />
          </Suspense>
        </Place>
      </Popover>
    </>
  );
}
