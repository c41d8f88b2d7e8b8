import type { Attribute, FieldPermission } from '../../model/attribute';

/**
 * Who sees, fills and changes the attributes of cattle, by establishment subtype: 1 general, 5 seedstock,
 * 6 cow-calf, 7 grower, 8 feedlot, 9 auction or consignee, 10 slaughterhouse, 11 point of sale.
 */

const everywhere = [1, 5, 6, 7, 8, 9, 10, 11];
const holders = [1, 5, 6, 7, 8, 9];
const breeders = [1, 5, 6, 7];

type Access = Attribute['permissions'];
const readOnly = { new: [], edit: [] } satisfies Omit<FieldPermission, 'list'>;

export const ordinary: Access = { box: { list: everywhere, new: holders, edit: holders } };

/** Later holders change the identity of an animal only by re-identifying it. */
export const identity: Access = { box: { list: everywhere, new: holders, edit: [1, 5, 6, 7, 8] } };

/** Said once, when the animal enters. */
export const entry: Access = { box: { list: everywhere, new: holders, edit: [] } };

export const genealogy: Access = { box: { list: breeders, new: [1, 5, 6], edit: [1, 5] } };

export const reproduction: Access = { box: { list: breeders, new: breeders, edit: breeders } };

export const reproductionFacts: Access = { box: { ...readOnly, list: breeders } };

/** What events write. */
export const eventFacts: Access = { box: { ...readOnly, list: everywhere } };

const seesSlaughter = [1, 5, 6, 7, 8, 10, 11];
export const slaughterResult: Access = { box: { list: seesSlaughter, new: [], edit: [10] } };
export const slaughterFacts: Access = { box: { ...readOnly, list: seesSlaughter } };

/** Money. */
export const prices: Access = { box: { list: holders, new: holders, edit: holders } };

/** Editing needs a company of one of these tiers (decisions section 2). */
export const fromPlus: NonNullable<Attribute['tiers']> = { edit: { tiers: ['plus', 'certified'] } };
export const fromCertified: NonNullable<Attribute['tiers']> = { edit: { tiers: ['certified'] } };
