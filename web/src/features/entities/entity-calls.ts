import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { Calls } from '@huella/domain/calls/index';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import type { Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { CallError, isUnanswered } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import type { EditedRecord, SavingRecord } from '../../form/use-record-form';
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

/** One entity with its fields, as its form knows it. */
export function entityQuery(place: Place, type: EntityType, id: number) {
  return queryOptions({
    ...callQuery('entities.get', {
      params: { entityType: String(type.id), id: String(id) },
      query: { boxId: String(place.boxId) },
    }),
    select: editedEntity,
  });
}

function editedEntity(entity: NamedEntity): EditedRecord {
  const { id, version, value, autocomplete_module_replace_fields: fields } = entity;
  const pairs = fields.map((each) => [each.replace_field, each.value] as const);
  // The server keeps fields in their canonical form.
  return { id, version, label: value, values: { ...(Object.fromEntries(pairs) as Values), value } };
}

/** What decides which fields of an entity are seen. */
export function useEntityScope({ boxSubtype }: Place): FieldScope {
  return useMemo(() => ({ boxSubtype, companyTiers: [] }), [boxSubtype]);
}

export interface EntityCalls {
  /** Adds an entity, or changes one; reports how it went, but for what its form shows. Throws the refusal. */
  readonly save: (saving: SavingRecord<EditedRecord>, values: Values) => Promise<NamedEntity>;
  /** Removes one and reports how it went. Whether it is gone. */
  readonly remove: (entity: { readonly id: number; readonly value: string }) => Promise<boolean>;
}

/** Changing the entities of a kind, with the news of it (document 2 section 8). */
export function useEntityCalls(place: Place, type: EntityType): EntityCalls {
  const client = useQueryClient();
  const { show } = useToasts();
  const { say } = useSay('entities');
  const { boxId } = place;
  const save: EntityCalls['save'] = useCallback(
    async (saving, values) => {
      const { value, ...fields } = values;
      const stored = 'id' in saving ? saving.label : '';
      const name = typeof value === 'string' ? value : stored;
      const body = { boxId, value: name, autocomplete_module_replace_fields: replaceFields(fields) };
      const [ok, bad] =
        'id' in saving ? (['putOk', 'putError'] as const) : (['postOk', 'postError'] as const);
      try {
        const saved = await send(type, saving, body);
        show({ tone: 'ok', text: say(`entities:${ok}`, { name }) });
        await forget(client);
        return saved;
      } catch (error) {
        if (error instanceof CallError && !isToldByForm(error))
          show({ tone: 'danger', text: say(`entities:${bad}`, { name, reason: errorReason(error, say) }) });
        throw error;
      }
    },
    [boxId, type, client, show, say],
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

function send(
  type: EntityType,
  saving: SavingRecord<EditedRecord>,
  body: Omit<BodyOf<Calls['entities.add']>, 'submitKey'>,
): Promise<NamedEntity> {
  const { submitKey } = saving;
  if (!('id' in saving))
    return call('entities.add', { params: { typeId: String(type.id) }, body: { ...body, submitKey } });
  const { id, version } = saving;
  return call('entities.update', { params: { id: String(id) }, body: { ...body, version, submitKey } });
}

/**
 * Whether a form says it itself: what is wrong with a field beside it, that somebody else saved meanwhile with their
 * version, and that it is not known whether it was saved.
 */
function isToldByForm(error: CallError): boolean {
  return error.issues.length > 0 || error.code === 'changedMeanwhile' || isUnanswered(error);
}

function replaceFields(fields: Values) {
  return Object.entries(fields).map(([replace_field, value]) => ({ replace_field, value }));
}

async function forget(client: ReturnType<typeof useQueryClient>): Promise<void> {
  const names = ['entities.list', 'entities.get', 'autocomplete.propose'];
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
