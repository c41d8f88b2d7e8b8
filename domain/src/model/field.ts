import type { Words } from '../words';
import type { Computation } from './computation';
import type { Alone, RulesByFamily } from './field-rules';
import type { FileRules, SampleDocument } from './file-rules';
import type { NamedAsset } from './named-asset';
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
  /** Under which heading it is in a `groupedmultiselectbox`. */
  readonly group?: Words;
  /** The drawing of a `selectimage`, by its name. */
  readonly image?: string;
  /** What choosing it means, in a sentence. A select whose options say so lays them out as cards. */
  readonly hint?: Words;
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
   * condition; what its text may name (`names`) and nothing else; or a list of the model's own.
   */
  readonly from:
    | { readonly entityType: number }
    | { readonly named: true }
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
  /** The fields of a row. Of an `addableList` texts, with proposals or without, and numbers only. */
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
  readonly check?: 'electronicTag' | 'vin' | 'gtin' | TaxCheck;
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
interface FieldBase {
  readonly name: string;
  readonly label: Words;
  readonly hint?: Words;
  readonly hideCondition?: FieldCondition;
  /** Not asked for in the steps of a form; sheets, defaults and events fill it. */
  readonly hideOnSBS?: boolean;
  /** Set by the server, never by a form. */
  readonly disabled?: boolean;
  /** Read by the company that wrote it and by no other, no matter who has the asset later (engine/events/private-values). */
  readonly private?: boolean;
  /** Width in twelfths; 12 where nothing is said (document 2 section 9). Those of the catalogue have that of their kind. */
  readonly columns?: number;
}

/** The validations of a field of any kind. */
interface AnyRules {
  readonly mandatory?: boolean;
  /** At least one of these fields, or this one, must be filled (document 2 section 5, conditionalValidation). */
  readonly oneOf?: readonly string[];
  /** Mandatory only while the parent field has one of the values. */
  readonly mandatoryWhen?: FieldCondition;
}

type RulesOf<Family extends keyof RulesByFamily> = AnyRules &
  Alone<RulesByFamily[Family], RulesByFamily[keyof RulesByFamily]>;

interface Ruled<Family extends keyof RulesByFamily = 'any'> {
  readonly validations?: RulesOf<Family>;
}

/** What a new record starts with. */
interface Starting<Kept> {
  readonly defaultValue?: Kept;
}

/** A value that follows from others of its record. */
interface Computed {
  readonly computed?: Computation;
}

interface Measured extends Ruled<'number'>, Starting<number>, Computed {
  readonly unit?: string;
}

/** Options of the model's own, of a list that all models share, or of the server's by an endpoint. */
type Choosing<Kept> = Starting<Kept> & {
  /** The parent whose value decides which options are offered; changing it clears this field. */
  readonly fkField?: string;
} & (
    | { readonly values: readonly Option[] }
    | { readonly dataSourceType: 'common'; readonly dataSourceCommon: 'countries' | 'regions' }
    | {
        readonly dataSourceType: 'api';
        readonly dataSourceApiEndpoint: string;
        /** What the endpoint answered (engine/forms/sources). */
        readonly values?: readonly Option[];
        /** The option that was used last. */
        readonly defaultValueFunction?: 'lastUsed';
        /** The kind of record that the field names by its id: choosing one fills the fields of the same names from it. */
        readonly bindForm?: ObjectKindName;
      }
  );

interface Listing extends Ruled {
  readonly list: ListRules;
}

