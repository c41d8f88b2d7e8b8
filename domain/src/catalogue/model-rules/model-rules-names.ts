import type { Counted, Derivation } from '../../model/event-model';
import {
  faultsOfCondition,
  fieldGroups,
  keysOf,
  missing,
  ruleOfFields,
  type FieldGroup,
  type ModelRule,
} from './model-rule';
import type { AssetChoice, Field } from '../../model/field';
import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import { findAssetType } from '../assets/index';

/** An asset type by its id; the model that is looked at is the one of its own id, bent or not. */
function typeOf(id: number, model: AssetType): AssetType | null {
  return id === model.id ? model : findAssetType(id);
}

function attributeOf(model: AssetType, name: string): Attribute | undefined {
  return model.attributes.find((each) => each.name === name);
}

const choicesFit: ModelRule = {
  name: 'chosen assets are judged by attributes that exist',
  check: (model) =>
    fieldGroups(model).flatMap(({ place, fields }) =>
      fields.flatMap((field) =>
        faultsOfChoice(field.choice ?? {}, model).map((fault) => `${place}${field.name}: ${fault}`),
      ),
    ),
};

function faultsOfChoice({ assetTypes, alike = [], onceIn, among }: AssetChoice, model: AssetType): string[] {
  const types = assetTypes ?? [model.id];
  const holding = [onceIn, among].flatMap((name) => name ?? []);
  return [
    ...types.filter((id) => typeOf(id, model) === null).map((id) => `there is no asset type ${id}`),
    ...holding
      .filter((name) => attributeOf(model, name)?.type !== 'assetsSelectList')
      .map((name) => `${name} holds no assets`),
    ...alike.flatMap(({ attribute, as, unless = [] }) => [
      ...faultsOfKeys(as, unless, model),
      ...types
        .flatMap((id) => typeOf(id, model) ?? [])
        .filter((type) => attributeOf(type, attribute) === undefined)
        .map(({ id }) => `${attribute} is no attribute of ${id}`),
    ]),
  ];
}

/** What is wrong with an attribute that must exist, and have these keys. */
function faultsOfKeys(name: string, keys: readonly string[], model: AssetType): string[] {
  const found = attributeOf(model, name);
  if (found === undefined) return [`${name} is no attribute of ${model.id}`];
  return missing(keys, keysOf(found)).map((key) => `${name} has no option ${key}`);
}

const placesFit = ruleOfFields('rules of places look at places', (field, { known }) => {
  const { nearLocation } = field.validations ?? {};
  return nearLocation === undefined || known.get(nearLocation.field)?.type === 'location'
    ? []
    : [`lies near ${nearLocation.field}, which is no place`];
});

const proposalsExist: ModelRule = {
  name: 'proposals come from attributes that exist',
  check: (model) =>
    fieldGroups(model).flatMap(({ place, fields }) =>
      fields.flatMap((field) =>
        faultsOfProposals(field, model).map((fault) => `${place}${field.name}: ${fault}`),
      ),
    ),
};

function faultsOfProposals({ proposals, list }: Field, model: AssetType): string[] {
  const from = proposals?.from;
  const known = new Map(model.attributes.map((each) => [each.name, each]));
  const own =
    from === undefined || !('attribute' in from)
      ? []
      : [
          ...faultsOfKeys(from.attribute, [], model),
          ...(from.only === undefined ? [] : faultsOfCondition(from.only, null, known)),
        ];
  return [...own, ...(list?.fields ?? []).flatMap((each) => faultsOfProposals(each, model))];
}

/** Two assets of one name would leave open which of them is meant. */
const namesIdentify: ModelRule = {
  name: 'what is named is identified by its name',
  check: (model) =>
    fieldGroups(model).flatMap(({ place, fields }) =>
      fields.flatMap((field) =>
        faultsOfNames(field, fields, model).map((fault) => `${place}${field.name}: ${fault}`),
      ),
    ),
};

function faultsOfNames({ names, list }: Field, beside: readonly Field[], model: AssetType): string[] {
  const inside = (list?.fields ?? []).flatMap((each) => faultsOfNames(each, list?.fields ?? [], model));
  if (names === undefined) return inside;
  const type = typeOf(names.assetType ?? model.id, model);
  if (type === null) return [`there is no asset type ${names.assetType ?? model.id}`];
  const taken = beside.find(({ name }) => name === names.taken?.field);
  return [
    ...names.attributes
      .filter((name) => attributeOf(type, name)?.validations?.unique === undefined)
      .map((name) => `${name} identifies no ${type.id}`),
    ...(names.taken === undefined || taken?.type === 'number' || taken?.type === 'float'
      ? []
      : [`${names.taken.field} is no number beside it`]),
  ];
}

