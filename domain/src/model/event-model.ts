import type { Words } from '../words';
import type { Field, FieldCondition } from './field';
import type { Requirement } from './requirement';
import type { EpcisTerms } from './epcis-terms';
import type { Alone } from './field-rules';
import type { EventForm } from './form-model';
import type { NonEmpty } from './non-empty';
import type { RowRule } from './row-rule';
import type { PublicEvent } from './public-face';
import type { PermissionCode } from './permission-codes';
import type { RelationKind } from './relation-kinds';
import type { Unit } from './measures';
import type { Intake, Transformation, Yield } from './transformation';

/** What an event of any shape has (document 2 section 3). Its code is unique within the asset type. */
interface EventBase {
  readonly eventType: number;
  readonly name: Words;
  /** A name of the icon catalogue. */
  readonly icon?: string;
  readonly form: EventForm;
  readonly isMassive: boolean;
  readonly lotMode: boolean;
  readonly inAssetList: boolean;
  readonly modelExcelOnTag: boolean;
  /** Sheets ask for what the form asks for; without it they ask for every field (document 2 section 5). */
  readonly inheritsMandatory?: boolean;
  /** Attributes whose being filled bars the event. */
  readonly assetDisabledToEvent: readonly string[];
  /** What an asset must be on the day of the event; what does not hold refuses it with its reason (decisions section 8). */
  readonly requires?: readonly Requirement[];
  /** Recorded also of assets that the model closes for events: what is done to what is left of them. */
  readonly afterClosing?: boolean;
  /** Rules between the event's fields and the asset as it is; ages are those on the day of the event. */
  readonly rules?: readonly EventRule[];
  /** What public pages show of it; without it nothing. */
  readonly public?: PublicEvent;
  /** GS1 EPCIS 2.0 vocabulary, so that the event can be written out from it. */
  readonly epcis: EpcisTerms;
  /**
   * It is about the health of an animal or a plant, and told with its like on the page of an asset. An event of several
   * things is, where one of these of its fields was filled in.
   */
  readonly health?: { readonly filled?: NonEmpty<string> };
  /** Nobody records it by itself: it comes with another asset's event, and is not undone without that. */
  readonly isAlong?: boolean;
}

/** Subtypes of establishments in which an event is offered. */
export type Subtypes = NonEmpty<number>;

/** Where an event is offered, the code that allows it, and the only relations that may record it, where not any may. */
interface Offered<Code extends PermissionCode> {
  readonly permissions: {
    readonly box: Subtypes;
    readonly code: Code;
    /** Only for those who have all that an Administrator of the establishment has. */
    readonly administers?: true;
  };
  readonly permissionsRelation?: NonEmpty<RelationKind>;
}

/** An event that writes attributes: from its fields, and what follows from them and the asset. */
interface Writing extends Offered<Exclude<PermissionCode, 'ASSET_TRANSFER'>> {
  readonly isTransfer: false;
  readonly fields: readonly EventField[];
  /** Attributes that follow from the event and the asset, in this order. */
  readonly derives?: readonly Derivation[];
  /** How much was made of what went in before. */
  readonly yields?: Yield;
}

interface ShapesOfEvents {
  /** What is sent may come back (engine/events/transfer-events): until it is taken nothing of it may have changed. */
  transfer: Offered<'ASSET_TRANSFER'> & {
    readonly isTransfer: true;
    readonly onTransferred: false;
    readonly fields: readonly EventOnlyField[];
    /** The field that says what goes over, and its options that leave the ownership where it is. */
    readonly transfer?: { readonly kindField: string; readonly possession: readonly string[] };
  };
  /** A sender adds to what is known of an asset, and does nothing with it: it is another's (decisions section 4). */
  sender: Writing & { readonly onTransferred: true };
  ordinary: Writing & {
    readonly onTransferred: false;
    /** What it does to the asset beside writing attributes. */
    readonly effect?: EventEffect;
    /** Assets that come about by it, beside the one that it is recorded of (engine/events/created-assets). */
    readonly creates?: Creation;
    /** The field that chooses assets which become part of this one: they are retired, and their counts join its own. */
    readonly absorbs?: { readonly field: string; readonly counts: readonly string[] };
    /** What it makes of its assets together, and what comes out. */
    readonly transforms?: Transformation;
    /** Other assets that go into the one that it is recorded of. */
    readonly intake?: Intake;
  };
  /** Nobody is offered it, and it changes no attribute: the engine that records it has done so. */
  engine: {
    readonly isTransfer: false;
    readonly onTransferred: false;
    readonly fields: readonly EventOnlyField[];
    readonly permissions: {
      readonly box: readonly number[];
      readonly code: PermissionCode;
      readonly administers?: undefined;
    };
  };
}

type EventOf<Shape extends keyof ShapesOfEvents> = EventBase &
  Alone<ShapesOfEvents[Shape], ShapesOfEvents[keyof ShapesOfEvents]>;

/** Assets go to another establishment. */
export type TransferEvent = EventOf<'transfer'>;
/** Offered also of assets that were transferred away, to who sent them. */
export type SenderEvent = EventOf<'sender'>;
/** Offered of what the establishment has: it may do anything but send it away. */
export type OrdinaryEvent = EventOf<'ordinary'>;
/** What an engine records of its own accord (engine/events/of-engine). */
export type EngineEvent = EventOf<'engine'>;

/** An event that an asset type offers. */
export type OfferedEvent = TransferEvent | SenderEvent | OrdinaryEvent;
/** An event of an asset: what may be found in its history. */
export type EventModel = OfferedEvent | EngineEvent;

