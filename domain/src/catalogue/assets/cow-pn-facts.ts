import { programExitReason, programStatus, quarantineReason } from '../fields/natural-beef-fields';
import type { Attribute, Slot } from '../../model/attribute';
import { access, foldedFilter, openFilter, plain, shown } from '../fields/attribute-blocks';
import { eventFacts } from '../attributes/cow-ar-access';
import { cowArFacts } from './cow-ar-facts';
import { adopted } from '../attributes/cow-pn-attributes';

const seesSlaughter = access([1, 5, 6, 7, 8, 10, 11]);

/** Service and calving give their slots to quarantine and programme entry. */
const slots: Readonly<Record<string, Slot | null>> = { last_service_date: null, expected_calving: null };

/** What events write about an animal of the programme. */
export const cowPnFacts: readonly Attribute[] = [
  {
    ...programStatus,
    defaultValue: 'PEN',
    onlyEvent: true,
    permissions: eventFacts,
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
    onlyEvent: true,
    permissions: eventFacts,
    tableFilter: foldedFilter('betweenDates'),
    slot: plain('d4'),
    qr: shown('date', 'certificates'),
    columns: 6,
  },
  { ...programExitReason, onlyEvent: true, permissions: eventFacts, summaryRules: ['PORC'] },
  {
    name: 'quarantine_start',
    label: { es: 'Inicio de cuarentena', en: 'Quarantine start' },
    type: 'date',
    onlyEvent: true,
    permissions: eventFacts,
    tableFilter: foldedFilter('betweenDates'),
    slot: plain('d3'),
    columns: 6,
  },
  {
    name: 'quarantine_end',
    label: { es: 'Fin de cuarentena', en: 'Quarantine end' },
    type: 'date',
    onlyEvent: true,
    permissions: eventFacts,
    columns: 6,
  },
  { ...quarantineReason, onlyEvent: true, permissions: eventFacts },
  {
    name: 'feed_start_date',
    label: { es: 'Inicio del régimen', en: 'Regime start' },
    type: 'date',
    onlyEvent: true,
    permissions: eventFacts,
    columns: 6,
  },
  {
    name: 'days_on_pasture',
    label: { es: 'Días a pasto', en: 'Days on pasture' },
    type: 'number',
    hint: {
      es: 'Desde el ingreso, sin los de corral, hasta la última cuenta',
      en: 'Since entry, without those in pens, up to the last count',
    },
    onlyEvent: true,
    permissions: eventFacts,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MEAN'],
    slot: plain('n6'),
    qr: shown('text', 'life'),
    columns: 6,
  },
  {
    name: 'pasture_counted_to',
    label: { es: 'Días a pasto contados hasta', en: 'Days on pasture counted up to' },
    type: 'date',
    onlyEvent: true,
    hideInList: true,
    permissions: eventFacts,
    columns: 6,
  },
  {
    name: 'antibiotic_ever',
    label: { es: 'Recibió antibióticos', en: 'Antibiotics ever' },
    type: 'checkbox',
    onlyEvent: true,
    permissions: eventFacts,
    tableFilter: foldedFilter('select'),
    summaryRules: ['PORC'],
    columns: 6,
  },
  ...cowArFacts.map((attribute) => adopted(attribute, slots)),
  {
    name: 'slaughter_plant',
    label: { es: 'Planta de faena', en: 'Slaughter plant' },
    type: 'text',
    onlyEvent: true,
    permissions: seesSlaughter,
    qr: shown('text', 'product'),
    columns: 6,
  },
  {
    name: 'carcass_ph',
    label: { es: 'pH a 24 h', en: 'pH at 24 h' },
    type: 'float',
    validations: { min: { value: 5 }, max: { value: 7.5 } },
    onlyEvent: true,
    permissions: seesSlaughter,
    summaryRules: ['MEAN'],
    columns: 6,
  },
];