const originsExist: ModelRule = {
  name: 'origins and nouns follow from attributes that exist',
  check: (model) => {
    const known = new Map(model.attributes.map((each) => [each.name, each]));
    const { origin, nouns = [] } = model;
    return [
      ...[...nouns, ...(origin?.begins ?? [])].flatMap(({ when }) => faultsOfCondition(when, null, known)),
      ...[...(origin?.from ?? []), ...(origin?.begins ?? []).flatMap(({ day }) => day ?? [])].flatMap(
        (name) => faultsOfKeys(name, [], model),
      ),
    ];
  },
};

const rowsDiffer = ruleOfFields('rows differ by a field of theirs', ({ list }) =>
  missing(
    [list?.unique].flatMap((name) => name ?? []),
    (list?.fields ?? []).map(({ name }) => name),
  ).map((name) => `its rows have no ${name}`),
);

const genealogyFits: ModelRule = {
  name: 'a genealogy is asked for by attributes that exist',
  check: (model) => {
    const { genealogy } = model;
    if (genealogy === undefined) return [];
    const { field, own, ...asked } = genealogy;
    const list = attributeOf(model, field)?.list;
    const kinds = list?.fields.flatMap(({ values = [] }) => values.map(({ key }) => key)) ?? [];
    return [
      ...(list === undefined ? [`${field} is no list`] : []),
      ...missing([own], kinds).map((key) => `${field} has no relative ${key}`),
      ...Object.values(asked).flatMap((name) => faultsOfKeys(name, [], model)),
    ];
  },
};

const oraclesFit: ModelRule = {
  name: 'oracles compare and write what exists',
  check: (model) => {
    const { oracles } = model;
    if (oracles === undefined) return [];
    const { fields, existence, checkedAt, holder, writes, amount, described, compares } = oracles;
    const said = [existence, checkedAt, holder.field, amount.field, ...described];
    const written = [writes.exists, writes.missing, writes.unknown];
    return [
      ...missing(
        [...said, ...compares.map(({ field }) => field)],
        fields.map(({ name }) => name),
      ).map((name) => `a record has no ${name}`),
      ...[holder.attribute, writes.code, ...amount.attributes].flatMap((name) =>
        faultsOfKeys(name, [], model),
      ),
      ...faultsOfKeys(writes.existence, written, model),
      ...compares.flatMap(({ attribute, codes = {} }) => faultsOfKeys(attribute, Object.keys(codes), model)),
    ];
  },
};

const derivationsHold: ModelRule = {
  name: 'derivations hold and count by what exists',
  check: (model) => {
    const [, ...groups] = fieldGroups(model);
    return model.events.flatMap(({ eventType, derives = [] }, at) =>
      derives
        .flatMap((derivation) => faultsOfDerivation(derivation, model, groups[at]))
        .map((fault) => `event ${eventType}: ${fault}`),
    );
  },
};

function faultsOfDerivation(
  derivation: Derivation,
  model: AssetType,
  group: FieldGroup | undefined,
): readonly string[] {
  if (derivation.rule === 'value' || derivation.rule === 'drop')
    return (derivation.when ?? []).flatMap((when) =>
      faultsOfCondition(when, null, group?.known ?? new Map<string, Field>()),
    );
  if (derivation.rule !== 'total') return [];
  return Object.entries(derivation.each).flatMap(([id, counted]) =>
    faultsOfCount(Number(id), counted, model),
  );
}

function faultsOfCount(id: number, counted: Counted, model: AssetType): string[] {
  const type = typeOf(id, model);
  if (type === null) return [`there is no asset type ${id}`];
  // One table may serve several types: what an option counts for that one of them lacks does no harm.
  return faultsOfKeys(typeof counted === 'string' ? counted : counted.attribute, [], type);
}

/** Rules of what names an attribute beside conditions, bounds and forms: nothing is asked of what is not there. */
export const nameRules: readonly ModelRule[] = [
  choicesFit,
  placesFit,
  proposalsExist,
  namesIdentify,
  originsExist,
  rowsDiffer,
  genealogyFits,
  oraclesFit,
  derivationsHold,
];
