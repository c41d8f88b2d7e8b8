import type { LooseField } from '../../model/field';
import { dicoseMasks, southernElectronicTag, southernVisualTag } from '../fields/cattle-fields';
import {
  certifier,
  claimChoice,
  concentratePct,
  feedDeclarationFile,
  feedRegime,
  originVerified,
  program,
  programCertificateFile,
  programCertificateNo,
  programCertificateValidTo,
} from '../fields/natural-beef-fields';
import type { Attribute, AttributeParts, Slot } from '../../model/attribute';
import {
  always,
  foldedFilter,
  fromCertified,
  indexed,
  openFilter,
  plain,
  shown,
  vouched,
} from '../fields/attribute-blocks';
import { identity, ordinary } from './cow-ar-access';
import { cowArAttributes } from './cow-ar-attributes';
import { filledIn } from '../fields/attribute-sets';

/**
 * Where the attributes of other cattle lie when the programme takes their slots; null lies in none. The slots with an
 * index are those of the tags, category, breed, programme, weight, birth and withdrawal.
 */
const slots: Readonly<Record<string, Slot | null>> = {
  cuig: null,
  coat: null,
  productive_system: plain('t4'),
  purpose: null,
  purchase_price: null,
};

/** What differs from Argentine cattle: tags of three countries, and the market that the programme is for. */
const changes: Readonly<Record<string, Partial<LooseField & AttributeParts>>> = {
  visual_tag: { masks: southernVisualTag.masks },
  electronic_tag: { masks: southernElectronicTag.masks },
  dam_tag: { masks: southernVisualTag.masks },
  sire_tag: { masks: southernVisualTag.masks },
  market_programs: {
    defaultValue: ['PNC'],
    synonyms: { es: 'Destino comercial, UE, Hilton', en: 'Market programme' },
  },
};

/** An attribute of other cattle as this model has it: its slot is another or none, some of its parts differ. */
export function adopted(attribute: Attribute, places = slots): Attribute {
  const { slot, ...rest } = attribute;
  const place = places[attribute.name];
  const kept = place === undefined ? slot : place;
  const changed = {
    ...rest,
    ...(kept === null || kept === undefined ? {} : { slot: kept }),
    ...changes[attribute.name],
  };
  return changed as unknown as Attribute; // what changes are parts that its kind has
}

const origin: readonly Attribute[] = filledIn(identity, [
  {
    name: 'dicose',
    label: { es: 'N.º DICOSE', en: 'DICOSE no.' },
    type: 'masked',
    hint: { es: 'Del establecimiento de origen, en Uruguay', en: 'Of the holding of origin, in Uruguay' },
    masks: dicoseMasks,
  },
  {
    name: 'senacsa_code',
    label: { es: 'Código SENACSA', en: 'SENACSA code' },
    type: 'text',
    hint: { es: 'Del establecimiento de origen, en Paraguay', en: 'Of the holding of origin, in Paraguay' },
    validations: { maxLength: 20 },
  },
]);

const programme: readonly Attribute[] = filledIn(ordinary, [
  {
    ...program,
    listInEvent: true,
    synonyms: { es: 'Protocolo, Carne natural', en: 'Protocol, Natural beef' },
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: indexed('t10'),
    qr: always('text', 'certificates'),
  },
  { ...certifier, tiers: fromCertified, qr: vouched('text', 'certificates') },
  { ...programCertificateNo, tiers: fromCertified, qr: vouched('text', 'certificates') },
  {
    ...programCertificateValidTo,
    tiers: fromCertified,
    tableFilter: foldedFilter('betweenDates'),
    qr: vouched('date', 'certificates'),
  },
  { ...programCertificateFile, tiers: fromCertified, qr: vouched('file', 'certificates') },
  {
    ...originVerified,
    tiers: fromCertified,
    synonyms: { es: 'Origen comprobado', en: 'Origin verified' },
    tableFilter: foldedFilter('select'),
    qr: vouched('checkbox', 'certificates'),
  },
  {
    name: 'welfare_score',
    label: { es: 'Puntaje de bienestar', en: 'Welfare score' },
    type: 'number',
    hint: { es: 'De 0 a 100, en la última auditoría', en: 'From 0 to 100, at the last audit' },
    validations: { min: { value: 0 }, max: { value: 100 } },
    tiers: fromCertified,
    summaryRules: ['MEAN'],
    slot: plain('n10'),
  },
]);

const feed: readonly Attribute[] = filledIn(ordinary, [
  {
    ...feedRegime,
    synonyms: { es: 'Alimentación, Dieta, Régimen', en: 'Feed, Diet' },
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: plain('t11'),
    qr: shown('text', 'life'),
  },
  { ...concentratePct, summaryRules: ['MEAN'], slot: plain('n9') },
  feedDeclarationFile,
  {
    ...claimChoice,
    tiers: fromCertified,
    tableFilter: foldedFilter('multiselect'),
    summaryRules: ['PORC'],
    qr: always('multipleCheckbox', 'certificates'),
  },
]);

/** What people fill in about an animal of the programme: what all cattle have, and what the programme asks. */
export const cowPnAttributes: readonly Attribute[] = [
  ...programme,
  ...cowArAttributes.map((attribute) => adopted(attribute)),
  ...origin,
  ...feed,
];
