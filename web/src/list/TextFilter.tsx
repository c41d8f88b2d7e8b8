import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../ui/SearchInput';
import { ChipFilter } from './ChipFilter';
import { useQuiet } from './use-quiet';

export interface TextFilterProps {
  /** What is filtered: 'Usuario'. */
  readonly label: string;
  /** The text looked for; the empty text is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Panel = styled('div')({ padding: 12 });

/** A filter by part of a text, behind a chip. It counts once nothing was typed for half a second, or with Enter. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  return (
    <ChipFilter label={label} value={value === '' ? undefined : value} onRemove={() => onChange('')}>
      {(close) => (
        <Panel>
          <Typed label={label} value={value} onChange={onChange} onDone={close} />
        </Panel>
      )}
    </ChipFilter>
  );
}

function Typed({ label, value, onChange, onDone }: TextFilterProps & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState(value);
  const quiet = useQuiet(typed);
  const sent = useRef(value);
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    onChange(text);
  };
  useEffect(() => {
    if (quiet === sent.current) return;
    sent.current = quiet;
    onChange(quiet);
  }, [quiet, onChange]);
  return (
    <SearchInput
      size="small"
      autoFocus
      label={label}
      value={typed}
      onChange={setTyped}
      inputProps={{ maxLength: 100 }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The chip gets the focus back, and would be pressed by the same key.
        event.preventDefault();
        send(typed);
        onDone();
      }}
    />
  );
}
