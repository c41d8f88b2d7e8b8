import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import { partTable, type PartWords } from '@huella/domain/engine/reports/part-rows';
import {
  portfolioFigures,
  portfolioTable,
  type PortfolioWords,
} from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio, type PriceWords } from '@huella/domain/engine/reports/price-rows';
import { saveBook, type BookSheet } from './save-book';

/** The rows of a portfolio: its figures, its entities with the total that they add up to, and by which prices it is valued. */
export function portfolioRows(
  portfolio: Portfolio,
  words: PortfolioWords & PriceWords,
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
  words: PartWords & PortfolioWords & PriceWords & { readonly portfolio: string },
): void {
  const { headings, rows } = partTable(pies, words);
  const plain = [headings, ...rows, ...(portfolio === null ? priceRows(pies, words) : [])];
  const sheets: BookSheet[] = [{ name: 'reporte', rows: plain }];
  if (portfolio !== null)
    sheets.push({ name: words.portfolio.toLowerCase(), rows: portfolioRows(portfolio, words) });
  saveBook('reporte.xlsx', sheets);
}