/** The kinds of field (document 2 section 3), each with what it has beside what every field may have. */
interface PartsByKind {
  text: Ruled<'text'> &
    Starting<string> & {
      /** The table whose next number follows the default value, as in `CE-0042` (models/autonumsufix). */
      readonly defaultValueSufix?: string;
      readonly names?: NamedAsset;
      /** Its text is the name of a lot of the establishment, which is found when it is written (decision 32). */
      readonly namesLot?: boolean;
    };
  multiline: Ruled<'prose'> & Starting<string>;
  number: Measured & {
    /** A number that is a name, such as a year: written without marks between thousands. */
    readonly ungrouped?: boolean;
  };
  float: Measured & {
    /** 2 by default (document 2 section 5). */
    readonly decimals?: number;
  };
  masked: Ruled<'identifier'> & { readonly masks: readonly Mask[] };
  phone: Ruled;
  date: Ruled<'day'> &
    (
      | (Starting<string> & { readonly defaultValueFunction?: 'today' })
      | {
          readonly defaultValueFunction: 'warranty';
          /** The fields that it looks at: the first day, and the last one that it may give. */
          readonly defaultOf: readonly [from: string, until: string];
        }
      | {
          /** The day of another field, while the condition holds: what is born here enters on the day of its birth. */
          readonly defaultValueFunction: 'sameDay';
          readonly defaultOf: readonly [day: string];
          readonly defaultWhen: FieldCondition;
        }
    );
  dateTime: Ruled<'day'> & { readonly defaultValueFunction?: 'now' };
  select: Ruled &
    Choosing<string> &
    Computed & {
      /** Side by side instead of a drop-down, where it is short. */
      readonly segmented?: boolean;
    } & (
      | { readonly defaultValueCustomFunc?: undefined }
      | {
          readonly defaultValueCustomFunc: 'bySubtype';
          /** The default of each box subtype. */
          readonly defaultBySubtype: Readonly<Record<string, string>>;
        }
    );
  selectimage: Ruled & Choosing<string>;
  multiselect: Ruled<'options'> & Choosing<readonly string[]>;
  multiselectbox: Ruled<'options'> & Choosing<readonly string[]>;
  groupedmultiselectbox: Ruled<'options'> & Choosing<readonly string[]>;
  checkbox: Ruled &
    Starting<boolean> & {
      /** It is true wherever this holds of its record, whatever is filled in: set, and not asked. */
      readonly impliedBy?: FieldCondition;
      /** A page that it is about. */
      readonly link?: { readonly url: string; readonly label: Words };
    };
  autocomplete: Ruled<'prose'> & {
    readonly proposals: Proposals;
    readonly names?: NamedAsset;
    /** A text of one of these shapes is an identifier: it is kept bare and shown as it is printed. */
    readonly masks?: readonly Mask[];
  };
  /** An outside link with its icon (document 1 section 3). */
  nft_link: Ruled;
  colorx: Ruled & {
    /** Colours that are offered by name. */
    readonly presets?: readonly { readonly color: string; readonly label: Words }[];
  };
  file: Ruled & {
    readonly files?: FileRules;
    /** A sample document, offered beside the field (document 1 section 3). */
    readonly downloadMockup?: SampleDocument;
  };
  location: Ruled<'place'> & { readonly addressAutoGeoposition?: boolean };
  polygon: Ruled<'area'>;
  addableList: Listing;
  detail: Listing;
  sub_detail: Listing;
  assetsSelectList: Ruled & {
    /** Which assets are chosen; without it living ones of the record's own type. */
    readonly choice?: AssetChoice;
  };
  summaryAssetsSelectList: Ruled & {
    /** The field whose chosen assets it sums up. */
    readonly summaryOf: string;
    readonly choice?: AssetChoice;
  };
  boxTarget: Ruled;
}

/** One row each in the registry (engine/fields/index), and one each among the widgets. */
export type FieldKindName = keyof PartsByKind;

type PartsOf<Kind extends FieldKindName> = Alone<PartsByKind[Kind], PartsByKind[FieldKindName]>;

/** A field of a kind: with the parts of its kind, and without those of others. */
export type FieldOf<Kind extends FieldKindName> = FieldBase & { readonly type: Kind } & PartsOf<Kind>;

/** A field of a form: of one kind, with what that kind has. */
export type Field = { readonly [Kind in FieldKindName]: FieldOf<Kind> }[FieldKindName];

/** A field made from parts while the program runs: that it has what its kind needs is for who makes it to know. */
export type LooseField = FieldBase & { readonly type: FieldKindName } & {
  readonly [Part in Exclude<keyof Field, keyof FieldBase | 'type'>]?: Field[Part];
};
