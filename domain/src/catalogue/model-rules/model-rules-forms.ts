import { engineEvents } from '../../model/engine-events';
import type { Derivation, EventField, OfferedEvent } from '../../model/event-model';
import { businessSteps, dispositions } from '../lookups/epcis';
import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import type { FormModel } from '../../model/form-model';
import { missing, repeated, type ModelRule } from './model-rule';

function namesOf(form: FormModel): string[] {
  return form.steps.flatMap((step) => step.sections.flatMap((section) => section.fields));
}

const formIsWhole: ModelRule = {
  name: 'the form holds every writable attribute once',
  check: ({ form, attributes }) => {
    const placed = namesOf(form);
    const writable = attributes.filter((each) => each.onlyEvent !== true && each.disabled !== true);
    return [
      ...missing(
        writable.map(({ name }) => name),
        placed,
      ).map((name) => `${name}: is in no step`),
      ...missing(
        placed,
        attributes.map(({ name }) => name),
      ).map((name) => `${name}: is no attribute`),
      ...repeated(placed).map((name) => `${name}: occurs twice`),
    ];
  },
};

const factsAreViewed: ModelRule = {
  name: 'what events write is in view-only steps, and nothing else does',
  check: ({ form, attributes }) => {
    const isFact = (name: string) =>
      attributes.some((each) => each.name === name && (each.onlyEvent === true || each.disabled === true));
    return form.steps.flatMap((step) =>
      namesOf({ layout: 'flat', steps: [step] })
        .filter((name) => isFact(name) !== (step.onlyView === true))
        .map((name) => `${name}: in step ${step.name}`),
    );
  },
};

const stepsAreNamed: ModelRule = {
  name: 'steps have names of their own and no empty section',
  check: (model) =>
    [model.form, ...model.events.map((event) => event.form)].flatMap(({ steps }) => [
      ...repeated(steps.map((step) => step.name)).map((name) => `step ${name}: occurs twice`),
      ...steps
        .filter(({ sections }) => sections.some(({ fields }) => fields.length === 0))
        .map((step) => `step ${step.name}: has nothing to fill`),
    ]),
};

function ruleOfEvents(
  name: string,
  checkOne: (event: OfferedEvent, model: AssetType) => readonly string[],
): ModelRule {
  return {
    name,
    check: (model) =>
      model.events.flatMap((event) =>
        checkOne(event, model).map((fault) => `event ${event.eventType}: ${fault}`),
      ),
  };
}

/** The codes of document 2 sections 4 and 9; codes of our own start at 100 (decisions section 2). */
const documentedCodes = [-1, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 13, 1000];

const codesAreUnique: ModelRule = {
  name: 'event codes are unique, own ones from 100 on',
  check: ({ events }) => {
    const codes = events.map((event) => event.eventType);
    return [
      ...repeated(codes).map((code) => `${code}: two events`),
      ...codes
        .filter((code) => !documentedCodes.includes(code) && !(Number.isInteger(code) && code >= 100))
        .map((code) => `${code}: neither documented nor from 100 on`),
    ];
  },
};

const eventFormIsWhole = ruleOfEvents('an event form holds every event field once', ({ form, fields }) => {
  const placed = namesOf(form);
  const names = fields.map((field) => field.name);
  return [
    ...missing(names, placed).map((name) => `${name} is in no step`),
    ...missing(placed, names).map((name) => `${name} is no field`),
    ...repeated(placed).map((name) => `${name} occurs twice`),
  ];
});

const writesFit = ruleOfEvents('event fields write attributes of their kind', ({ fields }, model) =>
  fields.flatMap((field) => faultsOfWriting(field, model).map((fault) => `${field.name} ${fault}`)),
);

