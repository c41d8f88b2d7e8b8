import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { drawnOptions, firstChosen, matchOptions, stepTo, type Option } from './option';
import { OptionList, optionId } from './OptionList';
import { SearchInput } from './SearchInput';

export interface OptionPanelProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** Several can be checked, and the panel stays open. */
  readonly multiple?: boolean;
  readonly onPick: (value: string) => void;
}

const SearchPlace = styled('div')(({ theme }) => ({
  padding: 8,
  borderBottom: `1px solid ${theme.palette.line}`,
}));
const Note = styled('p')(({ theme }) => ({
  padding: '8px 12px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** A list of options under a search: the focus stays in the search, arrows move, Enter picks. */
export function OptionPanel({ label, options, chosen, multiple = false, onPick }: OptionPanelProps) {
  const { say } = useSay();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(() => firstChosen(options, chosen));
  const found = matchOptions(options, text);
  const shown = found.slice(0, drawnOptions);
  useEffect(() => {
    search.current?.focus();
  }, []);

  const pick = (option: Option | undefined) => {
    if (option !== undefined && option.disabled !== true) onPick(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, shown.length);
    if (next !== null) setAt(next);
    else if (event.key === 'Enter') pick(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <SearchPlace>
        <SearchInput
          value={text}
          onChange={(typed) => {
            setText(typed);
            setAt(0);
          }}
          label={say('ui:search')}
          inputRef={search}
          onKeyDown={onKeyDown}
          inputProps={comboboxProps(id, shown.length > 0 ? at : null)}
        />
      </SearchPlace>
      {shown.length > 0 && (
        <OptionList
          id={id}
          label={label}
          options={shown}
          chosen={chosen}
          multiple={multiple}
          at={at}
          onMove={setAt}
          onPick={pick}
        />
      )}
      <OptionNotes text={text} shown={shown.length} found={found.length} />
    </div>
  );
}

/** What ties the search to its list; `at` is null while there is none. */
function comboboxProps(listId: string, at: number | null) {
  const tie = at === null ? {} : { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, at) };
  return { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': at !== null, ...tie } as const;
}

function OptionNotes({ text, shown, found }: { text: string; shown: number; found: number }) {
  const { say } = useSay();
  return (
    <div role="status">
      {shown === 0 && <Note>{text === '' ? say('ui:noOptions') : say('ui:noOption', { text })}</Note>}
      {found > shown && <Note>{say('ui:moreOptions', { count: found - shown })}</Note>}
    </div>
  );
}
