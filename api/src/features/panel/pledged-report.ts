import type { Portfolio } from '@huella/domain/calls/report-board';
import type { CountedIn } from '@huella/domain/calls/reports';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { worthOf } from '@huella/domain/engine/collateral/worth';
import { findOption } from '@huella/domain/engine/fields/choice';
import { fail } from '@huella/domain/model/errors';
import type { CollateralModel } from '@huella/domain/model/collateral';
import type { ReportIndicator, ReportModel } from '@huella/domain/model/report';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { listPledgedGroups, type PledgedGroup } from '../collateral/pledges.store';
import { summarisePortfolio } from './portfolio';
import type { PortfolioAsk, PortfolioPlace } from './portfolio-cells';
import { joinWorth, pieOf, type BuiltReport, type Part, type Valued } from './report-pie';
import { toldPrices, valuingIn } from './worth-groups';

/** What is pledged to an establishment, and what its company values it by. */
interface Held {
  readonly form: FormContext;
  readonly groups: readonly PledgedGroup[];
  readonly valuing: Valuing;
}

/**
 * What is pledged to the chosen establishments, as it stands (decision 122): by its keeper or an attribute of what it is. Its value is by
 * the prices and haircuts of the company that holds it.
 */
export async function buildPledgedReport(
  deps: Deps,
  report: ReportModel,
  places: readonly FormContext[],
  words: Pick<Portfolio, 'entity' | 'noun'>,
): Promise<BuiltReport> {
  const collateral = findCollateral(report.assetType) ?? fail('unexpected');
  const held: Held[] = [];
  for (const form of places) {
    const scope = { boxId: form.place.boxId, model: form.model, collateral };
    held.push({
      form,
      groups: await listPledgedGroups(deps.db, scope, form.statusDay.today),
      valuing: await valuingIn(deps, form),
    });
  }
  const language = held[0]?.form.locale.language ?? 'es';
  const pies = report.indicators.map((indicator) => {
    const parts = held.flatMap((each) => partsOf(each, indicator, collateral));
    const unit = indicator.figure.of === 'sum' ? collateral.unit : null;
    const pie = pieOf(indicator, parts, { language, unit, top: null });
    return indicator.figure.of === 'worth'
      ? { ...pie, worth: joinWorth(held.map((each) => valuedIn(each, indicator))) }
      : pie;
  });
  return { pies, portfolio: summarisePortfolio(held.map(placeOf), collateral, words) };
}

/** What is pledged to an establishment as a portfolio, told by who keeps it. */
function placeOf({ form, groups, valuing }: Held): PortfolioPlace {
  return {
    cells: groups.map((group) => ({
      ...{ ...lotOf(group), entity: { key: String(group.keeperId), label: group.keeper } },
      ...{ held: group.amount, filled: group.filled, loan: group.loan, loans: group.loans },
      ...{ isPledged: true, isConfirmed: group.isConfirmed, isUnsaid: false, checked: group.checked },
      expiring: { count: group.expiring, held: group.expiringAmount },
      ...{ stopped: group.doubtful - group.differing, differing: group.differing },
    })),
    valuing,
    prices: (lots, currency) => toldPrices(form, lots, valuing, currency),
    lists: (ask, count) => listsIn(form, ask, count),
    tells: { pledges: true, confirmation: true, expiry: true },
  };
}

/** The list of what is pledged to an establishment, narrowed; by what it is none asks. */
function listsIn(
  { place: { boxId, name } }: FormContext,
  { entity, part, kinds }: PortfolioAsk,
  count: number,
): CountedIn[] {
  if (count === 0 || kinds !== null) return [];
  const pledges = {
    ...(entity !== null && { keeper: Number(entity) }),
    ...(part !== 'all' && part !== 'pledged' && { part }),
  };
  return [{ boxId, box: name, count, asOf: null, filters: [], pledges }];
}

function partsOf(
  { form, groups, valuing }: Held,
  { by, figure }: ReportIndicator,
  collateral: CollateralModel,
): readonly Part[] {
  const isPriced = ({ kind }: PledgedGroup) =>
    figure.of === 'worth' && valuing.prices.get(kind)?.currency === figure.currency;
  return groups.map((group) => {
    const own = groups.filter(({ keeperId }) => keeperId === group.keeperId);
    const isWhole = figure.of !== 'worth' || own.every((each) => !each.isConfirmed || isPriced(each));
    const isCounted = figure.of !== 'worth' || group.isConfirmed;
    // By what it is no list of what is pledged asks.
    const hasList = typeof by === 'string' && isWhole && isCounted;
    const part = figure.of === 'worth' ? 'confirmed' : 'all';
    const lists = hasList
      ? listsIn(form, { entity: String(group.keeperId), part, kinds: null }, group.count)
      : [];
    const named = { ...nameOf(form, group, by), lists };
    if (figure.of === 'count') return { ...named, value: group.count };
    if (figure.of === 'sum')
      return { ...named, value: figure.field === collateral.pledge.loan ? group.loan : group.amount };
    const found = worthOf(lotOf(group), valuing.prices, valuing.haircuts);
    // What nobody confirms adds nothing to the value.
    const isOf = figure.of === 'worth' && found?.price.currency === figure.currency && group.isConfirmed;
    return { ...named, value: isOf ? found.value : 0 };
  });
}

function lotOf({ kind, quality, amount, count, keeperId: keeper }: PledgedGroup) {
  return { kind, quality, amount, count, keeper };
}

function nameOf({ model, locale }: FormContext, group: PledgedGroup, by: ReportIndicator['by']) {
  if (typeof by === 'string') return { key: String(group.keeperId), label: group.keeper };
  const field = model.attributes.find(({ name }) => name === by.field);
  const option = field === undefined ? null : findOption(field, group.kind);
  return { key: group.kind, label: option?.label[locale.language] ?? group.kind };
}

function valuedIn({ form, groups, valuing }: Held, { figure }: ReportIndicator): Valued {
  const lots = groups.filter(({ isConfirmed }) => isConfirmed).map(lotOf);
  const { priced, unpriced } = sumWorth(lots, valuing);
  const prices = figure.of === 'worth' ? toldPrices(form, lots, valuing, figure.currency) : [];
  return { priced, unpriced: unpriced.amount, prices };
}
