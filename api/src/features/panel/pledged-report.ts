import type { ReportPie } from '@huella/domain/calls/reports';
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
import { joinWorth, pieOf, type Part, type Valued } from './report-pie';
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
): Promise<ReportPie[]> {
  const collateral = findCollateral(report.assetType) ?? fail('unexpected');
  const held: Held[] = [];
  for (const form of places) {
    const scope = { boxId: form.place.boxId, model: form.model, collateral };
    held.push({
      form,
      groups: await listPledgedGroups(deps.db, scope),
      valuing: await valuingIn(deps, form),
    });
  }
  const language = held[0]?.form.locale.language ?? 'es';
  return report.indicators.map((indicator) => {
    const parts = held.flatMap((each) => partsOf(each, indicator, collateral));
    const unit = indicator.figure.of === 'sum' ? collateral.unit : null;
    const pie = pieOf(indicator, parts, { language, unit, top: null });
    return indicator.figure.of === 'worth'
      ? { ...pie, worth: joinWorth(held.map((each) => valuedIn(each, indicator))) }
      : pie;
  });
}

function partsOf(
  { form, groups, valuing }: Held,
  { by, figure }: ReportIndicator,
  collateral: CollateralModel,
): readonly Part[] {
  return groups.map((group) => {
    // What others keep has no list of who holds it by such a part alone.
    const named = { ...nameOf(form, group, by), lists: [] };
    if (figure.of === 'count') return { ...named, value: group.count };
    if (figure.of === 'sum')
      return { ...named, value: figure.field === collateral.pledge.loan ? group.loan : group.amount };
    const found = worthOf(lotOf(group), valuing.prices, valuing.haircuts);
    const isOf = figure.of === 'worth' && found?.price.currency === figure.currency;
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
  const lots = groups.map(lotOf);
  const { priced, unpriced } = sumWorth(lots, valuing);
  const prices = figure.of === 'worth' ? toldPrices(form, lots, valuing, figure.currency) : [];
  return { priced, unpriced: unpriced.amount, prices };
}
