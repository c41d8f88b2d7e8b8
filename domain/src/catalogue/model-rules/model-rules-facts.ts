import { hasDefault } from '../../engine/forms/defaults';
import { fieldKinds } from '../../engine/fields/index';
import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import type { Need } from '../../model/requirement';
import type { Words } from '../../words';
import { askedBy, partsOf } from '../../engine/events/meets';
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

const requirementsHold: ModelRule = {
  name: 'what an event requires is said of attributes and their keys',
  check: ({ events, attributes, begins }) => {
    const known = namedFields(attributes);
    const named = begins === undefined ? [] : faultsOfReason(begins.reason, { filled: begins.on }, known);
    return [
      ...named.map((fault) => `begins: ${fault}`),
      ...events.flatMap(({ eventType, requires = [], permissions, fields, isTransfer }) => {
        const own = namedFields(fields);
        const names = isTransfer ? ['source', 'target'] : [];
        return requires
          .flatMap(({ need, when, subtypes = [], reason, unknown }) => [
            ...(when === undefined ? [] : faultsOfCondition(when, null, own)),
            ...faultsOfReason(reason, need, known, names),
            ...(unknown === undefined ? [] : faultsOfReason(unknown, need, known)),
            ...faultsOfNeed(need, known, own),
            ...missing(subtypes, permissions.box).map((subtype) => `subtype ${subtype} has no such event`),
          ])
          .map((fault) => `event ${eventType}: ${fault}`);
      }),
    ];
  },
};

const namedFields = (fields: readonly Field[]) => new Map(fields.map((each) => [each.name, each] as const));

type Known = ReadonlyMap<string, Field>;

/** What is wrong with a need: attributes that are not there, keys they have not, bounds that they cannot have. */
function faultsOfNeed(need: Need, known: Known, own: Known): readonly string[] {
  const parts = partsOf(need);
  const days = ['date', 'dateTime'];
  const typed = (name: string, types: readonly string[]) =>
    types.includes(known.get(name)?.type ?? '') ? [] : [`${name} is none of ${types.join(', ')}`];
  return [
    ...missing(askedBy(need), [...known.keys()]).map((name) => `asks ${name}, which does not exist`),
    ...parts.flatMap((part) => {
      if ('parentField' in part) return faultsOfCondition(part, null, known);
      if ('age' in part) return typed(part.age.of, days);
      if ('days' in part) return typed(part.days.since, days);
      if ('within' in part) return [...typed(part.within.from, days), ...typed(part.within.until, days)];
      if (!('number' in part)) return [];
      const { of, overField, upToField } = part.number;
      const beside = [overField, upToField].filter((name) => name !== undefined);
      return [
        ...typed(of, ['number', 'float']),
        ...missing(beside, [...own.keys()]).map((name) => `looks at ${name}, which the event does not have`),
      ];
    }),
  ];
}

/** Slots of a reason are attributes that anybody may read, the day, what the need counts, and who sends to whom. */
function faultsOfReason(
  { es, en }: Words,
  need: Need,
  known: Known,
  names: readonly string[] = [],
): readonly string[] {
  const counted = partsOf(need).flatMap((part) =>
    'days' in part ? ['days'] : 'age' in part ? ['months'] : [],
  );
  const open = [...known].flatMap(([name, field]) => (field.private === true ? [] : [name]));
  const slots = [es, en].map((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  const [inSpanish = [], inEnglish = []] = slots;
  return [
    ...missing(slots.flat(), [...open, ...counted, ...names, 'day']).map(
      (name) => `says ${name}, which nothing fills`,
    ),
    ...(inSpanish.toSorted().join() === inEnglish.toSorted().join()
      ? []
      : ['its languages say other things']),
  ];
}

const boxesFollow = ruleOfFields('checkboxes follow from other fields and their keys', (field, { known }) =>
  field.impliedBy === undefined ? [] : faultsOfCondition(field.impliedBy, field, known),
);

const defaultsNameFields = ruleOfFields(
  'defaults that look further find what they need',
  (field, { known }) => {
    const dates = (field.defaultOf ?? []).filter((name) => fieldTypeOf(known.get(name)) === 'd');
    return [
      ...(dates.length === (field.defaultOf ?? []).length ? [] : ['looks at other fields than dates']),
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
export const factRules: readonly ModelRule[] = [
  computedFollow,
  statusesMove,
  requirementsHold,
  boxesFollow,
  defaultsNameFields,
];
