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
import { depositorName, type Grouping } from './report-entities';

type Options = ReportInputView['options'];

/** Who is told, on which day, and whether also which depositors there are. */
interface Asker {
  readonly language: Language;
  readonly today: string;
  readonly depositors?: boolean;
}

/** What a report asks for, as it leaves; an input whose attribute the caller lists nowhere is none. */
export async function presentInputs(
  deps: Deps,
  report: ReportModel,
  places: readonly FormContext[],
  { language, today, depositors = true }: Asker,
): Promise<ReportInputView[]> {
  const views: ReportInputView[] = [];
  for (const input of report.inputs) {
    const options = await optionsFor(deps, input, places, { language, depositors });
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
  { language, depositors }: Required<Pick<Asker, 'language' | 'depositors'>>,
): Promise<Options | null> {
  if (input.name === reportInputs.selected) {
    const names = depositors ? await readDepositors(deps, places, language) : new Map<string, string>();
    return [...listPlaces(places), ...under('depositor', names)];
  }
  if (input.options !== undefined)
    return input.options.map(({ key, label }) => ({ key, label: label[language], fk: null }));
  if (input.optionsOf === undefined) return [];
  const attribute = places
    .flatMap(({ model, scope }) => listedFields(model, scope))
    .find(({ name }) => name === input.optionsOf);
  if (attribute === undefined) return null;
  return optionsOf(attribute).map(({ key, label }) => ({ key, label: label[language], fk: null }));
}

/** Names under the grouping that they belong to. */
function under(fk: Grouping, names: ReadonlyMap<string, string>): Options {
  return [...names].map(([key, label]) => ({ key, label, fk }));
}

/** Companies and establishments of what the caller may list. */
function listPlaces(places: readonly FormContext[]): Options {
  const companies = new Map(places.map(({ place }) => [String(place.companyId), place.companyName]));
  const boxes = new Map(places.map(({ place }) => [String(place.boxId), place.name]));
  return [...under('company', companies), ...under('box', boxes)];
}

/** The depositors of what the caller may list by their names as they are kept, which only a look at all of it tells. */
export async function readDepositors(
  deps: Deps,
  places: readonly FormContext[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const depositors = new Map<string, string>();
  for (const form of places) {
    const source = sourceOfSuffix(deps, form, undefined);
    const field = source.allowed.find(({ name }) => name === depositorName);
    if (field === undefined) continue;
    const matches = source.matches({ filters: [], language });
    const groups = await countGroups(source.askKept, matches, source.summed, field, []);
    for (const { value, label } of await nameGroups(source, field, groups, language))
      if (!depositors.has(value)) depositors.set(value, label);
  }
  return depositors;
}
