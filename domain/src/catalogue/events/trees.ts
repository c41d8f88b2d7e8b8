import { careTasks, forestProducts, provinces, pruningShares, thinningKinds } from '../lookups/trees';
import { oneByOne, recordedIn, withoutSheet } from './common-events';
import { needed, paperField, photos } from '../fields/common-fields';
import type {
  EventField,
  OfferedEvent,
  OrdinaryEvent,
  SenderEvent,
  Subtypes,
  EventOnlyField,
} from '../../model/event-model';
import { truckPlate } from '../fields/transport-fields';
import {
  diameter,
  health,
  height,
  pests,
  plotOutline,
  prunedHeight,
  treeCount,
  treePlace,
} from '../fields/tree-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, is, isNot, left, requiring } from '../fields/needs';

/** Events of trees. */

const growers: Subtypes = [1, 15, 16];
const plantations: Subtypes = [1, 16];

/** A stand of which some was felled still stands; a single tree does not. */
const standing = requiring(
  { all: [{ any: [{ empty: 'felled_on' }, isNot('unit_kind', 'tree')] }, left('tree_count')] },
  'El árbol ya no está en pie',
  'The tree no longer stands',
);
const living = requiring(isNot('health', 'dead'), 'El árbol está muerto', 'The tree is dead');

const measuredOn: EventField = {
  name: 'measured_on',
  label: { es: 'Fecha de medición', en: 'Measured on' },
  type: 'date',
  defaultValueFunction: 'today',
  validations: { mandatory: true, max: { today: {} } },
  columns: 12,
};

const measurement: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Medición', en: 'Measurement' },
  icon: 'ruler',
  fields: [
    measuredOn,
    { ...needed(diameter), writes: 'dbh' },
    { ...needed(height), writes: 'height' },
    {
      ...treeCount,
      hideCondition: { parentField: 'unit_kind', parentValue: ['tree'] },
      writes: 'tree_count',
    },
  ],
  form: formOf(
    stepOf('measures', { es: 'Medidas', en: 'Measures' }, ['measured_on', 'dbh', 'height', 'tree_count']),
  ),
  ...recordedIn(growers),
  requires: [standing],
  public: { as: 'care', titles: [{ title: { es: 'Mediciones', en: 'Measurements' } }], shows: 'dbh' },
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

const pruning: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Poda', en: 'Pruning' },
  icon: 'scissors',
  fields: [
    { ...needed(prunedHeight), writes: 'pruned_height' },
    { name: 'share', label: { es: 'Intensidad', en: 'Share' }, type: 'select', values: pruningShares },
    { name: 'crew', label: { es: 'Cuadrilla', en: 'Crew' }, type: 'text', private: true },
  ],
  form: formOf(stepOf('pruning', { es: 'Poda', en: 'Pruning' }, ['pruned_height', 'share', 'crew'])),
  ...recordedIn(plantations),
  requires: [standing, living],
  public: { as: 'care', titles: [{ title: { es: 'Podas', en: 'Prunings' } }] },
  epcis: { bizStep: 'other', disposition: 'active' },
};

/** What is done to many trees makes no sense of one. */
const onlyMany = requiring(isNot('unit_kind', 'tree'), 'Es un solo árbol', 'It is a single tree');

const thinning: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Raleo', en: 'Thinning' },
  icon: 'list-checks',
  fields: [
    {
      name: 'kind',
      label: { es: 'Tipo de raleo', en: 'Kind of thinning' },
      type: 'select',
      values: thinningKinds,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    {
      name: 'intensity',
      label: { es: 'Intensidad', en: 'Intensity' },
      type: 'float',
      unit: '%',
      hint: { es: 'Del área basal', en: 'Of the basal area' },
      validations: { mandatory: true, min: { value: 1 }, max: { value: 90 } },
    },
    {
      name: 'removed',
      label: { es: 'Árboles extraídos', en: 'Trees removed' },
      type: 'number',
      validations: { min: { value: 0 }, max: { field: 'tree_count' } },
    },
    {
      name: 'density',
      label: { es: 'Densidad que queda (árb/ha)', en: 'Density left (trees/ha)' },
      type: 'number',
      validations: { min: { value: 50 }, max: { value: 3000 } },
      writes: 'density',
    },
  ],
  form: formOf(
    stepOf('thinning', { es: 'Raleo', en: 'Thinning' }, ['kind', 'intensity', 'removed', 'density']),
  ),
  ...recordedIn(plantations),
  requires: [onlyMany, standing],
  public: { as: 'care', titles: [{ title: { es: 'Raleos', en: 'Thinnings' } }] },
  epcis: { bizStep: 'removing', disposition: 'active' },
  derives: [
    { attribute: 'tree_count', rule: 'plus', field: 'removed', minus: true },
    { attribute: 'last_thinning', rule: 'eventDay', when: 'kind' },
  ],
};

