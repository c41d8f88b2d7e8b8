import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DrawnArea, PlacedPoint, Values } from '@huella/domain/model/value';
import type { AcceptedSenders } from '@huella/domain/catalogue/records/box';
import type { Language } from '@huella/domain/words';
import type {
  SessionTable,
  AccessLinkTable,
  MailTable,
  TenantTable,
  ThrottleTable,
  SecurityEventTable,
  PasskeyTable,
  PasskeyChallengeTable,
  InvitationTable,
  AuthorizedPersonTable,
} from './access-tables';
import type {
  BoxFieldPermissionTable,
  CompanyOfferTable,
  RefusedAttemptTable,
  RightsChangeTable,
} from './rights-tables';
import type { DetailDraftTable } from './detail-tables';
import type { FaultCountTable } from './fault-tables';
import type { EventAssetTable, EventTable } from './event-tables';
import type { EntityTable, NumberSeriesTable, RegistryAnimalTable } from './entity-tables';
import type { LineageTable, BackfillTable, NamedLinkTable, NamedLotTable } from './lineage-tables';
import type { QrReportTable, QrScanTable, PagePictureTable, QrTemplateTable } from './qr-tables';
import type { HaircutTable, PledgeTable, PriceTable } from './collateral-tables';
import type { OracleLinkTable, OracleReadingTable, OracleRecordTable, OracleTable } from './oracle-tables';
import type { PastDayTable } from './past-tables';
import type {
  MailAttachmentTable,
  ReportDeliveryTable,
  SavedReportReaderTable,
  SavedReportTable,
} from './report-tables';
import type { ListViewDefaultTable, ListViewTable } from './view-tables';
import type { LotTable, TransferLotTable } from './lot-tables';
import type { TransferAssetTable, TransferredAssetTable, TransferTable } from './transfer-tables';
import type {
  RunTable,
  RunRowTable,
  WorkerLifeTable,
  StoredFileTable,
  FileHoldTable,
  UploadTable,
  UploadRowTable,
  StagedRowView,
  UploadReservationTable,
  RememberedMeaningTable,
  RememberedPairTable,
  SubmittedAddTable,
} from './run-tables';

/** The rows of the tables, as Kysely and the stores see them. One interface a table, named as in the migrations. */

type Moment = ColumnType<Date, Date, Date>;

interface UserTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  country: string | null;
  timezone: string;
  language: Language;
  top_bar: JSONColumnType<object> | null;
  disabled_at: Date | null;
  /** What the model's form holds beyond the columns. */
  fields: ColumnType<Values, string | undefined, string>;
  version: Generated<number>;
  updated_at: Date | null;
  validated_at: Date | null;
  /** When everything of the person was taken out of it. */
  erased_at: Date | null;
  terms_at: Date | null;
  /** When they first saved the form about themselves. */
  profile_at: Date | null;
  /** When they left what was asked next for later. */
  delegated_at: Date | null;
  passkey_handle: Buffer | null;
  /** Tries the product with data of its own. */
  sandbox: Generated<boolean>;
  sign_up_context: ColumnType<object | null, string | null | undefined, string | null>;
  created_at: Moment;
}

interface CompanyTable {
  id: Generated<number>;
  name: string;
  chain: number;
  rol: string;
  country: string;
  tiers: string[];
  tax_id: string | null;
  /** What the model's form holds beyond the columns. */
  fields: ColumnType<Values, string | undefined, string>;
  version: Generated<number>;
  /** From when on it has to be renewed; null never. */
  renewal_at: Date | null;
  /** Since when it is closed, and whether its public pages went with it. */
  closed_at: Date | null;
  closed_dark: Generated<boolean>;
  updated_at: Date | null;
  created_at: Moment;
}

interface BoxTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  alias: string;
  alias_key: string;
  subtype: number;
  city: string;
  region: string;
  timezone: string;
  parent_id: number | null;
  accepts: ColumnType<AcceptedSenders, AcceptedSenders | undefined, AcceptedSenders>;
  /** Whether it confirms what arrives. */
  confirms: Generated<boolean>;
  /** What the model's form holds beyond the columns. */
  fields: ColumnType<Values, string | undefined, string>;
  version: Generated<number>;
  updated_at: Date | null;
  /** Where it lies, as a field of the kind `location` holds it; written as JSON text. */
  position: ColumnType<PlacedPoint | null, string | null | undefined, string | null>;
  /** What belongs to it, as a field of the kind `polygon` holds it; written as JSON text. */
  outline: ColumnType<DrawnArea | null, string | null | undefined, string | null>;
  /** The degrees of the position. */
  lat: GeneratedAlways<number | null>;
  lng: GeneratedAlways<number | null>;
  created_at: Moment;
}

