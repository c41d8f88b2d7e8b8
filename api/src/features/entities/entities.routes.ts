import { findEntityType, type EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, hasErrors, issue } from '@huella/domain/model/errors';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { withSources } from '@huella/domain/engine/forms/sources';
import { scopeOf } from '@huella/domain/engine/access/field-access';
import type { Actor, Standing } from '../../db/actors';
import { holdNamedFiles } from '../../db/ledger/named-files';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { dayIn } from '../../http/setting';
import {
  findEntity,
  insertEntity,
  listEntities,
  removeEntity,
  updateEntity,
  type EntityRecord,
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
      return rows.map(({ id, value }) => ({ id, value }));
    },
    'entities.getSupplier': async ({ params, place }) =>
      present(await getEntity(deps, place, params.id, supplierType)),
    'entities.get': async ({ params, place }) =>
      present(await getEntity(deps, place, params.id, params.entityType)),
    'entities.add': async ({ params, body, caller, place }) => {
      const type = typeAt(place, params.typeId);
      const written = await read({ deps, caller, place, type }, body, null);
      const where = { boxId: place.boxId, entityType: type.id, userId: caller.userId };
      const id = await transact(deps.db, async (inside) => {
        const added = (await insertEntity(inside, where, written, deps.clock())) ?? failTaken();
        await hold(inside, place, type, added, written.fields);
        return added;
      });
      return present(await getEntity(deps, place, id, type.id));
    },
    'entities.update': async ({ params, body, caller, place }) => {
      const stored = (await findEntity(deps.db, place.boxId, params.id)) ?? fail('notFound');
      const type = typeAt(place, stored.entityType);
      const written = await read({ deps, caller, place, type }, body, stored);
      await transact(deps.db, async (inside) => {
        const where = { boxId: place.boxId, id: stored.id };
        const outcome = await updateEntity(inside, where, written, deps.clock());
        if (outcome === 'taken') return failTaken();
        if (outcome === 'gone') return fail('notFound');
        return hold(inside, place, type, stored.id, written.fields);
      });
      return present(await getEntity(deps, place, stored.id, type.id));
    },
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
function typeAt(place: Standing, id: number): EntityType {
  return findEntityType(id, place.subtype) ?? fail('notFound');
}

async function getEntity(deps: Deps, place: Standing, id: number, entityType: number): Promise<EntityRecord> {
  const found = await findEntity(deps.db, place.boxId, id);
  return found?.entityType === entityType ? found : fail('notFound');
}

/** Holds the files that an entity names; what is wrong with one undoes the rest. */
async function hold(
  inside: Inside,
  { companyId }: Standing,
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

interface Writing {
  readonly deps: Deps;
  readonly caller: Actor;
  readonly place: Standing;
  readonly type: EntityType;
}

type Body = BodyOf<Calls['entities.add']>;

/** What the form says, checked; of one that is there, over what stands. */
async function read({ deps, caller, place, type }: Writing, body: Body, stored: EntityRecord | null) {
  const scope = scopeOf(place);
  const { attributes } = type.model;
  const sources = await readSources(deps.db, { place, scope, model: null }, attributes);
  const given = (body.autocomplete_module_replace_fields ?? []).map(
    (each) => [each.replace_field, each.value] as const,
  );
  const areas = await readAreas(deps.db, place.boxId, attributes);
  const zone = caller.timezone;
  const { values, issues } = checkForm({
    model: { ...type.model, attributes: withSources(attributes, sources) },
    mode: stored === null ? 'new' : 'edit',
    scope,
    locale: { language: caller.language, today: dayIn(deps.clock(), zone), zone },
    raw: { ...Object.fromEntries(given), value: body.value },
    before: stored === null ? {} : { ...stored.fields, value: stored.value },
    ...(areas === null ? {} : { areas }),
  });
  if (hasErrors(issues)) failWith(issues);
  const { value, ...rest } = values;
  return { value: typeof value === 'string' ? value : fail('unexpected'), fields: filled(rest) };
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

function present({ id, value, fields }: EntityRecord): NamedEntity {
  return {
    id,
    value,
    autocomplete_module_replace_fields: Object.entries(fields).map(([name, kept]) => ({
      replace_field: name,
      value: kept,
    })),
  };
}
