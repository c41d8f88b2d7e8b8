import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { drawnItems, topOf } from './drawn-items';

export interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, at: number) => ReactNode;
  /** px that an item takes, before it is measured. */
  readonly guess: number;
  /** The item to keep in view; -1 for none. */
  readonly at: number;
}

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', position: 'relative' });

/** A list of any length: only what is in view is drawn, each item as high as it needs to be. */
export function LongList<Item>({ label, items, keyOf, render, guess, at }: LongListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [view, setView] = useState({ top: 0, room: 800 });
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const { first, end, before, after } = drawnItems({ count: items.length, heights, guess, ...view });

  const kept = useRef({ first, heights, guess });
  useEffect(() => {
    kept.current = { first, heights, guess };
  });
  const look = () => {
    const element = scroller.current;
    if (element !== null) setView({ top: element.scrollTop, room: element.clientHeight });
  };
  // Items are measured once they are drawn, and again when they become wider or narrower.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      look();
      const taller = newHeights([...(list.current?.children ?? [])], kept.current);
      if (taller.length > 0) setHeights((known) => new Map([...known, ...taller]));
    });
    for (const element of [scroller.current, list.current]) if (element !== null) watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || at < 0) return;
    const top = topOf(at, kept.current);
    const bottom = topOf(at + 1, kept.current);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
  }, [at]);

  return (
    // What scrolls can be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes the focus to be scrolled
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={label} onScroll={look}>
      <ul ref={list} style={{ paddingTop: before, paddingBottom: after }}>
        {items.slice(first, end).map((item, place) => (
          <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={first + place + 1}>
            {render(item, first + place)}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

interface Known {
  readonly first: number;
  readonly heights: ReadonlyMap<number, number>;
  readonly guess: number;
}

/** The heights of drawn items that are not what was known of them. */
function newHeights(drawn: readonly Element[], { first, heights, guess }: Known) {
  return drawn
    .map((child, place) => [first + place, child.getBoundingClientRect().height] as const)
    .filter(([place, tall]) => Math.abs((heights.get(place) ?? guess) - tall) > 0.5);
}
