import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { forestPapers, treeArEvents } from '../events/trees';
import { exoticSpecies, treeCertificates, treeDisposals } from '../lookups/trees';
import type { FormModel } from '../../model/form-model';
import type { StateRule } from '../../model/state-rule';
import { access } from '../fields/attribute-blocks';
import { ownRecords, photosAndNotes, writtenRecords, writtenSections } from '../attributes/common-attributes';
import { treeArAttributes } from '../attributes/tree-ar-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { endingIn, retiredState, stateOf } from '../fields/states';

const everywhere: Subtypes = [1, 15, 16, 17];
const growers: Subtypes = [1, 15, 16];

const form: FormModel = formOf(
  stepWith('identification', { es: 'Identificación', en: 'Identification' }, [
    { title: { es: 'Identificación', en: 'Identification' }, fields: ['tree_code', 'unit_kind', 'plot'] },
    { title: { es: 'Especie', en: 'Species' }, fields: ['specie', 'forest_origin'] },
  ]),
  stepWith('planting', { es: 'Plantación', en: 'Planting' }, [
    {
      title: { es: 'Material', en: 'Material' },
      fields: ['planting_date', 'genetic_material', 'provenance', 'nursery_lot'],
    },
    {
      title: { es: 'Marco y rodal', en: 'Spacing and stand' },
      hint: {
        es: 'De las distancias se calcula la densidad de plantación.',
        en: 'The spacing gives the density at planting.',
      },
      fields: ['spacing_rows', 'spacing_plants', 'tree_count', 'density', 'area'],
    },
  ]),
  stepWith('measures', { es: 'Mediciones', en: 'Measurements' }, [
    {
      title: { es: 'Medidas', en: 'Measures' },
      hint: {
        es: 'Área basal, volumen y CO₂ se calculan solos.',
        en: 'Basal area, volume and CO₂ follow by themselves.',
      },
      fields: ['dbh', 'height', 'pruned_height', 'wood_density'],
    },
  ]),
  stepOf('health', { es: 'Sanidad', en: 'Health' }, ['health', 'pests']),
  stepWith('plan', { es: 'Certificación y plan', en: 'Certification and plan' }, [
    { title: { es: 'Certificación', en: 'Certification' }, fields: ['certification'] },
    {
      title: { es: 'Plan y zona', en: 'Plan and zone' },
      fields: ['otbn_category', 'plan_number', 'renspa'],
    },
  ]),
  stepOf('place', { es: 'Ubicación', en: 'Location' }, ['location', 'plot_geometry']),
  stepWith('photos', { es: 'Fotos', en: 'Photos' }, [photosAndNotes]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    {
      title: { es: 'Lo que se calcula', en: 'What follows' },
      fields: ['age_months', 'planting_density', 'basal_area', 'volume', 'carbon'],
    },
    { title: { es: 'Apeo', en: 'Felling' }, fields: ['felled_on', 'felled_volume', 'last_thinning'] },
    ...writtenSections,
  ]),
);

/** The state of a tree: that it left, else its health; one that nobody has looked at yet is just standing. */
export function statesOfTrees(field: string, felled: readonly StateRule[] = []): readonly StateRule[] {
  const when = (key: string) => ({ parentField: field, parentValue: [key] });
  return [
    retiredState(),
    ...felled,
    endingIn(stateOf('dead', { es: 'Muerto', en: 'Dead' }, 'neutral', 'minus', when('dead')), {
      es: 'murió',
      en: 'it died',
    }),
    stateOf('poor', { es: 'Sanidad mala', en: 'Poor health' }, 'danger', 'eye', when('poor')),
    stateOf('fair', { es: 'Sanidad regular', en: 'Fair health' }, 'warning', 'eye', when('fair')),
    stateOf('good', { es: 'Sano', en: 'Healthy' }, 'ok', 'check', when('good')),
    stateOf('standing', { es: 'En pie', en: 'Standing' }, 'info', 'dot'),
  ];
}

