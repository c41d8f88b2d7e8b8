import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import { partLines } from '@huella/domain/engine/reports/part-lines';
import { partTable } from '@huella/domain/engine/reports/part-rows';
import { portfolioFigures, portfolioTable } from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio } from '@huella/domain/engine/reports/price-rows';
import { shortFigure } from '@huella/domain/engine/reports/short-figure';
import { localeTag } from '@huella/domain/model/value';
import { reports as en } from '@huella/domain/phrases/en/reports';
import { reports as es } from '@huella/domain/phrases/es/reports';
import { fill } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import type { PdfRing } from '../../outside/sheets/pdf-rings';
import type { PdfTable, TablePdf } from '../../outside/sheets/write-table-pdf';

const words = { es, en } as const;

type Cell = string | number;

/** What a report of parts has on paper: what its portfolio comes to, a donut for each indicator that has parts, and their tables. */
export function printPies(
  pies: readonly ReportPie[],
  portfolio: Portfolio | null,
  language: Language,
): TablePdf['blocks'] {
  const say = words[language];
  const filled = pies.filter(({ values }) => values.length > 0);
  const parts = partTable(filled, say);
  const prices = priceRows(portfolio === null ? pies : [pricesOfPortfolio(portfolio)], say);
  const tables = [
    ...(portfolio === null ? [] : [printEntities(portfolio, language)]),
    printTable(parts.headings, parts.rows, language),
    ...(prices.length === 0
      ? []
      : [
          printTable(
            [say.price, '', say.figure],
            prices.map(([what, about, figure]) => [what, about, figure]),
            language,
          ),
        ]),
  ];
  return [
    ...(portfolio === null
      ? []
      : [printTable([say.portfolio, say.figure], portfolioFigures(portfolio, say), language)]),
    ...(filled.length === 0 ? [] : [{ rings: filled.map((pie) => printRing(pie, language)) }]),
    ...tables,
  ];
}

/** A table as it is written, a row when its turn comes: figures at the right. Names take more room than figures. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  language: Language,
): PdfTable {
  const figure = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 2 });
  const isFigure = (at: number) =>
    rows.some((row) => typeof row[at] === 'number') &&
    rows.every((row) => typeof row[at] === 'number' || row[at] === '');
  return {
    columns: headings.map((heading, at) => ({
      ...{ heading, share: isFigure(at) ? 1 : 2 },
      ...(isFigure(at) && ({ align: 'right' } as const)),
    })),
    rows: writtenRows(rows, figure),
  };
}

function* writtenRows(
  rows: readonly (readonly Cell[])[],
  figure: Intl.NumberFormat,
): Generator<readonly string[]> {
  for (const row of rows) yield row.map((cell) => (typeof cell === 'number' ? figure.format(cell) : cell));
}

function printEntities(portfolio: Portfolio, language: Language): PdfTable {
  const say = words[language];
  const { headings, rows } = portfolioTable(portfolio, say);
  return {
    ...printTable(headings, rows, language),
    caption: fill(say.entities, { entity: portfolio.entity.toLocaleLowerCase(language) }),
  };
}

function printRing({ title, unit, total, values }: ReportPie, language: Language): PdfRing {
  const percent = new Intl.NumberFormat(localeTag[language], { style: 'percent', maximumFractionDigits: 1 });
  return {
    title,
    total: shortFigure(total, language),
    unit: unit ?? '',
    slices: partLines(values, words[language].otherParts).flatMap(({ name, value, slice }) =>
      slice === null
        ? []
        : [{ name, share: value / total, percent: percent.format(value / total), colour: slice }],
    ),
  };
}
