import type { ReportInputView } from '@huella/domain/calls/reports';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { listedFields } from '@huella/domain/rules/lot-field';
import { reportInputs, type ReportInput, type ReportModel } from '@huella/domain/model/report';
import type { Language } from '@huella/domain/words';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { sourceOfSuffix } from '../../http/list-sources';
import { nameGroups } from './panel-groups';
import { countGroups } from './panel.store';
import { depositorName } from './report-entities';

type Options = ReportInputView['options'];

/** What a report asks for, as it leaves; an input whose attribute the caller lists nowhere is none. */
export async function presentInputs(
  deps: Deps,
  report: ReportModel,
  places: readonly FormContext[],
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<ReportInputView[]> {
  const views: ReportInputView[] = [];
  for (const input of report.inputs) {
    const options = await optionsFor(deps, input, places, language);
    const { name, type, label, dependsOn = null, defaultValue = null, validations = {} } = input;
    const { mandatory = false, min = null, max = null, message } = validations;
    if (options === null) continue;
    views.push({
      ...{ name, type, label: label[language], options, dependsOn },
      defaultValue: dayOfDefault(defaultValue, today),
      validations: { mandatory, min, max, message: message?.[language] ?? null },
    });
  }
  return views;
}

function dayOfDefault(value: string | number | null, today: string): string | number | null {
  if (value === 'today') return today;
  return value === 'monthStart' ? `${today.slice(0, 8)}01` : value;
}

async function optionsFor(
  deps: Deps,
  input: ReportInput,
  places: readonly FormContext[],
  language: Language,
): Promise<Options | null> {
  if (input.name === reportInputs.selected) return listEntities(deps, places, language);
  if (input.options !== undefined)
    return input.options.map(({ key, label }) => ({ key, label: label[language], fk: null }));
  if (input.optionsOf === undefined) return [];
  const attribute = places
    .flatMap(({ model, scope }) => listedFields(model, scope))
    .find(({ name }) => name === input.optionsOf);
  if (attribute === undefined) return null;
  return optionsOf(attribute).map(({ key, label }) => ({ key, label: label[language], fk: null }));
}

/** Companies, establishments and depositors of what the caller may list, each under the grouping that it belongs to. */
async function listEntities(
  deps: Deps,
  places: readonly FormContext[],
  language: Language,
): Promise<Options> {
  const companies = new Map(places.map(({ place }) => [String(place.companyId), place.companyName]));
  const boxes = new Map(places.map(({ place }) => [String(place.boxId), place.name]));
  const depositors = new Map<string, string>();
  for (const form of places) {
    const source = sourceOfSuffix(deps, form, undefined);
    const field = source.allowed.find(({ name }) => name === depositorName);
    if (field === undefined) continue;
    const matches = source.matches({ filters: [], language });
    const groups = await source.ask((db) => countGroups(db, matches, source.summed, field, []));
    for (const { value, label } of await nameGroups(source, field, groups, language))
      if (!depositors.has(value)) depositors.set(value, label);
  }
  const under = (fk: string, names: ReadonlyMap<string, string>) =>
    [...names].map(([key, label]) => ({ key, label, fk }));
  return [...under('company', companies), ...under('box', boxes), ...under('depositor', depositors)];
}
