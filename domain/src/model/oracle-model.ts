import type { Words } from '../words';
import type { NonEmpty } from './non-empty';

/**
 * What an asset type asks of outside sources that say something of its assets: oracles (document 3 section 2). Which
 * sources there are the operator says; what a record of any of them holds, and what of it is compared with ours, is here.
 */
export interface OracleModel {
  /** Subtypes of establishments whose assets are linked with records. */
  readonly subtypes: NonEmpty<number>;
  /** Statuses in which an asset may be linked (document 3 section 5). */
  readonly statuses: NonEmpty<string>;
  /** What a record holds, the code that identifies it first. */
  readonly fields: NonEmpty<OracleField>;
  /** The field that says whether the thing exists, and the one that says when that was looked at. */
  readonly existence: string;
  readonly checkedAt: string;
  /**
   * Whose it is, by a tax number, in the record and in an attribute. An establishment sees the records of the holders
   * whose assets it has, and of its own company; those of others are none of its business.
   */
  readonly holder: { readonly field: string; readonly attribute: string };
  /** The attributes that a link and its answers write. */
  readonly writes: {
    readonly code: string;
    readonly existence: string;
    readonly exists: string;
    readonly missing: string;
    readonly unknown: string;
  };
  /** What says how much there is: in the record, and in the first of these attributes that is filled. */
  readonly amount: {
    readonly field: string;
    readonly attributes: NonEmpty<string>;
    readonly unit: string;
    /** How far apart both may be, in per cent of ours: scales differ. */
    readonly percent: number;
  };
  /** Fields that tell records apart to people, beside the code and how much there is; the first two most of all. */
  readonly described: readonly string[];
  /** What else must be the same in both. */
  readonly compares: readonly OracleComparison[];
}

export interface OracleField {
  readonly name: string;
  readonly label: Words;
  readonly type: 'text' | 'number' | 'flag' | 'dateTime';
  /** Without it a record is none. */
  readonly mandatory?: true;
  /** What the heading of a column may be called beside the name and the labels, whatever the case and accents. */
  readonly synonyms?: readonly string[];
}

/** A field of the record beside an attribute: the same text, or the code that an option has outside. */
export interface OracleComparison {
  readonly field: string;
  readonly attribute: string;
  readonly codes?: Readonly<Record<string, number>>;
}
