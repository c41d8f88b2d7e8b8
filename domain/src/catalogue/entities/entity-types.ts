import type { RecordModel } from '../../model/record-model';
import type { Words } from '../../words';
import { access } from '../fields/attribute-blocks';
import { filledInForms } from '../fields/attribute-sets';
import { supplier } from './supplier';
import { formOf } from '../fields/form-steps';

/**
 * Named entities (document 2 sections 2 and 3): what an establishment deals with again and again, kept by name and
 * proposed where a form asks for it.
 */
export interface EntityType {
  readonly id: number;
  /** Establishments that keep them, by subtype. */
  readonly subtypes: readonly number[];
  readonly model: RecordModel;
}

/** What is kept by its name alone. */
function named(
  one: Words,
  many: Words,
  gender: RecordModel['gender'],
  icon: string,
  subtypes: readonly number[],
): RecordModel {
  const title = { es: 'Nombre', en: 'Name' };
  return {
    name: { es: capital(one.es), en: capital(one.en) },
    noun: { one, many, counted: many },
    icon,
    gender,
    labelFields: ['value'],
    attributes: filledInForms(access(subtypes, subtypes), [
      {
        name: 'value',
        label: title,
        type: 'text',
        validations: { mandatory: true, maxLength: 150 },
        columns: 12,
      },
    ]),
    form: formOf({ name: 'name', title, sections: [{ title, fields: ['value'] }] }),
    rowRules: [],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const company = named(
  { es: 'empresa', en: 'company' },
  { es: 'empresas', en: 'companies' },
  'f',
  'package',
  [],
);
const article = named(
  { es: 'artículo', en: 'article' },
  { es: 'artículos', en: 'articles' },
  'm',
  'package',
  [36],
);
const brand = named({ es: 'marca', en: 'brand' }, { es: 'marcas', en: 'brands' }, 'f', 'tag', [37]);
const product = named(
  { es: 'producto', en: 'product' },
  { es: 'productos', en: 'products' },
  'm',
  'shopping-bag',
  [37],
);

/** The kinds of named entities; which establishments keep which (document 2 section 3). */
export const entityTypes: readonly EntityType[] = [
  { id: 1, subtypes: [], model: company },
  { id: 2, subtypes: [31, 35, 36], model: supplier },
  { id: 3, subtypes: [36], model: article },
  { id: 4, subtypes: [37], model: brand },
  { id: 5, subtypes: [37], model: product },
];

/** The kinds that an establishment of a subtype keeps; most keep none. */
export function entityTypesOf(boxSubtype: number): readonly EntityType[] {
  return entityTypes.filter(({ subtypes }) => subtypes.includes(boxSubtype));
}

/** The subtypes that keep any kind: elsewhere the screen has no entry in the menu (document 2 section 2). */
export const entitySubtypes: readonly number[] = [
  ...new Set(entityTypes.flatMap(({ subtypes }) => subtypes)),
];

/** The kind of an id among those that an establishment keeps, or null. */
export function findEntityType(id: number, boxSubtype: number): EntityType | null {
  return entityTypesOf(boxSubtype).find((type) => type.id === id) ?? null;
}
