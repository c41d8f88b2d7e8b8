import { routes, treatmentClasses } from '../lookups/cattle';
import type { Derivation, EventField, EventRule, EventOnlyField } from '../../model/event-model';
import type { FieldOf } from '../../model/field';

/** Fields of vaccinations and treatments, of cattle and of pigs. */

export const vaccineBatch: FieldOf<'text'> = {
  name: 'vaccine_batch',
  label: { es: 'Partida de la vacuna', en: 'Vaccine batch' },
  type: 'text',
};

export const treatmentClass: EventField = {
  name: 'treatment_class',
  label: { es: 'Tipo de tratamiento', en: 'Treatment class' },
  type: 'select',
  values: treatmentClasses,
};

export const withdrawalDays: FieldOf<'number'> = {
  name: 'withdrawal_days',
  label: { es: 'Días de retiro', en: 'Withdrawal days' },
  type: 'number',
  hint: { es: 'Los que indica el envase; 0 si no tiene', en: 'As stated on the package; 0 if there is none' },
  validations: { min: { value: 0 }, max: { value: 365 } },
};

export const route: EventField = {
  name: 'route',
  label: { es: 'Vía', en: 'Route' },
  type: 'select',
  values: routes,
};

/** Until when a treated animal may not be slaughtered. */
export const withdrawn: Derivation = {
  attribute: 'withdrawal_until',
  rule: 'daysAfter',
  field: 'withdrawal_days',
};

/** Nobody slaughters an animal before the withdrawal of what it was treated with has ended. */
export const underWithdrawal = {
  rule: 'closed',
  level: 'error',
  until: 'withdrawal_until',
  why: 'last_treatment',
} as const satisfies EventRule;

/** With it an administrator goes on within withdrawal: the reason stays in the event and its mark in the history. */
export const withdrawalReason: EventOnlyField = {
  name: 'withdrawal_reason',
  label: {
    es: 'Motivo para enviar a faena dentro del retiro',
    en: 'Reason to send to slaughter within withdrawal',
  },
  type: 'multiline',
  hint: {
    es: 'Solo si el retiro no terminó, y solo un Administrador: quién lo autoriza y por qué',
    en: 'Only if the withdrawal period is not over, and only an Administrator: who allows it and why',
  },
  validations: { maxLength: 500 },
};
