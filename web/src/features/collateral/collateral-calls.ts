import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { PledgePart } from '@huella/domain/model/collateral';
import { addressOf } from '../../address';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import type { MapSource } from '../asset-map/map-source';

/** What goods cost for the company of a place, and what it takes off. */
export function pricesQuery({ assetType, boxId }: Place) {
  return callQuery('prices.list', { params: { assetId: String(assetType), boxId: String(boxId) } });
}

/** A page of what is pledged to a place. */
export function pledgesQuery(
  { assetType, boxId }: Place,
  query: {
    readonly page: string;
    readonly pageSize: string;
    readonly search?: string;
    readonly keeper?: string;
    readonly kind?: string;
    readonly part?: PledgePart;
  },
) {
  return queryOptions({
    ...callQuery('pledges.list', { params: { assetId: String(assetType), boxId: String(boxId) }, query }),
    placeholderData: keepPreviousData,
  });
}

/** What all that is pledged to a place comes to. */
export function pledgeStandingQuery({ assetType, boxId }: Pick<Place, 'assetType' | 'boxId'>) {
  return callQuery('pledges.standing', { params: { assetId: String(assetType), boxId: String(boxId) } });
}

/** How much of what is pledged to a place can be on a map. */
export function pledgePlacesQuery({ assetType, boxId }: Place) {
  return callQuery('pledges.places', { params: { assetId: String(assetType), boxId: String(boxId) } });
}

/** What is pledged to a place, for a map. */
export function pledgeSource({ assetType, boxId }: Place): MapSource {
  const params = { assetId: String(assetType), boxId: String(boxId) };
  return {
    key: ['pledges.map', params],
    read: (view, signal) => call('pledges.map', { params, body: { view } }, signal),
    addressOf: (id) => addressOf(paths.pledge, {}, { pk: String(id) }),
    // Each keeper has days of its own by which they stand.
    states: [],
  };
}

/** One that is pledged to a place. */
export function pledgeQuery({ assetType, boxId }: Place, pk: number) {
  return callQuery('pledges.get', {
    params: { assetId: String(assetType), boxId: String(boxId), pk: String(pk) },
  });
}

/** The parameters of what a company writes of an asset type. */
export function ofCompany({ companyId, assetType }: Place) {
  return { companyId: String(companyId), assetId: String(assetType) };
}

/** What shows prices, values and pledges. */
const stale = [
  'prices.list',
  'pledges.list',
  'pledges.standing',
  'pledges.places',
  'pledges.map',
  'oracles.standing',
  'pledges.get',
  'worth.ofAsset',
  'panel.data',
  'events.ofAsset',
  'reports.board',
] as const;

/** Asks anew for what shows prices, values and pledges. */
export function useRefreshCollateral() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(stale.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}

/** Releases what is pledged to a place. */
export async function releasePledge(
  { assetType, boxId }: Place,
  pk: number,
  values: Parameters<typeof call<'pledges.release'>>[1]['body']['values'],
): Promise<void> {
  const params = { assetId: String(assetType), boxId: String(boxId), pk: String(pk) };
  await call('pledges.release', { params, body: { values } });
}
