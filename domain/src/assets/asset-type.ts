import type { ObjectKindName } from '../calls/objects';
import type { Words } from '../words';
import type { FieldKindName } from '../fields/kinds';
import type { EventModel } from '../events/event-model';
import type { PublicFace } from '../qr/public-face';
import type { QrSectionName } from '../qr/qr-sections';
import type { QrType } from '../qr/qr-types';
import type { TaxCheck } from '../fields/check-digits';
import type { StatusRules } from '../rules/asset-status';
import type { PermissionCode } from '../rules/permission-codes';

/**
 * The types of an asset type's model (documents 1 and 2, section 3). A model is a literal that survives
 * `JSON.stringify`: no functions, no classes, no dates. Engines read it; they never know which model they have.
 */

/** One choice of a select. `fk` names the keys of the parent field under which it is offered. */
export interface Option {
  readonly key: string;
  readonly label: Words;
  readonly fk?: readonly string[];
  /** What must hold of other fields, too, for it to be offered: a role in some chains and countries. */
  readonly when?: readonly FieldCondition[];
  /** Texts that spreadsheets use for the same thing. */
  readonly synonyms?: readonly string[];
  /** Inactive options are shown greyed, and refused. */
  readonly inactive?: boolean;
  /** Under which heading it stands in a `groupedmultiselectbox`. */
  readonly group?: Words;
  /** The drawing of a `selectimage`, by its name. */
  readonly image?: string;
}

/** What a `file` field takes. Without it: one file of any kind that attachments may have, seen by the company only. */
export interface FileRules {
  /** How many files at most; 1 by default. */
  readonly max?: number;
  /** Endings that are taken, without the dot; the content must be of that kind, too. */
  readonly endings?: readonly string[];
  /** Public files are shown on public pages; others only to who may see the record. */
  readonly isPublic?: boolean;
}

/** A proposal that the model itself knows, and the values that it brings for the fields that `copies` names. */
export interface Proposal {
  readonly value: string;
  readonly copies?: Readonly<Record<string, string | number>>;
}

/** Where the proposals of an `autocomplete` come from, and what choosing one fills in beside it. */
export interface Proposals {
  /**
   * Named entities of a kind; values that assets of the company have in an attribute, of those only that match a
   * condition; or a list of the model's own.
   */
  readonly from:
    | { readonly entityType: number }
    | { readonly attribute: string; readonly only?: FieldCondition }
    | { readonly list: readonly Proposal[] };
  /** Characters before it asks; 4 by default, 0 proposes at once (document 2 section 5). */
  readonly minCharacters?: number;
  /** Whether a text that is no proposal is kept. */
  readonly freeText?: boolean;
  /** Fields that take a value of the chosen one: the field, and the name of the value. */
  readonly copies?: Readonly<Record<string, string>>;
}

/** What a list inside a record holds, and how it is called. */
export interface ListRules {
  readonly noun: { readonly one: Words; readonly many: Words };
  /** The fields of a row. Of an `addableList` texts and numbers only. */
  readonly fields: readonly Field[];
  /** Rows with name and surname can be sent their authorization e-mail again (document 2 section 3). */
  readonly canResend?: boolean;
  /** A text of which no two rows have the same, whatever its case. */
  readonly unique?: string;
  /** Most rows, where it is fewer than any list may have. */
  readonly max?: number;
}

/** Which assets a field chooses: of the same establishment, living ones, and what else must hold of them. */
export interface AssetChoice {
  /** Types of the same chain; without them the record's own. */
  readonly assetTypes?: readonly number[];
  /** What they have must suit the record that they are chosen for. */
  readonly alike?: readonly Likeness[];
  /** Chosen for one record at a time: the attribute of records of its type that holds them. */
  readonly onceIn?: string;
  /** Only those that this attribute of the record holds. They may have ended since: what ended leaves, too. */
  readonly among?: string;
}

/** An attribute of what is chosen that must be what an attribute of the record says, where that says anything. */
export interface Likeness {
  readonly attribute: string;
  /** An option, or several of which it must be one. */
  readonly as: string;
  /** Options of the record's that suit every other: a mixed herd. */
  readonly unless?: readonly string[];
}

