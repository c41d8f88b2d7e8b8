import { findEntityType, type EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, hasErrors, issue } from '@huella/domain/model/errors';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import { checkForm, type FormInput } from '@huella/domain/engine/forms/check-form';
import { withSources } from '@huella/domain/engine/forms/sources';
import { scopeOf } from '@huella/domain/engine/access/field-access';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { holdNamedFiles } from '../../db/ledger/named-files';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { submitOnce } from '../../http/submit-once';
import type { Handlers } from '../../http/serve';
import { dayIn } from '../../http/form-context';
import {
  findEntity,
  insertEntity,
  listEntities,
  lockEntity,
  removeEntity,
  updateEntity,
  type EntityRecord,
  type WrittenEntity,
} from './entities.store';
import { readAreas } from '../geography/areas-check';
import { readSources } from '../sources/sources-check';
import { propose } from './propose';

type EntityRoutes = Pick<
  Handlers,
  | 'entities.list'
  | 'entities.getSupplier'
  | 'entities.get'
  | 'entities.add'
  | 'entities.update'
  | 'entities.remove'
  | 'autocomplete.propose'
>;

/** The kind behind the documents' path of a supplier. */
const supplierType = 2;

/** Named entities of establishments, and what forms propose (document 2 sections 2, 5 and 7). */
export function entityRoutes(deps: Deps): EntityRoutes {
  return {
    'entities.list': async ({ params, place }) => {
      const type = typeAt(place, params.entityType);
      const rows = await listEntities(deps.db, place.boxId, type.id);
      return rows.map(({ id, version, value }) => ({ id, version, value }));
    },
    'entities.getSupplier': async ({ params, place }) =>
      present(await getEntity(deps.db, place, params.id, supplierType)),
    'entities.get': async ({ params, place }) =>
      present(await getEntity(deps.db, place, params.id, params.entityType)),
    'entities.add': ({ params, body, caller, place }) => {
      const type = typeAt(place, params.typeId);
      // The kind is in the path: the same name of another kind is another submit.
      return submitOnce(
        deps,
        caller,
        { ...params, ...body },
        {
          write: (inside) => add(inside, caller, place, type, body),
          get: async (id) => present(await getEntity(deps.db, place, id, type.id)),
        },
      );
    },
    'entities.update': ({ params, body, caller, place }) =>
      submitOnce(
        deps,
        caller,
        { ...params, ...body },
        {
          write: (inside) => update(inside, caller, place, params.id, body),
          get: async (id) => present((await findEntity(deps.db, place.boxId, id)) ?? fail('notFound')),
        },
      ),
    'entities.remove': async ({ params, place }) => {
      const stored = (await findEntity(deps.db, place.boxId, params.id)) ?? fail('notFound');
      await transact(deps.db, async (inside) => {
        await holdNamedFiles(inside, { of: 'entity', id: stored.id, companyId: place.companyId }, []);
        if (!(await removeEntity(inside, place.boxId, stored.id))) fail('notFound');
      });
      return { ok: true };
    },
    'autocomplete.propose': ({ params, query, caller, place }) =>
      propose(deps, caller, place, params, query).then((found) => [...found]),
  };
}

/** The kind of an id; one that the establishment does not keep is not there. */
function typeAt(place: BoxAccess, id: number): EntityType {
  return findEntityType(id, place.subtype) ?? fail('notFound');
}

async function getEntity(
  db: Database,
  place: BoxAccess,
  id: number,
  entityType: number,
): Promise<EntityRecord> {
  const found = await findEntity(db, place.boxId, id);
  return found?.entityType === entityType ? found : fail('notFound');
}

async function add(
  deps: Deps,
  caller: Actor,
  place: BoxAccess,
  type: EntityType,
  body: Body,
): Promise<NamedEntity> {
  const written = check(await openForm(deps, caller, place, type), body, null);
  const where = { boxId: place.boxId, entityType: type.id, userId: caller.userId };
  return transact(deps.db, async (inside) => {
    const id = (await insertEntity(inside, where, written, deps.clock())) ?? failTaken();
    await hold(inside, place, type, id, written.fields);
    return present(await getEntity(inside, place, id, type.id));
  });
}

/** Changes an entity over what is stored now, unless another version was edited than the stored one. */
async function update(
  deps: Deps,
  caller: Actor,
  place: BoxAccess,
  id: number,
  body: BodyOf<Calls['entities.update']>,
): Promise<NamedEntity> {
  const found = (await findEntity(deps.db, place.boxId, id)) ?? fail('notFound');
  const type = typeAt(place, found.entityType);
  const form = await openForm(deps, caller, place, type);
  return transact(deps.db, async (inside) => {
    const stored = (await lockEntity(inside, place.boxId, id)) ?? fail('notFound');
    if (stored.version !== (body.version ?? stored.version)) fail('changedMeanwhile');
    const written = check(form, body, stored);
    if (!(await updateEntity(inside, id, written, deps.clock()))) failTaken();
    await hold(inside, place, type, id, written.fields);
    return present(await getEntity(inside, place, id, type.id));
  });
}

/** Holds the files that an entity names; what is wrong with one undoes the rest. */
async function hold(
  inside: Inside,
  { companyId }: BoxAccess,
  { model }: EntityType,
  id: number,
  fields: Values,
): Promise<void> {
  const files = placedFiles(model.attributes, fields);
  const issues = await holdNamedFiles(inside, { of: 'entity', id, companyId }, files);
  if (issues.length > 0) failWith(issues);
}

function failTaken(): never {
  return failWith([issue('value', 'notUnique')]);
}

type Body = BodyOf<Calls['entities.add']>;

/** All of the check of a form that does not hang on what is sent, nor on what is stored. */
type OpenForm = Omit<FormInput, 'mode' | 'raw' | 'before'>;

/** Reads what the form of a kind asks in the establishment: before the row is locked, for it may be many rows. */
async function openForm(deps: Deps, caller: Actor, place: BoxAccess, type: EntityType): Promise<OpenForm> {
  const scope = scopeOf(place);
  const { attributes } = type.model;
  const sources = await readSources(deps.db, { place, scope, model: null }, attributes);
  const areas = await readAreas(deps.db, place.boxId, attributes);
  const zone = caller.timezone;
  return {
    model: { ...type.model, attributes: withSources(attributes, sources) },
    scope,
    locale: { language: caller.language, today: dayIn(deps.clock(), zone), zone },
    ...(areas === null ? {} : { areas }),
  };
}

/** What the form says, checked; of one that is there, over what is stored. */
function check(form: OpenForm, body: Body, stored: EntityRecord | null): WrittenEntity {
  const given = (body.autocomplete_module_replace_fields ?? []).map(
    (each) => [each.replace_field, each.value] as const,
  );
  const { values, issues } = checkForm({
    ...form,
    mode: stored === null ? 'new' : 'edit',
    raw: { ...Object.fromEntries(given), value: body.value },
    before: stored === null ? {} : { ...stored.fields, value: stored.value },
  });
  if (hasErrors(issues)) failWith(issues);
  const { value, ...rest } = values;
  return { value: typeof value === 'string' ? value : fail('unexpected'), fields: filled(rest) };
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

function present({ id, version, value, fields }: EntityRecord): NamedEntity {
  return {
    id,
    version,
    value,
    autocomplete_module_replace_fields: Object.entries(fields).map(([name, kept]) => ({
      replace_field: name,
      value: kept,
    })),
  };
}
