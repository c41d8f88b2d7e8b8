import { useState } from 'react';
import { formatDate, parseDate } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import { growDay } from '../fields/typed-day';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { DayPicker } from './DayPicker';
import { shownText } from './shown-text';

export interface DayFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** A day in ISO form while there is one. */
  readonly value: unknown;
  readonly locale: Locale;
  readonly onChange: (value: string | undefined) => void;
  /** There is none while what is typed is none: a filter keeps the last one until then. */
  readonly isExact?: boolean;
}

/** One end of a span of days, typed or picked. What is no day yet waits until it is one. */
export function DayFilter({ label, placeholder, value, locale, onChange, isExact = false }: DayFilterProps) {
  const { say } = useSay('list');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const day = typeof value === 'string' ? value : undefined;
  const shown = shownText(typed, day, formatDate(day ?? null), parseDate);
  return (
    <TextInput
      size="small"
      hideLabel
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      value={shown.text}
      error={
        isLeft && shown.isWrong ? say('issues:notADate', { example: formatDate(locale.today) }) : undefined
      }
      onChange={(text) => {
        const grown = growDay(text);
        const next = grown.trim() === '' ? undefined : parseDate(grown);
        setLeft(false);
        setTyped(grown);
        if (next !== null) onChange(next);
        else if (isExact) onChange(undefined);
      }}
      onBlur={() => {
        setLeft(true);
      }}
      end={
        <DayPicker
          label={label}
          day={day ?? null}
          locale={locale}
          onPick={(picked) => {
            setTyped(null);
            onChange(picked);
          }}
        />
      }
    />
  );
}
