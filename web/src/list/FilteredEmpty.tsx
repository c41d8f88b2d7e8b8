import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import type { FilterItem } from '@huella/domain/lists/filter';
import { callQuery } from '../call/queries';
import { EmptyState } from '../ui/EmptyState';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { filterText } from './filter-text';
import { listInput } from './list-call';
import { findNarrowest } from './narrowest';
import type { List } from './use-list';

interface Narrowing {
  readonly search: string;
  readonly filters: readonly FilterItem[];
}

/** Nothing is left under these filters: which of them leaves the least alone, and the ways out. */
export function FilteredEmpty({ list }: { readonly list: List }) {
  const { say, word, language } = useSay('list');
  const { subject, state, change, whole } = list;
  const { model, place } = subject;
  const narrowings = narrowingsOf(list);
  const totals = useQueries({
    queries: narrowings.map((each) => ({
      ...callQuery(
        'objects.list',
        listInput(subject, { ...each, sort: null, page: 0, pageSize: 20, names: [] }),
      ),
      // One alone is known to be the one.
      enabled: narrowings.length > 1,
    })),
  });
  const at = findNarrowest(totals.map((query) => query.data?.resTotal));
  const narrowest = narrowings[narrowings.length === 1 ? 0 : (at ?? -1)];
  const words = narrowest === undefined ? null : wordsOf(narrowest);
  const count = whole ?? 0;
  const figures = {
    place: place.boxName,
    whole: formatCount(count, language),
    noun: word(count === 1 ? model.noun.one : model.noun.counted),
  };
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say(model.gender === 'm' ? 'list:filteredTitleM' : 'list:filteredTitleF', {
        one: word(model.noun.one),
      })}
      text={
        whole === undefined
          ? '\u00a0'
          : words === null
            ? say('list:filteredText', figures)
            : say('list:filteredNarrow', { ...figures, filter: words.is })
      }
      actions={
        <>
          {narrowings.length > 1 && (
            <Button size="small" onClick={() => change({ filters: [], search: '' })}>
              {say('list:clearFilters')}
            </Button>
          )}
          {narrowest !== undefined && words !== null && (
            <Button
              size="small"
              onClick={() =>
                change(
                  narrowest.search === ''
                    ? { filters: state.filters.filter((each) => each.field !== narrowest.filters[0]?.field) }
                    : { search: '' },
                )
              }
            >
              {words.drop}
            </Button>
          )}
        </>
      }
    />
  );

  function wordsOf({ search, filters }: Narrowing): { readonly is: string; readonly drop: string } {
    const [item] = filters;
    const field = subject.fields.find((each) => each.name === item?.field);
    if (item === undefined || field === undefined) {
      return { is: say('list:searchIs', { text: `«${search}»` }), drop: say('list:dropSearch') };
    }
    const label = word(field.label);
    const value = filterText(field, item, { locale: subject.locale, say });
    return {
      is: say('list:filterIs', { label, value }),
      drop: say('list:dropFilter', { label: label.toLowerCase() }),
    };
  }
}

/** Every filter alone, and the search alone. */
function narrowingsOf({ state }: List): readonly Narrowing[] {
  return [
    ...state.filters.map((item) => ({ search: '', filters: [item] })),
    ...(state.search === '' ? [] : [{ search: state.search, filters: [] }]),
  ];
}
