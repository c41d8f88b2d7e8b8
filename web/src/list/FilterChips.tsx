import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { filterFields } from '@huella/domain/engine/lists/list-fields';
import { phone } from '../theme/media';
import { gutter, height } from '../theme/tokens';
import { FilterChip } from '../ui/FilterChip';
import { useSay } from '../words/use-say';
import { AddFilter } from './AddFilter';
import { filterText } from './filter-text';
import { withFilter } from './filter-widget';
import { PastedChip } from './PastedChip';
import { RunChip } from './RunChip';
import { UnfitLater } from './views/UnfitLater';
import type { FilterPlace } from './use-filter-place';
import type { List } from './use-list';

export interface FilterChipsProps {
  readonly list: List;
  readonly place: FilterPlace;
  /** Opens what pastes a list to filter by. */
  readonly onPaste: () => void;
}

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > li': { display: 'inline-flex', minWidth: 0, maxWidth: '100%' },
  [phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: `0 ${gutter.phone}px`,
    '& > li': { flex: 'none', minHeight: height.phoneTarget, alignItems: 'center' },
  },
});

/** The filters in use, each with its value and its way out; and the way to one more. */
export function FilterChips({ list, place, onPaste }: FilterChipsProps) {
  const { say, word } = useSay('list');
  const { subject, state, change } = list;
  const { locale } = subject;
  const fields = filterFields(subject.model, subject.fields);
  const active = fields.flatMap((field) => {
    const item = state.filters.find((each) => each.field === field.name);
    return item === undefined ? [] : [{ field, item }];
  });
  const isPhone = place.shape === 'screen';
  const hasAny =
    active.length + state.unfit.length > 0 ||
    state.pasted !== undefined ||
    state.run !== undefined ||
    list.columns.gone.length > 0;
  if (isPhone && !hasAny) return null;
  return (
    <Row aria-label={say('list:filters')}>
      {active.map(({ field, item }) => (
        <li key={field.name}>
          <FilterChip
            label={word(field.label)}
            value={filterText(field, item, { locale, say, short: isPhone, rows: list.rows })}
            onOpen={() => {
              place.open(field.name);
            }}
            onRemove={() => {
              change({ filters: withFilter(state.filters, field, null) });
            }}
          />
        </li>
      ))}
      {state.pasted !== undefined && (
        <li>
          <PastedChip pasted={state.pasted} change={change} onOpen={onPaste} />
        </li>
      )}
      {state.run !== undefined && (
        <li>
          <RunChip run={state.run} change={change} />
        </li>
      )}
      <UnfitLater list={list} />
      {!isPhone && (
        <li>
          <AddFilter
            fields={fields.filter((field) => active.every((each) => each.field !== field))}
            onPick={place.open}
          />
        </li>
      )}
      {hasAny && (
        <li>
          <ClearFilters change={change} />
        </li>
      )}
    </Row>
  );
}

function ClearFilters({ change }: Pick<List, 'change'>) {
  const { say } = useSay('list');
  return (
    <Button
      variant="text"
      color="secondary"
      size="small"
      onClick={() => {
        change({ filters: [], unfit: [], pasted: undefined, run: undefined });
      }}
    >
      {say('list:clearFilters')}
    </Button>
  );
}
