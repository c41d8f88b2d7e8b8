import type { EventRule } from '../../model/event-model';
import { fieldKinds } from '../../engine/fields/index';
import { findBoxType } from '../lookups/box-types';
import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import type { RowRule } from '../../model/row-rule';
import {
  faultsOfCondition,
  fieldGroups,
  keysOf,
  missing,
  type FieldGroup,
  type ModelRule,
} from './model-rule';

type Known = FieldGroup['known'];
type Rule<Name extends EventRule['rule']> = Extract<EventRule, { rule: Name }>;
type Faults<Name extends EventRule['rule']> = (rule: Rule<Name>, known: Known) => readonly string[];

function keysIn(field: Field | undefined): readonly string[] {
  return field === undefined ? [] : keysOf(field);
}

/** Names that are no field, and fields that are of another family. */
function faultsOfNames(names: readonly string[], known: Known, family?: 'n' | 'd'): string[] {
  return names.flatMap((name) => {
    const field = known.get(name);
    if (field === undefined) return [`${name}: does not exist`];
    const other = family !== undefined && fieldKinds[field.type].slots !== family;
    return other ? [`${name}: is ${field.type}`] : [];
  });
}

function faultsOfRanges(ranges: Readonly<Record<string, readonly [number, number]>>, by: Field | undefined) {
  const backwards = Object.entries(ranges).filter(([, [min, max]]) => min >= max);
  return [
    ...missing(Object.keys(ranges), keysIn(by)).map((key) => `no option ${key}`),
    ...backwards.map(([key]) => `${key}: ends before it begins`),
  ];
}

const faults: { readonly [Name in EventRule['rule']]: Faults<Name> } = {
  forbiddenTogether: (rule, known) => [
    ...faultsOfNames([rule.field, rule.other], known),
    ...missing(rule.values, keysIn(known.get(rule.field))).map((key) => `no option ${key}`),
    ...missing(rule.otherValues, keysIn(known.get(rule.other))).map((key) => `no option ${key}`),
  ],
  ageRange: (rule, known) => [
    ...faultsOfNames([rule.field], known),
    ...faultsOfNames([rule.birthField], known, 'd'),
    ...faultsOfRanges(rule.months, known.get(rule.field)),
  ],
  atMostAfter: (rule, known) => [
    ...faultsOfNames([rule.field, rule.since], known, 'd'),
    ...(rule.days > 0 ? [] : ['lasts no day']),
    ...(rule.when === undefined ? [] : faultsOfCondition(rule.when, null, known)),
  ],
  within: (rule, known) => faultsOfNames([rule.from, rule.until], known, 'd'),
  dayGone: (rule, known) => faultsOfNames([rule.field], known, 'd'),
  usualRange: (rule, known) => [
    ...faultsOfNames([rule.field], known, 'n'),
    ...faultsOfNames([rule.by], known),
    ...faultsOfRanges(rule.ranges, known.get(rule.by)),
  ],
  nearTo: (rule, known) => [
    ...faultsOfNames([rule.field, rule.near], known, 'n'),
    ...(rule.percent > 0 ? [] : ['is near by nothing']),
  ],
  closed: (rule, known) => [
    ...faultsOfNames([rule.until, ...(rule.from === undefined ? [] : [rule.from])], known, 'd'),
    ...(rule.unless === undefined ? [] : faultsOfCondition(rule.unless, null, known)),
    ...(rule.when === undefined ? [] : faultsOfCondition(rule.when, null, known)),
    ...faultsOfNames(
      [rule.why, rule.override].filter((name) => name !== undefined),
      known,
    ),
    ...(rule.to ?? []).flatMap((subtype) =>
      findBoxType(subtype) === null ? [`no subtype ${String(subtype)}`] : [],
    ),
  ],
};

function faultsOfRule(rule: EventRule, known: Known): readonly string[] {
  // The table pairs each rule with its check; the lookup loses the pairing.
  return (faults[rule.rule] as (rule: EventRule, known: Known) => readonly string[])(rule, known);
}

const rowRulesHold: ModelRule = {
  name: 'row rules name fields and their keys',
  check: (model) => faultsIn(model.rowRules, model.attributes),
};

function faultsIn(rules: readonly RowRule[], fields: readonly Field[]): string[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  return rules.flatMap((rule, at) =>
    faultsOfRule(rule, known).map((fault) => `row rule ${at + 1}: ${fault}`),
  );
}

const eventRulesHold: ModelRule = {
  name: 'rules of events name fields and their keys',
  check: (model: AssetType) => {
    const [, ...groups] = fieldGroups(model);
    return model.events.flatMap((event, at) =>
      (event.rules ?? []).flatMap((rule) =>
        faultsOfRule(rule, groups[at]?.known ?? new Map()).map(
          (fault) => `event ${event.eventType}, ${rule.rule}: ${fault}`,
        ),
      ),
    );
  },
};

/** Rules of the rules between fields, of rows and of events. */
export const ruleRules: readonly ModelRule[] = [rowRulesHold, eventRulesHold];
