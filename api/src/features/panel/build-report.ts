import { bandOf, daysOfBand } from '@huella/domain/engine/reports/bands';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { ReportPie } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { sumWorth } from '@huella/domain/engine/collateral/sum-worth';
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
import type { ListSource } from '../../http/list-source';
import { sourceOfSuffix } from '../../http/list-sources';
import { fieldOfFigure } from './panel-blocks';
import { countedIn } from './counted-lists';
import { groupField, nameGroups, withFilters } from './panel-groups';
import { buildPledgedReport } from './pledged-report';
import { depositorName, filtersOfInputs, groupingOf, placesOfChosen } from './report-entities';
import { tallyReport, type ReportTally } from './report-tally';
import { blankPart, joinWorth, pieOf, type Part, type Valued } from './report-pie';
import { groupWorth, lotsOf, toldPrices, valuingIn } from './worth-groups';

/** Assets of one establishment on the day of a report. */
interface Held {
  readonly form: FormContext;
  readonly source: ListSource;
  readonly matches: ReturnType<ListSource['matches']>;
  /** What the report filters by. */
  readonly items: readonly FilterItem[];
  /** The day in the past that it is of; null is now. */
  readonly asOf: string | null;
}

/**
 * What a report tells over the chosen entities, on its day: each establishment is asked by itself, by what the caller may list
 * there, and equal parts are added up.
 */
export async function buildReport(
  deps: Deps,
  report: ReportModel,
  places: readonly FormContext[],
  values: ReportValues,
): Promise<ReportPie[]> {
  const chosen = placesOfChosen(places, values);
  if (report.among === 'pledged') return buildPledgedReport(deps, report, chosen);
  const held: (Held & { readonly tally: ReportTally })[] = [];
  for (const form of chosen) {
    const own = heldIn(deps, report, form, values);
    if (own === null) continue;
    const tally = await tallyReport(own, report.indicators, (each) => attributeOf(each, values));
    held.push({ ...own, tally });
  }
  const pies: ReportPie[] = [];
  for (const indicator of report.indicators) {
    const parts: Part[] = [];
    const lots: Valued[] = [];
    for (const each of held) {
      const { figure } = indicator;
      if (figure.of === 'worth') {
        const worth = await worthIn(deps, each, { ...indicator, figure }, values);
        parts.push(...worth.parts);
        lots.push(worth);
      } else parts.push(...(await partsIn(each, indicator, figure, values)));
    }
    const pie = pieOf(indicator, parts, {
      language: held[0]?.form.locale.language ?? 'es',
      unit: unitIn(indicator, held),
      top: indicator.top === undefined ? null : Number(values[indicator.top]),
    });
    if (indicator.unlessNothing === true && pie.values.length === 0) continue;
    pies.push(indicator.figure.of === 'worth' ? { ...pie, worth: joinWorth(lots) } : pie);
  }
  return pies;
}

/** An indicator whose figure is of one kind. */
type Figured<F extends ReportFigure> = Omit<ReportIndicator, 'figure'> & { readonly figure: F };
type Worth = Extract<ReportFigure, { readonly of: 'worth' }>;

/** What an establishment's assets are worth, by the prices and haircuts of its company, and the days of those prices. */
async function worthIn(
  deps: Deps,
  held: Held,
  indicator: Figured<Worth>,
  values: ReportValues,
): Promise<Valued & { readonly parts: readonly Part[] }> {
  const { form, source } = held;
  const name = attributeOf(indicator, values);
  const field = name === null ? null : (source.allowed.find((each) => each.name === name) ?? null);
  const lots = name !== null && field === null ? null : await lotsOf(held, field);
  if (lots === null) return { parts: [], priced: null, unpriced: 0, prices: [] };
  const valuing = await valuingIn(deps, form);
  const { currency } = indicator.figure;
  const { values: sums, unpriced, priced } = sumWorth(lots, valuing);
  const told = { priced, unpriced: unpriced.amount, prices: toldPrices(form, lots, valuing, currency) };
  if (field === null) {
    const value = sums.find((each) => each.currency === currency)?.value ?? 0;
    return { ...told, parts: [{ ...entityOf(form, groupingOf(values) === 'company'), value, lists: [] }] };
  }
  const groups = groupWorth(lots, valuing, currency);
  const named = await nameGroups(source, field, groups, form.locale.language);
  const parts = named.map(({ value, label, figures }) => ({
    key: value,
    label,
    value: figures[0]?.sum ?? 0,
    lists: [],
  }));
  const whole = sums.find((each) => each.currency === currency)?.value ?? 0;
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

function entityOf({ place }: FormContext, isOfCompany: boolean): Pick<Part, 'key' | 'label'> {
  return isOfCompany
    ? { key: String(place.companyId), label: place.companyName }
    : { key: String(place.boxId), label: place.name };
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
  held: Held & { readonly tally: ReportTally },
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
