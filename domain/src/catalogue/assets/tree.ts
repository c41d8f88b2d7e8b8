import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { treeEvents } from '../events/trees';
import { treeCertificates, treeDisposals } from '../lookups/trees';
import type { FormModel } from '../../model/form-model';
import { access } from '../fields/attribute-blocks';
import { ownRecords, photosAndNotes, writtenRecords, writtenSections } from '../attributes/common-attributes';
import { statesOfTrees } from './tree-ar';
import { treeAttributes } from '../attributes/tree-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';

const everywhere: Subtypes = [1, 15, 16, 17];
const growers: Subtypes = [1, 15, 16];

const form: FormModel = formOf(
  stepOf('tree', { es: 'Árbol', en: 'Tree' }, [
    'tree_tag',
    'common_name',
    'specie',
    'use',
    'planted_on',
    'certified',
  ]),
  stepOf('measures', { es: 'Mediciones', en: 'Measurements' }, ['dbh', 'height', 'condition']),
  stepOf('sponsor', { es: 'Padrino', en: 'Sponsor' }, ['sponsor', 'sponsor_email', 'sponsor_phone'], {
    es: 'Correo y teléfono no se muestran al público.',
    en: 'E-mail and phone are not shown to the public.',
  }),
  stepOf('place', { es: 'Ubicación', en: 'Location' }, ['location']),
  stepWith('photos', { es: 'Fotos', en: 'Photos' }, [photosAndNotes]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    { title: { es: 'Carbono', en: 'Carbon' }, fields: ['carbon'] },
    ...writtenSections,
  ]),
);

/** Single trees that are looked after one by one, often for a sponsor (decisions section 2). */
export const tree = defineAssetType({
  id: 12,
  code: 'tree',
  name: { es: 'Árboles', en: 'Trees' },
  noun: {
    one: { es: 'árbol', en: 'tree' },
    many: { es: 'árboles', en: 'trees' },
    counted: { es: 'árboles', en: 'trees' },
  },
  icon: 'trees',
  gender: 'm',
  chains: [10],
  labelFields: ['tree_tag', 'common_name'],
  attributes: [
    ...treeAttributes,
    ...ownRecords(access(everywhere, growers)),
    ...writtenRecords(everywhere, treeCertificates, treeDisposals),
  ],
  form,
  events: [
    registrationIn(growers, {
      public: { as: 'stop', titles: [{ title: { es: 'Plantado', en: 'Planted' }, at: 'planted_on' }] },
    }),
    bulkEditIn(growers),
    ...treeEvents,
    ...holdingIn(everywhere, treeCertificates, treeDisposals),
    transferIn(everywhere, []),
  ],
  states: statesOfTrees('condition'),
  filterOrder: [
    'tree_tag',
    'specie',
    'condition',
    'use',
    'planted_on',
    'common_name',
    'dbh',
    'height',
    'carbon',
    'sponsor',
    'certified',
    'disposal_type',
  ],
  defaultColumns: ['tree_tag', 'common_name', 'specie', 'planted_on', 'condition', 'dbh'],
  summary: ['specie', 'condition', 'dbh', 'height', 'carbon'],
  sums: ['carbon'],
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'green',
    sectionTitles: {
      origin: { es: 'Dónde creció', en: 'Where it grew' },
      quality: { es: 'Cómo es el árbol', en: 'What the tree is like' },
    },
    scenes: [{ scene: 'forest' }],
    name: { es: '{{common_name}}', en: '{{common_name}}' },
    sentences: [
      {
        text: {
          es: '{{specie}}. Lo apadrina {{sponsor}} y lo cuida {{company}}.',
          en: '{{specie}}. Sponsored by {{sponsor}}, cared for by {{company}}.',
        },
      },
      {
        text: {
          es: 'Lo plantó y lo cuida {{company}}.',
          en: 'Planted and cared for by {{company}}.',
        },
      },
    ],
    lifeFrom: 'planted_on',
    lifeUntil: 'disposal_date',
    tellsAge: true,
    figures: [
      { field: 'height', label: { es: 'de alto', en: 'tall' } },
      { field: 'dbh', label: { es: 'de diámetro', en: 'across' } },
      { field: 'carbon', label: { es: 'de CO₂ guardado', en: 'of CO₂ stored' } },
    ],
  },
  comparedBy: ['specie'],
  begins: {
    on: 'planted_on',
    reason: { es: 'No estaba plantado el {{day}}', en: 'It was not planted on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: everywhere },
});
