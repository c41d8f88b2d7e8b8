import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { capital } from '../../form/capital';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordScreen } from '../../form/RecordScreen';
import { useStartValues, useSubjectBase } from '../../form/subject-base';
import type { EditedRecord } from '../../form/use-record-form';
import { useAskedAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFilledModel } from '../../session/form-model';
import { FetchErrorPage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import { entitiesAddress } from './entity-address';
import { entityQuery, useEntityCalls, useEntityScope } from './entity-calls';

export interface EntityFormProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The entity that is edited; null is a new one. */
  readonly pk: number | null;
}

/** The form in steps of an entity that has more than a name (document 2 section 2). */
export function EntityForm({ place, type, pk }: EntityFormProps) {
  return pk === null ? (
    <Steps place={place} type={type} entity={null} />
  ) : (
    <StoredEntity place={place} type={type} pk={pk} />
  );
}

function StoredEntity({ place, type, pk }: EntityFormProps & { readonly pk: number }) {
  const { say, word } = useSay('entities', 'list');
  // What is edited stays as it was opened.
  const { data, error, refetch } = useQuery({
    ...entityQuery(place, type, pk),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return <Steps place={place} type={type} entity={data} />;
  if (error === null) return <FormWaiting shape="form" />;
  const { noun, gender } = type.model;
  const gone = say(gender === 'f' ? 'entities:goneF' : 'entities:goneM', { noun: word(noun.one) });
  return (
    <FetchErrorPage
      page={say('entities:title')}
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: gone, text: say('entities:goneText') }}
      failed={{ title: say('entities:getError') }}
      actions={
        <Button size="small" href={entitiesAddress(type.id)}>
          {say('entities:toList', { nouns: word(noun.many) })}
        </Button>
      }
    />
  );
}

interface StepsProps {
  readonly place: Place;
  readonly type: EntityType;
  readonly entity: EditedRecord | null;
}

function Steps({ place, type, entity }: StepsProps) {
  const { say, word } = useSay('entities', 'form');
  const navigate = useNavigate();
  const client = useQueryClient();
  const model = useFilledModel(place, type.model);
  const base = useSubjectBase(model, useEntityScope(place), useAskedAreas(place, model.attributes));
  const { noun, gender } = type.model;
  const list = entitiesAddress(type.id);
  return (
    <RecordScreen
      record={entity}
      base={base}
      begin={useStartValues(place, base)}
      draftOf={{ kind: `entity-${type.id}`, holder: place.boxId }}
      save={useEntityCalls(place, type).save}
      onSaved={() => navigate({ href: list, ignoreBlocker: true })}
      fetchNewest={({ id }) => client.query({ ...entityQuery(place, type, id), staleTime: 0 })}
      title={
        entity === null
          ? say(gender === 'f' ? 'entities:newF' : 'entities:newM', { noun: word(noun.one) })
          : say('entities:editOne', { name: entity.label })
      }
      place={place.boxName}
      back={{ href: list, label: capital(word(noun.many)) }}
      saveLabel={say('entities:save')}
      savesWhole
    />
  );
}
