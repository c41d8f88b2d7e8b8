import { useState } from 'react';
import { filterFields } from '@huella/domain/engine/lists/list-fields';
import { FilterSection } from './FilterSection';
import { withFilter } from './filter-widget';
import type { FilterPlace } from './use-filter-place';
import type { List } from './use-list';
import { useDraft } from './use-draft';

/** The list follows a filter that stopped changing for so long. */
const quiet = 400;

export interface FilterFieldsProps {
  readonly list: List;
  readonly wanted: FilterPlace['wanted'];
}

/** Every filter of a model in its order; open are those that it opens, those in use, and those that were asked for. */
export function FilterFields({ list, wanted }: FilterFieldsProps) {
  const { subject, state, change } = list;
  const [filters, edit] = useDraft(
    state.filters,
    (next) => {
      change({ filters: next });
    },
    quiet,
  );
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState<FilterPlace['wanted']>(null);
  if (wanted !== asked) {
    setAsked(wanted);
    if (wanted !== null) setFolds(new Map(folds).set(wanted.name, true));
  }
  return filterFields(subject.model, subject.fields).map((field) => {
    const item = filters.find((each) => each.field === field.name);
    return (
      <FilterSection
        key={field.name}
        list={list}
        field={field}
        item={item}
        locale={subject.locale}
        isExpanded={folds.get(field.name) ?? (item !== undefined || field.tableFilter?.isExpanded === true)}
        onExpand={(isExpanded) => {
          setFolds(new Map(folds).set(field.name, isExpanded));
        }}
        wanted={wanted?.name === field.name ? wanted.count : null}
        onChange={(next) => {
          edit(withFilter(filters, field, next));
        }}
      />
    );
  });
}