/** A value that nobody types: it follows from others of the record, by the name of a function (forms/computed). */
export interface Computation {
  readonly rule: string;
  /** Names of fields, in the order that the function takes them. */
  readonly of: readonly string[];
  readonly factor?: number;
  /** What the options of a field count for, by field and key: tonnes a metre of a species. */
  readonly factors?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of `lookup`: the key that follows from each key of the field. */
  readonly table?: Readonly<Record<string, string>>;
}

/** One shape of a masked value: what must match after stripping, what a user sees and types. */
export interface Mask {
  /** Matched against the stripped text (dashes and blanks removed, upper case). */
  readonly regex: string;
  /** Input mask in maska's notation: `@` a letter, `#` a digit, `*` either. */
  readonly mask: string;
  readonly example: string;
  /** A check beyond the form, by the name of its rule in the masked kind. */
  readonly check?: 'electronicTag' | TaxCheck;
}

/** A bound is a value, another field's value, or a moment relative to today. */
export type Bound =
  | { readonly value: number | string }
  | { readonly field: string }
  | { readonly today: { readonly years?: number; readonly days?: number } };

/** Who answers areas that places must lie in: `box` is the establishment, by its outline. */
export type AreaSource = 'box';

export interface Validations {
  readonly mandatory?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: Bound;
  readonly max?: Bound;
  /** Numbers must be a multiple of this, counted from `min`. */
  readonly step?: number;
  readonly minOptions?: number;
  readonly maxOptions?: number;
  /** The value must be one of these (document 1 section 3, validValues); the tag filter offers them. */
  readonly validValues?: readonly string[];
  readonly url?: boolean;
  /** A place must lie inside one of the areas that this source answers (document 2 section 5, inPolygon). */
  readonly inPolygon?: AreaSource;
  /** An area must lie within so many kilometres of the place in another field; 5 by default (nearLocation). */
  readonly nearLocation?: { readonly field: string; readonly km?: number };
  /** At least one of these fields, or this one, must be filled (document 2 section 5, conditionalValidation). */
  readonly oneOf?: readonly string[];
  /** Mandatory only while the parent field has one of the values. */
  readonly mandatoryWhen?: FieldCondition;
  /** Unique among live assets of the type: everywhere, or within the company. */
  readonly unique?: 'everywhere' | 'company';
}

/**
 * True when the named field has one of the values. Several chosen keys match when any is among them; the empty text
 * stands for a field that holds nothing.
 */
export interface FieldCondition {
  readonly parentField: string;
  readonly parentValue: readonly string[];
  /** Turned round: true unless the field has one of the values. */
  readonly not?: boolean;
}

/** Box subtypes by mode: a field not in the list set is absent for that subtype (document 2 section 6). */
export interface FieldPermission {
  readonly list: readonly number[];
  readonly new: readonly number[];
  readonly edit: readonly number[];
}

export interface TableFilter {
  readonly isEnabled: boolean;
  readonly isExpanded: boolean;
  /** What the filter panel draws; the operator follows from it. */
  readonly fieldType: FilterWidget;
}
export type FilterWidget =
  'text' | 'exact' | 'select' | 'multiselect' | 'betweenValues' | 'betweenDates' | 'tags';

export type SummaryRule = 'MIN' | 'MAX' | 'MEAN' | 'PORC';

/** Where the sortable copy of an attribute lives. */
export type SlotName = `t${number}` | `n${number}` | `d${number}`;
export interface Slot {
  readonly name: SlotName;
  /** Indexed slots answer lists within 60 ms at 300,000 assets in a box; four to eight of a model. */
  readonly indexed: boolean;
}

/** How an attribute appears on public QR pages, when it does. */
export interface QrDisplay {
  readonly type: string;
  readonly section: QrSectionName;
  readonly isUserConfigurable: boolean;
  readonly isEnabled: boolean;
}

