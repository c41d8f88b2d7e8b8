import type { AssetType } from '../../model/asset-type';
import type { Attribute, AttributeParts } from '../../model/attribute';
import type { Field, LooseField } from '../../model/field';

/** Test factories: the smallest field, attribute and model that a test can then bend to its question. */
export function buildField(field: Partial<LooseField> & Pick<LooseField, 'name' | 'type'>): Field {
  const label = { es: `Campo ${field.name}`, en: `Field ${field.name}` };
  return { label, ...field } as unknown as Field; // a test may leave out what its question does not need
}

export const buildSubtype = 1;

/** An attribute that subtype 1 may list, fill and edit. */
export function buildAttribute(
  attribute: Partial<LooseField & AttributeParts> & Pick<LooseField, 'name' | 'type'>,
): Attribute {
  const all = [buildSubtype];
  return { permissions: { box: { list: all, new: all, edit: all } }, ...buildField(attribute) };
}

/** A model of these attributes, in a form of one step. */
export function buildModel(attributes: readonly Attribute[], rest: Partial<AssetType> = {}): AssetType {
  const word = { es: 'cosa', en: 'thing' };
  return {
    id: 1,
    code: 'thing',
    name: word,
    noun: { one: word, many: word, counted: word },
    icon: 'box',
    gender: 'f',
    chains: [],
    labelFields: [],
    attributes,
    form: {
      layout: 'flat',
      steps: [
        { name: 'one', title: word, sections: [{ title: word, fields: attributes.map(({ name }) => name) }] },
      ],
    },
    events: [],
    states: [{ state: 'here', label: word, tone: 'ok', icon: 'check' }],
    rowRules: [],
    filterOrder: [],
    defaultColumns: [],
    sums: [],
    summary: [],
    menu: [],
    headerLanguages: ['es', 'en'],
    alterAddMassive: false,
    templateDownload: false,
    qrTypes: ['identeco', 'identecoTrupo'],
    ...rest,
  };
}
