import type { Words } from '../words';
import type { Field, FormModel } from '../assets/asset-type';
import type { PermissionCode } from '../rules/permission-codes';
import type { RelationKind } from '../rules/relations';

/**
 * An event that an asset type offers (document 2 section 3). Its code is unique within the asset type.
 */
export interface EventModel {
  readonly eventType: number;
  readonly name: Words;
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
  /** Offered also on assets that were transferred away. */
  readonly onTransferred: boolean;
  /** Attributes whose being filled bars the event. */
  readonly assetDisabledToEvent: readonly string[];
  /** GS1 EPCIS 2.0 vocabulary, so that the event can be written out from it. */
  readonly epcis: { readonly bizStep: string; readonly disposition: string };
}

/** A field of an event form; `writes` names the attribute that takes the value. */
export interface EventField extends Field {
  readonly writes?: string;
}