/** A field of a form: what documents 1 and 2 section 3 list for attributes and field definitions. */
export interface Field {
  readonly name: string;
  readonly label: Words;
  readonly type: FieldKindName;
  readonly hint?: Words;
  readonly unit?: string;
  readonly validations?: Validations;
  readonly values?: readonly Option[];
  readonly masks?: readonly Mask[];
  /** Decimals of a float; 2 by default (document 2 section 5). */
  readonly decimals?: number;
  /** A number that is a name, such as a year: written without marks between thousands. */
  readonly ungrouped?: boolean;
  /** The parent whose value decides which options are offered; changing it clears this field. */
  readonly fkField?: string;
  /** Options that stand elsewhere: the server's, by an endpoint, or lists that all models share. */
  readonly dataSourceType?: 'api' | 'common';
  readonly dataSourceApiEndpoint?: string;
  readonly dataSourceCommon?: 'countries' | 'regions';
  readonly defaultValue?: string | number | boolean | readonly string[];
  /** `lastUsed` is the option of the field's own source that was used last. */
  readonly defaultValueFunction?: 'today' | 'now' | 'warranty' | 'lastUsed';
  /** The fields that `warranty` looks at: the first day, and the last one that it may give. */
  readonly defaultOf?: readonly [from: string, until: string];
  readonly defaultValueCustomFunc?: 'bySubtype';
  /** For `bySubtype`: the default of each box subtype. */
  readonly defaultBySubtype?: Readonly<Record<string, string>>;
  /** The table whose next number follows the default value, as in `CE-0042` (models/autonumsufix). */
  readonly defaultValueSufix?: string;
  /** The kind of record that the field names by its id: choosing one fills the fields of the same names from it. */
  readonly bindForm?: ObjectKindName;
  readonly addressAutoGeoposition?: boolean;
  readonly hideCondition?: FieldCondition;
  /** Not asked for in the steps of a form; sheets, defaults and events fill it. */
  readonly hideOnSBS?: boolean;
  /** Set by the server, never by a form. */
  readonly disabled?: boolean;
  /** Read by the company that wrote it and by no other, whoever has the asset later (rules/private-values). */
  readonly private?: boolean;
  /** Width in twelfths; 12 by default (document 2 section 9). */
  readonly columns?: number;
  /** How a short select is drawn: side by side instead of a drop-down. */
  readonly segmented?: boolean;
  readonly files?: FileRules;
  readonly proposals?: Proposals;
  /** Of `addableList`, `detail` and `sub_detail`. */
  readonly list?: ListRules;
  /** A page that a checkbox is about. */
  readonly link?: { readonly url: string; readonly label: Words };
  /** Colours that are offered by name. */
  readonly presets?: readonly { readonly color: string; readonly label: Words }[];
  /** Of `summaryAssetsSelectList`: the field whose chosen assets it sums up. */
  readonly summaryOf?: string;
  /** Of `assetsSelectList` and its summary: which assets are chosen; without it living ones of the record's own type. */
  readonly choice?: AssetChoice;
  readonly computed?: Computation;
}

/** A field of an asset type: a form field with what lists, events, sheets and QR pages need to know. */
export interface Attribute extends Field {
  readonly permissions: { readonly box: FieldPermission };
  readonly tiers?: { readonly edit: { readonly tiers: readonly string[] } };
  readonly onlyEvent?: boolean;
  readonly massiveImport?: boolean;
  readonly synonyms?: Words;
  readonly hideInList?: boolean;
  readonly listInEvent?: boolean;
  readonly listInPath?: boolean;
  readonly tableFilter?: TableFilter;
  readonly summaryRules?: readonly SummaryRule[];
  readonly slot?: Slot;
  readonly qr?: QrDisplay;
  readonly buttonInGrid?: boolean;
  readonly colorsButton?: Readonly<Record<string, string>>;
  readonly defaultLabel?: Words;
  readonly downloadMockup?: boolean;
}

/** Fields of a step come in sections; a section can be an accordion. */
export interface FormSection {
  readonly title: Words;
  readonly hint?: Words;
  readonly fields: readonly string[];
}
export interface FormStep {
  readonly name: string;
  readonly title: Words;
  readonly sections: readonly FormSection[];
  /** Steps of facts that events write are shown in view mode only. */
  readonly onlyView?: boolean;
}
export interface FormModel {
  readonly layout: 'accordions' | 'flat';
  readonly steps: readonly FormStep[];
}

