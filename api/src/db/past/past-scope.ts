import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';

/** Which day of which establishment, always an argument, and for whom histories are read. */
export interface PastScope {
  readonly boxId: number;
  readonly model: AssetType;
  readonly companyId: number;
  /** In the zone of the establishment. */
  readonly day: string;
  readonly until: Date;
  readonly locale: Locale;
}
