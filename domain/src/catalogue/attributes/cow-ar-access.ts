import { access } from '../fields/attribute-blocks';

/**
 * Who sees, fills and changes the attributes of cattle, by establishment subtype: 1 general, 5 seedstock,
 * 6 cow-calf, 7 grower, 8 feedlot, 9 auction or consignee, 10 slaughterhouse, 11 point of sale.
 */

const everywhere = [1, 5, 6, 7, 8, 9, 10, 11];
const holders = [1, 5, 6, 7, 8, 9];
const breeders = [1, 5, 6, 7];

export const ordinary = access(everywhere, holders);

/** Later holders change the identity of an animal only by re-identifying it. */
export const identity = access(everywhere, holders, [1, 5, 6, 7, 8]);

/** Said once, when the animal enters. */
export const entry = access(everywhere, holders, []);

export const genealogy = access(breeders, [1, 5, 6], [1, 5]);

export const reproduction = access(breeders, breeders);

export const reproductionFacts = access(breeders);

/** What events write. */
export const eventFacts = access(everywhere);

const seesSlaughter = [1, 5, 6, 7, 8, 10, 11];
export const slaughterResult = access(seesSlaughter, [], [10]);
export const slaughterFacts = access(seesSlaughter);

/** Money. */
export const prices = access(holders, holders);
