import type { Words } from '../words';
import type { Attribute } from './attribute';
import type { FormModel } from './form-model';
import type { RowRule } from './row-rule';

/** What forms and the checks behind them need to know of any kind of record: an asset, a lot, an establishment. */
export interface RecordModel {
  readonly name: Words;
  /** What one record and several are called: 'animal', 'animales'; counts say 'cabezas'. */
  readonly noun: { readonly one: Words; readonly many: Words; readonly counted: Words };
  readonly icon: string;
  /** Feminine nouns take feminine participles in Spanish. */
  readonly gender: 'm' | 'f';
  /** The first of these attributes that is filled names a row. */
  readonly labelFields: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly form: FormModel;
  readonly rowRules: readonly RowRule[];
}

/** What a lot of an asset type holds beside its assets: the base of `catalogue/lots/lot-model` and what the type adds. */
export type LotModel = RecordModel;
