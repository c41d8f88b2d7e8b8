import { bulkEditIn, pauseIn, registrationIn, resumeIn } from '../events/common-events';
import { headCountIn, headMovementIn, headsLeft, mergeIn, splitIn } from '../events/head-events';
import {
  pigCategoryChange,
  pigMove,
  pigRetire,
  pigSlaughterWith,
  pigTransfer,
  pigTreatment,
  pigVaccination,
  pigWeighing,
} from '../events/pig-events';
import { pigFarms, pigSubtypes } from '../fields/pig-fields';
import type { OfferedEvent } from '../../model/event-model';
import { departures } from '../lookups/herds';
import { pigDeathCauses } from '../lookups/pigs';
import type { FormModel } from '../../model/form-model';
import { pen, pigHistorySections, pigStates, shed } from '../attributes/pig-blocks';
import { batchCategory, batchPhase, batchWeight, pigsAttributes } from '../attributes/pigs-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepWith, viewStep } from '../fields/form-steps';
import { emptyState, inWithdrawal } from '../fields/states';

const form: FormModel = formOf(
  stepWith('batch', { es: 'Lote', en: 'Batch' }, [
    { title: { es: 'Lote', en: 'Batch' }, fields: ['batch_code', 'category', 'phase', 'heads'] },
    {
      title: { es: 'Genética y origen', en: 'Genetics and origin' },
      fields: ['breed', 'genetics', 'birth_week', 'entry_date', 'renspa'],
    },
  ]),
  stepWith('production', { es: 'Producción', en: 'Production' }, [
    {
      title: { es: 'Peso y alimentación', en: 'Weight and feed' },
      fields: ['avg_weight', 'weaning_date', 'feed_phase', 'feed_conversion'],
    },
    { title: { es: 'Lugar', en: 'Place' }, fields: ['shed', 'pen', 'shed_location'] },
  ]),
  stepWith('health', { es: 'Sanidad', en: 'Health' }, [
    {
      title: { es: 'Sanidad', en: 'Health' },
      fields: ['aujeszky_status', 'health_file', 'vet_phone'],
    },
    { title: { es: 'Observaciones', en: 'Notes' }, fields: ['notes'] },
  ]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    {
      title: { es: 'Existencia', en: 'Stock' },
      fields: ['deaths', 'departed', 'heads_entered', 'mortality_pct'],
    },
    ...pigHistorySections,
  ]),
);

const gone = departures.map(({ key }) => key);

/** The dead and the others that left are counted apart: mortality is of all that ever entered. */
const movement = headMovementIn(pigFarms, pigDeathCauses, [
  {
    attribute: 'deaths',
    rule: 'plus',
    field: 'quantity',
    when: { parentField: 'movement', parentValue: ['MUE'] },
  },
  {
    attribute: 'departed',
    rule: 'plus',
    field: 'quantity',
    when: { parentField: 'movement', parentValue: gone.filter((key) => key !== 'MUE') },
  },
]);

/** What happens to a whole batch happens to none of an empty one; only what counts heads does. */
const counting = new Set([-1, 0, 13, 101, 102, 131, 132, 133, 134]);
const ofHeads = (event: OfferedEvent): OfferedEvent =>
  counting.has(event.eventType) ? event : { ...event, requires: [headsLeft, ...(event.requires ?? [])] };

const events: readonly OfferedEvent[] = [
  registrationIn(pigFarms, {
    public: { as: 'stop', titles: [{ title: { es: 'Ingresó', en: 'Arrived' }, at: 'entry_date' }] },
  }),
  bulkEditIn(pigFarms),
  pigWeighing(batchWeight, [
    {
      name: 'sample_heads',
      label: { es: 'Cabezas pesadas', en: 'Head weighed' },
      type: 'number',
      validations: { min: { value: 1 }, max: { field: 'heads' } },
    },
  ]),
  movement,
  headCountIn(pigFarms),
  pigVaccination,
  pigTreatment,
  pigMove([shed, pen]),
  pigCategoryChange(batchCategory, [{ ...batchPhase, validations: {}, writes: 'phase' }]),
  splitIn(pigFarms, 'batch_code', [
    'category',
    'phase',
    'breed',
    'genetics',
    'avg_weight',
    'entry_date',
    'shed',
  ]),
  mergeIn(pigFarms, [{ attribute: 'category', as: 'category' }]),
  pauseIn(pigSubtypes),
  resumeIn(pigSubtypes),
  pigSlaughterWith([
    {
      name: 'slaughtered_heads',
      label: { es: 'Cabezas faenadas', en: 'Head slaughtered' },
      type: 'number',
      validations: { min: { value: 1 }, max: { field: 'heads' } },
    },
  ]),
  pigRetire,
  pigTransfer,
];

const [slaughtered, retired, active] = pigStates;

/** Pigs by the batch: heads are counted, not identified one by one (decisions section 2). */
export const pigs = defineAssetType({
  id: 10,
  code: 'pigs',
  name: { es: 'Lotes de cerdos', en: 'Pig batches' },
  noun: {
    one: { es: 'lote de cerdos', en: 'batch of pigs' },
    many: { es: 'lotes de cerdos', en: 'batches of pigs' },
    counted: { es: 'lotes', en: 'batches' },
  },
  icon: 'ham',
  gender: 'm',
  chains: [9],
  labelFields: ['batch_code'],
  attributes: pigsAttributes,
  form,
  events: events.map(ofHeads),
  states: [
    ...[slaughtered, retired].flatMap((state) => state ?? []),
    emptyState,
    ...[active].flatMap((state) => state ?? []),
  ],
  periods: [inWithdrawal],
  rowRules: [
    {
      // Piglets and sows are not kept in the finishing shed.
      rule: 'forbiddenTogether',
      level: 'warning',
      field: 'phase',
      values: ['TER'],
      other: 'category',
      otherValues: ['LE', 'CE'],
    },
  ],
  filterOrder: [
    'batch_code',
    'category',
    'phase',
    'breed',
    'heads',
    'avg_weight',
    'entry_date',
    'shed',
    'genetics',
    'birth_week',
    'weaning_date',
    'feed_phase',
    'feed_conversion',
    'mortality_pct',
    'aujeszky_status',
    'withdrawal_until',
    'carcass_weight',
    'disposal_type',
  ],
  defaultColumns: [
    'batch_code',
    'category',
    'phase',
    'breed',
    'heads',
    'avg_weight',
    'entry_date',
    'shed',
    'mortality_pct',
  ],
  summary: ['heads', 'avg_weight', 'mortality_pct', 'category', 'phase'],
  sums: ['heads'],
  templateDownload: false,
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'green',
    sectionTitles: {
      identity: { es: 'Quién es', en: 'Who it is' },
      life: { es: 'Su vida en la granja', en: 'Its life on the farm' },
      health: { es: 'Cómo se lo cuidó', en: 'How it was cared for' },
    },
    scenes: [{ scene: 'pigYard' }],
    name: { es: '{{category}}: lote {{batch_code}}', en: '{{category}}: batch {{batch_code}}' },
    sentences: [
      {
        text: {
          es: 'Un lote de {{heads}} cabezas de la granja de {{company}}.',
          en: 'A batch of {{heads}} head from the farm of {{company}}.',
        },
      },
    ],
    lifeFrom: 'entry_date',
    lifeUntil: 'disposal_date',
    tellsAge: true,
  },
  disabledForEvents: { field: 'disposal_type', subtypes: pigSubtypes },
});