/** A stand of which some was felled still stands; a single tree does not. */
const felledState = endingIn(
  stateOf('felled', { es: 'Apeado', en: 'Felled' }, 'neutral', 'package', {
    all: [{ parentField: 'unit_kind', parentValue: ['tree'] }, { filled: 'felled_on' }],
  }),
  { es: 'se apeó', en: 'it was felled' },
);

/** Trees of Argentina: one asset a tree, a stand of equal trees, or seedlings (decisions section 2). */
export const treeAr = defineAssetType({
  id: 32,
  code: 'treeAr',
  name: { es: 'Árboles AR', en: 'Trees AR' },
  noun: {
    one: { es: 'árbol o rodal', en: 'tree or stand' },
    many: { es: 'árboles y rodales', en: 'trees and stands' },
    counted: { es: 'registros', en: 'records' },
  },
  icon: 'trees',
  gender: 'm',
  chains: [10],
  labelFields: ['tree_code'],
  attributes: [
    ...treeArAttributes,
    ...ownRecords(access(everywhere, growers)),
    ...writtenRecords(everywhere, treeCertificates, treeDisposals),
  ],
  form,
  events: [
    registrationIn(growers, {
      public: { as: 'stop', titles: [{ title: { es: 'Plantado', en: 'Planted' }, at: 'planting_date' }] },
    }),
    bulkEditIn(growers),
    ...treeArEvents,
    ...holdingIn(everywhere, treeCertificates, treeDisposals),
    transferIn(everywhere, forestPapers),
  ],
  states: statesOfTrees('health', [felledState]),
  rowRules: [
    {
      rule: 'forbiddenTogether',
      level: 'warning',
      field: 'forest_origin',
      values: ['native'],
      other: 'specie',
      otherValues: exoticSpecies,
    },
  ],
  filterOrder: [
    'tree_code',
    'specie',
    'forest_origin',
    'plot',
    'planting_date',
    'age_months',
    'dbh',
    'certification',
    'health',
    'unit_kind',
    'height',
    'pruned_height',
    'density',
    'basal_area',
    'volume',
    'carbon',
    'genetic_material',
    'provenance',
    'nursery_lot',
    'otbn_category',
    'plan_number',
    'renspa',
    'disposal_type',
  ],
  defaultColumns: [
    'tree_code',
    'specie',
    'forest_origin',
    'plot',
    'planting_date',
    'dbh',
    'height',
    'volume',
    'carbon',
  ],
  summary: ['specie', 'forest_origin', 'dbh', 'height', 'volume', 'carbon', 'certification'],
  sums: ['volume', 'carbon'],
  qrTypes: ['identeco', 'identecoTrupo'],
  origin: { begins: [], from: ['forest_origin', 'provenance', 'nursery_lot'] },
  public: {
    accent: 'green',
    sectionTitles: {
      origin: { es: 'Dónde creció', en: 'Where it grew' },
      quality: { es: 'Cómo es el árbol', en: 'What the tree is like' },
    },
    scenes: [{ scene: 'forest' }],
    name: { es: '{{specie}}', en: '{{specie}}' },
    sentences: [
      {
        when: { parentField: 'forest_origin', parentValue: ['native'] },
        text: {
          es: 'Crece en monte nativo, al cuidado de {{company}}.',
          en: 'It grows in native forest, in the care of {{company}}.',
        },
      },
      {
        text: {
          es: 'Plantado y cuidado por {{company}}, que registra cada paso.',
          en: 'Planted and cared for by {{company}}, which record each step.',
        },
      },
    ],
    lifeFrom: 'planting_date',
    lifeUntil: 'disposal_date',
    tellsSources: true,
    figures: [
      { field: 'height', label: { es: 'de alto', en: 'tall' } },
      { field: 'dbh', label: { es: 'de diámetro', en: 'across' } },
      { field: 'carbon', label: { es: 'de CO₂ guardado', en: 'of CO₂ stored' } },
    ],
    tellsAge: true,
  },
  comparedBy: ['specie'],
  begins: {
    on: 'planting_date',
    reason: { es: 'No estaba plantado el {{day}}', en: 'It was not planted on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: everywhere },
});
