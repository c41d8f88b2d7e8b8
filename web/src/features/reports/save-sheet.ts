import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import {
  portfolioFigures,
  portfolioTable,
  type PortfolioWords,
} from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio, type PriceWords } from '@huella/domain/engine/reports/price-rows';
import { saveBook, type BookSheet } from './save-book';

export interface SheetWords extends PriceWords {
  readonly indicator: string;
  readonly part: string;
  readonly figure: string;
  readonly share: string;
  readonly total: string;
}

/** The rows of a report: a line for each part, with its share as a figure, and a line for each total. */
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
  ];
}

/** The rows of a portfolio: its figures, its entities with the total that they add up to, and by which prices it is valued. */
export function portfolioRows(
  portfolio: Portfolio,
  words: SheetWords & PortfolioWords,
): readonly (readonly (string | number)[])[] {
  const { headings, rows } = portfolioTable(portfolio, words);
  return [
    ...portfolioFigures(portfolio, words),
    [],
    headings,
    ...rows,
    [],
    ...priceRows([pricesOfPortfolio(portfolio)], words),
  ];
}

/** The report as a spreadsheet, `reporte` (document 3 section 2). */
export function saveSheet(
  pies: readonly ReportPie[],
  portfolio: Portfolio | null,
  words: SheetWords & PortfolioWords & { readonly portfolio: string },
): void {
  const plain = [...reportRows(pies, words), ...(portfolio === null ? priceRows(pies, words) : [])];
  const sheets: BookSheet[] = [{ name: 'reporte', rows: plain }];
  if (portfolio !== null)
    sheets.push({ name: words.portfolio.toLowerCase(), rows: portfolioRows(portfolio, words) });
  saveBook('reporte.xlsx', sheets);
}