const healthCheck: OrdinaryEvent = {
  eventType: 106,
  name: { es: 'Sanidad', en: 'Health' },
  icon: 'stethoscope',
  fields: [
    { ...needed(health), writes: 'health' },
    { ...pests, writes: 'pests' },
    { name: 'treatment', label: { es: 'Tratamiento', en: 'Treatment' }, type: 'text', columns: 12 },
    photos,
  ],
  form: formOf(stepOf('health', { es: 'Sanidad', en: 'Health' }, ['health', 'pests', 'treatment', 'photos'])),
  ...recordedIn(growers, withoutSheet),
  health: {},
  requires: [standing],
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

const felling: OrdinaryEvent = {
  eventType: 107,
  name: { es: 'Apeo', en: 'Felling' },
  icon: 'axe',
  fields: [
    {
      name: 'felled_on',
      label: { es: 'Fecha de apeo', en: 'Felled on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'felled_on',
    },
    {
      name: 'product',
      label: { es: 'Producto', en: 'Product' },
      type: 'select',
      values: forestProducts,
      validations: { mandatory: true },
    },
    {
      name: 'logs',
      label: { es: 'Rollos', en: 'Logs' },
      type: 'number',
      validations: { mandatory: true, min: { value: 1 }, max: { value: 1_000_000 } },
    },
    {
      name: 'volume',
      label: { es: 'Volumen', en: 'Volume' },
      type: 'float',
      unit: 'm³',
      validations: { mandatory: true, min: { value: 0.01 } },
    },
  ],
  form: formOf(
    stepOf('felling', { es: 'Apeo', en: 'Felling' }, ['felled_on', 'product', 'logs', 'volume'], {
      es: 'Si se apeó entero, delo de baja después.',
      en: 'If all of it was felled, retire it afterwards.',
    }),
  ),
  ...recordedIn(plantations, withoutSheet),
  // Law 26,331 keeps native forest of the first category as it is.
  requires: [
    advising(
      isNot('otbn_category', 'red'),
      'Es bosque nativo de categoría I',
      'It is native forest of category I',
    ),
  ],
  public: { as: 'stop', titles: [{ title: { es: 'Apeo', en: 'Felling' } }] },
  epcis: {
    bizStep: 'removing',
    disposition: 'in_progress',
    transformation: { asset: 'input', yields: [{ product: 'logs', field: 'volume' }] },
  },
  derives: [{ attribute: 'felled_volume', rule: 'plus', field: 'volume' }],
};

const guideNumber: EventOnlyField = {
  name: 'guide_number',
  label: { es: 'N.º de guía forestal', en: 'Transport permit number' },
  type: 'text',
  validations: { minLength: 3, maxLength: 30 },
};

const guide: SenderEvent = {
  eventType: 109,
  name: { es: 'Guía forestal', en: 'Forest transport permit' },
  icon: 'file-text',
  fields: [
    needed(guideNumber),
    {
      name: 'province',
      label: { es: 'Provincia', en: 'Province' },
      type: 'select',
      values: provinces,
      validations: { mandatory: true },
    },
    {
      name: 'volume',
      label: { es: 'Volumen', en: 'Volume' },
      type: 'float',
      unit: 'm³',
      validations: { mandatory: true, min: { value: 0.01 } },
    },
    truckPlate,
    {
      name: 'valid_to',
      label: { es: 'Válida hasta', en: 'Valid until' },
      type: 'date',
      validations: { mandatory: true, min: { field: '_eventDate_' } },
    },
    paperField('permit_file', 'Guía', 'Permit', { validations: { mandatory: true } }),
  ],
  form: formOf(
    stepOf('guide', { es: 'Guía', en: 'Permit' }, ['guide_number', 'province', 'valid_to', 'permit_file']),
    stepOf('load', { es: 'Carga', en: 'Load' }, ['volume', 'truck_plate']),
  ),
  ...recordedIn([1, 16, 17], oneByOne),
  onTransferred: true,
  requires: [
    requiring(
      { any: [{ filled: 'felled_on' }, { filled: 'last_thinning' }] },
      'Primero registre el apeo',
      'Record the felling first',
    ),
  ],
  epcis: { bizStep: 'shipping', disposition: 'in_transit' },
};

const outline: OrdinaryEvent = {
  eventType: 110,
  name: { es: 'Contorno', en: 'Outline' },
  icon: 'map-pinned',
  fields: [
    { ...needed(treePlace), writes: 'location' },
    { ...needed(plotOutline), writes: 'plot_geometry' },
  ],
  form: formOf(
    stepOf('place', { es: 'Punto', en: 'Point' }, ['location']),
    stepOf('outline', { es: 'Contorno', en: 'Outline' }, ['plot_geometry']),
  ),
  ...recordedIn(growers, oneByOne),
  requires: [onlyMany],
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

/** The papers of a load of wood. */
export const forestPapers: readonly EventOnlyField[] = [guideNumber];

export const treeArEvents: readonly OfferedEvent[] = [
  measurement,
  pruning,
  thinning,
  healthCheck,
  outline,
  felling,
  guide,
];

const condition = {
  ...health,
  name: 'condition',
  label: { es: 'Estado', en: 'Condition' },
  validations: { mandatory: true },
  writes: 'condition',
} satisfies EventField;

/** Of trees one by one it is their condition that says whether they stand. */
const alive = requiring(
  isNot('condition', 'dead'),
  'El árbol ya no está en pie',
  'The tree no longer stands',
);

const measurementOfOne: OrdinaryEvent = {
  ...measurement,
  requires: [alive],
  fields: [
    measuredOn,
    { ...needed(diameter), writes: 'dbh' },
    { ...needed(height), writes: 'height' },
    condition,
  ],
  form: formOf(
    stepOf('measures', { es: 'Medidas', en: 'Measures' }, ['measured_on', 'dbh', 'height', 'condition']),
  ),
};

const care: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Cuidado', en: 'Care' },
  icon: 'droplets',
  fields: [
    {
      name: 'task',
      label: { es: 'Tarea', en: 'Task' },
      type: 'multiselect',
      values: careTasks,
      validations: { mandatory: true },
    },
    photos,
  ],
  form: formOf(stepOf('care', { es: 'Cuidado', en: 'Care' }, ['task', 'photos'])),
  ...recordedIn(growers, withoutSheet),
  requires: [alive],
  public: { as: 'care', titles: [{ title: { es: 'Cuidados', en: 'Care' } }] },
  epcis: { bizStep: 'other', disposition: 'active' },
};

const replanting: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Reposición', en: 'Replanting' },
  icon: 'sprout',
  fields: [
    {
      name: 'planted_on',
      label: { es: 'Plantado el', en: 'Planted on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'planted_on',
    },
    { ...condition, disabled: true, defaultValue: 'good' },
  ],
  form: formOf(stepOf('replanting', { es: 'Reposición', en: 'Replanting' }, ['planted_on', 'condition'])),
  ...recordedIn(growers, oneByOne),
  requires: [
    requiring(is('condition', 'dead'), 'Solo se repone un árbol muerto', 'Only a dead tree is replaced'),
  ],
  public: { as: 'care', titles: [{ title: { es: 'Reposición', en: 'Replanting' } }] },
  epcis: { bizStep: 'replacing', disposition: 'active' },
};

export const treeEvents: readonly OfferedEvent[] = [measurementOfOne, care, replanting];
