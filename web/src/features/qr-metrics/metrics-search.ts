import type { Context } from '@huella/domain/rules/context';
import type { QrType } from '@huella/domain/model/qr-types';

/** What the metrics are asked for: one kind of page of one establishment and asset type. */
export interface AskedMetrics {
  readonly boxId: number;
  readonly assetType: number;
  readonly type: QrType;
}

/** What is asked once everything is chosen; null while something is missing. */
export function askedOf({ establishment, active }: Context, type: QrType | null): AskedMetrics | null {
  if (establishment === null || active === null || type === null) return null;
  return { boxId: establishment, assetType: active, type };
}
