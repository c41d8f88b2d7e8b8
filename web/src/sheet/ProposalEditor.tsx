import { useId, useState, type KeyboardEvent } from 'react';
import { useProposals } from '../fields/use-proposals';
import { stepTo, type Option } from '../ui/option';
import { optionId } from '../ui/OptionList';
import { Options } from './ChoiceEditor';
import type { EditorProps } from './CellEditor';
import { EditorInput } from './sheet-look';
import { useCellText } from './use-cell-text';

const nothingChosen: readonly string[] = [];

/** A text with what is proposed for it under the cell: arrows move, Enter picks; what is typed is kept as it is. */
export function ProposalEditor({ session, column }: EditorProps) {
  const id = useId();
  const { input, text, change, onKeyDown: endByKey } = useCellText<HTMLInputElement>(session);
  const [at, setAt] = useState<number | null>(null);
  const { found = [] } = useProposals(column.field, text, true);
  const shown = found.map((each): Option => ({ value: each.value, label: each.value }));
  const pick = (option: Option) => {
    session.save(option.value, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at ?? (event.key === 'ArrowDown' ? -1 : 0), shown.length);
    const option = at === null ? undefined : shown[at];
    if (next !== null) {
      event.preventDefault();
      setAt(next);
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      pick(option);
    } else endByKey(event);
  };
  return (
    <>
      <EditorInput
        ref={input}
        role="combobox"
        aria-label={column.label}
        aria-expanded={shown.length > 0}
        aria-autocomplete="list"
        aria-controls={id}
        {...(at === null ? {} : { 'aria-activedescendant': optionId(id, at) })}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          change(event.target.value);
          setAt(null);
        }}
        onKeyDown={onKeyDown}
      />
      <Options
        id={id}
        session={session}
        column={column}
        shown={shown}
        chosen={nothingChosen}
        at={at ?? -1}
        onMove={setAt}
        onPick={pick}
      />
    </>
  );
}
