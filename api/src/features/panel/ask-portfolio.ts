import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { Valuing } from '@huella/domain/engine/collateral/sum-worth';
import type { Haircuts } from '@huella/domain/engine/collateral/worth';
import { shiftDay } from '@huella/domain/engine/fields/days';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { Attribute } from '@huella/domain/model/attribute';
import { soonDays, type CollateralModel } from '@huella/domain/model/collateral';
import type { ReportModel } from '@huella/domain/model/report';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Matches } from '../../db/list-facet';
import type { FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { wholeKey, type CrossKey } from './cross-keys.store';
import type { JudgedQuestion } from './report-tally';

/** Assets of one establishment on the day of a report. */
export interface Held {
  readonly form: FormContext;
  readonly source: ListSource;
  readonly matches: Matches;
  /** What the report filters by. */
  readonly items: readonly FilterItem[];
  /** The day in the past that it is of; null is now. */
  readonly asOf: string | null;
}

/** What is asked of the assets of an establishment to tell a portfolio, all at once. */
export interface PortfolioQuestion {
  readonly collateral: CollateralModel;
  /** What says it, as far as the caller may list it. */
  readonly fields: Readonly<Record<Part, Attribute | null>>;
  /** What entities are told apart by; null of the establishment itself. */
  readonly entity: Attribute | null;
  readonly cross: JudgedQuestion;
}

/** What of an asset tells a portfolio. */
type Part = 'kind' | 'quality' | 'left' | 'held' | 'existence' | 'state' | 'loan' | 'expires' | 'checked';

/** What oracles say of what is there no more or what they do not tell of any more, and of what they contradict. */
const verdicts = [['missing', 'silent'], ['differs']] as const;

/**
 * What a portfolio takes of an establishment; null of a report of something else, or where nothing is worth anything.
 * @param valuing by which qualities are told apart that something is taken off for
 */
export function askPortfolio(
  { portfolio, indicators }: ReportModel,
  { form, source, asOf }: Held,
  entityName: string | null,
  { haircuts }: Valuing,
): PortfolioQuestion | null {
  const collateral = findCollateral(form.model.id, form.place.subtype);
  if (portfolio === undefined || collateral === null) return null;
  const { kind, quality, amount, existence, expires, checked, pledge } = collateral;
  const find = (name: string) => source.allowed.find((each) => each.name === name) ?? null;
  const fields = {
    ...{ kind: find(kind), quality: find(quality), left: find(amount), held: find(portfolio.amount) },
    ...{ existence: find(existence.field), state: find(pledge.state), loan: find(pledge.loan) },
    ...{ expires: find(expires), checked: find(checked) },
  };
  const entity = entityName === null ? null : find(entityName);
  if (entityName !== null && entity === null) return null;
  const valued = indicators.flatMap(({ by, figure }) =>
    figure.of === 'worth' && typeof by === 'object' ? [find(by.field)] : [],
  );
  const whole = distinct([entity, fields.kind, fields.existence, ...valued]);
  const filtersOf = (item: FilterItem) => readListFilters([item], source.allowed, form.locale).filters;
  const narrowed = (field: Attribute | null, values: readonly string[] | null): readonly CrossKey[] => {
    if (field === null || whole.includes(field) || values?.length === 0) return [];
    return [{ field, when: values === null ? [] : filtersOf(among(field.name, values)) }];
  };
  const soon = { field: expires, operator: 'betweenDates', ...soonFrom(form.statusDay.today) };
  return {
    ...{ collateral, fields, entity },
    cross: {
      by: [
        ...whole.map(wholeKey),
        ...narrowed(fields.quality, toldQualities(haircuts)),
        ...narrowed(fields.state, [pledge.pledged]),
      ],
      counts: [
        { when: [], field: fields.held },
        { when: [], field: fields.left },
        { when: [], field: fields.loan },
        { when: fields.expires === null ? [] : filtersOf(soon), field: fields.held },
      ],
      newest: fields.checked,
      // What oracles say they say of today.
      verdicts: asOf === null ? verdicts : [],
    },
  };
}

/** The qualities that something is taken off for; null where each is told apart, as what has none is among them. */
function toldQualities({ quality }: Haircuts): readonly string[] | null {
  const cut = [...quality].flatMap(([key, percent]) => (percent === 0 ? [] : [key]));
  return cut.includes('') ? null : cut;
}

function distinct(fields: readonly (Attribute | null)[]): readonly Attribute[] {
  return [...new Set(fields.filter((each) => each !== null))];
}

/** The days within which something runs out soon, from a day on. */
export function soonFrom(day: string) {
  return { min: day, max: shiftDay(day, { days: soonDays }) };
}

/** Whether the caller may list all that says what they are worth. */
export function isWorth({ fields: { kind, quality, left } }: PortfolioQuestion): boolean {
  return kind !== null && quality !== null && left !== null;
}

/** A filter by options. */
export function among(field: string, values: readonly string[]): FilterItem {
  return { field, operator: 'inArray', values: [...values] };
}
