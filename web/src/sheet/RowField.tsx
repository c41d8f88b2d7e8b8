import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { isOfGridAlone } from '@huella/domain/engine/fields/grid-text';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import type { Issue } from '@huella/domain/model/errors';
import { isTyped } from '../fields/raw-value';
import { WarningText } from '../fields/WarningText';
import { widgets } from '../fields/widgets';
import { useSay } from '../words/use-say';
import { rawOfText, textOfRaw, tidyText } from './cell-raw';
import { openedCell } from './OpenedCell';
import { beforeOf, issueOf } from './grid-columns';
import { saysText } from './problems';
import type { SheetColumn, SheetRow } from './sheet-store';
import type { Fix } from './cell-choices';
import type { ProblemWords } from './use-fixes';

export interface RowFieldProps {
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly locale: Locale;
  /** The row as far as it can be read. */
  readonly values: Values;
  readonly words: ProblemWords;
  readonly onWrite: (field: string, text: string) => void;
  readonly onFix: (fix: Fix) => void;
}

/** A cell holds one value; there is no place inside of it. */
const nonePlaced: readonly Issue[] = [];

const Place = styled('div')({ minWidth: 0 });
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '&:empty': { display: 'none' },
});

/** id of the control of a field in the form of a row. */
export function rowFieldId(name: string): string {
  return `sheet-${name}`;
}

/** One cell of a row as a field of a form: the widget of its kind, with what is wrong and what mends it. */
export function RowField({ row, column, locale, values, words, onWrite, onFix }: RowFieldProps) {
  const { say, language } = useSay('sheet');
  const { field, label, mandatory } = column;
  const text = row.texts[field.name] ?? '';
  const { Input } = isOfGridAlone(field) ? openedCell : widgets[field.type];
  const draft = useDraft(column, text, locale, (written) => onWrite(field.name, written));
  const issue = issueOf(row, field.name);
  const problem = issue === undefined ? null : { row: row.row, field: field.name, issue, text };
  const choices = problem === null ? [] : words.choicesOf(problem);
  // A text that is none of the choices cannot be in their input; it is said beside it.
  const isLost =
    !isTyped(field) && text !== '' && draft.raw === null && (problem === null || !saysText(problem));
  const said = problem === null ? '' : words.textOf(problem);
  const whole = isLost ? `${said}. ${say('sheet:written', { text })}` : said;
  return (
    <Place>
      <Input
        field={field}
        id={rowFieldId(field.name)}
        label={label}
        required={mandatory}
        disabled={row.readOnly === true}
        hint={
          issue?.level === 'warning' ? (
            <WarningText>{whole}</WarningText>
          ) : (
            // Cells are written in the language of their sheet; what is said of them is in that of whoever reads it.
            (beforeOf(row, column) ?? field.hint?.[language])
          )
        }
        error={issue?.level === 'error' ? whole : undefined}
        placed={nonePlaced}
        value={draft.raw}
        onChange={draft.change}
        onBlur={draft.leave}
        locale={locale}
        values={values}
      />
      <Choices>
        {choices.map((fix) => (
          <Link
            key={fix.label}
            component="button"
            type="button"
            variant="subtitle2"
            onClick={() => onFix(fix)}
          >
            {fix.label}
          </Link>
        ))}
      </Choices>
    </Place>
  );
}

/** What is typed stays with the field until it is left; what is chosen is written at once. */
function useDraft({ field }: SheetColumn, text: string, locale: Locale, write: (text: string) => void) {
  const [typed, setTyped] = useState<{ readonly over: string; readonly raw: Value } | null>(null);
  const pending = useRef<Value | undefined>(undefined);
  const held = typed?.over === text ? typed.raw : undefined;
  return {
    raw: held === undefined ? rawOfText(field, text, locale) : held,
    change: (raw: Value) => {
      if (isTyped(field)) {
        pending.current = raw;
        setTyped({ over: text, raw });
      } else write(textOfRaw(field, raw, locale));
    },
    leave: () => {
      const raw = pending.current;
      pending.current = undefined;
      setTyped(null);
      if (raw !== undefined) write(tidyText(field, textOfRaw(field, raw, locale), locale));
    },
  };
}
