import { hasDefault } from '../../engine/forms/defaults';
import { fieldKinds } from '../../engine/fields/index';
import type { AssetType } from '../../model/asset-type';
import type { Field, FieldCondition } from '../../model/field';
import { faultsOfCondition, missing, ruleOfFields, type ModelRule } from './model-rule';

/** Of an event they follow from its own fields, so that its form can show what the server computes. */
const computedFollow: ModelRule = ruleOfFields(
  'computed fields follow from fields before them',
  (field, { fields }) => {
    const { computed } = field;
    if (computed === undefined) return [];
    const at = fields.indexOf(field);
    const known = fields.filter((each, place) => place < at || each.computed === undefined);
    const others = known.filter((each) => each !== field).map(({ name }) => name);
    const optionsOf = (of: string) =>
      fields.find((each) => each.name === of)?.values?.map(({ key }) => key) ?? [];
    const counted = Object.entries(computed.factors ?? {}).flatMap(([of, keys]) =>
      missing(Object.keys(keys), optionsOf(of)),
    );
    const looked = missing(Object.keys(computed.table ?? {}), optionsOf(computed.of[0] ?? ''));
    const given = missing(
      Object.values(computed.table ?? {}),
      (field.values ?? []).map(({ key }) => key),
    );
    return [
      ...(field.disabled === true ? [] : ['is computed, and could be typed']),
      ...(computed.of.length === 0 ? ['follows from nothing'] : []),
      ...missing(computed.of, others).map((of) => `follows from ${of}, which is not before it`),
      ...[...counted, ...looked, ...given].map((key) => `no option ${key}`),
    ];
  },
);

const statusesMove: ModelRule = {
  name: 'statuses move between options, by events that write them',
  check: (model) => {
    const rules = model.statuses;
    if (rules === undefined) return [];
    const field = model.attributes.find(({ name }) => name === rules.field);
    const options = (field?.values ?? []).map(({ key }) => key);
    const writing = model.events
      .filter(({ fields }) => fields.some(({ writes }) => writes === rules.field))
      .map(({ eventType }) => eventType);
    const { expiry, moves } = rules;
    const named = [
      ...moves.flatMap(({ from, to }) => [from, ...to]),
      ...(expiry === undefined ? [] : [...expiry.from, expiry.status]),
    ];
    return [
      ...(field?.defaultValue === undefined ? [`${rules.field}: starts with no status`] : []),
      ...missing([...new Set(named)], options).map((key) => `no status ${key}`),
      ...moves.filter(({ to }) => to.length === 0).map(({ from }) => `${from}: leads nowhere`),
      ...missing([...new Set(moves.map(({ event }) => event))], writing).map(
        (event) => `event ${event} writes no status`,
      ),
      ...missing(
        [...new Set([...moves.flatMap(({ subtypes }) => subtypes), ...(expiry?.subtypes ?? [])])],
        field?.permissions.box.list ?? [],
      ).map((subtype) => `subtype ${subtype} does not see the status`),
      ...(expiry === undefined || isDate(model, expiry.field) ? [] : [`${expiry.field}: is not a date`]),
      // Lists read the status that has come about by itself from both slots.
      ...(expiry === undefined ? [] : [rules.field, expiry.field])
        .filter((name) => slotOf(model, name) === undefined)
        .map((name) => `${name}: has no slot`),
    ];
  },
};

function isDate({ attributes }: AssetType, name: string): boolean {
  return attributes.some((each) => each.name === name && each.type === 'date');
}

function slotOf({ attributes }: AssetType, name: string) {
  return attributes.find((each) => each.name === name)?.slot;
}

const barsHold: ModelRule = {
  name: 'what bars an event is said of attributes and their keys',
  check: ({ events, attributes }) => {
    const known = new Map<string, Field>(attributes.map((each) => [each.name, each]));
    const faultsOf = (condition: FieldCondition) => faultsOfCondition(condition, null, known);
    return events.flatMap(({ eventType, barredWhen, permissions }) =>
      (barredWhen ?? []).flatMap(({ when, subtypes }) =>
        [
          ...faultsOf(when),
          ...missing(subtypes ?? [], permissions.box).map(
            (subtype) => `subtype ${subtype} has no such event`,
          ),
        ].map((fault) => `event ${eventType}: ${fault}`),
      ),
    );
  },
};

const defaultsNameFields = ruleOfFields(
  'defaults that look further find what they need',
  (field, { known }) => {
    const dates = (field.defaultOf ?? []).filter((name) => fieldTypeOf(known.get(name)) === 'd');
    return [
      ...(dates.length === (field.defaultOf ?? []).length ? [] : ['warranty looks at two dates']),
      ...(field.hideOnSBS === true && field.validations?.mandatory === true && !hasDefault(field)
        ? ['is mandatory, and no step asks for it']
        : []),
    ];
  },
);

function fieldTypeOf(field: Field | undefined): 't' | 'n' | 'd' | null {
  return field === undefined ? null : fieldKinds[field.type].slots;
}

/** Rules of what nobody types, and of what prevents an event. */
export const factRules: readonly ModelRule[] = [computedFollow, statusesMove, barsHold, defaultsNameFields];
