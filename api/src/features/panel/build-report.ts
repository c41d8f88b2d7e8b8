import { bandOf, daysOfBand } from '@huella/domain/engine/reports/bands';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { ReportPie } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import {
  reportInputs,
  type ReportFigure,
  type ReportIndicator,
  type ReportModel,
} from '@huella/domain/model/report';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Attribute } from '@huella/domain/model/attribute';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import { createYielder } from '../../yielder';
import { sourceOfSuffix } from '../../http/list-sources';
import { fieldOfFigure } from './panel-blocks';
import { countedIn } from './counted-lists';
import { groupField, nameGroups, withFilters } from './panel-groups';
import { refuseUnknownDepositors, type AskedReport } from './asked-report';
import { askPortfolio, type Held, type PortfolioQuestion } from './ask-portfolio';
import { listsOfWorth, lotsOfPortfolio, placeOf, readPortfolio } from './held-portfolio';
import { buildPledgedReport } from './pledged-report';
import { summarisePortfolio } from './portfolio';
import type { PortfolioPlace } from './portfolio-cells';
import {
  depositorName,
  entityOf,
  filtersOfInputs,
  groupingOf,
  placesOfChosen,
  portfolioWords,
} from './report-entities';
import { tallyReport, type ReportTally } from './report-tally';
import { blankPart, joinWorth, pieOf, type BuiltReport, type Part, type Valued } from './report-pie';
import { groupWorth, toldPrices, valuingIn } from './worth-groups';

/** What was counted of the assets of an establishment, and what they are valued by where that is asked. */
interface CountedHeld extends Held {
  readonly tally: ReportTally;
  readonly question: PortfolioQuestion | null;
  readonly valuing: Valuing | null;
}

/**
 * What a report tells over the chosen entities, on its day: each establishment is asked by itself, by what the caller may list
 * there, and equal parts are added up. Chosen depositors that own nothing there refuse.
 */
export async function buildReport(deps: Deps, asked: AskedReport): Promise<BuiltReport> {
  const { report, places, values } = asked;
  const chosen = placesOfChosen(places, values);
  const language = chosen[0]?.locale.language ?? 'es';
  const words = portfolioWords(report, values, language);
  if (report.among === 'pledged') {
    await refuseUnknownDepositors(deps, asked, new Set());
    return buildPledgedReport(deps, report, chosen, words);
  }
  const held: CountedHeld[] = [];
  for (const form of chosen) {
    const own = heldIn(deps, report, form, values);
    if (own === null) continue;
    const valuing = report.portfolio === undefined ? null : await valuingIn(deps, own.form);
    const entity = attributeOf({ by: 'entity' }, values);
    const question = valuing === null ? null : askPortfolio(report, own, entity, valuing);
    const crossed = question?.cross ?? null;
    const tally = await tallyReport(own, report.indicators, (each) => attributeOf(each, values), crossed);
    held.push({ ...own, tally, question, valuing });
  }
  await refuseUnknownDepositors(deps, asked, entitiesIn(held));
  // Hundreds of entities take tens of milliseconds an indicator.
  const yieldIfDue = createYielder();
  const pies: ReportPie[] = [];
  for (const indicator of report.indicators) {
    const pie = await buildPie(indicator, held, values);
    await yieldIfDue();
    if (indicator.unlessNothing === true && pie.values.length === 0) continue;
    pies.push(pie);
  }
  const collateral = report.portfolio === undefined ? null : findCollateral(report.assetType);
  if (collateral === null) return { pies, portfolio: null };
  const portfolios = await portfoliosOf(held, values);
  await yieldIfDue();
  const portfolio = summarisePortfolio(portfolios, collateral, words);
  await yieldIfDue();
  return { pies, portfolio };
}

