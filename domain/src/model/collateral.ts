import type { NonEmpty } from './non-empty';

/**
 * What assets of a type are worth, and how they secure a loan (decisions 121 and 122). A literal beside that of the asset type and
 * not in it: lists and forms, which load every model, have no use for it.
 */
export interface CollateralModel {
  readonly assetType: number;
  /** Subtypes of establishments whose assets are worth something and may be pledged. */
  readonly subtypes: readonly number[];
  /** The attribute whose options have prices. */
  readonly kind: string;
  /** The attribute that says how much there is of it, and the unit that a price is of. */
  readonly amount: string;
  readonly unit: string;
  /** The attribute by whose options a haircut is taken off. */
  readonly quality: string;
  /** The attribute in which somebody beside the keeper confirms that it is there, by which option; by which others nobody does. */
  readonly existence: {
    readonly field: string;
    readonly confirmed: string;
    readonly others: NonEmpty<string>;
    /** That of the others by which it is denied. */
    readonly gone: string;
  };
  /** The attributes with the day on which it runs out, and on which somebody looked at it last. */
  readonly expires: string;
  readonly checked: string;
  readonly pledge: PledgeModel;
}

/** How an asset is pledged: by one event, until another one. */
interface PledgeModel {
  /** The event that gives it, and the one by which the holder agrees that it ends. */
  readonly gives: number;
  readonly releases: number;
  /** What takes grain out or closes the bag: it waits for the holder. */
  readonly bars: NonEmpty<number>;
  /** The attribute that says whether it stands, and its option while it does. */
  readonly state: string;
  readonly pledged: string;
  /** The field of the giving event with the alias of the holder's establishment, and which subtypes may hold. */
  readonly holder: string;
  readonly holders: NonEmpty<number>;
  /** The attribute with the loan that it secures, and the currency of that. */
  readonly loan: string;
  /** The attributes with the number of its paper, and with its last day. */
  readonly paper: string;
  readonly until: string;
  readonly currency: Currency;
}

/** The currencies that prices are in. */
export const currencies = ['usd', 'ars'] as const;
export type Currency = (typeof currencies)[number];

/** What an oracle does not say as the record does: it says otherwise, denies it, or says nothing of it any more. */
export const doubts = ['differs', 'missing', 'silent'] as const;

/**
 * Parts of what is pledged that a list asks for: what somebody beside the keeper confirms, what nobody does, what runs out soon; what
 * an oracle doubts, each doubt, and what is linked with none; what has a price or none, what secures a loan, and what the cover is of.
 */
export const pledgeParts = [
  ...(['confirmed', 'unconfirmed', 'expiring', 'doubtful'] as const),
  ...doubts,
  ...(['unlinked', 'priced', 'unpriced', 'secured', 'covering'] as const),
] as const;
export type PledgePart = (typeof pledgeParts)[number];

/** So many days ahead something runs out soon. */
export const soonDays = 30;
