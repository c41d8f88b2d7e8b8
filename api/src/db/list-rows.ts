import { sql, type RawBuilder } from 'kysely';
import type { Values } from '@huella/domain/fields/value';
import { knowsOptions, optionsOf } from '@huella/domain/fields/choice';
import { foldKey } from '@huella/domain/lists/fold';
import type { Attribute } from '@huella/domain/assets/asset-type';
import { valuesOn } from '@huella/domain/rules/asset-status';
import type { Language } from '@huella/domain/words';
import type { ListScope } from './list-query';

export interface ListedAsset {
  readonly id: number;
  readonly version: number;
  /** Names it on public pages. */
  readonly public_id: string;
  readonly attributes: Values;
  readonly paused_message: string | null;
  readonly deleted: boolean;
  /** The lot that it is in. */
  readonly lot_id: number | null;
  readonly lot_name: string | null;
}

export interface ListedPage {
  readonly rows: readonly ListedAsset[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** What a list reads of `asset a`. */
export const listedColumns: RawBuilder<ListedAsset> = sql`
  a.id, a.version, a.public_id, a.attributes, a.paused_message, a.deleted_at is not null as deleted,
  a.lot_id, (select l.attributes ->> 'name' from lot l where l.id = a.lot_id) as lot_name`;

/** Rows with the status that has come about by itself, as the filters of the same list see it. */
export function asTheyAreToday(
  { model, statusDay }: Pick<ListScope, 'model' | 'statusDay'>,
  rows: readonly ListedAsset[],
): readonly ListedAsset[] {
  if (model.statuses?.expiry === undefined) return rows;
  const { today, boxSubtype } = statusDay;
  return rows.map((row) => ({ ...row, attributes: valuesOn(model, row.attributes, today, boxSubtype) }));
}

/** Longest list that is sorted by its labels: of longer ones rows are sorted by the keys. */
const longestOrder = 300;

/** Whether rows are sorted by the labels of a field's options. */
export function sortsByLabel(sort: Attribute): boolean {
  return knowsOptions(sort) && optionsOf(sort).length <= longestOrder;
}

/** The keys of a field's options, folded as slots hold them, in the order of their labels. */
export function optionOrder(sort: Attribute, language: Language): readonly string[] {
  const label = (option: { readonly label: Readonly<Record<Language, string>> }) =>
    foldKey(option.label[language]);
  return [...optionsOf(sort)]
    .sort((a, b) => (label(a) < label(b) ? -1 : 1))
    .map((option) => foldKey(option.key));
}
