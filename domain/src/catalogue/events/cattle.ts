import { currencies, transferTypes } from '../lookups/cattle';
import { cattlePlants, everywhere, holders, paper } from './cattle-blocks';
import { calving, pregnancyCheck, service, weaning } from './cattle-breeding';
import { retire, slaughterEvent } from './cattle-endings';
import { chuteSession } from './cattle-chute';
import { diagnosticTest, treatment, vaccination } from './cattle-health';
import {
  categoryChange,
  conditionChange,
  dentitionChange,
  paddockMove,
  systemChange,
  weighing,
} from './cattle-measures';
import { certificates, reidentification } from './cattle-papers';
import { bulkEditIn, pauseIn, registrationIn, resumeIn, transferIn } from './common-events';
import type { OfferedEvent, EventOnlyField } from '../../model/event-model';
import { underWithdrawal, withdrawalReason } from '../fields/health-fields';
import { driver, permit, permitMotive, truckPlate } from '../fields/transport-fields';
import { formOf, stepOf, stepWith } from '../fields/form-steps';

/**
 * The events of single head of cattle. Every event form opens with the event's date and comment, which are the
 * engine's own; the fields here are what the event adds. Codes below 100 are those of document 2 section 9.
 */

const transferPapers: readonly EventOnlyField[] = [
  permit,
  permitMotive,
  truckPlate,
  { ...paper, name: 'dte_file', label: { es: 'Archivo del DT-e', en: 'Permit file' } },
  ...driver,
  { name: 'loaded_at', label: { es: 'Carga', en: 'Loaded at' }, type: 'dateTime' },
  {
    name: 'price',
    label: { es: 'Precio', en: 'Price' },
    type: 'float',
    private: true,
    validations: { min: { value: 0 } },
  },
  {
    name: 'currency',
    label: { es: 'Moneda', en: 'Currency' },
    type: 'select',
    private: true,
    values: currencies,
    defaultValue: 'ARS',
  },
  withdrawalReason,
];

/** Every event of single head of cattle, in the order of the row menu. */
export const cattleEvents: readonly OfferedEvent[] = [
  registrationIn(holders, {
    public: {
      as: 'stop',
      titles: [
        {
          when: { parentField: 'entry_type', parentValue: ['NAC'] },
          title: { es: 'Nació', en: 'Born' },
          at: 'birth_date',
        },
        { title: { es: 'Ingresó', en: 'Arrived' }, at: 'entry_date' },
      ],
    },
  }),
  bulkEditIn(holders),
  weighing,
  chuteSession,
  vaccination,
  treatment,
  paddockMove,
  categoryChange,
  systemChange,
  dentitionChange,
  conditionChange,
  service,
  pregnancyCheck,
  calving,
  weaning,
  diagnosticTest,
  certificates,
  reidentification,
  pauseIn(everywhere, { epcis: { bizStep: 'holding', disposition: 'unavailable' } }),
  resumeIn(everywhere),
  slaughterEvent,
  retire,
  transferIn([...holders, 10], transferPapers, {
    kinds: transferTypes,
    form: formOf(
      stepOf('destination', { es: 'Destino', en: 'Destination' }, ['transfer_type']),
      stepWith('document', { es: 'Documento', en: 'Document' }, [
        { title: { es: 'DT-e', en: 'Permit' }, fields: ['dte', 'dte_motive', 'dte_file'] },
        {
          title: { es: 'Transporte', en: 'Transport' },
          fields: ['truck_plate', 'driver', 'driver_phone', 'loaded_at'],
        },
        { title: { es: 'Precio', en: 'Price' }, fields: ['price', 'currency'] },
        { title: { es: 'Retiro de medicamentos', en: 'Withdrawal period' }, fields: [withdrawalReason.name] },
      ]),
    ),
    rules: [{ ...underWithdrawal, to: cattlePlants, override: withdrawalReason.name }],
  }),
];
