import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { entityTypesOf, type EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { FormWaiting } from '../../form/FormWaiting';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { entitiesAddress } from './entity-address';
import { EntitiesList } from './EntitiesList';
import { EntityForm } from './EntityForm';

/**
 * The named entities of an establishment (document 2 section 2): a tab for each kind that it keeps. One that keeps
 * none has no such screen.
 */
export function EntitiesPage() {
  const place = usePlace();
  const { say } = useSay('entities');
  usePageTitle(say('entities:title'), place?.boxName);
  if (place === null) return null;
  if (entityTypesOf(place.boxSubtype).length === 0) return <Navigate to={paths.home} search={{}} replace />;
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
