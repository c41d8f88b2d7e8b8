import { neverEver, penFinishing } from '../lookups/natural-beef';
import { farms } from './cattle-blocks';
import { paddock } from '../fields/cattle-fields';
import { recordedIn, withoutSheet } from './common-events';
import { needed, paperField } from '../fields/common-fields';
import type { Derivation, EventRule, OrdinaryEvent } from '../../model/event-model';
import {
  certifier,
  concentratePct,
  feedDeclarationFile,
  feedRegime,
  originVerified,
  program,
  programCertificateFile,
  programCertificateNo,
  programCertificateValidTo,
  programExitReason,
  programStatus,
  quarantineReason,
  quarantineResult,
} from '../fields/natural-beef-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, isNot, requiring } from '../fields/needs';

/** The events of a natural-beef programme: entry and exit, quarantine, feed (decisions section 2). */

const whoDecides = ['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER'] as const;

/** Regimes under which the animal grazes. */
const grazing = { parentField: 'feed_regime', parentValue: [penFinishing, ''], not: true } as const;

/** The days on pasture until the event, which the named field belongs to. */
export function pastureCount(when: string): readonly Derivation[] {
  return [
    {
      attribute: 'days_on_pasture',
      rule: 'daysSince',
      since: ['pasture_counted_to', 'entry_date'],
      when: grazing,
    },
    { attribute: 'pasture_counted_to', rule: 'eventDay', when },
  ];
}

/** What an antibiotic or a hormone takes from an animal: the label that promises none, and Never Ever 3. */
const antibiotic = { parentField: 'treatment_class', parentValue: ['ATB', 'ION'] };
const hormone = { parentField: 'treatment_class', parentValue: ['HOR'] };
const inNeverEver = { parentField: 'program', parentValue: [neverEver] };

export const afterTreatment: readonly Derivation[] = [
  { attribute: 'antibiotic_ever', rule: 'value', value: true, when: [antibiotic] },
  { attribute: 'claims', rule: 'drop', options: ['SAT'], when: [antibiotic] },
  { attribute: 'claims', rule: 'drop', options: ['SHO'], when: [hormone] },
  { attribute: 'program_status', rule: 'value', value: 'EXC', when: [antibiotic, inNeverEver] },
  { attribute: 'program_exit_reason', rule: 'value', value: 'ATB', when: [antibiotic, inNeverEver] },
];

/** Nobody slaughters or sells an animal in quarantine. */
export const notInQuarantine = {
  rule: 'closed',
  level: 'error',
  from: 'quarantine_start',
  until: 'quarantine_end',
  why: 'quarantine_reason',
} as const satisfies EventRule;

export const programEntry: OrdinaryEvent = {
  eventType: 111,
  name: { es: 'Ingreso al programa', en: 'Programme entry' },
  icon: 'badge-check',
  fields: [
    { ...program, writes: 'program' },
    { ...programStatus, disabled: true, defaultValue: 'ADM', writes: 'program_status' },
    { ...needed(certifier), writes: 'certifier' },
    {
      name: 'audit_date',
      label: { es: 'Fecha de auditoría', en: 'Audit date' },
      type: 'date',
      validations: { max: { field: '_eventDate_' } },
    },
    { ...originVerified, writes: 'origin_verified' },
    { ...programCertificateNo, writes: 'program_certificate_no' },
    {
      ...programCertificateValidTo,
      validations: { min: { field: '_eventDate_' } },
      writes: 'program_certificate_valid_to',
    },
    { ...programCertificateFile, writes: 'program_certificate_file' },
  ],
  form: formOf(
    stepOf('program', { es: 'Programa', en: 'Programme' }, [
      'program',
      'program_status',
      'certifier',
      'audit_date',
      'origin_verified',
    ]),
    stepOf('evidence', { es: 'Prueba', en: 'Evidence' }, [
      'program_certificate_no',
      'program_certificate_valid_to',
      'program_certificate_file',
    ]),
  ),
  ...recordedIn(farms, withoutSheet),
  permissionsRelation: whoDecides,
  requires: [advising(isNot('program_status', 'ADM'), 'Ya está en un programa', 'Already in a programme')],
  public: {
    as: 'care',
    titles: [{ title: { es: 'Ingreso al programa', en: 'Programme entry' } }],
    shows: 'program',
  },
  epcis: {
    bizStep: 'inspecting',
    disposition: 'conformant',
    certificate: { number: 'program_certificate_no', issuer: 'certifier' },
  },
  derives: [
    { attribute: 'program_entry_date', rule: 'eventDay', when: 'program' },
    { attribute: 'program_exit_reason', rule: 'clear' },
  ],
};

export const quarantineStart: OrdinaryEvent = {
  eventType: 112,
  name: { es: 'Inicio de cuarentena', en: 'Quarantine start' },
  icon: 'shield-alert',
  fields: [
    { ...needed(quarantineReason), writes: 'quarantine_reason' },
    {
      name: 'planned_end',
      label: { es: 'Fin previsto', en: 'Planned end' },
      type: 'date',
      hint: { es: 'En blanco si todavía no se sabe', en: 'Leave blank if it is not known yet' },
      validations: { min: { field: '_eventDate_' } },
      writes: 'quarantine_end',
    },
    { ...paddock, writes: 'paddock' },
  ],
  form: formOf(
    stepOf('quarantine', { es: 'Cuarentena', en: 'Quarantine' }, [
      'quarantine_reason',
      'planned_end',
      'paddock',
    ]),
  ),
  ...recordedIn(farms),
  health: {},
  requires: [
    requiring(
      {
        any: [
          { within: { from: 'quarantine_start', until: 'quarantine_end', not: true } },
          { filled: 'quarantine_result' },
        ],
      },
      'Ya está en cuarentena',
      'Already in quarantine',
    ),
  ],
  epcis: { bizStep: 'holding', disposition: 'unavailable' },
  derives: [
    { attribute: 'quarantine_start', rule: 'eventDay', when: 'quarantine_reason' },
    { attribute: 'quarantine_end', rule: 'clear', unlessFilled: 'planned_end' },
    { attribute: 'quarantine_result', rule: 'clear' },
  ],
};

