import { useQueryClient } from '@tanstack/react-query';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { NamedEntity } from '@huella/domain/calls/entities';
import { VersionConflict, type VersionConflictProps } from '../../form/VersionConflict';
import type { Place } from '../../session/context';
import type { EntityRow } from './entity-calls';
import { entityQuery } from './entity-calls';

export interface EntityConflictProps extends Omit<VersionConflictProps<NamedEntity>, 'label' | 'newer'> {
  readonly place: Place;
  readonly type: EntityType;
  readonly entity: EntityRow;
}

/** Somebody else saved an entity while it was edited: offers their version. */
export function EntityConflict({ place, type, entity, ...rest }: EntityConflictProps) {
  const client = useQueryClient();
  const newer = () => client.query({ ...entityQuery(place, type, entity.id), staleTime: 0 });
  return <VersionConflict {...rest} label={entity.value} newer={newer} />;
}
