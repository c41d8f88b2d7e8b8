import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useState } from 'react';
import { rightGroupIds, type RightGroupId } from '@huella/domain/rules/right-groups';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { CardsGround } from '../../list/CardsGround';
import { PickFilter } from '../../list/PickFilter';
import { useIsWide } from '../../shell/use-media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { RightsCards } from './RightsCards';
import { RightsTable } from './RightsTable';
import { rightWords } from '../../words/right-words';
import { findPeople, type PeopleFilter } from './rights-matrix';
import type { Rights, RightsPlace } from './rights-place';
import { SeatsUse } from './SeatsUse';
import { WhyPopover, type AskedWhy } from './WhyPopover';

export interface RightsPeopleViewProps {
  readonly place: RightsPlace;
  readonly rights: Rights;
  readonly filter: PeopleFilter;
  readonly onFilter: (change: Partial<PeopleFilter>) => void;
}

/** The people of a place with what each may do, under a search and a filter by right. */
export function RightsPeople(props: RightsPeopleViewProps) {
  const { place, rights, filter, onFilter } = props;
  const { sees } = rights;
  const { say } = useSay('rights');
  const isWide = useIsWide();
  const [asked, setAsked] = useState<AskedWhy | null>(null);
  const found = findPeople(rights.people, filter, place.of);
  const People = isWide ? RightsTable : RightsCards;
  return (
    <>
      {rights.seats !== null && <SeatsUse seats={rights.seats} />}
      <CardsGround>
        {sees === 'names' && (
          <Notice tone="info" title={say('rights:namesOnly')}>
            {say('rights:namesOnlyText', { company: rights.company.name })}
          </Notice>
        )}
        {sees !== 'own' ? (
          <Bar {...props} shown={found.length} />
        ) : (
          <Notice tone="info" title={say('rights:onlyYou')}>
            {say(place.of === 'box' ? 'rights:onlyYouBox' : 'rights:onlyYouCompany')}
          </Notice>
        )}
        {found.length === 0 && <Nobody onFilter={onFilter} />}
        {found.length > 0 && (
          <People
            of={place.of}
            people={found}
            right={filter.right}
            onOpen={(anchor, person, mark) => {
              setAsked({ anchor, person, mark });
            }}
          />
        )}
        {found.length > 0 && place.of === 'company' && <MarksLegend />}
      </CardsGround>
      <WhyPopover
        of={place.of}
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </>
  );
}

/** Nobody fits what is looked for. */
function Nobody({ onFilter }: Pick<RightsPeopleViewProps, 'onFilter'>) {
  const { say } = useSay('rights');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('rights:nobody')}
      text={say('rights:nobodyText')}
      actions={
        <Button
          size="small"
          onClick={() => {
            onFilter({ q: '', right: '' });
          }}
        >
          {say('rights:clearAll')}
        </Button>
      }
    />
  );
}

function Bar({ rights, filter, onFilter, shown }: RightsPeopleViewProps & { readonly shown: number }) {
  const { say, language } = useSay('rights');
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  const total = rights.people.length;
  const count = () => {
    const { q, right } = filter;
    if (right !== '' && q === '')
      return say('rights:peopleWho', { count: shown, right: say(rightWords[right].may) });
    if (shown === total) return say('rights:peopleCounted', { count: total });
    return say('rights:peopleOf', {
      shown: formatCount(shown, language),
      total: formatCount(total, language),
    });
  };
  return (
    <CardsBar
      searchLabel={say('rights:searchPeople')}
      text={filter.q}
      onText={onText}
      filters={
        <PickFilter
          label={say('rights:may')}
          options={rightGroupIds.map((group) => ({ value: group, label: say(rightWords[group].may) }))}
          value={filter.right}
          onChange={(value) => {
            onFilter({ right: groupOf(value) });
          }}
        />
      }
      end={<CardsCount aria-live="polite">{count()}</CardsCount>}
    />
  );
}

/** The group of an id; blank for any other text. */
function groupOf(value: string): RightGroupId | '' {
  return rightGroupIds.find((group) => group === value) ?? '';
}

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));

/** What the signs mean where a right may be over the whole company or over some establishments. */
function MarksLegend() {
  const { say } = useSay('rights');
  return (
    <Line>
      <li>
        <Check size={14} aria-hidden="true" />
        {say('rights:inAll')}
      </li>
      <li>
        <MapPin size={14} aria-hidden="true" />
        {say('rights:inSomeBoxes')}
      </li>
    </Line>
  );
}
