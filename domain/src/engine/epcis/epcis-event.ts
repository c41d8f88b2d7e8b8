import type { AssetType } from '../../model/asset-type';
import type { EventModel } from '../../model/event-model';
import { isKeys, plainText, type Values } from '../../model/value';
import { allowedFields, type FieldScope } from '../access/field-access';
import type { EpcisPlace } from './epcis-names';
import type { ExtensionValue } from './extension-values';

/** One asset of an event, as the ledger has it. */
export interface EpcisAsset {
  readonly id: number;
  readonly publicId: string;
  /** The hash of its link, in hexadecimal. */
  readonly hash: string;
  /** What the event wrote of it; null is what it emptied. */
  readonly after: Values;
  /** The values before, of the same attributes. */
  readonly before: Values;
  /** The event's own fields that only this asset has. */
  readonly fields: Values;
  /** The event that took it back of this asset, where one did. */
  readonly undo?: EpcisUndo | null;
  /** It came about by an event that is undone, and ends with it. */
  readonly isUnmade?: boolean;
  /** What came about by the event, of this asset: young of a mother, a herd that parted from it. */
  readonly made?: readonly EpcisAmount[];
  /** The company that owned it until a transfer; absent where it is that of the establishment. */
  readonly ownerId?: number;
}

/** How an event was taken back of an asset (decision 21). */
export interface EpcisUndo {
  readonly eventId: number;
  /** The hash of the link that takes it back, in hexadecimal. */
  readonly hash: string;
  /** When it was recorded, and why. */
  readonly at: Date;
  readonly reason: string | null;
}

/** Something that went in or came out, and how much of it where only a part did or where it is counted. */
export interface EpcisAmount {
  readonly publicId: string;
  readonly quantity?: number;
  /** As models write units. */
  readonly unit?: string;
}

/** An event of the ledger with some of its assets, and who reads it. */
export interface EpcisRecord {
  /** The address that people use; names of what has none of GS1's are under it. */
  readonly base: string;
  readonly model: AssetType;
  /** Its model; null where the asset type has no such event any more. */
  readonly named: EventModel | null;
  /** Whose fields are shown: those that the reader may list. */
  readonly scope: FieldScope;
  readonly eventType: number;
  readonly bizStep: string;
  readonly disposition: string;
  readonly at: Date;
  /** The zone that it was said in, as IANA names it. */
  readonly zone: string;
  readonly recordedAt: Date;
  readonly comment: string | null;
  /** The event's own fields that all its assets share. */
  readonly fields: Values;
  readonly box: EpcisPlace;
  readonly target: EpcisPlace | null;
  /** The public id of the lot that it is about. */
  readonly lot: string | null;
  readonly assets: readonly EpcisAsset[];
  /** Public ids of the assets that fields name, by their ids. Those that are missing are left out. */
  readonly publicIds: ReadonlyMap<string, string>;
  /** What went in and came out, where the ledger knows it: a transformation, or what new assets came of. */
  readonly inputs?: readonly EpcisAmount[];
  readonly outputs?: readonly EpcisAmount[];
}

export interface QuantityElement {
  readonly epcClass: string;
  readonly quantity: number;
  readonly uom?: string;
}

interface SensorElement {
  readonly sensorMetadata: { readonly time: string };
  readonly sensorReport: readonly {
    readonly type: string;
    readonly value: number;
    /** Absent of a type of our own. */
    readonly uom?: string;
    /** Which attribute or field it is. */
    readonly [name: `${string}:${string}`]: string | number;
  }[];
}

/** Why an event is not to be relied on any more (EPCIS 2.0, 7.4.1.4). */
export interface ErrorDeclaration {
  readonly declarationTime: string;
  readonly reason: 'incorrect_data';
  readonly correctiveEventIDs: readonly string[];
  readonly [name: `${string}:${string}`]: ExtensionValue;
}

type SourceType = 'owning_party' | 'possessing_party' | 'location';

/** An event of EPCIS 2.0 as its JSON binding writes it; the names of a kind are those of the standard. */
export interface EpcisEvent {
  readonly type: 'ObjectEvent' | 'AggregationEvent' | 'TransformationEvent' | 'AssociationEvent';
  readonly eventID: string;
  readonly errorDeclaration?: ErrorDeclaration;
  readonly eventTime: string;
  readonly eventTimeZoneOffset: string;
  readonly recordTime: string;
  readonly bizStep: string;
  readonly disposition: string;
  readonly readPoint: { readonly id: string };
  readonly bizLocation?: { readonly id: string };
  readonly action?: 'ADD' | 'OBSERVE' | 'DELETE';
  readonly epcList?: readonly string[];
  readonly quantityList?: readonly QuantityElement[];
  readonly parentID?: string;
  readonly childEPCs?: readonly string[];
  readonly inputEPCList?: readonly string[];
  readonly inputQuantityList?: readonly QuantityElement[];
  readonly outputEPCList?: readonly string[];
  readonly outputQuantityList?: readonly QuantityElement[];
  readonly transformationID?: string;
  readonly sourceList?: readonly { readonly type: SourceType; readonly source: string }[];
  readonly destinationList?: readonly { readonly type: SourceType; readonly destination: string }[];
  readonly sensorElementList?: readonly SensorElement[];
  readonly certificationInfo?: readonly string[];
  readonly ilmd?: Readonly<Record<`${string}:${string}`, ExtensionValue>>;
  /** Extensions, each under a prefix of ours. */
  readonly [name: `${string}:${string}`]: ExtensionValue;
}

/** Assets that an event of the ledger is one event of EPCIS for. */
export type EpcisGroup = readonly [EpcisAsset, ...EpcisAsset[]];

/** What a kind of event says of its assets. */
export type EpcisShape = Pick<
  EpcisEvent,
  | 'type'
  | 'action'
  | 'epcList'
  | 'quantityList'
  | 'parentID'
  | 'childEPCs'
  | 'inputEPCList'
  | 'inputQuantityList'
  | 'outputEPCList'
  | 'outputQuantityList'
  | 'transformationID'
>;

/**
 * The event's own fields as an asset has them. Those that an attribute keeps are seen where the attribute may be listed,
 * the others by each reader of the event.
 */
export function ownFieldsOf({ model, named, scope, fields }: EpcisRecord, asset: EpcisAsset): Values {
  const listed = new Set(allowedFields(model, 'list', scope).map(({ name }) => name));
  const hidden = (named?.fields ?? []).filter(({ writes }) => writes !== undefined && !listed.has(writes));
  const names = new Set(hidden.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries({ ...fields, ...asset.fields }).filter(([name]) => !names.has(name)),
  );
}

/** Why an event of an asset happened: the terms that were recorded, unless its fields ask for others. */
export function termsOf(record: EpcisRecord, asset: EpcisAsset) {
  const own = ownFieldsOf(record, asset);
  const found = record.named?.epcis.when?.find(({ field, is }) => is.includes(plainText(own[field])));
  if (asset.isUnmade === true)
    return { bizStep: 'decommissioning', disposition: 'inactive', action: 'DELETE' } as const;
  const { bizStep = record.bizStep, disposition = record.disposition, action } = found ?? {};
  return { bizStep, disposition, action };
}

/** The assets that a field of the event chooses, by their public ids. */
export function chosenIn(record: EpcisRecord, asset: EpcisAsset, name: string): readonly EpcisAmount[] {
  const ids = ownFieldsOf(record, asset)[name];
  if (!isKeys(ids)) return [];
  return ids.flatMap((id) => record.publicIds.get(id) ?? []).map((publicId) => ({ publicId }));
}
