import type { Currency } from './collateral';
import type { PanelFigure } from './panel';
import type { Words } from '../words';

/**
 * A report over what several establishments hold (document 3 section 2): what is asked for it, and what it tells in parts of a
 * whole. What it counts by has a slot.
 */

export interface ReportInput {
  readonly name: string;
  readonly type: 'number' | 'text' | 'date' | 'select' | 'multiselect';
  readonly label: Words;
  /** What is chosen from, where the model of the assets does not say it. */
  readonly options?: readonly { readonly key: string; readonly label: Words }[];
  /** The attribute whose options are chosen from. */
  readonly optionsOf?: string;
  /** The input by whose value its options are. */
  readonly dependsOn?: string;
  /** Of a day `today`, or `monthStart`, the first of its month. */
  readonly defaultValue?: string | number;
  readonly validations?: {
    readonly mandatory?: true;
    readonly min?: number;
    readonly max?: number;
    /** What is said instead where it is left out. */
    readonly message?: Words;
  };
  /** The attribute that it filters by: one of what is chosen, or no less, or no more. */
  readonly asks?: { readonly field: string; readonly compares: 'in' | 'min' | 'max' };
}

/** How many there are, what a figure of theirs adds up to, or what those are worth whose price is in a currency. */
export type ReportFigure =
  | Exclude<PanelFigure, { readonly of: 'share' | 'mean' }>
  | { readonly of: 'worth'; readonly currency: Currency };

/** Parts of a whole: by whose they are, by an attribute, or by how far a day is off. */
export interface ReportIndicator {
  readonly name: string;
  readonly title: Words;
  readonly by: 'entity' | 'band' | 'keeper' | { readonly field: string };
  readonly figure: ReportFigure;
  /** What the figure is in, where its attribute does not say it. */
  readonly unit?: Words;
  /** The input that says how many parts there are; the rest is one more. */
  readonly top?: string;
  /** It is left out where it is nothing. */
  readonly unlessNothing?: true;
}

/** Ways in which assets came about in an establishment, or were retired there, told apart by an attribute of theirs. */
export interface MoveKinds {
  readonly field: string;
  readonly kinds: readonly {
    readonly name: string;
    readonly title: Words;
    readonly values: readonly string[];
  }[];
  /** What any other value comes to, and none. */
  readonly others: { readonly name: string; readonly title: Words };
}

/**
 * What moved between two days: how many there were, what came, what went, and how many there are then. What is transferred is
 * told apart by itself. An attribute that changes while they are there, such as a category, tells its rows apart.
 */
export interface MovesModel {
  readonly by: string;
  readonly entry: MoveKinds;
  readonly exit: MoveKinds;
}

export interface ReportModel {
  readonly id: number;
  readonly assetType: number;
  /** Of establishments of these subtypes alone; without them of all that may hold the assets. */
  readonly subtypes?: readonly number[];
  readonly name: Words;
  readonly description: Words;
  readonly inputs: readonly ReportInput[];
  readonly indicators: readonly ReportIndicator[];
  /** Of a report of what moved; its indicators tell of the last day. */
  readonly moves?: MovesModel;
  /** It is of what is pledged to the establishments, as it stands, and not of what they have. */
  readonly among?: 'pledged';
  /**
   * It begins with what the portfolio comes to, and tells it by entities: how much there is by which attribute, what one and several
   * of it are called, and what entities are where they are not those that it is grouped by.
   */
  readonly portfolio?: {
    readonly amount: string;
    readonly noun: { readonly one: Words; readonly many: Words };
    readonly entity?: Words;
  };
}

/** The inputs that engines know: the day, whose assets are told apart, and which of these. */
export const reportInputs = {
  date: 'date_at',
  /** Of what moved the first day; the other one is the last. */
  since: 'date_from',
  grouping: 'group_by_entities',
  selected: 'entities_selected',
  horizon: 'horizon_days',
  basis: 'basis',
} as const;
