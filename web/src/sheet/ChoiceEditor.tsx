import Popper from '@mui/material/Popper';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Field } from '@huella/domain/model/field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isKeys, type Value, plainText } from '@huella/domain/model/value';
import { drawnOptions } from '../fields/field-options';
import { matchOptions, stepTo, type Option } from '../ui/option';
import { OptionList, optionId } from '../ui/OptionList';
import { useSay } from '../words/use-say';
import type { EditorProps } from './editor-props';
import { rawOfText, textOfRaw } from './cell-raw';
import { EditorInput, FloatingSheet, overCells } from './sheet-look';
import { stepOfTab, useCellText } from './use-cell-text';

/**
 * One or several of a list: typing narrows it, arrows move, Enter picks. Text that is none of the options is kept as
 * it was typed, and marked by the check.
 */
export function ChoiceEditor(props: EditorProps) {
  const { session, column } = props;
  const id = useId();
  const { input, text, choice, active, setAt, narrow, pick, onKeyDown } = useChoosing(props);
  return (
    <ListedEditor
      {...{ session, column, id, input, text, active }}
      shown={choice.shown}
      chosen={choice.chosen}
      onText={(next) => narrow(next, true)}
      onKeyDown={onKeyDown}
      onMove={setAt}
      onPick={pick}
    />
  );
}

interface ListedEditorProps extends Pick<EditorProps, 'session' | 'column'> {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly shown: readonly Option[];
  readonly chosen: readonly string[];
  /** The option that the arrows are on. */
  readonly active: number | null;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onMove: (at: number) => void;
  readonly onPick: (option: Option) => void;
}

/** The input of a cell with a list under it. */
export function ListedEditor(props: ListedEditorProps) {
  const { session, column, id, input, text, shown, chosen, active, onText, onKeyDown, onMove, onPick } =
    props;
  return (
    <>
      <EditorInput
        ref={input}
        role="combobox"
        aria-label={column.label}
        aria-expanded={shown.length > 0}
        aria-autocomplete="list"
        aria-controls={id}
        {...(active === null ? {} : { 'aria-activedescendant': optionId(id, active) })}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Options {...{ id, session, column, shown, chosen, onMove, onPick }} at={active ?? -1} />
    </>
  );
}

/** What is typed in the cell, which option the arrows are on, and what the keys do. */
function useChoosing(props: EditorProps) {
  const { session, column } = props;
  const { input, text, change, onKeyDown: endByKey } = useCellText<HTMLInputElement>(session);
  const [at, setAt] = useState<number | null>(null);
  // Where the arrows go on after one of several was picked.
  const [last, setLast] = useState(-1);
  const [isTouched, setTouched] = useState(session.typed !== '');
  const choice = useChoice(props, text, isTouched);
  const { shown } = choice;
  const active = at ?? (isTouched && choice.query !== '' && shown.length > 0 ? 0 : null);

  const narrow = (next: string, touched: boolean) => {
    change(next);
    setTouched(touched);
    setAt(null);
  };
  const pick = (option: Option) => {
    if (option.disabled === true) return;
    const next = choice.textWith(option.value);
    if (!isMany(column.field)) session.save(next, 'below');
    else {
      setLast(choice.options.findIndex(({ value }) => value === option.value));
      // What is typed next is another one.
      narrow(next === '' ? '' : `${next}, `, false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = isTouched ? -1 : last;
    const next = stepTo(
      event.key,
      at ?? (event.key === 'ArrowDown' ? from : Math.max(from, 0)),
      shown.length,
    );
    const option = active === null ? undefined : shown[active];
    if (next !== null) {
      event.preventDefault();
      setAt(next);
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Tab' && option !== undefined) {
      event.preventDefault();
      session.save(choice.textWith(option.value), stepOfTab(session, event.shiftKey));
    } else endByKey(event);
  };
  return { input, text, choice, active, setAt, narrow, pick, onKeyDown };
}

interface OptionsProps extends Pick<EditorProps, 'session' | 'column'> {
  readonly id: string;
  readonly shown: readonly Option[];
  readonly chosen: readonly string[];
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onPick: (option: Option) => void;
}

/** The options under the cell. */
function Options({ id, session, column, shown, chosen, at, onMove, onPick }: OptionsProps) {
  const { say } = useSay('sheet');
  return (
    <Popper open={shown.length > 0} anchorEl={session.element} placement="bottom-start" sx={overCells}>
      <FloatingSheet
        sx={{ minWidth: session.element.offsetWidth, maxWidth: 360 }}
        // The focus stays in the cell.
        onMouseDown={(event) => event.preventDefault()}
      >
        <OptionList
          id={id}
          label={say('sheet:options', { field: column.label })}
          options={shown}
          chosen={chosen}
          multiple={isMany(column.field)}
          at={at}
          onMove={onMove}
          onPick={onPick}
        />
      </FloatingSheet>
    </Popper>
  );
}

function isMany(field: Field): boolean {
  return fieldKinds[field.type].chooses === 'several';
}

/** The options that what is typed leaves, and what the cell holds once one of them is picked. */
function useChoice({ column, locale, values }: EditorProps, text: string, isTouched: boolean) {
  const { field } = column;
  const many = isMany(field);
  const raw = rawOfText(field, text, locale);
  const options = optionsOf({ column, locale, values }, raw);
  // Of several parted by commas, the one that is being typed narrows the list.
  const query = (many ? (text.split(',').at(-1) ?? '') : text).trim();
  const chosen = isKeys(raw) ? raw : raw === null ? [] : [plainText(raw)];
  const settled = many && isTouched ? text.split(',').slice(0, -1) : text.split(',');
  const textWith = (value: string): string => {
    if (field.type === 'checkbox') return textOfRaw(field, value === 'true', locale);
    if (!many) return formatField(field, value, locale);
    const known = rawOfText(field, settled.join(','), locale);
    const keys = isKeys(known) ? known : [];
    const next = options
      .map((option) => option.value)
      .filter((key) => keys.includes(key) !== (key === value));
    return textOfRaw(field, next, locale);
  };
  return { options, query, chosen, textWith, shown: isTouched ? matchOptions(options, query) : options };
}

function optionsOf({ column, locale, values }: Omit<EditorProps, 'session'>, raw: Value): readonly Option[] {
  const { field } = column;
  if (field.type === 'colorx')
    return (field.presets ?? []).map(({ color, label }) => ({ value: color, label: label[locale.language] }));
  if (field.type !== 'checkbox') return drawnOptions(field, raw, values, locale);
  return [true, false].map((value) => ({ value: String(value), label: formatField(field, value, locale) }));
}
