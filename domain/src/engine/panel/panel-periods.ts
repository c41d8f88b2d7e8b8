import { formatMonth } from '../fields/date';
import type { FilterItem } from '../lists/filter';
import type { Language, Words } from '../../words';
import { filterOfCondition, filterOfMonth } from './panel-conditions';

/** What days are chosen by beside months: those that are past, and those of the next days. */
const spans: Readonly<
  Record<string, { readonly label: Words; readonly from?: number; readonly to: number }>
> = {
  overdue: { label: { es: 'Ya vencidas', en: 'Overdue' }, to: -1 },
  within30: { label: { es: 'Próximos 30 días', en: 'Next 30 days' }, from: 0, to: 30 },
};

/** A period of a filter of a panel as a filter over days, counted from today; null of what is none. */
export function filterOfPeriod(field: string, key: string, today: string): FilterItem | null {
  const span = Object.hasOwn(spans, key) ? spans[key] : undefined;
  if (span !== undefined) {
    const { from, to } = span;
    return filterOfCondition({ field, to, ...(from !== undefined && { from }) }, today);
  }
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(key) ? filterOfMonth(field, key) : null;
}

/** The periods that a filter offers: those that are counted from today, then the months in which there is something. */
export function periodsOfMonths(
  months: readonly string[],
  language: Language,
): readonly { readonly key: string; readonly label: string }[] {
  return [
    ...Object.entries(spans).map(([key, { label }]) => ({ key, label: label[language] })),
    ...months.toSorted().map((month) => ({ key: month, label: formatMonth(month, language) })),
  ];
}
