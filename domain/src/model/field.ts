import type { Words } from '../words';
import type { FieldKindName } from './field-kinds';
import type { ObjectKindName } from './object-kinds';

/**
 * The language of fields (documents 1 and 2, section 3). Like all of a model they survive `JSON.stringify`: no functions, no
 * classes, no dates. Engines read them; they never know which model they have.
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

/** A value that nobody types: it follows from others of the record, by the name of a function (engine/forms/computed). */
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

/** A check digit of tax numbers, by the country's number (engine/fields/check-digits). */
export type TaxCheck = 'cuit' | 'rut' | 'ruc' | 'nif' | 'belgian' | 'cvr';

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

/** What a field of any kind may have (documents 1 and 2 section 3, attributes and field definitions). */
export interface FieldBase {
  readonly name: string;
  readonly label: Words;
  readonly hint?: Words;
  readonly unit?: string;
  readonly validations?: Validations;
  readonly values?: readonly Option[];
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
  /** Read by the company that wrote it and by no other, whoever has the asset later (engine/events/private-values). */
  readonly private?: boolean;
  /** Width in twelfths; 12 by default (document 2 section 9). */
  readonly columns?: number;
  readonly computed?: Computation;
}

/** What only fields of some kinds have. */
interface FieldParts {
  readonly masks: readonly Mask[];
  /** Decimals of a float; 2 by default (document 2 section 5). */
  readonly decimals: number;
  /** A number that is a name, such as a year: written without marks between thousands. */
  readonly ungrouped: boolean;
  /** How a short select is drawn: side by side instead of a drop-down. */
  readonly segmented: boolean;
  readonly files: FileRules;
  readonly proposals: Proposals;
  /** Of `addableList`, `detail` and `sub_detail`. */
  readonly list: ListRules;
  /** A page that a checkbox is about. */
  readonly link: { readonly url: string; readonly label: Words };
  /** Colours that are offered by name. */
  readonly presets: readonly { readonly color: string; readonly label: Words }[];
  /** Of `summaryAssetsSelectList`: the field whose chosen assets it sums up. */
  readonly summaryOf: string;
  /** Of `assetsSelectList` and its summary: which assets are chosen; without it living ones of the record's own type. */
  readonly choice: AssetChoice;
}
type PartName = keyof FieldParts;

/** The parts that a kind cannot do without, and those that it may have; a kind that is not named has none. */
interface PartsByKind {
  masked: { needs: 'masks'; may: never };
  number: { needs: never; may: 'ungrouped' };
  float: { needs: never; may: 'decimals' };
  select: { needs: never; may: 'segmented' };
  autocomplete: { needs: 'proposals'; may: never };
  checkbox: { needs: never; may: 'link' };
  colorx: { needs: never; may: 'presets' };
  file: { needs: never; may: 'files' };
  addableList: { needs: 'list'; may: never };
  detail: { needs: 'list'; may: never };
  sub_detail: { needs: 'list'; may: never };
  assetsSelectList: { needs: never; may: 'choice' };
  summaryAssetsSelectList: { needs: 'summaryOf'; may: 'choice' };
}
type PartsOf<Kind extends FieldKindName> = Kind extends keyof PartsByKind
  ? PartsByKind[Kind]
  : { needs: never; may: never };

/** A field of a kind: with the parts of its kind, and without those of others, which engines read as absent. */
export type FieldOf<Kind extends FieldKindName> = FieldBase & { readonly type: Kind } & {
  readonly [Part in PartsOf<Kind>['needs']]: FieldParts[Part];
} & { readonly [Part in PartsOf<Kind>['may']]?: FieldParts[Part] } & {
  readonly [Part in Exclude<PartName, PartsOf<Kind>['needs' | 'may']>]?: undefined;
};

/** A field of a form: of one kind, with what that kind has. */
export type Field = { readonly [Kind in FieldKindName]: FieldOf<Kind> }[FieldKindName];

/** A field made from parts while the program runs: that it has what its kind needs is for who makes it to know. */
export type LooseField = FieldBase & { readonly type: FieldKindName } & {
  readonly [Part in PartName]?: FieldParts[Part] | undefined;
};
