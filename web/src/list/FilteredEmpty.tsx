import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import { useQueries } from '@tanstack/react-query';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { EmptyState } from '../ui/EmptyState';
import { useSay } from '../words/use-say';
import { filterText } from './filter-text';
import { useCountWords } from './use-count-words';
import type { List } from './use-list';
import { callQuery } from '../call/queries';
import { listInput } from './list-call';
import { findNarrowest } from './narrowest';

/** What a list is of, with how many there are without filters, and with the filter that leaves least. */
const phrasesOf = {
  here: { all: 'list:filteredText', narrow: 'list:filteredNarrow' },
  transferred: { all: 'list:filteredSent', narrow: 'list:filteredSentNarrow' },
  deleted: { all: 'list:filteredRetired', narrow: 'list:filteredRetiredNarrow' },
} as const;

/** Nothing is left under these filters: which of them leaves the least alone, and the ways out. */
export function FilteredEmpty({ list }: { readonly list: List }) {
  const { say, word } = useSay('list');
  const { model, place } = list.subject;
  const { all, narrowest } = useNarrowest(list);
  const { counted } = useCountWords(list);
  const words = useNarrowingWords(list);
  const text = () => {
    if (list.whole === undefined) return '\u00a0';
    const { figure, noun } = counted(list.whole);
    const figures = { place: place.boxName, whole: figure, noun };
    const phrases = phrasesOf[list.subject.of ?? 'here'];
    if (narrowest === null) return say(phrases.all, figures);
    return say(phrases.narrow, { ...figures, filter: words(narrowest).is });
  };
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say(model.gender === 'm' ? 'list:filteredTitleM' : 'list:filteredTitleF', {
        one: word(model.noun.one),
      })}
      text={text()}
      actions={
        <>
          {(all.length > 1 || list.state.pasted !== undefined || list.state.run !== undefined) && (
            <Button
              size="small"
              onClick={() => list.change({ filters: [], search: '', pasted: undefined, run: undefined })}
            >
              {say('list:clearFilters')}
            </Button>
          )}
          {narrowest !== null && (
            <Button size="small" onClick={() => list.change(without(list, narrowest))}>
              {words(narrowest).drop}
            </Button>
          )}
        </>
      }
    />
  );
}

function without({ state }: List, { search, filters }: Narrowing) {
  return search === ''
    ? { filters: state.filters.filter((item) => !filters.includes(item)) }
    : { search: '' };
}

/** What a filter or a search is called, and what the button says that drops it. */
function useNarrowingWords({ subject }: List) {
  const { say, word } = useSay('list');
  return ({ search, filters }: Narrowing): { readonly is: string; readonly drop: string } => {
    const [item] = filters;
    const field = subject.fields.find((each) => each.name === item?.field);
    if (item === undefined || field === undefined) {
      return { is: say('list:searchIs', { text: search }), drop: say('list:dropSearch') };
    }
    const label = word(field.label);
    const value = filterText(field, item, { locale: subject.locale, say });
    return {
      is: say('list:filterIs', { label, value }),
      drop: say('list:dropFilter', { label: label.toLowerCase() }),
    };
  };
}

/** One of the things that narrow a list: a filter, or the search. */
interface Narrowing {
  readonly search: string;
  readonly filters: readonly FilterItem[];
}

/** Everything that narrows a list, and which of it leaves the fewest rows alone; null until the server said. */
function useNarrowest({ subject, state }: List): {
  readonly all: readonly Narrowing[];
  readonly narrowest: Narrowing | null;
} {
  const all: readonly Narrowing[] = [
    ...state.filters.map((item) => ({ search: '', filters: [item] })),
    ...(state.search === '' ? [] : [{ search: state.search, filters: [] }]),
  ];
  const totals = useQueries({
    queries: all.map((each) => ({
      ...callQuery(
        'objects.list',
        listInput(subject, { ...each, sort: null, page: 0, pageSize: 20, names: [] }),
      ),
      // One alone is known to be the one.
      enabled: all.length > 1,
    })),
  });
  const at = all.length === 1 ? 0 : findNarrowest(totals.map((query) => query.data?.resTotal));
  return { all, narrowest: at === null ? null : (all[at] ?? null) };
}
