import type { ColumnType, Generated } from 'kysely';
import type { QrTemplate } from '@huella/domain/model/qr-template';

/** A scan of a public page; the address it came from is never kept. */
export interface QrScanTable {
  id: Generated<number>;
  qr_type: string;
  asset_id: number | null;
  lot_id: number | null;
  box_id: number;
  created_at: Date;
  country: string | null;
  device: string;
  browser: string;
  os: string;
  is_bot: boolean;
}

/** What somebody said of a public page that does not fit. */
export interface QrReportTable {
  id: Generated<number>;
  qr_type: string;
  asset_id: number | null;
  lot_id: number | null;
  box_id: number;
  created_at: Date;
  text: string;
  contact: string | null;
}

/** A picture that an establishment brought for its public pages of an asset type. */
export interface PagePictureTable {
  storage_name: string;
  box_id: number;
  asset_type: number;
  created_at: Date;
}

/** A version of what an establishment says of its public pages of a kind. */
export interface QrTemplateTable {
  box_id: number;
  asset_type: number;
  qr_type: string;
  version: number;
  /** Written as JSON text. */
  template: ColumnType<QrTemplate, string, never>;
  restores: number | null;
  created_at: Date;
  created_by: number;
}
