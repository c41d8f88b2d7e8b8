import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import CalendarIcon from 'lucide-react/icons/calendar';
import { lazy, Suspense, useState } from 'react';
import { formatDate, parseDate } from '@huella/domain/fields/date';
import type { Locale } from '@huella/domain/fields/value';
import { growDay } from '../fields/typed-day';
import { IconAction } from '../ui/IconAction';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';

export interface DayFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** A day in ISO form while there is one. */
  readonly value: unknown;
  readonly locale: Locale;
  readonly onChange: (value: string | undefined) => void;
}

/** The calendar and its clockwork are big; they come when somebody opens one. */
const Calendar = lazy(async () => ({ default: (await import('../fields/Calendar')).Calendar }));

/** The size of the calendar, so that nothing jumps when it arrives. */
const Place = styled('div')({ width: 320, minHeight: 336 });

/** One end of a span of days, typed or picked. What is no day yet waits until it is one. */
export function DayFilter({ label, placeholder, value, locale, onChange }: DayFilterProps) {
  const { say } = useSay('list');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const day = typeof value === 'string' ? value : undefined;
  const means = typed === null || typed.trim() === '' ? undefined : parseDate(typed);
  const shown = typed !== null && (means === null || means === day) ? typed : formatDate(day ?? null);
  const isWrong = isLeft && means === null && shown === typed;
  const change = (text: string) => {
    setTyped(text);
    const next = text.trim() === '' ? undefined : parseDate(text);
    if (next !== null) onChange(next);
  };
  return (
    <>
      <TextInput
        size="small"
        hideLabel
        label={label}
        placeholder={placeholder}
        inputMode="numeric"
        value={shown}
        error={isWrong ? say('issues:notADate', { example: formatDate(locale.today) }) : undefined}
        onChange={(text) => {
          setLeft(false);
          change(growDay(text));
        }}
        onBlur={() => {
          setLeft(true);
        }}
        end={
          <IconAction
            size="small"
            edge="end"
            label={say('list:openCalendar', { label })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              setAnchor(event.currentTarget);
            }}
          >
            <CalendarIcon size={14} />
          </IconAction>
        }
      />
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
              day={day ?? null}
              locale={locale}
              isOpen={() => true}
              onPick={(picked) => {
                setTyped(null);
                onChange(picked);
                setAnchor(null);
              }}
            />
          </Suspense>
        </Place>
      </Popover>
    </>
  );
}
