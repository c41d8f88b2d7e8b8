import { styled } from '@mui/material/styles';
import CalendarIcon from 'lucide-react/icons/calendar';
import { lazy, Suspense, useState } from 'react';
import { checkBounds } from '@huella/domain/engine/forms/bounds';
import { IconAction } from '../ui/IconAction';
import { Popover } from '../ui/popups';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { textInputProps } from './input-props';
import { dayOf, pickDay } from './typed-day';
import type { WidgetProps } from './widget';

export interface DayInputProps extends WidgetProps {
  readonly placeholder: string;
  /** Sets the marks between the digits while they are typed. */
  readonly grow: (typed: string) => string;
  /** The time, `10:42`, that a picked day gets where none was typed; null where there are only days. */
  readonly time: string | null;
}

/** The calendar and its clockwork are big; they come when somebody opens one. */
const Calendar = lazy(async () => ({ default: (await import('./Calendar')).Calendar }));

/** The size of the calendar, so that nothing jumps when it arrives. */
const Place = styled('div')({ width: 320, minHeight: 336 });

/** A day that is typed, or picked from a calendar under the input. */
export function DayInput({ placeholder, grow, time, ...props }: DayInputProps) {
  const { say } = useSay('form');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { field, label, values, locale, onChange, onBlur } = props;
  const shared = textInputProps(props);
  const close = () => {
    setAnchor(null);
    onBlur();
  };
  const opener = (
    <IconAction
      size="small"
      edge="end"
      label={say('form:openCalendar', { field: label })}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      disabled={props.disabled}
      onClick={(event) => {
        setAnchor(event.currentTarget);
      }}
    >
      <CalendarIcon size={16} />
    </IconAction>
  );
  return (
    <>
      <TextInput
        {...shared}
        placeholder={placeholder}
        inputMode="numeric"
        end={opener}
        onChange={(typed) => {
          onChange(grow(typed));
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Place>
          <Suspense>
            <Calendar
              day={dayOf(shared.value)}
              locale={locale}
              isOpen={(day) => checkBounds(field, day, values, locale).length === 0}
              onPick={(day) => {
                onChange(pickDay(shared.value, day, time));
                close();
              }}
            />
          </Suspense>
        </Place>
      </Popover>
    </>
  );
}
