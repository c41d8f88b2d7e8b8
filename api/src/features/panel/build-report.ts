import type { CountedIn, ReportPie } from '@huella/domain/calls/reports';
import { bandOf, bands, daysOfBand } from '@huella/domain/engine/reports/bands';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { reportInputs, type ReportIndicator, type ReportModel } from '@huella/domain/model/report';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Attribute } from '@huella/domain/model/attribute';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Language, Words } from '@huella/domain/words';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { sourceOfSuffix } from '../../http/list-sources';
import { addedFields } from './panel-cards';
import { fieldOfFigure } from './panel-blocks';
import { countedIn, mergeLists } from './counted-lists';
import { groupField, nameGroups, withFilters } from './panel-groups';
import { countCards, countGroups } from './panel.store';
import { depositorName, filtersOfInputs, groupingOf, placesOfChosen } from './report-entities';

/** What a part is called where it is all others, and where an attribute says nothing. */
const others: Words = { es: 'Otros', en: 'Others' };

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

interface Part {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly lists: readonly CountedIn[];
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
  const held = placesOfChosen(places, values).flatMap((form) => heldIn(deps, report, form, values) ?? []);
  const pies: ReportPie[] = [];
  for (const indicator of report.indicators) {
    const parts: Part[] = [];
    for (const each of held) parts.push(...(await partsIn(each, indicator, values)));
    pies.push(pieOf(indicator, parts, held, values));
  }
  return pies;
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
function attributeOf({ by }: ReportIndicator, values: ReportValues): string | null {
  if (by === 'band') return String(values[reportInputs.basis]);
  if (by !== 'entity') return by.field;
  return groupingOf(values) === 'depositor' ? depositorName : null;
}

async function partsIn(
  held: Held,
  indicator: ReportIndicator,
  values: ReportValues,
): Promise<readonly Part[]> {
  const { form, source, matches, items, asOf } = held;
  const { language } = form.locale;
  const added = fieldOfFigure(indicator.figure, source.allowed);
  if (indicator.figure.of === 'sum' && added === null) return [];
  const valueOf = (count: number, sum: number | undefined) => (added === null ? count : (sum ?? 0));
  const name = attributeOf(indicator, values);
  if (name === null) return [await wholeOf(held, added, groupingOf(values) === 'company')];
  const field = groupField(source.allowed, name);
  if (field === undefined) return [];
  const listsOf = (count: number, more: readonly FilterItem[]) =>
    countedIn(form.place, asOf, count, items, more);
  const groups = await source.ask((db) =>
    countGroups(db, matches, source.summed, field, addedFields([added])),
  );
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
  return named.map(({ value, label, count, figures, filter }) => ({
    ...{ key: partKey(field, value, form), label, value: valueOf(count, figures[0]?.sum) },
    lists: filter === null ? [] : listsOf(count, [filter]),
  }));
}

/** Equal values are one part wherever they are, but for lots, which belong to their establishment. */
function partKey(field: Attribute, value: string, { place }: FormContext): string {
  if (field.follows !== 'lot' || value === noLot) return value;
  return `${String(place.boxId)} ${value}`;
}

/** All of an establishment as one part, by itself or as its company's. */
async function wholeOf(
  { form: { place }, source, matches, items, asOf }: Held,
  added: Attribute | null,
  isOfCompany: boolean,
): Promise<Part> {
  const question = [{ when: [], field: added }];
  const { total, cards } = await source.ask((db) => countCards(db, matches, source.summed, question));
  const value = added === null ? total : (cards[0]?.figures[0]?.sum ?? 0);
  const lists = countedIn(place, asOf, total, items, []);
  return isOfCompany
    ? { key: String(place.companyId), label: place.companyName, value, lists }
    : { key: String(place.boxId), label: place.name, value, lists };
}

function pieOf(
  { name, title, figure, unit, by, top }: ReportIndicator,
  parts: readonly Part[],
  held: readonly Held[],
  values: ReportValues,
): ReportPie {
  const language: Language = held[0]?.form.locale.language ?? 'es';
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const known = sums.get(part.key);
    const lists = mergeLists([...(known?.lists ?? []), ...part.lists]);
    sums.set(part.key, { ...part, value: part.value + (known?.value ?? 0), lists });
  }
  const filled = [...sums.values()].filter(({ value }) => value > 0);
  const order = (key: string) => bands.findIndex((band) => band.key === key);
  const sorted =
    by === 'band'
      ? filled.toSorted((one, other) => order(one.key) - order(other.key))
      : filled.toSorted((one, other) => other.value - one.value);
  const most = top === undefined ? sorted.length : Number(values[top]);
  const rest = sorted.slice(most).reduce((sum, { value }) => sum + value, 0);
  const field = held.map(({ source }) => fieldOfFigure(figure, source.allowed)).find((each) => each !== null);
  const shown = [
    ...sorted
      .slice(0, most)
      .map(({ label, value, lists }) => ({ name: label, value: rounded(value), lists: [...lists] })),
    ...(rest > 0 ? [{ name: others[language], value: rounded(rest), lists: [] }] : []),
  ];
  return {
    ...{ name, title: title[language], unit: unit?.[language] ?? field?.unit ?? null, values: shown },
    total: rounded(sorted.reduce((sum, { value }) => sum + value, 0)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
