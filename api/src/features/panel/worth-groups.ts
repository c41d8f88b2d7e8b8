import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { ToldPrice } from '@huella/domain/calls/reports';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { CountedLot, Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { worthOf } from '@huella/domain/engine/collateral/worth';
import type { Currency } from '@huella/domain/model/collateral';
import { keyOfValue } from '../../db/list-facet';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { findValuing } from '../collateral/valuing.store';
import type { Ground } from './panel-blocks';
import { wholeKey } from './cross-keys.store';
import type { CrossedGroup, TallyQuestions } from './panel-tally.store';
import type { Group } from './panel.store';

/** Goods with the value that they are told by, as it is kept, and one of them. */
export type ToldLot = CountedLot & { readonly value: string; readonly example: number };

/** What decides what assets are worth: which kind, of what quality, how much; null where they are worth nothing, or it may not be listed. */
function worthFields({ model, place }: FormContext, { allowed }: Pick<ListSource, 'allowed'>) {
  const collateral = findCollateral(model.id, place.subtype);
  if (collateral === null) return null;
  const find = (wanted: string) => allowed.find(({ name }) => name === wanted);
  const [kind, quality, amount] = [collateral.kind, collateral.quality, collateral.amount].map(find);
  const existence = find(collateral.existence.field) ?? null;
  return kind === undefined || quality === undefined || amount === undefined
    ? null
    : { collateral, kind, quality, amount, existence };
}

/** What a panel that tells worth asks of its assets together with all else. */
export function askWorth(
  { panel, form }: Pick<Ground, 'panel' | 'form'>,
  source: Pick<ListSource, 'allowed'>,
): Pick<TallyQuestions, 'crossed'> {
  const fields = panel.worth === undefined ? null : worthFields(form, source);
  if (fields === null) return {};
  const { kind, quality, amount, existence, collateral } = fields;
  const { field, confirmed, others } = collateral.existence;
  // What is confirmed and what is not is counted of the same groups: there are no more of them.
  const parts =
    existence === null ? [] : [[confirmed], others].map((values) => [{ field, operator: 'inArray', values }]);
  const counts = [[], ...parts].map((asked) => ({
    when: readListFilters(asked, source.allowed, form.locale).filters,
    field: amount,
  }));
  return { crossed: { by: [kind, quality].map(wholeKey), counts, newest: null } };
}

/** The assets of a panel as far as it decides what they are worth, by their kind; null where it tells of no worth. */
export function lotsOf(
  { panel, form }: Pick<Ground, 'panel' | 'form'>,
  source: Pick<ListSource, 'allowed'>,
  counted: readonly CrossedGroup[],
) {
  const fields = panel.worth === undefined ? null : worthFields(form, source);
  if (fields === null) return null;
  const [kindOf, qualityOf] = [keyOfValue(fields.kind), keyOfValue(fields.quality)];
  const lotsAt = (at: number) =>
    counted.flatMap(({ values: [kind, quality], example, counts }): readonly ToldLot[] => {
      const [value, grade] = [kind ?? '', quality ?? ''];
      const { count, figures } = counts[at] ?? { count: 0, figures: [] };
      if (count === 0) return [];
      return [
        {
          ...{ value, example, count, amount: figures[0]?.sum ?? 0, keeper: form.place.boxId },
          ...{ kind: kindOf(value), quality: qualityOf(grade) },
        },
      ];
    });
  const isTold = fields.existence !== null;
  return {
    ...{ ...fields, lots: lotsAt(0) },
    ...{ confirmed: isTold ? lotsAt(1) : null, unconfirmed: isTold ? lotsAt(2) : null },
  };
}

/** What the company of a context values its collateral by, on the day of that. */
export function valuingIn({ db }: Deps, { place, model, statusDay }: FormContext): Promise<Valuing> {
  return findValuing(db, place.companyId, model.id, statusDay.today);
}

/** What goods are worth in a currency, by the value that they are told by; what is priced otherwise, or not, is in none. */
export function groupWorth(
  lots: readonly ToldLot[],
  { prices, haircuts }: Valuing,
  currency: Currency,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { value, example, count, ...lot } of lots) {
    const found = worthOf(lot, prices, haircuts);
    if (found?.price.currency !== currency || value === '') continue;
    const known = groups.get(value) ?? { value, example, name: null, count: 0, figures: [] };
    const { filled, sum } = known.figures[0] ?? { filled: 0, sum: 0 };
    groups.set(value, {
      ...known,
      ...{ count: known.count + count, figures: [{ filled: filled + count, sum: sum + found.value }] },
    });
  }
  return [...groups.values()];
}

/** The prices of a currency that some goods are valued by, as a reader is told of them. */
export function toldPrices(
  { model, locale }: FormContext,
  lots: readonly CountedLot[],
  { prices }: Valuing,
  currency: Currency,
): readonly ToldPrice[] {
  const kind = model.attributes.find(({ name }) => name === findCollateral(model.id)?.kind);
  return [...new Set(lots.map((lot) => lot.kind))].flatMap((key) => {
    const price = prices.get(key);
    if (price?.currency !== currency) return [];
    const name = (kind === undefined ? null : findOption(kind, key))?.label[locale.language] ?? key;
    const { amount, day, source } = price;
    return [{ ...{ name, amount, day, source }, currency: currency.toUpperCase() }];
  });
}
