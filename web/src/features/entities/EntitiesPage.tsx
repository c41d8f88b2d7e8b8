import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Tags from 'lucide-react/icons/tags';
import { Suspense } from 'react';
import { entityTypesOf, type EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { FormWaiting } from '../../form/FormWaiting';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { useOpenContext } from '../../shell/context-opening';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { entitiesAddress } from './entity-address';
import { EntitiesList } from './EntitiesList';
import { EntityForm } from './EntityForm';

/**
 * The named entities of an establishment (document 2 section 2): a tab for each kind that it keeps. One that keeps
 * none says so, to who comes by an address.
 */
export function EntitiesPage() {
  const place = usePlace();
  const { say } = useSay('entities');
  usePageTitle(say('entities:title'), place?.boxName);
  if (place === null) return null;
  if (entityTypesOf(place.boxSubtype).length === 0) return <NoneKept boxName={place.boxName} />;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('entities:title')}
        text={say('entities:noPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return <PlaceEntities key={place.boxId} place={place} />;
}

/** An establishment of a type that keeps none: which ones do, and the way to another. */
function NoneKept({ boxName }: { readonly boxName: string }) {
  const { say } = useSay('entities', 'list');
  const openContext = useOpenContext();
  return (
    <MessagePage
      page={say('entities:title')}
      kind={{ icon: <Tags size={20} /> }}
      title={say('entities:noneKept', { place: boxName })}
      text={say('entities:noneKeptText')}
      actions={
        <Button size="small" onClick={openContext}>
          {say('list:changePlace')}
        </Button>
      }
    />
  );
}

function PlaceEntities({ place }: { readonly place: Place }) {
  const search = useSearch({ from: '/inside/namedEntities' });
  const navigate = useNavigate();
  const types = entityTypesOf(place.boxSubtype);
  const type = types.find(({ id }) => id === search.type) ?? types[0];
  if (type === undefined) return null;
  const { form } = search;
  // What has but a name is written over the list.
  if (form !== undefined && hasSteps(type) && place.can('ASSET_EDIT')) {
    return (
      <Suspense fallback={<FormWaiting shape="form" />}>
        <EntityForm key={form} place={place} type={type} pk={form === 'new' ? null : form} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<GridSkeleton count={8} />}>
      <EntitiesList
        key={type.id}
        place={place}
        types={types}
        type={type}
        form={form}
        onType={(next) => void navigate({ href: entitiesAddress(next), replace: true })}
      />
    </Suspense>
  );
}

/** Whether entities of a kind have more than a name to fill in. */
export function hasSteps({ model }: EntityType): boolean {
  return model.form.steps.length > 1;
}
