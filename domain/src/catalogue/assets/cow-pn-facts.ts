import {
  programExitReason,
  programStatus,
  quarantineReason,
  quarantineResult,
} from '../fields/natural-beef-fields';
import type { Attribute, Slot } from '../../model/attribute';
import { access, foldedFilter, openFilter, plain, shown } from '../fields/attribute-blocks';
import { eventFacts } from '../attributes/cow-ar-access';
import { cowArFacts } from './cow-ar-facts';
import { adopted } from '../attributes/cow-pn-attributes';
import { writtenByEvents } from '../fields/attribute-sets';

const seesSlaughter = access([1, 5, 6, 7, 8, 10, 11]);

/** Service and calving give their slots to quarantine and programme entry. */
const slots: Readonly<Record<string, Slot | null>> = { last_service_date: null, expected_calving: null };

/** What events write about an animal of the programme. */
export const cowPnFacts: readonly Attribute[] = [
  ...writtenByEvents(eventFacts, [
    {
      ...programStatus,
      defaultValue: 'PEN',
      listInEvent: true,
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: plain('t8'),
      qr: shown('text', 'certificates'),
    },
    {
      name: 'program_entry_date',
      label: { es: 'Ingreso al programa', en: 'Programme entry' },
      type: 'date',
      tableFilter: foldedFilter('betweenDates'),
      slot: plain('d4'),
      qr: shown('date', 'certificates'),
    },
    { ...programExitReason, summaryRules: ['PORC'] },
    {
      name: 'quarantine_start',
      label: { es: 'Inicio de cuarentena', en: 'Quarantine start' },
      type: 'date',
      tableFilter: foldedFilter('betweenDates'),
      slot: plain('d3'),
    },
    {
      name: 'quarantine_end',
      label: { es: 'Fin de cuarentena', en: 'Quarantine end' },
      type: 'date',
      slot: plain('d7'),
    },
    quarantineReason,
    quarantineResult,
    { name: 'feed_start_date', label: { es: 'Inicio del régimen', en: 'Regime start' }, type: 'date' },
    {
      name: 'days_on_pasture',
      label: { es: 'Días a pasto', en: 'Days on pasture' },
      type: 'number',
      hint: {
        es: 'Desde el ingreso, sin los de corral, hasta la última cuenta',
        en: 'Since entry, without those in pens, up to the last count',
      },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MIN', 'MEAN'],
      slot: plain('n6'),
      qr: shown('text', 'life'),
    },
    {
      name: 'pasture_counted_to',
      label: { es: 'Días a pasto contados hasta', en: 'Days on pasture counted up to' },
      type: 'date',
      hideInList: true,
    },
    {
      name: 'antibiotic_ever',
      label: { es: 'Recibió antibióticos', en: 'Antibiotics ever' },
      type: 'checkbox',
      tableFilter: foldedFilter('select'),
      summaryRules: ['PORC'],
    },
  ]),
  ...cowArFacts.map((attribute) => adopted(attribute, slots)),
  ...writtenByEvents(seesSlaughter, [
    {
      name: 'slaughter_plant',
      label: { es: 'Planta de faena', en: 'Slaughter plant' },
      type: 'text',
      qr: shown('text', 'product'),
    },
    {
      name: 'carcass_ph',
      label: { es: 'pH a 24 h', en: 'pH at 24 h' },
      type: 'float',
      validations: { min: { value: 5 }, max: { value: 7.5 } },
      summaryRules: ['MEAN'],
    },
  ]),
];
