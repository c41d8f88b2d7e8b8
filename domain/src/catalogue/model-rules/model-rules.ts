import { fieldsAsked } from '../../engine/lists/row-fields';
import { findChain } from '../lookups/chains';
import type { AssetType } from '../../model/asset-type';
import type { StateRule } from '../../model/state-rule';
import { faultsOfCondition, missing, type ModelRule } from './model-rule';
import { attributeRules } from './model-rules-attributes';
import { factRules } from './model-rules-facts';
import { fieldRules } from './model-rules-fields';
import { formRules } from './model-rules-forms';
import { kindRules } from './model-rules-kinds';
import { nameRules } from './model-rules-names';
import { privateRules } from './model-rules-private';
import { ruleRules } from './model-rules-rows';

interface Found {
  readonly path: string;
  readonly value: unknown;
}

/** Every value of a literal with its path, the whole first. */
function walk(value: unknown, path = '', found: Found[] = []): readonly Found[] {
  found.push({ path, value });
  if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) walk(each, path === '' ? key : `${path}.${key}`, found);
  }
  return found;
}

function survives(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length === Object.keys(value).length;
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

const isJson: ModelRule = {
  name: 'survives JSON',
  check: (model) =>
    walk(model)
      .filter(({ value }) => !survives(value))
      .map(({ path }) => `${path}: is lost or changed`),
};

const wordsAreWhole: ModelRule = {
  name: 'words are in both languages, trimmed, without a colon at the end',
  check: (model) =>
    walk(model).flatMap(({ path, value }) => {
      if (value === null || typeof value !== 'object' || !('es' in value || 'en' in value)) return [];
      return (['es', 'en'] as const)
        .filter((language) => !isProper(Object.entries(value).find(([key]) => key === language)?.[1]))
        .map((language) => `${path}.${language}`);
    }),
};

function isProper(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && text === text.trim() && !text.endsWith(':');
}

const chainsListIt: ModelRule = {
  name: 'is in chains that list it',
  check: ({ id, chains }) => [
    ...(chains.length === 0 ? ['is in no chain'] : []),
    ...chains
      .filter((chain) => findChain(chain)?.assetTypes.includes(id) !== true)
      .map((chain) => `chain ${chain} does not list ${id} (lookups/chains)`),
  ],
};

const namesExist: ModelRule = {
  name: 'names only its own attributes',
  check: (model) => {
    const named: Readonly<Record<string, readonly string[]>> = {
      labelFields: model.labelFields,
      programmes: model.programmes === undefined ? [] : [model.programmes],
      comparedBy: model.comparedBy ?? [],
      filterOrder: model.filterOrder,
      defaultColumns: model.defaultColumns,
      summary: model.summary,
      disabledForEvents: model.disabledForEvents === undefined ? [] : [model.disabledForEvents.field],
      assetDisabledToEvent: model.events.flatMap((event) => event.assetDisabledToEvent),
    };
    const known = model.attributes.map((attribute) => attribute.name);
    return [
      ...Object.entries(named).flatMap(([list, names]) =>
        missing(names, known).map((name) => `${list}: ${name}`),
      ),
      ...(model.labelFields.length === 0 ? ['labelFields: nothing names a row'] : []),
    ];
  },
};

/** The fields of a condition of a state, but those of field conditions, which are checked with their keys. */
function namedIn(condition: NonNullable<StateRule['when']>): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(namedIn);
  if ('filled' in condition) return [condition.filled];
  if ('before' in condition) return [condition.before];
  if ('after' in condition) return [condition.after];
  return 'from' in condition ? [condition.from, condition.until] : [];
}

function faultsOfState(rule: StateRule, model: AssetType): string[] {
  const find = (name: string) => model.attributes.find((attribute) => attribute.name === name);
  const condition = rule.when;
  const field = condition === undefined ? [] : namedIn(condition);
  const known = new Map(model.attributes.map((attribute) => [attribute.name, attribute]));
  const reasons = rule.reasonField === undefined ? [] : [rule.reasonField];
  const says = [rule.label.es, rule.label.en].map((text) => text.includes('{{reason}}'));
  return [
    ...[...field, ...reasons]
      .filter((name) => find(name) === undefined)
      .map((name) => `${name} does not exist`),
    ...(condition === undefined ? [] : 'all' in condition ? condition.all : [condition]).flatMap((part) =>
      'parentField' in part ? faultsOfCondition(part, null, known) : [],
    ),
    ...(says.every((one) => one === reasons.length > 0) ? [] : ['reason and reasonField go together']),
  ];
}

const statesCover: ModelRule = {
  name: 'states cover every asset',
  check: (model) => {
    const endless = model.states.map((rule) => rule.when === undefined);
    const lastOnly = endless.indexOf(true) === model.states.length - 1 && model.states.length > 0;
    return [
      ...(lastOnly ? [] : ['only the last state matches always']),
      ...model.states.flatMap((rule) => faultsOfState(rule, model).map((fault) => `${rule.state}: ${fault}`)),
    ];
  },
};

/** Lists find, sort and count by state; slots alone are read for that (api/db/list-state). */
const statesHaveSlots: ModelRule = {
  name: 'what states and periods follow from has slots',
  check: (model) => {
    const bounds = (model.periods ?? []).flatMap(({ from, until }) => [
      ...(from === undefined ? [] : [from]),
      until,
    ]);
    const asked = model.states.flatMap(({ when }) => (when === undefined ? [] : fieldsAsked(when)));
    return [...new Set([...asked, ...bounds])]
      .filter((name) => model.attributes.find((attribute) => attribute.name === name)?.slot === undefined)
      .map((name) => `${name}: has no slot`);
  },
};

/** The rules that every model of the registry keeps; what they find is a fault of the literal. */
export const modelRules: readonly ModelRule[] = [
  isJson,
  wordsAreWhole,
  chainsListIt,
  namesExist,
  statesCover,
  statesHaveSlots,
  ...fieldRules,
  ...kindRules,
  ...nameRules,
  ...attributeRules,
  ...factRules,
  ...privateRules,
  ...ruleRules,
  ...formRules,
];