export const quarantineEnd: OrdinaryEvent = {
  eventType: 113,
  name: { es: 'Fin de cuarentena', en: 'Quarantine end' },
  icon: 'shield-check',
  fields: [
    {
      ...quarantineResult,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
      writes: quarantineResult.name,
    },
  ],
  form: formOf(stepOf('result', { es: 'Resultado', en: 'Result' }, ['quarantine_result'])),
  ...recordedIn(farms),
  health: {},
  // The planned end may go by before the result is there.
  requires: [
    requiring(
      { all: [{ filled: 'quarantine_start' }, { empty: 'quarantine_result' }] },
      'No está en cuarentena',
      'Not in quarantine',
    ),
  ],
  epcis: { bizStep: 'inspecting', disposition: 'available' },
  derives: [{ attribute: 'quarantine_end', rule: 'eventDay', when: 'quarantine_result' }],
};

export const feedChange: OrdinaryEvent = {
  eventType: 114,
  name: { es: 'Cambio de alimentación', en: 'Feed change' },
  icon: 'wheat',
  fields: [
    { ...feedRegime, writes: 'feed_regime' },
    { ...concentratePct, writes: 'concentrate_pct' },
    {
      name: 'supplier',
      label: { es: 'Proveedor', en: 'Supplier' },
      type: 'text',
      validations: { maxLength: 80 },
    },
    { ...feedDeclarationFile, writes: 'feed_declaration_file' },
  ],
  form: formOf(
    stepOf('feed', { es: 'Alimentación', en: 'Feed' }, ['feed_regime', 'concentrate_pct', 'supplier'], {
      es: 'La terminación a corral suspende el programa de carne natural.',
      en: 'Finishing in pens suspends the natural-beef programme.',
    }),
    stepOf('declaration', { es: 'Declaración', en: 'Declaration' }, ['feed_declaration_file']),
  ),
  ...recordedIn(farms),
  public: {
    as: 'care',
    titles: [{ title: { es: 'Alimentación', en: 'Feed' } }],
    shows: 'feed_regime',
  },
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [
    ...pastureCount('feed_regime'),
    { attribute: 'feed_start_date', rule: 'eventDay', when: 'feed_regime' },
    {
      attribute: 'concentrate_pct',
      rule: 'clear',
      unlessFilled: 'concentrate_pct',
    },
    {
      attribute: 'claims',
      rule: 'drop',
      options: ['CAB', 'PAS'],
      when: [{ parentField: 'feed_regime', parentValue: [penFinishing] }],
    },
    {
      attribute: 'program_status',
      rule: 'value',
      value: 'SUS',
      when: [
        { parentField: 'feed_regime', parentValue: [penFinishing] },
        { parentField: 'program', parentValue: ['PNC'] },
        { parentField: 'program_status', parentValue: ['ADM'] },
      ],
    },
    {
      attribute: 'program_exit_reason',
      rule: 'value',
      value: 'COR',
      when: [
        { parentField: 'feed_regime', parentValue: [penFinishing] },
        { parentField: 'program', parentValue: ['PNC'] },
        { parentField: 'program_status', parentValue: ['ADM'] },
      ],
    },
  ],
};

/** For good, or until a day: then the animal is suspended, and another entry brings it back. */
export const programExit: OrdinaryEvent = {
  eventType: 115,
  name: { es: 'Exclusión del programa', en: 'Programme exit' },
  icon: 'shield-x',
  fields: [
    { ...needed(programExitReason), writes: 'program_exit_reason' },
    {
      name: 'excluded_until',
      label: { es: 'Hasta', en: 'Until' },
      type: 'date',
      hint: { es: 'En blanco si es definitiva', en: 'Leave blank if it is permanent' },
      validations: { min: { field: '_eventDate_' } },
    },
    paperField('exit_file', 'Informe', 'Report'),
  ],
  form: formOf(
    stepOf('exit', { es: 'Exclusión', en: 'Exit' }, ['program_exit_reason', 'excluded_until', 'exit_file']),
  ),
  ...recordedIn(farms, withoutSheet),
  permissionsRelation: whoDecides,
  requires: [
    requiring(
      { all: [{ filled: 'program' }, isNot('program_status', 'EXC')] },
      'No está en el programa',
      'Not in the programme',
    ),
  ],
  epcis: { bizStep: 'inspecting', disposition: 'non_conformant' },
  derives: [
    {
      attribute: 'program_status',
      rule: 'value',
      value: 'EXC',
      when: [{ parentField: 'excluded_until', parentValue: [''] }],
    },
    {
      attribute: 'program_status',
      rule: 'value',
      value: 'SUS',
      when: [{ parentField: 'excluded_until', parentValue: [''], not: true }],
    },
  ],
};
