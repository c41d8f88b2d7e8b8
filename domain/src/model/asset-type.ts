import type { Words } from '../words';
import type { OfferedEvent } from './event-model';
import type { FieldCondition } from './field';
import type { OracleModel } from './oracle-model';
import type { PermissionCode } from './permission-codes';
import type { PublicFace } from './public-face';
import type { QrType } from './qr-types';
import type { LotModel, RecordModel } from './record-model';
import type { StateRule } from './state-rule';
import type { StatusRules } from './status-rules';

/**
 * The types of an asset type's model (documents 1 and 2, section 3). A model is a literal that survives
 * `JSON.stringify`: no functions, no classes, no dates. Engines read it; they never know which model they have.
 */

export interface AssetType extends RecordModel {
  readonly id: number;
  readonly code: string;
  readonly chains: readonly number[];
  readonly events: readonly OfferedEvent[];
  readonly states: readonly StateRule[];
  /** How the status of an asset moves, where assets have one that people decide on. */
  readonly statuses?: StatusRules;
  /** Times in which an asset takes less than usual, as lists say of each. */
  readonly periods?: readonly Period[];
  readonly filterOrder: readonly string[];
  readonly defaultColumns: readonly string[];
  readonly summary: readonly string[];
  /** Those of them whose values add up: heads and kilograms, and no rate, age or mean. */
  readonly sums: readonly string[];
  /** What its menu has beyond the entries that every asset type has (rules/menu). */
  readonly menu: readonly MenuEntry[];
  /** Header language columns of the spreadsheet template (document 1 section 3, header languages). */
  readonly headerLanguages: readonly ('es' | 'en')[];
  readonly alterAddMassive: boolean;
  /** Whether imports offer an empty spreadsheet with its columns. */
  readonly templateDownload: boolean;
  /** The public pages of its assets and of its lots, the main one of a lot first (engine/lots/lot-qr). */
  readonly qrTypes: readonly QrType[];
  /** The only subtypes of establishments that have a page, of those that not all have. */
  readonly qrSubtypes?: Readonly<Partial<Record<QrType, readonly number[]>>>;
  /** How it is shown on public pages; without it there are none. */
  readonly public?: PublicFace;
  /** What its lots hold; without it what every lot has (catalogue/lots/lot-model). */
  readonly lot?: LotModel;
  /** What a record says of where its asset comes from, beside what others came to it and from where it arrived. */
  readonly origin?: OriginModel;
  /** What some are called instead, by what they have become: the first whose condition holds. */
  readonly nouns?: readonly { readonly when: FieldCondition; readonly noun: RecordModel['noun'] }[];
  /** Which list of a record a search in the breed registry fills; without it there is no such search. */
  readonly genealogy?: GenealogyModel;
  /** What outside sources say of its assets; without it there are none. */
  readonly oracles?: OracleModel;
  /** What alike assets have in common where they are in no lot, so that a measure is compared: breed and category, a species. */
  readonly comparedBy?: readonly string[];
  /** The attribute with the programmes that it is in, said beside its state: those of a market, of a label. */
  readonly programmes?: string;
  /** The day on which assets come about, and what is told of an event before it; without it none is too early. */
  readonly begins?: { readonly on: string; readonly reason: Words };
  /** Assets are disabled for events when the attribute has a value, in the listed subtypes. */
  readonly disabledForEvents?: { readonly field: string; readonly subtypes: readonly number[] };
}

/**
 * A time that days of an asset bound: a quarantine, the withdrawal of a medicine. It runs on both days; without `from`
 * until the one day, and without a day in `until` for good.
 */
export interface Period {
  readonly name: string;
  /** What an asset is in it: 'En cuarentena'. */
  readonly label: Words;
  readonly from?: string;
  readonly until: string;
}

/** How the life of an asset began, and what its record says of where that was (engine/recall/origin). */
interface OriginModel {
  /** The first whose condition holds. `isHere`: where it was recorded. The day is that of an attribute. */
  readonly begins: readonly {
    readonly when: FieldCondition;
    readonly text: Words;
    readonly isHere: boolean;
    readonly day?: string;
  }[];
  /** Attributes that name where it comes from: a farm, a supplier. */
  readonly from: readonly string[];
}

/**
 * A genealogy that a breed registry fills (document 2 section 2): the list of relatives, and the attributes that hold
 * what the registry is asked by. Category and breed are chosen among the options of theirs.
 */
export interface GenealogyModel {
  readonly field: string;
  readonly category: string;
  readonly breed: string;
  readonly hba: string;
  readonly cc: string;
  readonly rp: string;
  /** What else animals differ by: the sex, in the registry's own keys, and the day of birth. */
  readonly sex: string;
  readonly birth: string;
  /** The option of the list's relationship that is the animal itself. */
  readonly own: string;
}

/** A menu entry of the model; subtypes limit where it shows (document 1 section 2). */
export interface MenuEntry {
  readonly name: string;
  readonly label: Words;
  readonly icon: string;
  readonly group: Words;
  readonly path: string;
  readonly subtypes?: readonly number[];
  readonly permission?: PermissionCode;
}
