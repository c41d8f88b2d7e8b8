import { isOfGridAlone } from '../../engine/fields/grid-text';
import { fieldKinds } from '../../engine/fields/index';
import { foldKey } from '../../fold';
import { filterOperatorOf } from '../../engine/lists/list-fields';
import { findBoxType } from '../lookups/box-types';
import { companyTiers } from '../lookups/tiers';
import type { AssetType } from '../../model/asset-type';
import type { Attribute, SummaryRule } from '../../model/attribute';
import { missing, repeated, type ModelRule } from './model-rule';

function ruleOfAttributes(
  name: string,
  checkOne: (attribute: Attribute, model: AssetType) => readonly string[],
): ModelRule {
  return {
    name,
    check: (model) =>
      model.attributes.flatMap((attribute) =>
        checkOne(attribute, model).map((fault) => `${attribute.name}: ${fault}`),
      ),
  };
}

/** How many slots of each family an asset row has, and how many of a model's may be indexed. */
const slotCounts = { t: 18, n: 10, d: 7 } as const;
const indexedSlots = { min: 4, max: 8 };

const slotsFit: ModelRule = {
  name: 'slots are unique, of the family of their kind, four to eight indexed',
  check: (model) => {
    const slotted = model.attributes.filter((attribute) => attribute.slot !== undefined);
    const indexed = slotted.filter((attribute) => attribute.slot?.indexed === true).length;
    const rightly = indexed >= indexedSlots.min && indexed <= indexedSlots.max;
    return [
      ...repeated(slotted.map((attribute) => attribute.slot?.name)).map(
        (slot) => `${slot ?? ''}: used twice`,
      ),
      ...slotted.flatMap(faultOfSlot),
      ...(rightly ? [] : [`${indexed} indexed slots, ${indexedSlots.min} to ${indexedSlots.max} are wanted`]),
    ];
  },
};

function faultOfSlot({ name, type, slot }: Attribute): string[] {
  const family = fieldKinds[type].slots;
  const number = Number(slot?.name.slice(1));
  if (family === null || slot?.name.startsWith(family) !== true) return [`${name}: slot of another family`];
  return Number.isInteger(number) && number >= 1 && number <= slotCounts[family]
    ? []
    : [`${name}: no slot ${slot.name}`];
}

const filtersCompare = ruleOfAttributes('a filter compares as its kind does', (attribute) => {
  const asked = filterOperatorOf(attribute);
  const known = fieldKinds[attribute.type].operator;
  const isOffered = asked === 'inArray' && attribute.validations?.validValues !== undefined;
  return attribute.tableFilter?.isEnabled !== true || asked === known || isOffered
    ? []
    : [`is filtered by ${asked}, its kind compares by ${known}`];
});

const filtersAreOrdered: ModelRule = {
  name: 'filterOrder holds every enabled filter once',
  check: ({ attributes, filterOrder }) => {
    const enabled = attributes.filter((each) => each.tableFilter?.isEnabled === true).map(({ name }) => name);
    return [
      ...missing(enabled, filterOrder).map((name) => `${name}: has a filter but no place`),
      ...missing(filterOrder, enabled).map((name) => `${name}: has a place but no filter`),
      ...repeated(filterOrder).map((name) => `${name}: has two places`),
    ];
  },
};

const summaryFamilies: Readonly<Record<SummaryRule, (family: 't' | 'n' | 'd' | null) => boolean>> = {
  MIN: (family) => family === 'n' || family === 'd',
  MAX: (family) => family === 'n' || family === 'd',
  MEAN: (family) => family === 'n',
  PORC: (family) => family === 't' || family === null,
};

const summariesFit = ruleOfAttributes('summaries go with their kind', (attribute) =>
  (attribute.summaryRules ?? [])
    .filter((rule) => !summaryFamilies[rule](fieldKinds[attribute.type].slots))
    .map((rule) => `${rule} of ${attribute.type}`),
);

const summaryHasRules: ModelRule = {
  name: 'summary cards have rules',
  check: ({ attributes, summary, sums }) => {
    const find = (name: string) => attributes.find((each) => each.name === name);
    return [
      ...summary
        .filter((name) => (find(name)?.summaryRules ?? []).length === 0)
        .map((name) => `${name}: has no summary rule`),
      ...missing(sums, summary).map((name) => `${name}: adds up, and has no card`),
      ...sums
        .filter((name) => fieldKinds[find(name)?.type ?? 'text'].slots !== 'n')
        .map((name) => `${name}: adds up, and is no figure`),
    ];
  },
};

