import { bulkEditIn, pauseIn, registrationIn, resumeIn } from '../events/common-events';
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
import { farrowing, pigScan, pigService, pigWeaning } from '../events/sow-events';
import type { FormModel } from '../../model/form-model';
import { backfat, pigAttributes, pigCategory, pigWeight } from '../attributes/pig-attributes';
import { pigHistorySections, pigStates, shed } from '../attributes/pig-blocks';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { isNot, oneOf, requiring } from '../fields/needs';
import { inWithdrawal } from '../fields/states';

const form: FormModel = formOf(
  stepWith('identification', { es: 'Identificación', en: 'Identification' }, [
    {
      title: { es: 'Identificación', en: 'Identification' },
      fields: ['ear_tag', 'tattoo', 'electronic_tag', 'birth_date'],
    },
    {
      title: { es: 'Categoría y raza', en: 'Class and breed' },
      fields: ['sex', 'category', 'breed', 'line'],
    },
    { title: { es: 'Señas', en: 'Marks' }, fields: ['coat_color', 'photos'] },
  ]),
  stepOf('production', { es: 'Producción', en: 'Production' }, ['weight', 'backfat', 'shed']),
  stepOf('reproduction', { es: 'Reproducción', en: 'Reproduction' }, [
    'sow_status',
    'parity',
    'born_alive',
    'weaned',
    'teats',
  ]),
  stepWith('genealogy', { es: 'Genealogía', en: 'Genealogy' }, [
    {
      title: { es: 'Padres y registro', en: 'Parents and registry' },
      fields: ['dam', 'sire', 'registry_no'],
    },
    { title: { es: 'Observaciones', en: 'Notes' }, fields: ['notes'] },
  ]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    {
      title: { es: 'Servicio y parto', en: 'Service and farrowing' },
      fields: ['last_service', 'expected_farrow', 'last_farrowing'],
    },
    ...pigHistorySections,
  ]),
);

/** A barrow is castrated: it becomes no boar. */
const whole = requiring(isNot('category', 'CA'), 'Es capón', 'It is a barrow', {
  when: oneOf('category', 'PA', 'TO', 'CM'),
});

/** Pigs that are identified by their ear tag: breeding stock above all (decisions section 2). */
export const pig = defineAssetType({
  id: 11,
  code: 'pig',
  name: { es: 'Cerdos', en: 'Pigs' },
  noun: {
    one: { es: 'cerdo', en: 'pig' },
    many: { es: 'cerdos', en: 'pigs' },
    counted: { es: 'cabezas', en: 'head' },
  },
  icon: 'ham',
  gender: 'm',
  chains: [9],
  labelFields: ['ear_tag'],
  attributes: pigAttributes,
  form,
  events: [
    registrationIn(pigFarms, {
      public: { as: 'stop', titles: [{ title: { es: 'Nació', en: 'Born' }, at: 'birth_date' }] },
    }),
    bulkEditIn(pigFarms),
    pigWeighing(pigWeight, [{ ...backfat, writes: 'backfat' }]),
    pigVaccination,
    pigTreatment,
    pigMove([shed]),
    { ...pigCategoryChange(pigCategory), requires: [whole] },
    pigService,
    pigScan,
    farrowing,
    pigWeaning,
    pauseIn(pigSubtypes),
    resumeIn(pigSubtypes),
    pigSlaughterWith(),
    pigRetire,
    pigTransfer,
  ],
  states: pigStates,
  periods: [inWithdrawal],
  rowRules: [
    {
      // Piglets are weaned at a month; gilts are served at seven; the margins are wide.
      rule: 'ageRange',
      level: 'warning',
      field: 'category',
      birthField: 'birth_date',
      months: { LE: [0, 3], CM: [2, 8], CH: [3, 14], CA: [2, 12], CE: [9, 120], PA: [7, 120] },
    },
  ],
  filterOrder: [
    'ear_tag',
    'sex',
    'category',
    'breed',
    'tattoo',
    'electronic_tag',
    'line',
    'birth_date',
    'weight',
    'backfat',
    'sow_status',
    'parity',
    'expected_farrow',
    'last_service',
    'shed',
    'withdrawal_until',
    'carcass_weight',
    'disposal_type',
  ],
  defaultColumns: [
    'ear_tag',
    'sex',
    'category',
    'breed',
    'line',
    'birth_date',
    'weight',
    'sow_status',
    'expected_farrow',
  ],
  summary: ['weight', 'parity', 'category', 'breed', 'sow_status'],
  sums: ['weight'],
  templateDownload: false,
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'wine',
    sectionTitles: {
      identity: { es: 'Quién es', en: 'Who it is' },
      life: { es: 'Su vida en la granja', en: 'Its life on the farm' },
      health: { es: 'Cómo se lo cuidó', en: 'How it was cared for' },
    },
    scenes: [{ scene: 'pigYard' }],
    name: { es: '{{category}} {{breed}}', en: '{{category}}, {{breed}}' },
    sentences: [
      {
        text: {
          es: 'Viene de la granja de {{company}}, que registra cada paso de su vida.',
          en: 'It comes from the farm of {{company}}, which records each step of its life.',
        },
      },
    ],
    lifeFrom: 'birth_date',
    lifeUntil: 'disposal_date',
    tellsAge: true,
  },
  comparedBy: ['breed', 'category'],
  begins: {
    on: 'birth_date',
    reason: { es: 'No había nacido el {{day}}', en: 'It was not born on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: pigSubtypes },
});