function faultsOfWriting(field: EventField, { attributes }: AssetType): string[] {
  const constant =
    field.disabled !== true || field.defaultValue !== undefined || field.computed !== undefined;
  const unset = constant ? [] : ['is filled by nobody'];
  if (field.writes === undefined) return unset;
  const target = attributes.find((attribute) => attribute.name === field.writes);
  if (target === undefined) return [...unset, `writes ${field.writes}, which does not exist`];
  if (target.type !== field.type) return [...unset, `is ${field.type}, ${target.name} is ${target.type}`];
  const offered = (target.values ?? []).map((option) => option.key);
  const given = (field.values ?? []).map((option) => option.key);
  return [...unset, ...missing(given, offered).map((key) => `writes ${key}, which ${target.name} lacks`)];
}

const eventsAreWritable = ruleOfEvents('events speak the standard vocabulary', ({ epcis }) => [
  ...missing([epcis.bizStep], businessSteps).map((term) => `business step ${term}`),
  ...missing([epcis.disposition], dispositions).map((term) => `disposition ${term}`),
  ...(epcis.when ?? []).flatMap(({ bizStep = 'other', disposition = 'active' }) => [
    ...missing([bizStep], businessSteps).map((term) => `business step ${term}`),
    ...missing([disposition], dispositions).map((term) => `disposition ${term}`),
  ]),
]);

const called = (fields: readonly Field[]) => fields.map(({ name }) => name);

const epcisFieldsExist = ruleOfEvents(
  'EPCIS of events names fields, options and attributes that there are',
  ({ epcis, fields }, { attributes }) => {
    const { transformation, heads, when = [], certificate, association = [] } = epcis;
    const named = [
      ...[transformation?.others, heads].flatMap((name) => name ?? []),
      ...(transformation?.yields ?? []).map(({ field }) => field),
      ...(certificate === undefined ? [] : [certificate.number, certificate.issuer]),
      ...when.map(({ field }) => field),
    ];
    return [
      ...missing(named, called(fields)).map((name) => `field ${name}`),
      ...missing(association, called(attributes)).map((name) => `attribute ${name}`),
      ...when.flatMap(({ field, is }) => {
        const options = fields.find(({ name }) => name === field)?.values ?? [];
        const keys = options.map(({ key }) => key);
        return missing(is, keys).map((key) => `option ${key} of ${field}`);
      }),
    ];
  },
);

const engineEventsExist: ModelRule = {
  name: 'has the events that engines record',
  check: ({ events }) =>
    Object.entries(engineEvents)
      .filter(([, code]) => !events.some((event) => event.eventType === code))
      .map(([name, code]) => `${name} (${code}) is missing`),
};

interface Named {
  readonly fields: readonly string[];
  readonly attributes: readonly string[];
}
type NamedBy<Name extends Derivation['rule']> = (rule: Extract<Derivation, { rule: Name }>) => Named;

/** The fields and attributes that each kind of derivation looks at. */
const namedBy: { readonly [Name in Derivation['rule']]: NamedBy<Name> } = {
  eventDay: ({ when }) => ({ fields: [when], attributes: [] }),
  daysAfter: ({ field }) => ({ fields: [field], attributes: [] }),
  dayPlus: ({ field }) => ({ fields: [field], attributes: [] }),
  gain: ({ field, measure, takenOn }) => ({ fields: [field], attributes: [measure, takenOn] }),
  increment: () => ({ fields: [], attributes: [] }),
  plus: ({ field, when }) => ({ fields: [field, ...(when ? [when.parentField] : [])], attributes: [] }),
  plusRows: ({ of }) => ({ fields: of.map(({ rows }) => rows), attributes: [] }),
  // Its conditions may name fields and attributes alike.
  value: () => ({ fields: [], attributes: [] }),
  clear: ({ unlessFilled }) => ({ fields: unlessFilled === undefined ? [] : [unlessFilled], attributes: [] }),
  drop: () => ({ fields: [], attributes: [] }),
  row: ({ of }) => ({ fields: Object.values(of), attributes: [] }),
  daysSince: ({ since, when }) => ({
    fields: [],
    attributes: [...since, ...(when ? [when.parentField] : [])],
  }),
  sum: ({ fields }) => ({ fields, attributes: [] }),
  total: ({ of }) => ({ fields: [], attributes: [of] }),
  percent: ({ fields, of }) => ({ fields, attributes: [of] }),
};

