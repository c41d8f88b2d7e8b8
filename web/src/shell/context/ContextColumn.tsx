import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ContextLevel } from '@huella/domain/rules/context';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { ContextOption } from './catalogue';
import { levelPhrases } from './levels';
import { OptionRow } from './OptionRow';

export interface ContextColumnProps {
  readonly level: ContextLevel;
  readonly options: readonly ContextOption[];
  readonly chosen: number | null;
  /** Whether the level above is chosen, so that options can be expected. */
  readonly isReached: boolean;
  readonly onPick: (id: number) => void;
  /** The right arrow: on to the next level from this option. */
  readonly onNext?: ((id: number) => void) | undefined;
  /** The left arrow. */
  readonly onBack?: (() => void) | undefined;
  /** The up arrow on the first option, or a letter: on to the search, which takes the letter. */
  readonly onLeave?: (() => void) | undefined;
}

const List = styled('div')({
  padding: 8,
  paddingTop: 0,
  overflowY: 'auto',
  minHeight: 0,
  scrollPaddingBlock: 8,
});
const Note = styled('p')(({ theme }) => ({
  padding: '8px 16px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** The options of one level. Up and down move within it, Enter chooses, left and right go to the other levels. */
export function ContextColumn(props: ContextColumnProps) {
  const { level, options, chosen, isReached } = props;
  const { say } = useSay('shell');
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const ids = options.map(({ id }) => id);
  const stop = [visited, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  if (options.length === 0)
    return <Note>{say(isReached ? 'shell:nothingOffered' : 'shell:chooseAbove')}</Note>;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = visited === null ? -1 : ids.indexOf(visited);
    const id = ids[at];
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => focusAt(list.current, at + 1),
      ArrowUp: at === 0 ? props.onLeave : () => focusAt(list.current, at - 1),
      Home: () => focusAt(list.current, 0),
      End: () => focusAt(list.current, ids.length - 1),
      ArrowRight: props.onNext && (() => props.onNext?.(id)),
      ArrowLeft: props.onBack,
      Enter: () => props.onPick(id),
      ' ': () => props.onPick(id),
    };
    const move = moves[event.key];
    if (move === undefined && event.key.length === 1) props.onLeave?.();
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const Sign = level === 'establishment' ? Check : ChevronRight;
  return (
    <List
      ref={list}
      role="listbox"
      aria-label={say(levelPhrases[level].name)}
      data-level={level}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          isChosen={option.id === chosen}
          tabIndex={option.id === stop ? 0 : -1}
          onFocus={() => setVisited(option.id)}
          onClick={() => props.onPick(option.id)}
          sign={option.id === chosen && <Sign size={16} aria-hidden="true" />}
        />
      ))}
    </List>
  );
}

function focusAt(list: HTMLElement | null, place: number): void {
  list?.querySelectorAll<HTMLElement>('[role="option"]')[place]?.focus();
}

/** Gives the focus to the option of a level that is next in line: the chosen one, or the first. */
export function focusLevel(root: HTMLElement | null, level: ContextLevel): void {
  const list = root?.querySelector(`[data-level="${level}"]`);
  const option = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  (option ?? list?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
}
