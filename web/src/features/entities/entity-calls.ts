import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { Value, Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

export interface EntityRow {
  readonly id: number;
  readonly version: number;
  readonly value: string;
}

/** The entities of a kind in an establishment. */
export function entitiesQuery(place: Place, type: EntityType) {
  return callQuery('entities.list', {
    params: { entityType: String(type.id) },
    query: { boxId: String(place.boxId) },
  });
}

/** One entity with its fields. */
export function entityQuery(place: Place, type: EntityType, id: number) {
  return callQuery('entities.get', {
    params: { entityType: String(type.id), id: String(id) },
    query: { boxId: String(place.boxId) },
  });
}

/** What a form holds of an entity. */
export function valuesOf({ value, autocomplete_module_replace_fields: fields }: NamedEntity): Values {
  const pairs = fields.map((each) => [each.replace_field, each.value] as const);
  // The server keeps fields in their canonical form.
  return { ...(Object.fromEntries(pairs) as Record<string, Value>), value };
}

export interface EntityCalls {
  /** Adds an entity, or changes the one that is given; tells how it went. Throws the refusal. */
  readonly save: (edited: NamedEntity | null, values: Values) => Promise<NamedEntity>;
  /** Removes one and tells how it went. Whether it is gone. */
  readonly remove: (entity: { readonly id: number; readonly value: string }) => Promise<boolean>;
}

/** Changing the entities of a kind, with the news of it (document 2 section 8). */
export function useEntityCalls(place: Place, type: EntityType): EntityCalls {
  const client = useQueryClient();
  const { show } = useToasts();
  const { say } = useSay('entities');
  const { boxId } = place;
  const save: EntityCalls['save'] = useCallback(
    async (edited, values) => {
      const { value, ...fields } = values;
      const name = typeof value === 'string' ? value : (edited?.value ?? '');
      const body = { boxId, value: name, autocomplete_module_replace_fields: replaceFields(fields) };
      const [ok, bad] =
        edited === null ? (['postOk', 'postError'] as const) : (['putOk', 'putError'] as const);
      try {
        const saved =
          edited === null
            ? await call('entities.add', { params: { typeId: String(type.id) }, body })
            : await call('entities.update', { params: { id: String(edited.id) }, body });
        show({ tone: 'ok', text: say(`entities:${ok}`, { name }) });
        await forget(client);
        return saved;
      } catch (error) {
        // What is wrong with a field is told beside it.
        if (error instanceof CallError && error.issues.length === 0)
          show({ tone: 'danger', text: say(`entities:${bad}`, { name, reason: errorReason(error, say) }) });
        throw error;
      }
    },
    [boxId, type.id, client, show, say],
  );
  const remove: EntityCalls['remove'] = useCallback(
    async ({ id, value: name }) => {
      try {
        await call('entities.remove', { params: { id: String(id) }, query: { boxId: String(boxId) } });
        show({ tone: 'ok', text: say('entities:deleteOk', { name }) });
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        show({
          tone: 'danger',
          text: say('entities:deleteError', { name, reason: errorReason(error, say) }),
        });
        return error.code === 'notFound';
      } finally {
        await forget(client);
      }
    },
    [boxId, client, show, say],
  );
  return { save, remove };
}

function replaceFields(fields: Values) {
  return Object.entries(fields).map(([replace_field, value]) => ({ replace_field, value }));
}

async function forget(client: ReturnType<typeof useQueryClient>): Promise<void> {
  const names = ['entities.list', 'entities.get', 'autocomplete.propose'];
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
