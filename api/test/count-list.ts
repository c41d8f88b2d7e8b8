import { expect } from 'vitest';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { CountedList } from '@huella/domain/calls/panel';
import { formatListAddress, parseListAddress } from '@huella/domain/engine/lists/list-state';
import { deletedFields } from '@huella/domain/rules/deleted-fields';
import { listedFields } from '@huella/domain/rules/lot-field';
import { transferredFields } from '@huella/domain/rules/transferred-fields';
import type { TestApp } from './app';
import type { Actor } from './client';

/** Whose list of what. */
interface ListPlace {
  readonly boxId: number;
  readonly subtype: number;
  readonly assetType: number;
}

const locale = {
  language: 'es',
  today: '2026-11-21',
  zone: 'America/Argentina/Buenos_Aires',
  country: 'AR',
} as const;

/** How many the list of a figure has, asked for as its address reads; what the address could not hold fails. */
export async function countListed(
  app: Pick<TestApp, 'call'>,
  { boxId, subtype, assetType }: ListPlace,
  reader: Actor,
  { among, filters }: CountedList,
  asOf?: string,
): Promise<number> {
  const model = findAssetType(assetType);
  if (model === null) throw new Error(`${String(assetType)} has no model`);
  const scope = { boxSubtype: subtype, companyTiers: ['certified'] };
  const fieldsOf = { active: listedFields, deleted: deletedFields, transferred: transferredFields };
  const allowed = fieldsOf[among](model, scope);
  const blank = { search: '', unfit: [], view: null, sort: null, page: 0, pageSize: null };
  const state = parseListAddress(formatListAddress({ ...blank, filters }), allowed, locale);
  expect(state.unfit).toEqual([]);
  expect(state.filters).toHaveLength(filters.length);
  const { total } = await app.call(
    'objects.totals',
    {
      params: { assetId: String(assetType), boxId: String(boxId) },
      query: { ...(asOf !== undefined && { asOf }) },
      body: {
        filters: state.filters.map(({ values, subFields: _none, ...item }) => ({
          ...item,
          ...(values !== undefined && { values: [...values] }),
        })),
        ...(among !== 'active' && { suffix: among }),
      },
    },
    reader,
  );
  return total;
}