/** The entities by whom what was counted is told apart. */
function entitiesIn(held: readonly CountedHeld[]): ReadonlySet<string> {
  const found = held.flatMap(({ question, tally }) => {
    if (question === null || question.entity === null) return [];
    const at = placeOf(question, question.entity);
    return tally.crossed.flatMap(({ values }) => values[at] ?? []);
  });
  return new Set(found);
}

async function portfoliosOf(
  held: readonly CountedHeld[],
  values: ReportValues,
): Promise<readonly PortfolioPlace[]> {
  const isOfCompany = groupingOf(values) === 'company';
  const found: PortfolioPlace[] = [];
  for (const each of held) {
    const { question, tally, valuing, form } = each;
    if (question === null) continue;
    const entity = entityOf(form, isOfCompany);
    found.push(await readPortfolio(each, question, tally.crossed, { valuing, entity }));
  }
  return found;
}

async function buildPie(
  indicator: ReportIndicator,
  held: readonly CountedHeld[],
  values: ReportValues,
): Promise<ReportPie> {
  const { figure } = indicator;
  const parts: Part[] = [];
  const lots: Valued[] = [];
  for (const each of held) {
    if (figure.of === 'worth') {
      const worth = await worthIn(each, { ...indicator, figure }, values);
      parts.push(...worth.parts);
      lots.push(worth);
    } else parts.push(...(await partsIn(each, indicator, figure, values)));
  }
  const pie = pieOf(indicator, parts, {
    language: held[0]?.form.locale.language ?? 'es',
    unit: unitIn(indicator, held),
    top: indicator.top === undefined ? null : Number(values[indicator.top]),
  });
  return figure.of === 'worth' ? { ...pie, worth: joinWorth(lots) } : pie;
}

/** An indicator whose figure is of one kind. */
type Figured<F extends ReportFigure> = Omit<ReportIndicator, 'figure'> & { readonly figure: F };
type Worth = Extract<ReportFigure, { readonly of: 'worth' }>;

/** What an establishment's assets are worth, by the prices and haircuts of its company, and the days of those prices. */
async function worthIn(
  held: CountedHeld,
  indicator: Figured<Worth>,
  values: ReportValues,
): Promise<Valued & { readonly parts: readonly Part[] }> {
  const { form, source, question, valuing, tally } = held;
  const name = attributeOf(indicator, values);
  const field = name === null ? null : (source.allowed.find((each) => each.name === name) ?? null);
  const isMissing = name !== null && field === null;
  const lots = question === null || isMissing ? null : lotsOfPortfolio(held, question, tally.crossed, field);
  if (question === null || lots === null || valuing === null)
    return { parts: [], priced: null, unpriced: 0, prices: [] };
  const { currency } = indicator.figure;
  const { values: sums, unpriced, priced } = sumWorth(lots, valuing);
  const told = { priced, unpriced: unpriced.amount, prices: toldPrices(form, lots, valuing, currency) };
  const whole = sums.find((each) => each.currency === currency)?.value ?? 0;
  if (field === null) {
    const entity = entityOf(form, groupingOf(values) === 'company');
    const lists = listsOfWorth(held, question, lots, { valuing, currency, filter: null });
    return { ...told, parts: [{ ...entity, value: whole, lists }] };
  }
  const groups = groupWorth(lots, valuing, currency);
  const named = withFilters(field, await nameGroups(source, field, groups, form.locale.language));
  const parts = named.map(({ value, label, figures, filter }) => {
    const own = lots.filter((lot) => lot.value === value);
    const lists = filter === null ? [] : listsOfWorth(held, question, own, { valuing, currency, filter });
    return { key: value, label, value: figures[0]?.sum ?? 0, lists };
  });
  return { ...told, parts: [...parts, ...restOf(field, whole, parts, form)] };
}

/** What has no value of an attribute, as the part that is missing; of one with several values parts add up to more than the whole. */
function restOf(
  { type }: Attribute,
  whole: number,
  parts: readonly Part[],
  { locale }: FormContext,
): readonly Part[] {
  if (fieldKinds[type].chooses === 'several') return [];
  return blankPart(whole - parts.reduce((sum, { value }) => sum + value, 0), locale.language);
}

