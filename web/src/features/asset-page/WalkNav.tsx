import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import type { ListWalk, Neighbour } from './use-list-walk';

export interface WalkNavProps {
  /** Null until it is known, and where there is none. */
  readonly walk: ListWalk | null;
  readonly onGo: (to: Neighbour) => void;
}

const Row = styled('nav')({ display: 'flex', alignItems: 'center', gap: 4 });
const Figure = styled('span')(({ theme }) => ({
  marginRight: 8,
  color: theme.palette.ink2,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
}));

/** By which button the page before was left: the one of the next has the focus. */
let leftBy: 'previous' | 'next' | null = null;

/** Where one is in a list, and the way to the record before and the one after, by keys too. */
export function WalkNav({ walk, onGo }: WalkNavProps) {
  const { say, language } = useSay('page');
  const go = (to: Neighbour | null) => {
    if (to !== null) onGo(to);
  };
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isKnown = walk !== null;
  useEffect(() => {
    if (!isKnown || leftBy === null) return;
    (leftBy === 'next' ? next : previous).current?.focus();
    leftBy = null;
  }, [isKnown]);
  useArrowKeys((by) => {
    go(by === 1 ? (walk?.next ?? null) : (walk?.previous ?? null));
  });
  if (walk === null) return null;
  return (
    <Row aria-label={say('page:walk')}>
      <Figure role="status">
        {say('page:walkAt', { at: formatCount(walk.at, language), total: formatCount(walk.total, language) })}
      </Figure>
      <IconAction
        ref={previous}
        label={say('page:walkPrevious')}
        disabled={walk.previous === null}
        onClick={() => {
          leftBy = 'previous';
          go(walk.previous);
        }}
      >
        <ChevronUp size={18} />
      </IconAction>
      <IconAction
        ref={next}
        label={say('page:walkNext')}
        disabled={walk.next === null}
        onClick={() => {
          leftBy = 'next';
          go(walk.next);
        }}
      >
        <ChevronDown size={18} />
      </IconAction>
    </Row>
  );
}

/** Where keys belong to something that is over the page, or to a text. */
const taken =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Alt with an arrow up or down, from anywhere on the page. */
function useArrowKeys(onMove: (by: 1 | -1) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      if (target instanceof Element && target.closest(taken) !== null) return;
      event.preventDefault();
      onMove(key === 'ArrowDown' ? 1 : -1);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [onMove]);
}