/** What the value of a field becomes: the event alone keeps it, or an attribute takes it, as it is or as a change. */
type ShapesOfFields =
  | object
  | {
      /** The attribute that takes the value. */
      readonly writes: string;
      /** The chosen options, assets or files join those that the attribute has already. */
      readonly adds?: true;
    }
  | {
      readonly writes: string;
      /** The chosen options or assets leave those that the attribute has. */
      readonly removes: true;
    };

/** What a field of an event form has beside the form's. */
export type EventFieldParts = Alone<ShapesOfFields, ShapesOfFields>;

/** A field of an event form. */
export type EventField = Field & EventFieldParts;

/** A field that the event alone keeps. */
export type EventOnlyField = Field & Alone<object, ShapesOfFields>;

/** A rule that an event must keep: one between fields, or days on which it cannot happen. */
export type EventRule =
  | RowRule
  | {
      /** The event happens from the one day of the asset to the other; a day that is missing bounds nothing. */
      readonly rule: 'within';
      readonly level: 'error';
      readonly from: string;
      readonly until: string;
    }
  | {
      /**
       * The asset is closed for the event until the end of a day that it holds, unless a condition on the event's
       * fields holds. With `from` only since that day; then it stays closed while `until` holds nothing. With `to` only
       * on its way to establishments of these subtypes, with `when` only where that holds of the event's fields. `why` is
       * the attribute that says what it is closed by. An administrator may still go on by saying why in the field
       * `override`: such an event is an exception.
       */
      readonly rule: 'closed';
      readonly level: 'error';
      readonly from?: string;
      readonly until: string;
      readonly unless?: FieldCondition;
      readonly to?: readonly number[];
      readonly when?: FieldCondition;
      readonly why?: string;
      readonly override?: string;
    };

/** What an asset that comes about takes: a field as it is, or what an option of a field means. */
export type Taken = string | { readonly field: string; readonly table: Readonly<Record<string, string>> };

/** What a chosen asset counts for: an attribute with a number, or an option by a table. */
export type Counted =
  | string
  | { readonly attribute: string; readonly table: Readonly<Record<string, number>> };

/** How assets come about by an event: calves by a birth, another herd by a division. */
export interface Creation {
  /** The list with a row for each; without it there is one, and the event's own fields describe it. */
  readonly rows?: string;
  /** Only rows, or events, of which all of these hold. */
  readonly when?: readonly FieldCondition[];
  /** Attributes from fields of the row, or of the event. */
  readonly takes: Readonly<Record<string, Taken>>;
  /** Attributes that it has from the asset, by the attribute there. */
  readonly copies: Readonly<Record<string, string>>;
  /** Attributes that are the same of all. */
  readonly sets?: Readonly<Record<string, string | number | boolean>>;
  /** Attributes that are the day of the event, unless something is taken for them. */
  readonly days?: readonly string[];
}

/** Retiring makes an asset logically deleted; a paused asset takes no event but resuming (decisions section 4). */
export type EventEffect =
  | { readonly kind: 'retire' }
  | { readonly kind: 'pause'; readonly messageField: string }
  | { readonly kind: 'resume' };

/** An attribute whose value nobody types: it follows from the event. Each rule is skipped where a part is missing. */
export type Derivation = { readonly attribute: string } & (
  | {
      /** The day of the event, when the field is filled, with one of the options where some are named. */
      readonly rule: 'eventDay';
      readonly when: string;
      readonly options?: readonly string[];
    }
  | {
      /** The event's day and as many days as the field says; a later day that the asset has already stays. */
      readonly rule: 'daysAfter';
      readonly field: string;
    }
  | {
      /** The day of a field and so many days. */
      readonly rule: 'dayPlus';
      readonly field: string;
      readonly days: number;
    }
  | {
      /** Change per day of a measure since it was last taken, if that is long enough ago. */
      readonly rule: 'gain';
      readonly field: string;
      readonly measure: string;
      readonly takenOn: string;
      readonly minDays: number;
    }
  | { readonly rule: 'increment' }
  | {
      /** A field more, or with `minus` less, where the condition holds; the outcome must suit the attribute. */
      readonly rule: 'plus';
      readonly field: string;
      readonly minus?: boolean;
      readonly when?: FieldCondition;
    }
  | {
      /** What the rows of the event's lists come to, added to what is there in the same unit. */
      readonly rule: 'plusRows';
      readonly unit: Unit;
      readonly of: readonly { readonly rows: string; readonly field: string; readonly unit: Unit }[];
    }
  | {
      /** A value, where all conditions hold of the event's fields and of the asset as it was. */
      readonly rule: 'value';
      readonly value: string | boolean;
      readonly when?: readonly FieldCondition[];
    }
  | {
      /** Nothing any more, unless the named field of the event is filled. */
      readonly rule: 'clear';
      readonly unlessFilled?: string;
    }
  | {
      /** Fewer options: these are no longer true, where all conditions hold as those of `value` do. */
      readonly rule: 'drop';
      readonly options: readonly string[];
      readonly when: readonly FieldCondition[];
    }
  | {
      /** Another row: its fields, each from a field of the event. */
      readonly rule: 'row';
      readonly of: Readonly<Record<string, string>>;
    }
  | {
      /** The days gone by since the first of these days that the asset has, added up, where the condition held. */
      readonly rule: 'daysSince';
      readonly since: readonly string[];
      readonly when?: FieldCondition;
    }
  | { readonly rule: 'sum'; readonly fields: readonly string[] }
  | {
      /**
       * What the assets that an attribute holds come to as the event leaves it: of each type a number that it has, or
       * what an option of it counts for. What has ended or gone away counts for nothing.
       */
      readonly rule: 'total';
      readonly of: string;
      readonly each: Readonly<Record<number, Counted>>;
    }
  | {
      /** The sum of the fields in hundredths of an attribute. */
      readonly rule: 'percent';
      readonly fields: readonly string[];
      readonly of: string;
    }
);