function namesIn(derivation: Derivation): Named {
  // The table pairs each rule with its names; the lookup loses the pairing.
  return (namedBy[derivation.rule] as (rule: Derivation) => Named)(derivation);
}

const derivationsFit = ruleOfEvents('derivations name fields and attributes that exist', (event, model) => {
  const attributes = model.attributes.map(({ name }) => name);
  const fields = event.fields.map(({ name }) => name);
  return (event.derives ?? []).flatMap((derivation) => {
    const named = namesIn(derivation);
    return [
      ...missing([derivation.attribute, ...named.attributes], attributes).map(
        (name) => `derives from or to ${name}`,
      ),
      ...missing(named.fields, fields).map((name) => `derives from the field ${name}`),
    ];
  });
});

const rowsFit = ruleOfEvents('rows that events add have the fields of their list', (event, model) =>
  (event.derives ?? []).flatMap((derivation) => {
    if (derivation.rule !== 'row') return [];
    const list = model.attributes.find(({ name }) => name === derivation.attribute)?.list;
    const known = (list?.fields ?? []).map(({ name }) => name);
    return missing(Object.keys(derivation.of), known).map((name) => `${derivation.attribute} lacks ${name}`);
  }),
);

const partsExist = ruleOfEvents(
  'effects, transfers, yields and what is told of health name what there is',
  (event, model) => {
    const fields = event.fields.map(({ name }) => name);
    const attributes = model.attributes.map(({ name }) => name);
    const named = [
      ...(event.effect?.kind === 'pause' ? [event.effect.messageField] : []),
      ...(event.transfer === undefined ? [] : [event.transfer.kindField]),
      ...(event.yields === undefined ? [] : [event.yields.field]),
      ...(event.health?.filled ?? []),
    ];
    const weighed = event.yields === undefined ? [] : [event.yields.of.attribute];
    return [
      ...missing(named, fields).map((name) => `names ${name}, which is no field`),
      ...missing(weighed, attributes).map((name) => `weighs ${name}, which is no attribute`),
    ];
  },
);

const creationsFit = ruleOfEvents('assets that come about have what they take', (event, model) => {
  const { creates, absorbs } = event;
  const attributes = model.attributes.map(({ name }) => name);
  const rows = event.fields.find(({ name }) => name === creates?.rows)?.list?.fields;
  const given = (creates?.rows === undefined ? event.fields : (rows ?? [])).map(({ name }) => name);
  const taken = Object.values(creates?.takes ?? {}).map((each) =>
    typeof each === 'string' ? each : each.field,
  );
  const { copies = {}, takes = {}, sets = {}, days = [], when = [] } = creates ?? {};
  const named = [
    ...[copies, takes, sets].flatMap(Object.keys),
    ...[...Object.values(copies), ...days, ...(absorbs?.counts ?? [])],
  ];
  const chosen = event.fields.find(({ name }) => name === absorbs?.field);
  return [
    ...missing(named, attributes).map((name) => `${name} is no attribute`),
    ...missing([...taken, ...when.map(({ parentField }) => parentField)], given).map(
      (name) => `takes ${name}, which is not given`,
    ),
    ...(absorbs === undefined || chosen?.type === 'assetsSelectList' ? [] : ['absorbs what nobody chooses']),
  ];
});

/** Rules of forms and events. */
export const formRules: readonly ModelRule[] = [
  formIsWhole,
  factsAreViewed,
  stepsAreNamed,
  codesAreUnique,
  eventFormIsWhole,
  writesFit,
  eventsAreWritable,
  epcisFieldsExist,
  engineEventsExist,
  derivationsFit,
  rowsFit,
  partsExist,
  creationsFit,
];