/** Null where the caller may not list what the report filters by. */
function heldIn(deps: Deps, report: ReportModel, form: FormContext, values: ReportValues): Held | null {
  const day = String(values[reportInputs.date]);
  // Where it is still the day before, the day of who asks has not begun: there it is as of now.
  const asOf = day >= form.statusDay.today ? null : readAsOf(form, day);
  const own = asOf?.form ?? form;
  const source = sourceOfSuffix(deps, own, undefined, asOf);
  const items = filtersOfInputs(report, values, day);
  const read = readListFilters(items, source.allowed, own.locale);
  if (read.issues.length > 0) return null;
  const matches = source.matches({ filters: read.filters, language: own.locale.language });
  return { form: own, source, matches, items, asOf: asOf?.day ?? null };
}

/** The attribute that an indicator is by in an establishment; null of what is by the establishment itself. */
function attributeOf({ by }: Pick<ReportIndicator, 'by'>, values: ReportValues): string | null {
  if (by === 'band') return String(values[reportInputs.basis]);
  if (by !== 'entity' && by !== 'keeper') return by.field;
  return groupingOf(values) === 'depositor' ? depositorName : null;
}

async function partsIn(
  held: CountedHeld,
  indicator: ReportIndicator,
  figure: Exclude<ReportFigure, Worth>,
  values: ReportValues,
): Promise<readonly Part[]> {
  const { form, source, items, asOf, tally } = held;
  const { language } = form.locale;
  const added = fieldOfFigure(figure, source.allowed);
  if (figure.of === 'sum' && added === null) return [];
  const valueOf = (count: number, sum: number | undefined) => (added === null ? count : (sum ?? 0));
  const whole = valueOf(tally.total, tally.whole(indicator)?.figures[0]?.sum);
  const name = attributeOf(indicator, values);
  if (name === null) {
    const lists = countedIn(form.place, asOf, tally.total, items, []);
    return [{ ...entityOf(form, groupingOf(values) === 'company'), value: whole, lists }];
  }
  const field = groupField(source.allowed, name);
  if (field === undefined) return [];
  const listsOf = (count: number, more: readonly FilterItem[]) =>
    countedIn(form.place, asOf, count, items, more);
  const groups = await tally.groups(indicator, field);
  if (indicator.by === 'band') {
    return groups.flatMap(({ value, count, figures }) => {
      const band = bandOf(value, String(values[reportInputs.date]));
      if (band === null) return [];
      const days = {
        field: name,
        operator: 'betweenDates',
        ...daysOfBand(band, String(values[reportInputs.date])),
      };
      const [key, label] = [band.key, band.label[language]];
      return [{ key, label, value: valueOf(count, figures[0]?.sum), lists: listsOf(count, [days]) }];
    });
  }
  const named = withFilters(field, await nameGroups(source, field, groups, language));
  const parts = named.map(({ value, label, count, figures, filter }) => ({
    ...{ key: partKey(field, value, form), label, value: valueOf(count, figures[0]?.sum) },
    lists: filter === null ? [] : listsOf(count, [filter]),
  }));
  return [...parts, ...restOf(field, whole, parts, form)];
}

/** Equal values are one part wherever they are, but for lots, which belong to their establishment. */
function partKey(field: Attribute, value: string, { place }: FormContext): string {
  if (field.follows !== 'lot' || value === noLot) return value;
  return `${String(place.boxId)} ${value}`;
}

function unitIn({ figure }: ReportIndicator, held: readonly Held[]): string | null {
  if (figure.of === 'worth') return null;
  const fields = held.map(({ source }) => fieldOfFigure(figure, source.allowed));
  return fields.find((each) => each !== null)?.unit ?? null;
}
