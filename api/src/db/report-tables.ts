import type { ColumnType, Generated } from 'kysely';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';

/** The rows of the tables of saved reports. */

type Moment = ColumnType<Date, Date, Date>;

/** What kept a report from somebody the last time, or ended its schedule. */
export type ReportTrouble = 'readerLost' | 'rightLost' | 'failed';

export interface SavedReportTable {
  id: Generated<number>;
  user_id: number;
  asset_type: number;
  report_id: number;
  name: string;
  name_key: string;
  inputs: ColumnType<ReportValues, string, string>;
  follows_day: boolean;
  every: 'week' | 'month' | null;
  format: 'xlsx' | 'pdf';
  due_on: string | null;
  trouble: ReportTrouble | null;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface SavedReportReaderTable {
  report_id: number;
  user_id: number;
}

export interface ReportDeliveryTable {
  report_id: number;
  user_id: number;
  due_on: string;
  sent_at: Moment;
}

export interface MailAttachmentTable {
  mail_id: number;
  name: string;
  type: string;
  bytes: Buffer;
}
