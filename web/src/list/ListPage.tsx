import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { phone } from '../theme/media';
import { gutter, height } from '../theme/tokens';
import { CountPill } from '../ui/CountPill';
import { useSay } from '../words/use-say';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { ListBody } from './ListBody';
import { ListFoot } from './ListFoot';
import { ListHeader } from './ListHeader';
import { ListSearch } from './ListSearch';
import { OpenPasted, PastedListLater } from './PastedListLater';
import { findSame } from './list-call';
import type { RowLinks } from './row-links';
import type { SelectionAction } from './SelectionBar';
import { ViewsLater } from './views/ViewsLater';
import { useFilterPlace, type FilterPlace } from './use-filter-place';
import type { List } from './use-list';
import { useSelection, type SelectionChoice } from './use-selection';

export interface ListPageProps {
  readonly list: List;
  readonly title: string;
  readonly links: RowLinks;
  /** The buttons at the head; the main one is filled unless another filled one is in view. */
  readonly headActions: (isMain: boolean) => ReactNode;
  /** What can be done with the selected rows. */
  readonly selectionActions: (choice: SelectionChoice) => readonly SelectionAction[];
  /** Shown while nothing was made yet. */
  readonly empty: ReactNode;
}

// What only some meet comes with the first press that needs it: the first rows wait for nothing of it.
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));
const PausedDialog = lazy(async () => ({ default: (await import('./PausedDialog')).PausedDialog }));

const Root = styled('div')({
  // The list takes the height that the frame leaves, and scrolls inside.
  flex: '1 1 0',
  // In a low window, or zoomed in, the sheet scrolls instead.
  minHeight: 440,
  display: 'flex',
  flexDirection: 'column',
  [phone]: { flex: '1 0 auto', minHeight: 0 },
});
const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: height.chipRow,
  padding: `5px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
}));
const Ways = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, flex: 'none' });
const SearchPlace = styled('div')({ width: 'clamp(140px, 22vw, 220px)' });
const PhoneBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `0 ${gutter.phone}px 8px`,
  '& > div:first-of-type': { flex: 1 },
});
const Columns = styled('div')({ flex: 1, display: 'flex', minHeight: 0 });
const Main = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

/** A whole list: head, filters, rows as a grid or cards, what is selected, pages. */
export function ListPage({ list, title, links, headActions, selectionActions, empty }: ListPageProps) {
  const place = useFilterPlace();
  const shown = useDrawn(list, links);
  const isPhone = place.shape === 'screen';
  // Where no filter was pressed they are drawn with the rows; on a telephone the order is among them.
  const isAsShown = !isPhone && list.subject === shown.list.subject && findSame(list.state, shown.list.state);
  const filtered = isAsShown ? shown.list : list;
  const choice = useSelection(shown.list);
  const [paused, setPaused] = useState<AssetRow | null>(null);
  const { total = 0 } = list;
  const hasSelection = choice.count > 0;
  // Where nothing was made yet there is nothing to filter.
  const isBare = list.total === 0 && !list.isNarrowed;
  const hasButtonOfItsOwn = list.total === undefined ? list.error !== null : isBare;
  return (
    <Root>
      <ListHeader
        list={list}
        title={title}
        hasColumns={!isPhone}
        actions={headActions(!hasSelection && !hasButtonOfItsOwn)}
      />
      {!isBare && <FilterBar list={list} place={place} choice={choice} />}
      <Columns>
        <Main>
          <ListBody
            {...shown}
            isBusy={list.isBehind || list !== shown.list}
            empty={empty}
            isPhone={isPhone}
            selection={choice.selection}
            onSelect={choice.select}
            onWhy={setPaused}
          />
          {choice.isPasting && <PastedListLater list={list} choice={choice} />}
          {hasSelection && (
            <Suspense fallback={null}>
              <SelectionBar list={list} choice={choice} actions={selectionActions(choice)} />
            </Suspense>
          )}
          {total > 0 && <ListFoot list={list} choice={choice} isPhone={isPhone} />}
        </Main>
        {!isBare && <FilterPanel list={filtered} place={place} />}
      </Columns>
      {paused !== null && (
        <Suspense fallback={null}>
          <PausedDialog
            row={paused}
            links={links}
            onClose={() => {
              setPaused(null);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

/**
 * What the rows are drawn by: other ones, or another order of them, once what was pressed or typed has answered, as a slow
 * machine draws a page of them for half a second.
 */
function useDrawn(list: List, links: RowLinks): { readonly list: List; readonly links: RowLinks } {
  return useDeferredValue(useMemo(() => ({ list, links }), [list, links]));
}

interface FilterBarProps {
  readonly list: List;
  readonly place: FilterPlace;
  readonly choice: SelectionChoice;
}

function FilterBar({ list, place, choice }: FilterBarProps) {
  if (place.shape !== 'screen') {
    return (
      <Bar>
        <FilterChips list={list} place={place} onPaste={choice.paste} />
        <Ways>
          <ViewsLater list={list} />
          <OpenPasted size="small" onOpen={choice.paste} />
          {(place.shape === 'drawer' || !place.isOpen) && (
            <>
              <SearchPlace>
                <ListSearch list={list} />
              </SearchPlace>
              <OpenFilters list={list} place={place} />
            </>
          )}
        </Ways>
      </Bar>
    );
  }
  return (
    <>
      <PhoneBar>
        <ListSearch list={list} size="medium" />
        <ViewsLater list={list} />
        <OpenFilters list={list} place={place} />
        <OpenPasted onOpen={choice.paste} />
      </PhoneBar>
      <FilterChips list={list} place={place} onPaste={choice.paste} />
    </>
  );
}

function OpenFilters({ list, place }: Omit<FilterBarProps, 'choice'>) {
  const { say } = useSay('list');
  const count = list.state.filters.length;
  return (
    <Button
      size="small"
      startIcon={<SlidersHorizontal size={16} />}
      aria-haspopup={place.shape === 'panel' ? undefined : 'dialog'}
      onClick={() => {
        place.open();
      }}
    >
      {say('list:filters')}
      {count > 0 && (
        <>
          &nbsp;
          <CountPill count={count} tone="accent" />
        </>
      )}
    </Button>
  );
}
