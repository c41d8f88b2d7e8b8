import { utils, write } from '@e965/xlsx';
import type { ReportPie } from '@huella/domain/calls/reports';
import { priceRows, type PriceWords } from '@huella/domain/engine/reports/price-rows';
import { saveBlob } from './save-blob';

export interface SheetWords extends PriceWords {
  readonly indicator: string;
  readonly part: string;
  readonly figure: string;
  readonly share: string;
  readonly total: string;
}

/** The rows of a report: a line for each part, with its share as a figure, a line for each total, and the prices of values. */
export function reportRows(
  pies: readonly ReportPie[],
  words: SheetWords,
): readonly (readonly (string | number)[])[] {
  return [
    [words.indicator, words.part, words.figure, words.share],
    ...pies.flatMap(({ title, unit, total, values }) => {
      const indicator = unit === null ? title : `${title} (${unit})`;
      return [
        ...values.map(({ name, value }) => [indicator, name, value, Math.round((value / total) * 1000) / 10]),
        [indicator, words.total, total, values.length === 0 ? 0 : 100],
      ];
    }),
    ...priceRows(pies, words),
  ];
}

/** The report as a spreadsheet, `reporte` (document 3 section 2). */
export function saveSheet(pies: readonly ReportPie[], words: SheetWords): void {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(reportRows(pies, words).map((row) => [...row]));
  utils.book_append_sheet(book, sheet, 'reporte');
  const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer; // what this type of output is
  saveBlob(
    'reporte.xlsx',
    new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
  );
}
