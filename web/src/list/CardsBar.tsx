import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../shell/use-media';
import { phone } from '../theme/media';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { SearchInput } from '../ui/SearchInput';
import { useQuiet } from './use-quiet';

export interface CardsBarProps {
  readonly searchLabel: string;
  /** What the address holds of the search. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Chips of filters. */
  readonly filters: ReactNode;
  /** At the right: how many there are, how they are shown. */
  readonly end?: ReactNode;
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > [data-part="search"]': { width: 'min(276px, 100%)' },
  '& > [data-part="end"]': { display: 'flex', alignItems: 'center', gap: 12, marginLeft: 'auto' },
  [phone]: {
    '& > [data-part="search"]': { width: '100%' },
    '& > [data-part="end"]': { width: '100%', margin: 0 },
    // The figures break into lines; what is after them keeps its width.
    '& > [data-part="end"] > *': { flex: 'none' },
    '& > [data-part="end"] > :not(* + *)': { flex: '1 1 0', minWidth: 0 },
  },
});

/** What is over a list of cards: a search as one types, filters, how many there are. */
export function CardsBar({ searchLabel, text, onText, filters, end }: CardsBarProps) {
  const isPhone = useIsPhone();
  const [typed, type] = useAddressText(text, onText);
  return (
    <Bar>
      <div data-part="search">
        <SearchInput
          size={isPhone ? 'medium' : 'small'}
          value={typed}
          onChange={type}
          label={searchLabel}
          placeholder={searchLabel}
          inputProps={{ maxLength: 100 }}
        />
      </div>
      {filters}
      {end !== undefined && <div data-part="end">{end}</div>}
    </Bar>
  );
}

/** How many there are, announced again when it changes. */
export const CardsCount = styled('span')(({ theme }) => ({
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/**
 * A search whose text the address keeps: what is typed counts once nothing more is typed for half a second. A text
 * that the address gets by another way, such as dropping every filter, is taken over.
 */
function useAddressText(
  text: string,
  onText: (text: string) => void,
): readonly [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const quiet = useQuiet(typed);
  const sent = useRef(text);
  useEffect(() => {
    if (quiet === sent.current) return;
    sent.current = quiet;
    onText(quiet);
  }, [quiet, onText]);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== quiet) setTyped(text);
  }
  return [typed, setTyped];
}
