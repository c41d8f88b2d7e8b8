import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../address';
import { useListSubject } from '../../list/list-subject';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import type { SheetPart } from './parts';
import { useListWalk, type Neighbour } from './use-list-walk';

export interface ListWalkProps {
  readonly pk: number;
  /** Its place in the list as the address says it, from 1. */
  readonly at: number;
  readonly part: SheetPart;
  readonly place: Place;
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

/** Where one is in the list that one came from, and the way to the asset before and the one after, by keys too. */
export function ListWalk({ pk, at, part, place }: ListWalkProps) {
  const { say, language } = useSay('page');
  const navigate = useNavigate();
  const walk = useListWalk(useListSubject(place), pk, at);
  const go = (to: Neighbour | null) => {
    if (to === null) return;
    const href = addressOf(paths.assetEdit, { pk: to.pk, mode: 'view', at: to.at, part });
    // Going back leads to the list, however far one has walked.
    void navigate({ href, replace: true });
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
