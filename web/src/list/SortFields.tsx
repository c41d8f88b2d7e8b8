import { styled } from '@mui/material/styles';
import { canSort } from '@huella/domain/engine/lists/list-fields';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { Segmented } from '../ui/Segmented';
import { SelectInput } from '../ui/SelectInput';
import { useSay } from '../words/use-say';
import { usualSort, type List } from './use-list';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBottom: 20,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.palette.line}`,
}));

/** How a list is ordered, where it has no headings to press: on telephones. */
export function SortFields({ list }: { readonly list: List }) {
  const { say, word } = useSay('list');
  const fields = list.subject.fields.filter((field) => canSort(field) && field.hideInList !== true);
  const direction = list.sort?.direction ?? 'asc';
  // Whoever presses one right after the other keeps both, also before the first was drawn.
  const sortBy = (next: (sort: Sort | null) => Sort | null) => {
    list.change(({ sort }) => ({ sort: next(sort ?? usualSort(list.subject)) }));
  };
  return (
    <Root>
      <SelectInput
        label={say('list:sortBy')}
        options={fields.map((field) => ({ value: field.name, label: word(field.label) }))}
        value={list.sort?.field ?? ''}
        onChange={(field) => {
          sortBy((sort) => (field === '' ? null : { field, direction: sort?.direction ?? 'asc' }));
        }}
      />
      <Segmented
        label={say('list:sortDirection')}
        options={[
          { value: 'asc', label: say('list:upwards') },
          { value: 'desc', label: say('list:downwards') },
        ]}
        value={direction}
        onChange={(way) => {
          sortBy((sort) => sort && { ...sort, direction: way });
        }}
      />
    </Root>
  );
}
