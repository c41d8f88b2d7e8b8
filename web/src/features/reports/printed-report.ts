import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import type { PortfolioWords } from '@huella/domain/engine/reports/portfolio-rows';
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
  /** What it is of; null of a report of something else. */
  readonly portfolio: Portfolio | null;
  /** What the prices of values are called, and what is told of a portfolio. */
  readonly words: PriceWords & PortfolioWords;
}
