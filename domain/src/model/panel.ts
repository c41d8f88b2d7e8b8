import type { Words } from '../words';

/**
 * What a control panel shows (document 3 section 2). A literal beside that of its asset type and not in it: lists and forms, which
 * load every model, have no use for it. What it counts by has a slot, or follows from the row.
 */

/** Whose field has one of some options, or a day that lies as many days from today; an open end is left out. */
export interface PanelCondition {
  readonly field: string;
  readonly in?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

/** How many assets there are, which part of all they are, or what a figure of theirs comes to. */
export type PanelFigure =
  | { readonly of: 'count' }
  | { readonly of: 'share' }
  | { readonly of: 'sum' | 'mean'; readonly field: string };

interface PanelBlock {
  readonly name: string;
  readonly title: Words;
  /** Of those alone that meet all of these. */
  readonly when?: readonly PanelCondition[];
}

interface PanelCard extends PanelBlock {
  readonly figure: PanelFigure;
  /** Something is to be done about it: it is red unless it is nothing. */
  readonly isDue?: true;
  /** What is said under it instead of how many of all there are, with `{{count}}` and `{{noun}}`. */
  readonly note?: Words;
  /** To how many it is pledged is told with it. */
  readonly tellsHolders?: true;
}

/** Assets by what they have of an attribute, most first. */
interface PanelBars extends PanelBlock {
  readonly shape: 'bars';
  readonly by: string;
  readonly figure: Exclude<PanelFigure, { readonly of: 'share' }>;
}

/** What happened, or will, in each of some months, as the days of the assets say. */
interface PanelMonths extends PanelBlock {
  readonly shape: 'months';
  /** Months from this one, the first and the last. */
  readonly from: number;
  readonly to: number;
  /** What is added up of those of each month; without it they are counted. Of what is there alone. */
  readonly figure?: { readonly of: 'sum'; readonly field: string };
  readonly series: readonly PanelSeries[];
}

export interface PanelSeries {
  readonly name: string;
  readonly label: Words;
  /** The attribute with the day. */
  readonly day: string;
  /** Of what is there, of what was retired there, or of what left. */
  readonly among: PanelList;
  readonly when?: readonly PanelCondition[];
  readonly isDue?: true;
}

export type PanelChart = PanelBars | PanelMonths;

/** Assets by what they have of an attribute, with some figures of each. */
interface PanelGroups extends PanelBlock {
  readonly shape: 'groups';
  readonly by: string;
  readonly figures: readonly { readonly label: Words; readonly figure: PanelFigure }[];
}

/** The first of some assets, with some of their attributes, how they stand or who they are pledged to. */
interface PanelAssets extends PanelBlock {
  readonly shape: 'assets';
  readonly columns: readonly string[];
  readonly sort: string;
}

export type PanelTable = PanelGroups | PanelAssets;

/** The lists of assets that figures are of. */
export type PanelList = 'active' | 'deleted' | 'transferred';

/** The words of a table of how many there are in each establishment, and by the hectare. */
interface PanelStocking {
  readonly title: Words;
  readonly place: Words;
  readonly count: Words;
  readonly area: Words;
  readonly density: Words;
  /** What is said in place of a density where no area is known. */
  readonly noArea: Words;
}

/** A table of what each establishment keeps where the reader may list it, by some figures, and what it is worth. */
interface PanelKeepers {
  readonly title: Words;
  readonly place: Words;
  readonly figures: readonly PanelKeeperFigure[];
  /** What is said of a sum of worth, before its currency. */
  readonly worth: Words;
}

export interface PanelKeeperFigure {
  readonly label: Words;
  readonly figure: Exclude<PanelFigure, { readonly of: 'share' }>;
  readonly when?: readonly PanelCondition[];
}

export interface PanelFilter {
  readonly field: string;
  /** Of days it is a period: what is past, what comes soon, or a month. */
  readonly type: 'select' | 'multiselect' | 'period';
  /** The filter whose choice narrows this one. */
  readonly fk?: string;
}

export interface PanelModel {
  readonly assetType: number;
  /** Of establishments of these subtypes; without it of all. */
  readonly subtypes?: readonly number[];
  /** What it counts, where its asset type has others as well. */
  readonly noun?: { readonly one: Words; readonly many: Words };
  readonly filters: readonly PanelFilter[];
  readonly cards: readonly PanelCard[];
  readonly charts: readonly PanelChart[];
  readonly tables: readonly PanelTable[];
  /** How many there are in each establishment where the reader may list them, and by the hectare where its area is known. */
  readonly stocking?: PanelStocking;
  readonly keepers?: PanelKeepers;
  /** The title of the map of its assets. */
  readonly map?: Words;
  /** What they are worth (catalogue/collateral): all of it, what is confirmed and what nobody confirms, by what has prices, and what has none. */
  readonly worth?: {
    /** The card behind which all of it is told; its parts come last. */
    readonly after: string;
    readonly total: Words;
    readonly confirmed: Words;
    readonly unconfirmed: Words;
    readonly byKind: Words;
    readonly unpriced: Words;
  };
}
