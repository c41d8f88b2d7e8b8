import { reportInputs, type ReportModel } from '@huella/domain/model/report';
import { isFilled, type ReportValues } from '@huella/domain/engine/reports/check-inputs';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { shiftDay } from '@huella/domain/engine/fields/days';
import type { Portfolio } from '@huella/domain/calls/report-board';
import type { Language } from '@huella/domain/words';
import type { FormContext } from '../../http/form-context';

/** The attribute with whose grain it is. */
export const depositorName = 'depositor_name';

export type Grouping = 'company' | 'box' | 'depositor';

export function groupingOf(values: ReportValues): Grouping {
  const value = values[reportInputs.grouping];
  return value === 'company' || value === 'depositor' ? value : 'box';
}

/** Whose the assets of an establishment are, where that is not told by an attribute of theirs. */
export function entityOf({ place }: FormContext, isOfCompany: boolean) {
  return isOfCompany
    ? { key: String(place.companyId), label: place.companyName }
    : { key: String(place.boxId), label: place.name };
}

/** What the entities of a portfolio are called, `Depositante`, and what it is of. */
export function portfolioWords(
  { inputs, portfolio }: ReportModel,
  values: ReportValues,
  language: Language,
): Pick<Portfolio, 'entity' | 'noun'> {
  const grouping = inputs.find(({ name }) => name === reportInputs.grouping);
  const offered = grouping?.options?.find(({ key }) => key === groupingOf(values))?.label;
  return {
    entity: (portfolio?.entity ?? offered)?.[language] ?? '',
    noun: { one: portfolio?.noun.one[language] ?? '', many: portfolio?.noun.many[language] ?? '' },
  };
}

/** The establishments among which the chosen entities are. */
export function placesOfChosen(places: readonly FormContext[], values: ReportValues): readonly FormContext[] {
  const chosen = keysOf(values[reportInputs.selected]);
  switch (groupingOf(values)) {
    case 'company':
      return places.filter(({ place }) => chosen.includes(String(place.companyId)));
    case 'box':
      return places.filter(({ place }) => chosen.includes(String(place.boxId)));
    case 'depositor':
      return places;
  }
}

/** What was filled in, as filters over the assets of an establishment. */
export function filtersOfInputs({ inputs }: ReportModel, values: ReportValues, day: string): FilterItem[] {
  const asked = inputs.flatMap(({ name, asks }): FilterItem[] => {
    const value = values[name];
    if (asks === undefined || !isFilled(value)) return [];
    const { field, compares } = asks;
    if (compares === 'in') return [{ field, operator: 'inArray', values: keysOf(value) }];
    return [{ field, operator: 'betweenValues', [compares]: Number(value) }];
  });
  const basis = values[reportInputs.basis];
  const horizon = values[reportInputs.horizon];
  const until: FilterItem[] =
    typeof basis === 'string' && isFilled(horizon)
      ? [{ field: basis, operator: 'betweenDates', max: shiftDay(day, { days: Number(horizon) }) }]
      : [];
  const ofDepositors: FilterItem[] =
    groupingOf(values) === 'depositor'
      ? [{ field: depositorName, operator: 'inArray', value: keysOf(values[reportInputs.selected]) }]
      : [];
  return [...asked, ...until, ...ofDepositors];
}

export function keysOf(value: ReportValues[string] | undefined): readonly string[] {
  if (!isFilled(value)) return [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : value;
}
