import { treatmentClasses } from '../lookups/cattle';
import { farms, inspected, weighed } from './cattle-blocks';
import {
  bodyCondition,
  dentition,
  paddock,
  reproductiveStatus,
  vaccineChoice,
  weight,
} from '../fields/cattle-fields';
import { product, productProposals, vaccinated } from './cattle-health';
import { ofReproductiveStatus, ofVaccines } from './cattle-needs';
import { recordedIn } from './common-events';
import { photo } from '../fields/common-fields';
import type { OrdinaryEvent } from '../../model/event-model';
import { treatmentClass, vaccineBatch, withdrawalDays, withdrawn } from '../fields/health-fields';
import { formOf, stepWith } from '../fields/form-steps';

/** The chute session: what is done to cattle in one pass through the yards. */

const anyTreatment = {
  parentField: 'treatment_class',
  parentValue: treatmentClasses.map((option) => option.key),
};

/** All that is done to an animal in one pass; what is left blank changes nothing. */
export const chuteSession: OrdinaryEvent = {
  eventType: 7,
  name: { es: 'Manga', en: 'Chute session' },
  icon: 'fence',
  fields: [
    {
      name: 'session',
      label: { es: 'Inicio de la sesión', en: 'Start of the session' },
      type: 'dateTime',
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
    },
    { name: 'operator', label: { es: 'Operador', en: 'Operator' }, type: 'text', private: true },
    { ...paddock, writes: 'paddock' },
    { ...weight, writes: 'weight' },
    { ...bodyCondition, writes: 'body_condition' },
    { ...dentition, writes: 'dentition' },
    { ...reproductiveStatus, writes: 'reproductive_status' },
    {
      name: 'vaccines',
      label: { es: 'Vacunas', en: 'Vaccines' },
      ...vaccineChoice,
      writes: 'vaccines_given',
      adds: true,
    },
    vaccineBatch,
    treatmentClass,
    {
      ...product,
      proposals: { ...productProposals, copies: { withdrawal_days: 'withdrawal_days' } },
      validations: { mandatoryWhen: anyTreatment },
    },
    { ...withdrawalDays, validations: { ...withdrawalDays.validations, mandatoryWhen: anyTreatment } },
    photo,
  ],
  form: formOf(
    stepWith('session', { es: 'Sesión', en: 'Session' }, [
      { title: { es: 'Sesión de manga', en: 'Chute session' }, fields: ['session', 'operator', 'paddock'] },
    ]),
    stepWith('measures', { es: 'Medidas', en: 'Measures' }, [
      {
        title: { es: 'Medidas del animal', en: 'Measures of the animal' },
        hint: { es: 'Lo que deje en blanco no cambia.', en: 'What you leave blank does not change.' },
        fields: ['weight', 'body_condition', 'dentition', 'reproductive_status'],
      },
    ]),
    stepWith('health', { es: 'Sanidad', en: 'Health' }, [
      { title: { es: 'Vacunación', en: 'Vaccination' }, fields: ['vaccines', 'vaccine_batch'] },
      {
        title: { es: 'Tratamiento', en: 'Treatment' },
        fields: ['treatment_class', 'product', 'withdrawal_days'],
      },
      { title: { es: 'Registro', en: 'Record' }, fields: ['photo'] },
    ]),
  ),
  ...recordedIn(farms),
  health: { filled: ['vaccines', 'vaccine_batch', 'treatment_class', 'product'] },
  epcis: inspected,
  derives: [...weighed, vaccinated, withdrawn],
  requires: [...ofVaccines, ofReproductiveStatus],
};
