import type { ReportPie } from '@huella/domain/calls/reports';
import type { PriceWords } from '@huella/domain/engine/reports/price-rows';
import type { Language } from '@huella/domain/words';

/** A report as it goes onto paper. */
export interface PrintedReport {
  readonly pies: readonly ReportPie[];
  readonly title: string;
  readonly subtitle: string;
  readonly language: Language;
  /** What all small parts of a donut are called together. */
  readonly others: string;
  /** What the prices of values are called. */
  readonly words: PriceWords;
}
