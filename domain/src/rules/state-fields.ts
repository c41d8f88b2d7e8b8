import { lotAccess } from '../catalogue/lots/lot-model';
import { allowedFields, type FieldScope } from '../engine/access/field-access';
import { pausedState, stateOf, transitState, type Standing } from '../engine/status/asset-state';
import type { StatusDay } from '../engine/status/asset-status';
import { isInPeriod, periodsOf } from '../engine/status/periods';
import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import type { Option } from '../model/field';
import type { StateRule } from '../model/state-rule';
import type { Words } from '../words';

/**
 * How an asset stands, as lists see it: its state, whether it is paused, and whether a period like a quarantine runs
 * today. Columns and filters like those of the model's attributes, though no record holds them: they follow from the
 * record, from its row and from the day (document 1 section 4).
 */

/** The names of what no record holds; those of periods are the model's. */
export const stateName = 'asset_state';
const pausedName = 'is_paused';

/** The answers of what an asset is or is not. */
export const yes = 'true';
export const no = 'false';
const answers: readonly Option[] = [
  { key: yes, label: { es: 'Sí', en: 'Yes' } },
  { key: no, label: { es: 'No', en: 'No' } },
];

const listed = { permissions: lotAccess, disabled: true } as const;

function filterOf(isExpanded: boolean) {
  return { tableFilter: { isEnabled: true, isExpanded, fieldType: 'multiselect' } } as const;
}

function yesNo(name: string, label: Words, follows: 'paused' | 'period'): Attribute {
  return { name, label, type: 'select', values: answers, follows, ...listed, ...filterOf(false) };
}

export const pausedField = yesNo(pausedName, { es: 'En pausa', en: 'Paused' }, 'paused');

/**
 * The day of the newest event of an asset, there: it is asked, above all until when, and never shown, sorted by or counted by.
 * The row of the asset has it.
 */
const lastEventField: Attribute = {
  name: 'last_event',
  label: { es: 'Último evento', en: 'Last event' },
  type: 'date',
  follows: 'event',
  hideInList: true,
  ...listed,
  tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'betweenDates' },
};

/** What a state is called among others, without the reason of one asset: 'Dado de Baja'. */
function nameOf({ label }: StateRule): Words {
  const bare = (text: string) => text.replace(/\W*\{\{reason\}\}/, '');
  return { es: bare(label.es), en: bare(label.en) };
}

const plainLabel: Words = { es: 'Estado', en: 'State' };
const otherLabel: Words = { es: 'Estado actual', en: 'Current state' };

/** Every state that an asset of a model may be in, called as among others. */
export function statesOf({
  states,
}: Pick<AssetType, 'states'>): readonly Omit<StateRule, 'when' | 'reasonField'>[] {
  return [...states, pausedState, transitState].map((rule) => ({ ...rule, label: nameOf(rule) }));
}

/** The state, with those of the model as its options; called otherwise where an attribute has its name. */
export function stateFieldOf(model: Pick<AssetType, 'attributes' | 'states'>): Attribute {
  const isTaken = model.attributes.some(({ label }) => label.es === plainLabel.es);
  return {
    name: stateName,
    label: isTaken ? otherLabel : plainLabel,
    type: 'select',
    values: statesOf(model).map(({ state, label }) => ({ key: state, label })),
    follows: 'state',
    ...listed,
    ...filterOf(true),
  };
}

/** The periods of a model whose days a scope may list. */
function periodFields(model: AssetType, allowed: readonly Attribute[]): readonly Attribute[] {
  const mayList = (name: string | undefined) =>
    name === undefined || allowed.some((field) => field.name === name);
  return periodsOf(model)
    .filter(({ from, until }) => mayList(from) && mayList(until))
    .map(({ name, label }) => yesNo(name, label, 'period'));
}

/** How an asset stood when it left: nothing is paused that is elsewhere, and its newest event may be of others. */
export function leftStateFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return stateFields(model, scope).filter((field) => field !== pausedField && field !== lastEventField);
}

/** How an asset stands, as far as a scope may list what it follows from: a state is shown with every row. */
export function stateFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  const allowed = allowedFields(model, 'list', scope);
  return [stateFieldOf(model), pausedField, lastEventField, ...periodFields(model, allowed)];
}

/** The values of all of these fields of an asset, on the day there. */
export function stateValues(
  model: AssetType,
  asset: Standing,
  day: StatusDay,
): Readonly<Record<string, string>> {
  const answer = (is: boolean) => (is ? yes : no);
  const periods = periodsOf(model).map(
    (period) => [period.name, answer(isInPeriod(period, asset.values, day.today))] as const,
  );
  return {
    ...Object.fromEntries(periods),
    [stateName]: stateOf(model, asset, day).state,
    [pausedName]: answer(asset.paused),
  };
}
