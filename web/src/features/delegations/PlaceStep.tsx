import { styled } from '@mui/material/styles';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { foldKey } from '@huella/domain/fold';
import { WizardStep } from '../../wizard/WizardStep';
import { CardsCount } from '../../list/CardsBar';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { SearchInput } from '../../ui/SearchInput';
import { Segmented } from '../../ui/Segmented';
import { useSay } from '../../words/use-say';
import type { DelegationWizardState } from './use-delegation-wizard';
import type { GivingPlace } from './use-giving-places';

/** From so many places on there is something to search among. */
const searchFrom = 8;
/** So many are drawn; a search narrows the rest. */
const drawn = 48;

const Root = styled('div')({ display: 'grid', gap: 16 });

/** Where: an establishment, or a whole company, among those where the user may give roles. */
export function PlaceStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  const { answers, goNext, name, place } = wizard;
  return (
    <WizardStep
      title={
        answers.kind === 'group' ? say('delegations:askPlaceGroup') : say('delegations:askPlace', { name })
      }
      text={say('delegations:askPlaceText')}
      label={place === null ? undefined : say('delegations:continueWith', { name: place.name })}
      disabled={place === null}
      onSubmit={goNext}
    >
      <Places wizard={wizard} />
    </WizardStep>
  );
}

function Places({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  const { places, place, answer } = wizard;
  const first = places.some(({ type }) => type === 'BOX') ? 'BOX' : 'COMPANY';
  const [kind, setKind] = useState<GivingPlace['type']>(place?.type ?? first);
  const [text, setText] = useState('');
  const offered = places.filter(({ type }) => type === kind);
  const found = findPlaces(offered, text);
  const more = Math.max(0, found.length - drawn);
  const Icon = kind === 'BOX' ? MapPin : Building2;
  return (
    <Root>
      <Segmented
        hideLabel
        label={say('delegations:placeKind')}
        options={[
          { value: 'BOX', label: say('delegations:aBox') },
          { value: 'COMPANY', label: say('delegations:aCompany') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {offered.length >= searchFrom && (
        <SearchInput
          size="medium"
          label={say('delegations:searchPlace')}
          placeholder={say('delegations:searchPlace')}
          value={text}
          onChange={setText}
        />
      )}
      {offered.length === 0 && <Notice tone="info">{say('delegations:noPlaces')}</Notice>}
      {offered.length > 0 && (
        <CardsCount role="status">
          {say('delegations:placesCounted', { count: found.length })}
          {more > 0 && ` · ${say('delegations:placesMore', { count: more })}`}
        </CardsCount>
      )}
      <ChoiceCards
        label={say('delegations:places')}
        least={280}
        value={place === null ? '' : keyOf(place)}
        onChange={(key) => {
          const chosen = places.find((each) => keyOf(each) === key);
          // Roles of a company are others than those of an establishment.
          if (chosen !== undefined) answer({ place: { type: chosen.type, id: chosen.id }, role: '' });
        }}
        cards={found.slice(0, drawn).map((each) => ({
          value: keyOf(each),
          title: each.name,
          text:
            each.type === 'BOX'
              ? say('delegations:inCompany', { box: each.about, company: each.companyName })
              : say('delegations:wholeCompany'),
          icon: <Icon size={20} />,
        }))}
      />
    </Root>
  );
}

/** Companies and establishments have numbers of their own. */
function keyOf({ type, id }: GivingPlace): string {
  return `${type}:${id}`;
}

function findPlaces(places: readonly GivingPlace[], text: string): readonly GivingPlace[] {
  const words = foldKey(text).split(' ');
  return places.filter(({ name, companyName }) => {
    const named = foldKey(`${name} ${companyName}`);
    return words.every((word) => named.includes(word));
  });
}