const permissionsNest = ruleOfAttributes('who fills or edits a field may see it', ({ permissions }) => {
  const { list, new: create, edit } = permissions.box;
  return [
    ...(list.length === 0 ? ['nobody may see it'] : []),
    ...missing(create, list).map((subtype) => `subtype ${subtype} creates what it cannot see`),
    ...missing(edit, list).map((subtype) => `subtype ${subtype} edits what it cannot see`),
    ...[list, create, edit].flatMap(repeated).map((subtype) => `subtype ${subtype} occurs twice`),
  ];
});

/** The subtypes where assets are registered (event -1), or where any field is filled when there is no such event. */
function registeringSubtypes({ events, attributes }: AssetType): readonly number[] {
  const registration = events.find((event) => event.eventType === -1);
  return registration?.permissions.box ?? attributes.flatMap((attribute) => attribute.permissions.box.new);
}

/**
 * Whether a subtype registers something else under the model than others do: what it registers is named by a field that
 * none of those fill who fill the first one. Cartons of cuts are beside animals so.
 */
function registersOther({ labelFields, attributes }: AssetType, subtype: number): boolean {
  const [first = [], ...others] = labelFields.map(
    (name) => attributes.find((each) => each.name === name)?.permissions.box.new ?? [],
  );
  return others.some((own) => own.includes(subtype) && own.every((each) => !first.includes(each)));
}

const mandatoryIsWritable = ruleOfAttributes('mandatory fields can be filled', (attribute, model) => {
  if (attribute.validations?.mandatory !== true) return [];
  if (attribute.onlyEvent === true || attribute.disabled === true)
    return ['is mandatory but no form asks it'];
  const { list, new: create } = attribute.permissions.box;
  return registeringSubtypes(model)
    .filter((subtype) => !registersOther(model, subtype))
    .filter((subtype) => list.includes(subtype) && !create.includes(subtype))
    .map((subtype) => `subtype ${subtype} must fill it and cannot`);
});

const oneOfIsMutual = ruleOfAttributes('oneOf is said by each of its fields', (attribute, { attributes }) =>
  (attribute.validations?.oneOf ?? [])
    .filter((name) => {
      const other = attributes.find((each) => each.name === name);
      return other?.validations?.oneOf?.includes(attribute.name) !== true;
    })
    .map((name) => `${name} does not name it back`),
);

const tiersExist = ruleOfAttributes('tiers exist', ({ tiers }) => {
  const named = tiers?.edit.tiers ?? ['plus'];
  return named.length === 0
    ? ['no tier may edit it']
    : missing(named, companyTiers).map((tier) => `tier ${tier}`);
});

const factsAreNotImported = ruleOfAttributes('sheets bring only what a form asks', (attribute) =>
  attribute.massiveImport === true && (attribute.onlyEvent === true || attribute.disabled === true)
    ? ['is imported but written by events']
    : [],
);

const headingsMeanOne: ModelRule = {
  name: 'a column heading means one field',
  check: ({ attributes, headerLanguages }) =>
    headerLanguages.flatMap((language) => {
      const imported = attributes.filter(
        (attribute) => attribute.massiveImport === true && !isOfGridAlone(attribute),
      );
      const headings = imported.flatMap((attribute) => [
        ...new Set([
          foldKey(attribute.label[language]),
          ...(attribute.synonyms?.[language] ?? '').split(',').map(foldKey).filter(Boolean),
        ]),
      ]);
      return repeated(headings).map((heading) => `${language}: "${heading}" means two fields`);
    }),
};

const subtypesExist: ModelRule = {
  name: 'subtypes exist in the chains of the model',
  check: (model) => {
    const named = [
      ...model.attributes.flatMap(({ permissions: { box } }) => [...box.list, ...box.new, ...box.edit]),
      ...model.attributes.flatMap((each) => Object.keys(each.defaultBySubtype ?? {}).map(Number)),
      ...model.events.flatMap((event) => event.permissions.box),
      ...model.menu.flatMap((entry) => entry.subtypes ?? []),
      ...(model.disabledForEvents?.subtypes ?? []),
    ];
    return [...new Set(named)]
      .filter((subtype) => {
        const type = findBoxType(subtype);
        return type === null || (type.chain !== null && !model.chains.includes(type.chain));
      })
      .map((subtype) => `subtype ${subtype}`);
  },
};

/** Rules of attributes: what lists, sheets, summaries and permissions need of them. */
export const attributeRules: readonly ModelRule[] = [
  slotsFit,
  filtersCompare,
  filtersAreOrdered,
  summariesFit,
  summaryHasRules,
  permissionsNest,
  mandatoryIsWritable,
  oneOfIsMutual,
  tiersExist,
  factsAreNotImported,
  headingsMeanOne,
  subtypesExist,
];
