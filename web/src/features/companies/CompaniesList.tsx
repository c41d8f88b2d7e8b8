import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback } from 'react';
import { relationKinds } from '@huella/domain/model/relation-kinds';
import { CardsBar } from '../../list/CardsBar';
import { PickFilter } from '../../list/PickFilter';
import { CardGrid } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { CompanyCard } from './CompanyCard';
import { findCompanies, type Company, type CompanyFilter } from './companies-list';
import { relationLooks } from './RelationChip';

export interface CompaniesListProps {
  readonly companies: readonly Company[];
  readonly filter: CompanyFilter;
  readonly onFilter: (change: Partial<CompanyFilter>) => void;
}

/** From so many companies on there is something to search among. */
const searchFrom = 4;

/** The cards of companies, by name as they come, under a search and filters. */
export function CompaniesList({ companies, filter, onFilter }: CompaniesListProps) {
  const { say } = useSay('organisation');
  const found = findCompanies(companies, filter);
  const isNarrowed = filter.q !== '' || filter.chain !== '' || filter.relation !== '';
  return (
    <>
      {(companies.length >= searchFrom || isNarrowed) && (
        <Bar companies={companies} filter={filter} onFilter={onFilter} />
      )}
      {found.length === 0 ? (
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say('organisation:nothingFound')}
          text={say('organisation:nothingFoundText')}
          actions={
            <Button
              size="small"
              onClick={() => {
                onFilter({ q: '', chain: '', relation: '' });
              }}
            >
              {say('organisation:clearAll')}
            </Button>
          }
        />
      ) : (
        <CardGrid as="ul" aria-label={say('organisation:companies')}>
          {found.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function Bar({ companies, filter, onFilter }: CompaniesListProps) {
  const { say } = useSay('organisation');
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  const chains = new Map(companies.map(({ suplychain, chainName }) => [String(suplychain), chainName]));
  const relations = relationKinds.filter((kind) => companies.some(({ origin }) => origin === kind));
  return (
    <CardsBar
      searchLabel={say('organisation:searchCompanies')}
      text={filter.q}
      onText={onText}
      filters={
        <>
          {chains.size > 1 && (
            <PickFilter
              label={say('organisation:chain')}
              options={[...chains].map(([value, label]) => ({ value, label }))}
              value={filter.chain}
              onChange={(chain) => {
                onFilter({ chain });
              }}
            />
          )}
          {relations.length > 1 && (
            <PickFilter
              label={say('organisation:relation')}
              options={relations.map((value) => ({ value, label: say(relationLooks[value].phrase) }))}
              value={filter.relation}
              onChange={(relation) => {
                onFilter({ relation });
              }}
            />
          )}
        </>
      }
    />
  );
}
