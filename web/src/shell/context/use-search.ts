import { useId, useMemo, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import type { Context } from '@huella/domain/rules/context';
import type { TopBar } from '../../session/context';
import type { Catalogue } from './catalogue';
import { searchContext, type Found } from './search-context';

/** Longest list of results that is drawn. */
const drawnResults = 50;

export interface ContextSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly listId: string;
  readonly idAt: (place: number) => string;
  readonly found: readonly Found[];
  /** Results beyond those drawn. */
  readonly hidden: number;
  /** The place of the result that Enter takes. */
  readonly active: number;
  readonly setActive: (place: number) => void;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** Takes a result: the search is over. */
  readonly take: (context: Context) => void;
  /** Up and down go through the results, Enter takes one. False when the key was not for the results. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** A search over all levels: a field with a list of results that the arrows go through. */
export function useContextSearch(
  { items, catalogue }: { readonly items: TopBar; readonly catalogue: Catalogue },
  now: Context,
  onTake: (context: Context) => void,
): ContextSearch {
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const all = useMemo(() => searchContext(items, catalogue, now, text), [items, catalogue, now, text]);
  const found = all.slice(0, drawnResults);
  const idAt = (place: number) => `${listId}-${place}`;
  const move = (step: number) => {
    const place = Math.min(Math.max(active + step, 0), found.length - 1);
    setActive(place);
    document.getElementById(idAt(place))?.scrollIntoView({ block: 'nearest' });
  };
  const isOpen = found.length > 0;
  const take = (context: Context) => {
    setText('');
    onTake(context);
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      setActive(0);
    },
    listId,
    idAt,
    found,
    hidden: all.length - found.length,
    active,
    setActive,
    take,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': idAt(active) }),
    },
    onKey: (event) => {
      const chosen = found[active];
      if (chosen === undefined) return false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') take(chosen.context);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
