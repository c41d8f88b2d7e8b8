import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { someLeft } from '../events/grain';
import { maltEvents, withItsLot } from '../events/malt';
import { coloursOfMalts, maltCertificates, maltDisposals } from '../lookups/grain-and-malt';
import type { FormModel } from '../../model/form-model';
import { access } from '../fields/attribute-blocks';
import { filesStep, ownRecords, writtenRecords, writtenSections } from '../attributes/common-attributes';
import { maltAttributes, maltFacts } from '../attributes/malt-attributes';
import { supplierStep } from '../fields/supplier-attributes';
import { defineAssetType } from './define-asset-type';
import { maltFace } from './malt-face';
import { maltLot, maltNoun } from './malt-lot';
import { formOf, stepWith, viewStep } from '../fields/form-steps';
import { retiredState, stateOf, usedUpState } from '../fields/states';

const everywhere: Subtypes = [1, 36, 37];
const maltsters: Subtypes = [1, 36];

const form: FormModel = formOf(
  stepWith('batch', { es: 'Partida', en: 'Batch' }, [
    { title: { es: 'Malta', en: 'Malt' }, fields: ['uniqueid', 'article', 'malt_type', 'variety_list'] },
    {
      title: { es: 'Cantidad y fechas', en: 'Quantity and dates' },
      fields: ['quantity', 'production_date', 'best_before'],
    },
  ]),
  stepWith('analysis', { es: 'Análisis', en: 'Analysis' }, [
    {
      title: { es: 'Lo principal', en: 'Main figures' },
      fields: ['moisture', 'extract_fine', 'extract_difference', 'wort_colour', 'protein'],
    },
    {
      title: { es: 'Modificación y mosto', en: 'Modification and wort' },
      fields: [
        'kolbach',
        'friability',
        'beta_glucan',
        'fan',
        'viscosity',
        'wort_ph',
        'diastatic_power',
        'phenol_level',
        'ndma',
      ],
    },
    { title: { es: 'Certificaciones', en: 'Certifications' }, fields: ['certifications'] },
  ]),
  supplierStep,
  stepWith('product', { es: 'Producto', en: 'Product' }, [
    { title: { es: 'Cerveza', en: 'Beer' }, fields: ['brand', 'product', 'beer_style'] },
  ]),
  filesStep,
  viewStep('process', { es: 'Proceso', en: 'Process' }, [
    {
      title: { es: 'Malteo', en: 'Malting' },
      fields: [
        'specie',
        'steep_start',
        'grain_steeped',
        'steep_hours',
        'steep_temp',
        'steep_moisture',
        'germination_days',
        'germination_temp',
        'kiln_start',
        'kiln_max_temp',
        'kiln_end',
      ],
    },
    {
      title: { es: 'Existencias', en: 'Stock' },
      fields: ['blending_state', 'quantity_used', 'quantity_available'],
    },
    {
      title: { es: 'Mezcla y cocción', en: 'Blend and brew' },
      fields: ['brew_inputs', 'brew_summary', 'additions', 'brew_gravity', 'alcohol'],
    },
    ...writtenSections,
  ]),
);

/** Malt, one asset a batch; what is blended or brewed is a lot of such batches (decisions section 2). */
export const malt = defineAssetType({
  id: 37,
  code: 'Me',
  name: { es: 'Malta', en: 'Malt' },
  noun: maltNoun,
  lot: maltLot,
  icon: 'beer',
  gender: 'f',
  chains: [13],
  labelFields: ['uniqueid'],
  attributes: [
    ...maltAttributes,
    ...ownRecords(access(everywhere, maltsters, everywhere)),
    ...maltFacts,
    ...writtenRecords(everywhere, maltCertificates, maltDisposals),
  ],
  form,
  events: [
    registrationIn(maltsters, {
      public: {
        as: 'stop',
        titles: [
          {
            when: { parentField: 'blending_state', parentValue: ['blended'] },
            title: { es: 'Mezcla', en: 'Blended' },
          },
          { title: { es: 'Malteo', en: 'Malted' }, at: 'production_date' },
        ],
        shows: 'malt_type',
      },
    }),
    bulkEditIn(everywhere),
    ...maltEvents,
    ...holdingIn(everywhere, maltCertificates, maltDisposals),
    transferIn(
      everywhere,
      [
        {
          name: 'delivery_note',
          label: { es: 'Albarán', en: 'Delivery note' },
          type: 'text',
          validations: { minLength: 3, maxLength: 30 },
        },
        {
          name: 'sealed_bags',
          label: { es: 'Sacos precintados', en: 'Sealed bags' },
          type: 'number',
          validations: { min: { value: 0 }, max: { value: 100_000 } },
        },
      ],
      { requires: [someLeft, withItsLot] },
    ),
  ],
  states: [
    retiredState(),
    usedUpState,
    stateOf('blended', { es: 'Mezclada', en: 'Blended' }, 'info', 'package', {
      parentField: 'blending_state',
      parentValue: ['blended'],
    }),
    stateOf('not_blended', { es: 'Sin mezclar', en: 'Not Blended' }, 'ok', 'check'),
  ],
  rowRules: [
    {
      rule: 'usualRange',
      level: 'warning',
      field: 'wort_colour',
      by: 'malt_type',
      ranges: coloursOfMalts,
    },
    {
      // Over it the extract of a pilsen keeps badly and mills badly.
      rule: 'usualRange',
      level: 'warning',
      field: 'moisture',
      by: 'malt_type',
      ranges: Object.fromEntries(Object.keys(coloursOfMalts).map((key) => [key, [1, 4.5]])),
    },
  ],
  filterOrder: [
    'uniqueid',
    'malt_type',
    'blending_state',
    'wort_colour',
    'extract_fine',
    'quantity',
    'quantity_available',
    'production_date',
    'best_before',
    'variety_list',
    'specie',
    'article',
    'moisture',
    'protein',
    'kolbach',
    'friability',
    'diastatic_power',
    'certifications',
    'supplier_name',
    'supplier_country',
    'brand',
    'product',
    'beer_style',
    'steep_start',
    'kiln_end',
    'disposal_type',
  ],
  defaultColumns: [
    'uniqueid',
    'malt_type',
    'blending_state',
    'quantity',
    'quantity_available',
    'wort_colour',
    'extract_fine',
    'moisture',
    'kolbach',
    'production_date',
  ],
  summary: ['quantity', 'malt_type', 'blending_state', 'wort_colour', 'extract_fine'],
  sums: ['quantity'],
  qrTypes: ['identeco', 'identecoTrupo', 'blendingTrupo', 'brewingTrupo'],
  qrSubtypes: { blendingTrupo: [36], brewingTrupo: [37] },
  origin: { begins: [], from: ['supplier_name'] },
  public: maltFace,
  disabledForEvents: { field: 'disposal_type', subtypes: everywhere },
});
