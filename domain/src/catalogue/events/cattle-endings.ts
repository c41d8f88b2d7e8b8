import { disposalTypes, ownConsumption, slaughter } from '../lookups/cattle';
import { holders, paper } from './cattle-blocks';
import {
  carcassConformation,
  carcassFat,
  disposalDate,
  disposalReason,
  disposalType,
  slaughterTroop,
} from '../fields/cattle-fields';
import { anyNumber, recordedIn, untilRetired } from './common-events';
import { needed, photo } from '../fields/common-fields';
import type { OrdinaryEvent } from '../../model/event-model';
import { underWithdrawal, withdrawalReason } from '../fields/health-fields';
import { formOf, stepOf, stepWith } from '../fields/form-steps';

/** How an animal leaves: slaughter, and every other way. */

/** The animal becomes two half carcasses; its public page goes on answering. */
export const slaughterEvent: OrdinaryEvent = {
  eventType: 10,
  name: { es: 'Faena', en: 'Slaughter' },
  icon: 'package',
  fields: [
    {
      name: 'slaughter_at',
      label: { es: 'Fecha y hora de faena', en: 'Date and time of slaughter' },
      type: 'dateTime',
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
      writes: 'disposal_date',
    },
    { ...needed(slaughterTroop), writes: 'slaughter_troop' },
    {
      name: 'hook_no',
      label: { es: 'Garrón', en: 'Hook number' },
      type: 'number',
      validations: { min: { value: 1 }, max: { value: 9999 } },
    },
    { ...disposalType, disabled: true, defaultValue: slaughter, writes: 'disposal_type' },
    {
      name: 'carcass_left',
      label: { es: 'Media res izquierda', en: 'Left side' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 20 }, max: { value: 400 } },
    },
    {
      name: 'carcass_right',
      label: { es: 'Media res derecha', en: 'Right side' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 20 }, max: { value: 400 } },
    },
    { ...carcassConformation, writes: 'carcass_conformation' },
    { ...carcassFat, writes: 'carcass_fat' },
    {
      name: 'condemned_kg',
      label: { es: 'Decomiso', en: 'Condemned' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0 }, max: { value: 700 } },
    },
    {
      ...withdrawalReason,
      label: { es: 'Motivo para faenar dentro del retiro', en: 'Reason to slaughter within withdrawal' },
    },
    { ...paper, name: 'romaneo_file', label: { es: 'Romaneo', en: 'Kill sheet' } },
  ],
  form: formOf(
    stepOf('slaughter', { es: 'Faena', en: 'Slaughter' }, [
      'slaughter_at',
      'slaughter_troop',
      'hook_no',
      'disposal_type',
    ]),
    stepWith('carcass', { es: 'Res', en: 'Carcass' }, [
      {
        title: { es: 'Medias reses', en: 'Sides' },
        fields: ['carcass_left', 'carcass_right', 'condemned_kg'],
      },
      { title: { es: 'Tipificación', en: 'Grading' }, fields: ['carcass_conformation', 'carcass_fat'] },
    ]),
    stepWith('kill_sheet', { es: 'Romaneo', en: 'Kill sheet' }, [
      { title: { es: 'Romaneo', en: 'Kill sheet' }, fields: ['romaneo_file'] },
      { title: { es: 'Retiro de medicamentos', en: 'Withdrawal period' }, fields: ['withdrawal_reason'] },
    ]),
  ),
  ...recordedIn([10]),
  public: { as: 'stop', titles: [{ title: { es: 'Faena', en: 'Slaughter' } }], shows: 'carcass_weight' },
  epcis: {
    bizStep: 'commissioning',
    disposition: 'in_progress',
    transformation: {
      asset: 'input',
      yields: [
        { product: 'half_carcass', field: 'carcass_left' },
        { product: 'half_carcass', field: 'carcass_right' },
      ],
    },
  },
  derives: [
    { attribute: 'carcass_weight', rule: 'sum', fields: ['carcass_left', 'carcass_right'] },
    { attribute: 'dressing_pct', rule: 'percent', fields: ['carcass_left', 'carcass_right'], of: 'weight' },
  ],
  rules: [{ ...underWithdrawal, override: withdrawalReason.name }],
};

/** Slaughter is an event of its own, so it is not among the types offered. */
const offeredDisposals = disposalTypes.filter((option) => option.key !== slaughter);
const neitherSoldNorExported = offeredDisposals
  .map((option) => option.key)
  .filter((key) => key !== 'VENTA' && key !== 'EXPORT');

export const retire: OrdinaryEvent = {
  eventType: 13,
  name: { es: 'Dar de baja', en: 'Retire' },
  icon: 'archive',
  fields: [
    { ...disposalType, values: offeredDisposals, validations: { mandatory: true }, writes: 'disposal_type' },
    { ...disposalReason, validations: { mandatory: true }, writes: 'disposal_reason' },
    {
      ...disposalDate,
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
      writes: 'disposal_date',
    },
    {
      name: 'buyer',
      label: { es: 'Comprador', en: 'Buyer' },
      type: 'text',
      private: true,
      hideCondition: { parentField: 'disposal_type', parentValue: neitherSoldNorExported },
    },
    {
      name: 'price',
      label: { es: 'Precio', en: 'Price' },
      type: 'float',
      private: true,
      validations: { min: { value: 0 } },
      hideCondition: { parentField: 'disposal_type', parentValue: neitherSoldNorExported },
    },
    photo,
    {
      ...paper,
      name: 'police_report',
      label: { es: 'Denuncia policial', en: 'Police report' },
      hideCondition: { parentField: 'disposal_type', parentValue: ['ROBO'], not: true },
    },
  ],
  form: formOf(
    stepWith('reason', { es: 'Motivo', en: 'Reason' }, [
      {
        title: { es: 'Baja', en: 'Disposal' },
        hint: {
          es: 'El animal deja el listado y libera su lugar en el cupo.',
          en: 'The animal leaves the list and frees its place in the quota.',
        },
        fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'buyer', 'price'],
      },
    ]),
    stepOf('evidence', { es: 'Prueba', en: 'Evidence' }, ['photo', 'police_report']),
  ),
  permissions: { box: [...holders, 10], code: 'ASSET_BURN' },
  ...anyNumber,
  assetDisabledToEvent: untilRetired,
  epcis: {
    bizStep: 'decommissioning',
    disposition: 'inactive',
    when: [
      { field: 'disposal_type', is: ['ROBO'], disposition: 'stolen' },
      {
        field: 'disposal_type',
        is: ['SANITARIO', 'DECOMISO'],
        bizStep: 'destroying',
        disposition: 'destroyed',
      },
    ],
  },
  effect: { kind: 'retire' },
  // What is eaten on the farm was slaughtered, too.
  rules: [{ ...underWithdrawal, when: { parentField: 'disposal_type', parentValue: [ownConsumption] } }],
};
