import CalendarIcon from 'lucide-react/icons/calendar';
import { useState } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { DayPopover } from './DayPopover';

export interface DayPickerProps {
  /** What the day is for. */
  readonly label: string;
  readonly day: string | null;
  readonly locale: Locale;
  readonly onPick: (day: string) => void;
}

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
      <DayPopover
        label={label}
        day={day}
        locale={locale}
        isOpen={() => true}
        anchor={anchor}
        side="right"
        onPick={onPick}
        onClose={() => {
          setAnchor(null);
        }}
      />
    </>
  );
}
