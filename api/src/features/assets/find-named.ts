import type { NamedAsset } from '@huella/domain/calls/selecting';
import type { Attribute } from '@huella/domain/model/attribute';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { identifiersOf } from '@huella/domain/engine/lists/list-fields';
import { namesMeant } from '@huella/domain/engine/lists/pasted-list';
import { foldKey } from '@huella/domain/fold';
import type { Value } from '@huella/domain/model/value';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess, type Actor, type BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import {
  listLivingNamed,
  listRetiredNamed,
  listTransferredNamed,
  type LivingNamed,
  type NamedRow,
  type NameSought,
} from '../../db/list-named';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { isEnding } from '../../http/selected-ids';

/**
 * The assets that identifiers name, for a pasted list of tags or the file of a reader (document 1 section 2): those of the
 * establishment, living, retired or transferred from it, and those of others where the caller may list them and what
 * identifies them. Of any other asset nothing is told, not even that there is one.
 */
export async function findNamed(
  { db }: Deps,
  actor: Pick<Actor, 'userId'>,
  form: FormContext,
  texts: readonly string[],
): Promise<NamedAsset[]> {
  const { model, place, scope } = form;
  const listed = allowedFields(model, 'list', scope);
  const identifiers = identifiersOf(model, listed);
  const sought = texts.flatMap((text, at) => namesMeant(text, identifiers).map((name) => ({ at, ...name })));
  const where = { ...place, assetType: model.id, userId: actor.userId };
  const read = { identifiers, shown: [...new Set([...model.labelFields, ...identifiers.map(nameOf)])] };
  const living = await listLivingNamed(db, where, sought, read);
  const isHere = ({ boxId }: LivingNamed) => boxId === place.boxId;
  const here = living.filter(isHere);
  const known = new Set(here.map(({ at }) => at));
  const left = sought.filter(({ at }) => !known.has(at));
  const ends = isEnding(model.disabledForEvents, scope.boxSubtype, listed);
  const labelIn = labelsOf(model, listed);
  const retired = await listRetiredNamed(db, where, left, read);
  const transferred = await listTransferredNamed(db, where, left, read);
  const said = ({ at, id, attributes }: NamedRow) => ({
    at,
    id,
    label: labelIn(attributes),
  });
  return [
    ...here.map((row) => ({ ...said(row), state: stateOf(row, ends) })),
    ...retired.map((row) => ({ ...said(row), state: 'retired' as const })),
    ...transferred.map((row) => ({ ...said(row), state: 'transferred' as const, place: row.place })),
    ...(await elsewhere(
      db,
      actor,
      form,
      living.filter((row) => !isHere(row)),
      sought,
    )),
  ];
}

const isValue = (held: Value | undefined, folded: string) =>
  typeof held === 'string' && foldKey(held) === folded;
const nameOf = ({ name }: Attribute) => name;

function groupedByPlace(sought: readonly NameSought[]): ReadonlyMap<number, readonly NameSought[]> {
  const grouped = new Map<number, NameSought[]>();
  for (const name of sought) grouped.set(name.at, [...(grouped.get(name.at) ?? []), name]);
  return grouped;
}

/** What an asset is called by what of it may be listed. */
function labelsOf(model: FormContext['model'], listed: readonly Attribute[]) {
  const names = model.labelFields.filter((name) => listed.some((field) => field.name === name));
  return (values: NamedRow['attributes']) =>
    labelOf(model, Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
}

/** How an asset of the establishment is: it takes nothing while it travels or is paused, nor once it has ended. */
function stateOf({ paused, travelling, closed }: LivingNamed, isEnded: boolean): NamedAsset['state'] {
  if (travelling) return 'travelling';
  if (paused) return 'paused';
  return closed && isEnded ? 'ended' : 'here';
}

/** Those in other establishments, as far as the caller may list there what they were found by. */
async function elsewhere(
  db: Deps['db'],
  { userId }: Pick<Actor, 'userId'>,
  { model }: FormContext,
  rows: readonly LivingNamed[],
  sought: readonly NameSought[],
): Promise<NamedAsset[]> {
  const boxes = [...new Set(rows.map(({ boxId }) => boxId))];
  const access = boxes.length === 0 ? new Map<number, BoxAccess>() : await listBoxAccess(db, userId, boxes);
  const names = groupedByPlace(sought);
  return rows.flatMap((row) => {
    const box = access.get(row.boxId);
    if (box === undefined || !codesOf(box.templates).includes('ASSET_LIST')) return [];
    const listed = allowedFields(model, 'list', scopeOf(box));
    const isListed = (names.get(row.at) ?? []).some(
      ({ attribute, value }) =>
        listed.some(({ name }) => name === attribute) && isValue(row.attributes[attribute], value),
    );
    const label = labelsOf(model, listed)(row.attributes);
    return isListed ? [{ at: row.at, id: row.id, label, state: 'elsewhere', place: box.name }] : [];
  });
}
