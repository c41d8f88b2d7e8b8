import { useCallback, useMemo, type ReactNode } from 'react';
import type { Delegation } from '@huella/domain/calls/delegations';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { PickFilter } from '../../list/PickFilter';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import {
  boxesAmong,
  companiesAmong,
  isNarrowed,
  personName,
  rolesAmong,
  type DelegationFilter,
} from './delegations-list';

export interface DelegationsBarProps {
  /** What can be found here. */
  readonly delegations: readonly Delegation[];
  readonly filter: DelegationFilter;
  readonly onFilter: (change: Partial<DelegationFilter>) => void;
  readonly found: number;
  /** The id of the count, which takes the focus when a card goes. */
  readonly countId: string;
  readonly quota?: ReactNode;
}

/** The search and filters over delegations, how many there are, what is left of a quota. */
export function DelegationsBar(props: DelegationsBarProps) {
  const { say, language } = useSay('delegations');
  const { delegations, filter, onFilter, found, countId, quota } = props;
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  const slots = { shown: formatCount(found, language), total: formatCount(delegations.length, language) };
  return (
    <CardsBar
      searchLabel={say('delegations:search')}
      text={filter.q}
      onText={onText}
      filters={<Filters {...{ delegations, filter, onFilter }} />}
      end={
        <>
          <CardsCount id={countId} tabIndex={-1} aria-live="polite" sx={{ outline: 'none' }}>
            {isNarrowed(filter)
              ? say('delegations:shownOf', slots)
              : say('delegations:counted', { count: found })}
          </CardsCount>
          {quota}
        </>
      }
    />
  );
}

/** A filter is there where it has something to choose between, or is chosen. */
function Filters({
  delegations,
  filter,
  onFilter,
}: Pick<DelegationsBarProps, 'delegations' | 'filter' | 'onFilter'>) {
  const { say } = useSay('delegations');
  const companies = useMemo(() => companiesAmong(delegations), [delegations]);
  const boxes = useMemo(() => boxesAmong(delegations, filter.company), [delegations, filter.company]);
  const roles = useMemo(() => rolesAmong(delegations), [delegations]);
  const person = delegations.find(({ id_user: id }) => String(id) === filter.person);
  const people = person === undefined ? [] : [{ value: filter.person, label: personName(person) }];
  const filters = [
    { name: 'person', label: say('delegations:person'), options: people },
    { name: 'company', label: say('delegations:company'), options: companies },
    { name: 'box', label: say('delegations:establishment'), options: boxes },
    { name: 'role', label: say('delegations:role'), options: roles },
  ] as const;
  return filters.map(
    ({ name, label, options }) =>
      (options.length > 1 || filter[name] !== '') && (
        <PickFilter
          key={name}
          label={label}
          options={options}
          value={filter[name]}
          onChange={(value) => {
            // Establishments are of their company.
            onFilter(name === 'company' ? { company: value, box: '' } : { [name]: value });
          }}
        />
      ),
  );
}
