import { repairFields } from '../fields/leather-goods-fields';
import { controlResults, hideDefects } from '../lookups/leather';
import { oneByOne, recordedIn, untilRetired, withoutSheet } from './common-events';
import { photos } from '../fields/common-fields';
import type { OfferedEvent, OrdinaryEvent, SenderEvent, Subtypes } from '../../model/event-model';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, oneOf, requiring } from '../fields/needs';

/** Events of leather goods. */

const makers: Subtypes = [1, 32];

const unsold = requiring({ empty: 'sold_on' }, 'Ya está vendido', 'Already sold');

const qualityControl: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Control de calidad', en: 'Quality control' },
  icon: 'list-checks',
  fields: [
    {
      name: 'result',
      label: { es: 'Resultado', en: 'Result' },
      type: 'select',
      values: controlResults,
      validations: { mandatory: true },
      writes: 'control_result',
      segmented: true,
      columns: 12,
    },
    {
      name: 'defects',
      label: { es: 'Defectos', en: 'Defects' },
      type: 'groupedmultiselectbox',
      values: hideDefects,
      hideCondition: { parentField: 'result', parentValue: ['', 'pass'] },
    },
    photos,
  ],
  form: formOf(stepOf('control', { es: 'Control', en: 'Control' }, ['result', 'defects', 'photos'])),
  ...recordedIn(makers),
  requires: [unsold],
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
};

const repairNames = repairFields.map(({ name }) => name);

const repair: SenderEvent = {
  eventType: 104,
  name: { es: 'Reparación', en: 'Repair' },
  icon: 'wrench',
  fields: [...repairFields, photos],
  form: formOf(stepOf('repair', { es: 'Reparación', en: 'Repair' }, [...repairNames, 'photos'])),
  ...recordedIn(makers, oneByOne),
  onTransferred: true,
  public: { as: 'care', titles: [{ title: { es: 'Reparaciones', en: 'Repairs' } }] },
  epcis: { bizStep: 'repairing', disposition: 'active' },
  derives: [
    {
      attribute: 'repairs',
      rule: 'row',
      of: Object.fromEntries(repairNames.map((name) => [name, name])),
    },
  ],
};

const sale: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Venta al consumidor', en: 'Sale to consumer' },
  icon: 'shopping-bag',
  fields: [
    {
      name: 'sold_on',
      label: { es: 'Fecha de venta', en: 'Sold on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'sold_on',
    },
    { name: 'shop', label: { es: 'Tienda', en: 'Shop' }, type: 'text' },
    {
      name: 'country',
      label: { es: 'País', en: 'Country' },
      type: 'select',
      dataSourceType: 'common',
      dataSourceCommon: 'countries',
    },
  ],
  form: formOf(stepOf('sale', { es: 'Venta', en: 'Sale' }, ['sold_on', 'shop', 'country'])),
  permissions: { box: makers, code: 'ASSET_EVENT' },
  ...withoutSheet,
  assetDisabledToEvent: [...untilRetired, 'sold_on'],
  requires: [
    unsold,
    advising(
      oneOf('control_result', 'pass', ''),
      'Control de calidad: {{control_result}}',
      'Quality control: {{control_result}}',
    ),
  ],
  public: { as: 'stop', titles: [{ title: { es: 'Vendido', en: 'Sold' } }] },
  epcis: { bizStep: 'retail_selling', disposition: 'retail_sold' },
};

export const leatherGoodsEvents: readonly OfferedEvent[] = [qualityControl, repair, sale];
