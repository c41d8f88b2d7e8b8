import type { ReportPie } from '@huella/domain/calls/reports';
import type { Language } from '@huella/domain/words';

/** A report as it goes onto paper. */
export interface PrintedReport {
  readonly pies: readonly ReportPie[];
  readonly title: string;
  readonly subtitle: string;
  readonly language: Language;
}
