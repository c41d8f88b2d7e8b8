import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { FormStep } from '../../model/form-model';
import type { LotModel } from '../../model/record-model';
import { filledInForms, type AttributeDraft } from '../fields/attribute-sets';
import { paperEndings, pictureEndings } from '../fields/attribute-blocks';
import { boxTypes } from '../lookups/box-types';
import type { Words } from '../../words';
import { formOf, stepWith } from '../fields/form-steps';

/** Lots are made wherever assets are: in every kind of establishment. */
const everywhere = boxTypes.map(({ subtype }) => subtype);

/** Who sees and fills a field of a lot: everybody who sees and edits lots. */
export const lotAccess: Attribute['permissions'] = {
  box: { list: everywhere, new: everywhere, edit: everywhere },
};

/** What people call a lot in a sentence. */
export const lotNoun: Words = { es: 'lote', en: 'lot' };

/** The longest name of a lot, in characters. */
export const maxLotNameLength = 60;

/** What every lot has, whatever it groups (document 2 section 3). Its name is unique among the living lots. */
const common: readonly AttributeDraft[] = [
  {
    name: 'name',
    label: { es: 'Nombre', en: 'Name' },
    hint: {
      es: 'Único entre los lotes del establecimiento',
      en: 'Unique among the lots of the establishment',
    },
    type: 'text',
    validations: { mandatory: true, minLength: 3, maxLength: maxLotNameLength },
    columns: 8,
  },
  {
    name: 'opened_on',
    label: { es: 'Fecha de armado', en: 'Assembled on' },
    type: 'date',
    defaultValueFunction: 'today',
    validations: { mandatory: true, max: { today: {} } },
    columns: 4,
  },
  {
    name: 'description',
    label: { es: 'Descripción', en: 'Description' },
    type: 'multiline',
    hint: { es: 'Se lee en la página pública del lote', en: 'Shown on the public page of the lot' },
    validations: { maxLength: 500 },
  },
  {
    name: 'notes',
    label: { es: 'Notas', en: 'Notes' },
    type: 'multiline',
    private: true,
    validations: { maxLength: 1000 },
  },
  {
    name: 'gtin',
    label: { es: 'Código de barras del producto (GTIN)', en: 'Barcode number of the product (GTIN)' },
    type: 'masked',
    hint: {
      es: 'El que GS1 le dio a su empresa. Con él, si el nombre del lote tiene hasta 20 letras o cifras sin espacios, el código QR sirve también en la caja.',
      en: 'The one that GS1 gave your company. With it, if the name of the lot has up to 20 letters or digits without spaces, the QR code also serves at the till.',
    },
    masks: [
      {
        regex: '^(?:\\d{8}|\\d{12,14})$',
        mask: '##############',
        example: '7790000000010',
        check: 'gtin',
      },
    ],
  },
  {
    name: 'photos',
    label: { es: 'Fotos', en: 'Photos' },
    type: 'file',
    hint: { es: 'Se ven en la página pública del lote', en: 'Shown on the public page of the lot' },
    files: { max: 4, endings: pictureEndings, isPublic: true },
  },
  {
    name: 'papers',
    label: { es: 'Documentos', en: 'Documents' },
    type: 'file',
    hint: {
      es: 'No se publican; van con el lote a quien lo reciba',
      en: 'Not published; they go with the lot to the receiver',
    },
    files: { max: 10, endings: paperEndings },
  },
];

/** The assets that are in the lot: events describe them, so they are never stored with the lot's own fields. */
export const lotAssetsField = 'assets';
const lotSummaryField = 'summary';

export interface LotParts {
  /** What the asset type calls its assets. */
  readonly noun: AssetType['noun'];
  /** Fields beyond those of every lot, and the step that asks for them. */
  readonly attributes?: readonly AttributeDraft[];
  readonly steps?: readonly FormStep[];
}

/** The model of an asset type's lots: what every lot has, and what this asset type adds. */
export function composeLotModel({ noun, attributes = [], steps = [] }: LotParts): LotModel {
  return {
    name: { es: 'Lotes', en: 'Lots' },
    noun: {
      one: { es: 'lote', en: 'lot' },
      many: { es: 'lotes', en: 'lots' },
      counted: { es: 'lotes', en: 'lots' },
    },
    icon: 'layers',
    gender: 'm',
    labelFields: ['name'],
    attributes: filledInForms(lotAccess, [...common, ...attributes, ...membersOf(noun)]),
    form: formOf(firstStep, ...steps, lastStep(noun)),
    rowRules: [],
  };
}

function membersOf({ many }: AssetType['noun']): readonly AttributeDraft[] {
  return [
    { name: lotAssetsField, label: titled(many), type: 'assetsSelectList' },
    {
      name: lotSummaryField,
      label: { es: 'Resumen', en: 'Summary' },
      type: 'summaryAssetsSelectList',
      summaryOf: lotAssetsField,
    },
  ];
}

const firstStep: FormStep = stepWith('lot', { es: 'Datos del lote', en: 'The lot' }, [
  {
    title: { es: 'Datos del lote', en: 'The lot' },
    fields: ['name', 'opened_on', 'description', 'gtin', 'notes'],
  },
  { title: { es: 'Fotos y documentos', en: 'Photos and documents' }, fields: ['photos', 'papers'] },
]);

/** The form is sent from its last step, which asks for the assets (document 2 section 2). */
function lastStep({ many }: AssetType['noun']): FormStep {
  return stepWith('assets', titled(many), [
    { title: titled(many), fields: [lotAssetsField] },
    { title: { es: 'Resumen del lote', en: 'Summary of the lot' }, fields: [lotSummaryField] },
  ]);
}

/** A noun as a title: `animales` is `Animales`. */
function titled({ es, en }: Words): Words {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { es: capital(es), en: capital(en) };
}

/** Composed once for each model: what is found for a model's fields is remembered by it. */
const composed = new WeakMap<AssetType, LotModel>();

/** The model of an asset type's lots: its own, or the one that every asset type has. */
export function lotModelOf(model: AssetType): LotModel {
  if (model.lot !== undefined) return model.lot;
  const known = composed.get(model) ?? composeLotModel({ noun: model.noun });
  composed.set(model, known);
  return known;
}