/** How the state of an asset is derived for display; the first rule that matches wins (document 1 section 4). */
export interface StateRule {
  readonly state: string;
  readonly label: Words;
  readonly tone: 'ok' | 'info' | 'warning' | 'danger' | 'neutral';
  readonly icon:
    'check' | 'shield' | 'dot' | 'pause' | 'eye' | 'expired' | 'retired' | 'package' | 'minus' | 'truck';
  /**
   * Without a condition the rule always matches. `filled` matches any value; `from` and `until` match from the one
   * day to the other, and without the second for good; `before` and `after` match beside one day.
   */
  readonly when?:
    | FieldCondition
    | { readonly filled: string }
    | { readonly from: string; readonly until: string }
    | { readonly before: string }
    | { readonly after: string };
  /** An attribute whose option label stands in the label's `{{reason}}`. */
  readonly reasonField?: string;
}

/** A rule between fields of one row. Checkboxes compare as 'true' and 'false', empty ones as 'false'. */
export type RowRule =
  | {
      readonly rule: 'forbiddenTogether';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly values: readonly string[];
      readonly other: string;
      readonly otherValues: readonly string[];
    }
  | {
      /** The age in months that a value of the field, or each of several, goes with; outside it the user is told. */
      readonly rule: 'ageRange';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly birthField: string;
      readonly months: Readonly<Record<string, readonly [min: number, max: number]>>;
    }
  | {
      /** A day that lies at most so many days after another, where the condition holds. */
      readonly rule: 'atMostAfter';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly since: string;
      readonly days: number;
      readonly when?: FieldCondition;
    }
  | {
      /** A day that has gone by: a paper that ran out. */
      readonly rule: 'dayGone';
      readonly level: 'error' | 'warning';
      readonly field: string;
    }
  | {
      /** What a number usually is beside each option of another field; outside it the user is told. */
      readonly rule: 'usualRange';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly by: string;
      readonly ranges: Readonly<Record<string, readonly [min: number, max: number]>>;
    }
  | {
      /** A number that should be near another one: how many hundredths of it they may lie apart. */
      readonly rule: 'nearTo';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly near: string;
      readonly percent: number;
    };

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

/** What a lot of an asset type holds beside its assets: the base of `lots/lot-model` and what the type adds. */
export type LotModel = RecordModel;

export interface AssetType extends RecordModel {
  readonly id: number;
  readonly code: string;
  readonly chains: readonly number[];
  readonly events: readonly EventModel[];
  readonly states: readonly StateRule[];
  /** How the status of an asset moves, where assets have one that people decide on. */
  readonly statuses?: StatusRules;
  readonly filterOrder: readonly string[];
  readonly defaultColumns: readonly string[];
  readonly summary: readonly string[];
  /** What its menu has beyond the entries that every asset type has (rules/menu). */
  readonly menu: readonly MenuEntry[];
  /** Header language columns of the spreadsheet template (document 1 section 3, header languages). */
  readonly headerLanguages: readonly ('es' | 'en')[];
  readonly alterAddMassive: boolean;
  readonly templateDownload: boolean;
  readonly qrTypes: readonly string[];
  /** How it is told on public pages; without it there are none. */
  readonly public?: PublicFace;
  /** What its lots hold; without it what every lot has (lots/lot-model). */
  readonly lot?: LotModel;
  /** The public pages of its lots, each in establishments of some subtypes or in all of them (lots/lot-qr). */
  readonly lotQrTypes?: readonly { readonly type: QrType; readonly subtypes?: readonly number[] }[];
  /** Which list of a record a search in the breed registry fills; without it there is no such search. */
  readonly genealogy?: GenealogyModel;
  /** Assets are disabled for events when the attribute has a value, in the listed subtypes. */
  readonly disabledForEvents?: { readonly field: string; readonly subtypes: readonly number[] };
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
