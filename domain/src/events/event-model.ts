import type { Words } from '../words';
import type { Field, FormModel } from '../assets/asset-type';
import type { PublicEvent } from '../qr/public-face';
import type { PermissionCode } from '../rules/permission-codes';
import type { RelationKind } from '../rules/relations';

/**
 * An event that an asset type offers (document 2 section 3). Its code is unique within the asset type.
 */
export interface EventModel {
  readonly eventType: number;
  readonly name: Words;
  /** A name of the icon catalogue. */
  readonly icon?: string;
  readonly fields: readonly EventField[];
  readonly form: FormModel;
  /** Box subtypes where the event is offered, and the code that allows it. */
  readonly permissions: { readonly box: readonly number[]; readonly code: PermissionCode };
  /** Only these relations may record it; without the list any may. */
  readonly permissionsRelation?: readonly RelationKind[];
  readonly isTransfer: boolean;
  readonly isMassive: boolean;
  readonly lotMode: boolean;
  readonly inAssetList: boolean;
  readonly modelExcelOnTag: boolean;
  /** Sheets ask for what the form asks for; without it they ask for every field (document 2 section 5). */
  readonly inheritsMandatory?: boolean;
  /** Offered also on assets that were transferred away. */
  readonly onTransferred: boolean;
  /** Attributes whose being filled bars the event. */
  readonly assetDisabledToEvent: readonly string[];
  /** What public pages tell of it; without it nothing. */
  readonly public?: PublicEvent;
  /** GS1 EPCIS 2.0 vocabulary, so that the event can be written out from it. */
  readonly epcis: { readonly bizStep: string; readonly disposition: string };
  /** Of a transfer: the field that says what goes over, and its options that leave the ownership where it is. */
  readonly transfer?: { readonly kindField: string; readonly possession: readonly string[] };
  /** What it does to the asset beside writing attributes. */
  readonly effect?: EventEffect;
  /** Attributes that follow from the event and the asset, in this order. */
  readonly derives?: readonly Derivation[];
}

/** A field of an event form; `writes` names the attribute that takes the value. */
export interface EventField extends Field {
  readonly writes?: string;
  /** The chosen options join those that the attribute has already. */
  readonly adds?: boolean;
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
      readonly leastDays: number;
    }
  | { readonly rule: 'increment' }
  | { readonly rule: 'sum'; readonly fields: readonly string[] }
  | {
      /** The sum of the fields in hundredths of an attribute. */
      readonly rule: 'percent';
      readonly fields: readonly string[];
      readonly of: string;
    }
);
