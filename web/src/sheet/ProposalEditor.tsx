import { useId, useState, type KeyboardEvent } from 'react';
import { useProposals } from '../fields/use-proposals';
import { stepTo, type Option } from '../ui/option';
import { ListedEditor } from './ChoiceEditor';
import type { EditorProps } from './editor-props';
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
    session.save(option.value, 'below');
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
    <ListedEditor
      {...{ session, column, id, input, text, shown, onKeyDown }}
      chosen={nothingChosen}
      active={at}
      onText={(next) => {
        change(next);
        setAt(null);
      }}
      onMove={setAt}
      onPick={pick}
    />
  );
}
