import type { Likeness, Option } from '../../model/field';
import { arrivals, consumption, departures } from '../lookups/herds';
import { keysBut } from '../../reference/options';
import { oneByOne, recordedIn } from './common-events';
import { paperField } from '../fields/common-fields';
import type { Creation, Derivation, EventField, OrdinaryEvent, Subtypes } from '../../model/event-model';
import { underWithdrawal } from '../fields/health-fields';
import { permit } from '../fields/transport-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { filledIn, left, oneOf, requiring } from '../fields/needs';

/** Events of animals that are counted, not identified one by one: herds of cattle, batches of pigs. */

const movements = [...arrivals, ...departures];
const keysOf = (options: readonly Option[]) => options.map(({ key }) => key);

const quantity: EventField = {
  name: 'quantity',
  label: { es: 'Cabezas', en: 'Head count' },
  type: 'number',
  validations: { mandatory: true, min: { value: 1 }, max: { value: 100_000 } },
};

/** What is done to all heads is done to none where none is left. */
export const headsLeft = requiring(left('heads'), 'No quedan cabezas', 'No heads are left');

function movementFields(causes: readonly Option[]): readonly EventField[] {
  return [
    {
      name: 'movement',
      label: { es: 'Movimiento', en: 'Movement' },
      type: 'select',
      values: movements,
      validations: { mandatory: true },
    },
    quantity,
    {
      name: 'death_cause',
      label: { es: 'Causa de muerte', en: 'Cause of death' },
      type: 'select',
      values: causes,
      hideCondition: { parentField: 'movement', parentValue: ['', ...keysBut(movements, 'MUE')] },
    },
    permit,
    paperField('movement_file', 'Comprobante', 'Voucher'),
  ];
}

/** Heads that join or leave; there are never less than none. */
export function headMovementIn(
  box: Subtypes,
  causes: readonly Option[],
  derives: readonly Derivation[] = [],
): OrdinaryEvent {
  return {
    eventType: 131,
    name: { es: 'Movimiento de cabezas', en: 'Head movement' },
    icon: 'arrow-up-down',
    fields: movementFields(causes),
    form: formOf(
      stepOf('movement', { es: 'Movimiento', en: 'Movement' }, [
        'movement',
        'quantity',
        'death_cause',
        'dte',
        'movement_file',
      ]),
    ),
    ...recordedIn(box),
    epcis: {
      bizStep: 'other',
      disposition: 'active',
      heads: 'quantity',
      when: [
        { field: 'movement', is: keysOf(arrivals), bizStep: 'commissioning', action: 'ADD' },
        {
          field: 'movement',
          is: keysOf(departures),
          bizStep: 'decommissioning',
          disposition: 'inactive',
          action: 'DELETE',
        },
      ],
    },
    requires: [{ ...headsLeft, when: oneOf('movement', ...keysOf(departures)) }],
    // What is eaten on the farm was slaughtered, too.
    rules: [{ ...underWithdrawal, when: { parentField: 'movement', parentValue: [consumption] } }],
    derives: [
      {
        attribute: 'heads',
        rule: 'plus',
        field: 'quantity',
        when: { parentField: 'movement', parentValue: arrivals.map(({ key }) => key) },
      },
      {
        attribute: 'heads',
        rule: 'plus',
        field: 'quantity',
        minus: true,
        when: { parentField: 'movement', parentValue: departures.map(({ key }) => key) },
      },
      ...derives,
    ],
  };
}

export function headCountIn(box: Subtypes): OrdinaryEvent {
  return {
    eventType: 132,
    name: { es: 'Recuento', en: 'Count' },
    icon: 'hash',
    fields: [
      {
        name: 'counted',
        label: { es: 'Cabezas contadas', en: 'Head counted' },
        type: 'number',
        hint: {
          es: 'La diferencia con lo registrado queda en la historia',
          en: 'The difference from the record stays in the history',
        },
        validations: { mandatory: true, min: { value: 0 }, max: { value: 100_000 } },
        writes: 'heads',
      },
    ],
    form: formOf(stepOf('count', { es: 'Recuento', en: 'Count' }, ['counted'])),
    ...recordedIn(box),
    epcis: { bizStep: 'cycle_counting', disposition: 'in_progress' },
  };
}

/** Some of the heads become another herd; `code` is the attribute that names it, `copies` what both have. */
export function splitIn(box: Subtypes, code: string, copies: readonly string[]): OrdinaryEvent {
  const creates: Creation = {
    takes: { [code]: 'new_code', heads: 'quantity' },
    copies: Object.fromEntries(copies.map((name) => [name, name])),
  };
  return {
    eventType: 133,
    name: { es: 'División', en: 'Split' },
    icon: 'split',
    fields: [
      { ...quantity, label: { es: 'Cabezas que se separan', en: 'Head split off' } },
      {
        name: 'new_code',
        label: { es: 'Código nuevo', en: 'New code' },
        type: 'text',
        validations: { mandatory: true, minLength: 3, maxLength: 20 },
      },
    ],
    form: formOf(stepOf('split', { es: 'División', en: 'Split' }, ['quantity', 'new_code'])),
    ...recordedIn(box, oneByOne),
    requires: [
      headsLeft,
      requiring(
        { number: { of: 'heads', overField: 'quantity' } },
        'Solo se separa una parte: son {{heads}}',
        'Only a part may be split off: there are {{heads}}',
        { when: filledIn('quantity') },
      ),
    ],
    inAssetList: true,
    epcis: {
      bizStep: 'other',
      disposition: 'active',
      heads: 'quantity',
      transformation: { asset: 'input' },
    },
    derives: [{ attribute: 'heads', rule: 'plus', field: 'quantity', minus: true }],
    creates,
  };
}

/** Joins others to one, which takes their heads; they must be like it in what the model says. */
export function mergeIn(box: Subtypes, alike: readonly Likeness[]): OrdinaryEvent {
  return {
    eventType: 134,
    name: { es: 'Unión', en: 'Merge' },
    icon: 'merge',
    fields: [
      {
        name: 'merged',
        label: { es: 'Se suman a este', en: 'Join this one' },
        type: 'assetsSelectList',
        hint: {
          es: 'De la misma categoría; dejan de existir solos',
          en: 'Of the same category; they end on their own',
        },
        choice: { alike },
        validations: { mandatory: true },
      },
    ],
    form: formOf(stepOf('merge', { es: 'Unión', en: 'Merge' }, ['merged'])),
    ...recordedIn(box, oneByOne),
    epcis: { bizStep: 'other', disposition: 'active', transformation: { asset: 'output', others: 'merged' } },
    absorbs: { field: 'merged', counts: ['heads'] },
  };
}
