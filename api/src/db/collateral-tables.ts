import type { Generated } from 'kysely';
import type { Currency } from '@huella/domain/model/collateral';

/** What a unit of a kind of goods costs from a day on. */
export interface PriceTable {
  id: Generated<number>;
  /** Null is the operator. */
  company_id: number | null;
  asset_type: number;
  kind: string;
  currency: Currency;
  amount: number;
  day: string;
  source: string;
  recorded_by: number | null;
  recorded_at: Date;
}

/** What a company takes off, in per cent. */
export interface HaircutTable {
  company_id: number;
  asset_type: number;
  by: 'quality' | 'keeper';
  key: string;
  percent: number;
  /** From when on it counts; written as a text. */
  day: string;
}

/** What is pledged to an establishment. */
export interface PledgeTable {
  asset_id: number;
  event_id: number;
  asset_type: number;
  holder_box_id: number;
  given_at: Date;
  released_event_id: number | null;
  released_at: Date | null;
}