/** A company that an establishment accepts transfers from, where it lists them. */
interface BoxSenderTable {
  box_id: number;
  company_id: number;
}

interface RelationTable {
  id: Generated<number>;
  user_id: number;
  company_id: number | null;
  box_id: number | null;
  template: string;
  created_at: Moment;
  /** Who gave it; null for who opened the company, and where nobody knows any more. */
  given_by: number | null;
}

interface AssetTable {
  id: Generated<number>;
  box_id: number;
  owner_company_id: number;
  asset_type: number;
  attributes: ColumnType<Values, string, string>;
  version: Generated<number>;
  public_id: string;
  sequence: number;
  chain_hash: Buffer | null;
  folded_at: Moment;
  paused_message: string | null;
  deleted_at: Date | null;
  /** The lot that it is in. */
  lot_id: number | null;
  /** The open transfer by which it is on its way. */
  transfer_id: number | null;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
}

/** The slot columns are chosen at run time by the model, so they have no names here. */
interface AssetSlotTable {
  asset_id: number;
  box_id: number;
  asset_type: number;
  deleted: Generated<boolean>;
}

/** What an establishment holds of a type, in parts that add up. */
interface AssetTallyTable {
  box_id: number;
  asset_type: number;
  part: number;
  living: number;
  version: number;
}

interface AssetKeyTable {
  asset_type: number;
  attribute: string;
  scope: number;
  value: string;
  asset_id: number;
}

interface QuotaTable {
  company_id: number;
  kind: string;
  used: number;
  max: number;
}

export interface Tables {
  detail_draft: DetailDraftTable;
  app_user: UserTable;
  session: SessionTable;
  access_link: AccessLinkTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  mail: MailTable;
  tenant: TenantTable;
  authorized_person: AuthorizedPersonTable;
  security_event: SecurityEventTable;
  invitation: InvitationTable;
  throttle: ThrottleTable;
  company: CompanyTable;
  company_offer: CompanyOfferTable;
  box: BoxTable;
  box_sender: BoxSenderTable;
  relation: RelationTable;
  rights_change: RightsChangeTable;
  box_field_permission: BoxFieldPermissionTable;
  refused_attempt: RefusedAttemptTable;
  asset: AssetTable;
  asset_slot: AssetSlotTable;
  asset_key: AssetKeyTable;
  asset_tally: AssetTallyTable;
  past_day: PastDayTable;
  list_view: ListViewTable;
  mail_attachment: MailAttachmentTable;
  report_delivery: ReportDeliveryTable;
  saved_report: SavedReportTable;
  saved_report_reader: SavedReportReaderTable;
  list_view_default: ListViewDefaultTable;
  lot: LotTable;
  event: EventTable;
  event_asset: EventAssetTable;
  lineage_input: LineageTable;
  lineage_output: LineageTable;
  named_link: NamedLinkTable;
  named_lot: NamedLotTable;
  backfill: BackfillTable;
  transfer: TransferTable;
  transfer_lot: TransferLotTable;
  transfer_asset: TransferAssetTable;
  transferred_asset: TransferredAssetTable;
  quota: QuotaTable;
  run: RunTable;
  run_row: RunRowTable;
  worker_life: WorkerLifeTable;
  qr_scan: QrScanTable;
  qr_report: QrReportTable;
  page_picture: PagePictureTable;
  qr_template: QrTemplateTable;
  oracle: OracleTable;
  oracle_reading: OracleReadingTable;
  oracle_record: OracleRecordTable;
  oracle_link: OracleLinkTable;
  price: PriceTable;
  haircut: HaircutTable;
  pledge: PledgeTable;
  stored_file: StoredFileTable;
  file_hold: FileHoldTable;
  upload: UploadTable;
  upload_row: UploadRowTable;
  staged_row: StagedRowView;
  upload_reservation: UploadReservationTable;
  remembered_meaning: RememberedMeaningTable;
  remembered_pair: RememberedPairTable;
  submitted_add: SubmittedAddTable;
  entity: EntityTable;
  number_series: NumberSeriesTable;
  registry_animal: RegistryAnimalTable;
  fault_count: FaultCountTable;
}
