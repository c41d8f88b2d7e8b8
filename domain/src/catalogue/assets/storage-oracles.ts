import type { MenuEntry } from '../../model/asset-type';
import type { OracleModel } from '../../model/oracle-model';
import { grainCodes } from '../lookups/stored-grain';

const held = [27, 28, 29] as const;

/** What the stock providers of grain say of a silo bag: whether it exists, whose it is, and how much is in it. */
export const storageOracles: OracleModel = {
  subtypes: held,
  statuses: ['active', 'validated', 'observed'],
  fields: [
    {
      name: 'id',
      label: { es: 'Código de oráculo', en: 'Oracle code' },
      type: 'text',
      mandatory: true,
      synonyms: ['code', 'codigo', 'código'],
    },
    {
      name: 'holder_cuit',
      label: { es: 'CUIT', en: 'Tax id' },
      type: 'text',
      mandatory: true,
      synonyms: ['cuit titular'],
    },
    {
      name: 'holder_name',
      label: { es: 'Titular', en: 'Holder' },
      type: 'text',
      synonyms: ['razon social'],
    },
    {
      name: 'specie_code',
      label: { es: 'Grano (ARCA)', en: 'Grain (ARCA)' },
      type: 'number',
      synonyms: ['grano', 'grain'],
    },
    { name: 'campaign', label: { es: 'Campaña', en: 'Crop year' }, type: 'text' },
    { name: 'renspa', label: { es: 'RENSPA', en: 'RENSPA' }, type: 'text' },
    { name: 'locality', label: { es: 'Localidad', en: 'Locality' }, type: 'text' },
    { name: 'province', label: { es: 'Provincia', en: 'Province' }, type: 'text' },
    { name: 'tonnes', label: { es: 'Toneladas', en: 'Tonnes' }, type: 'number', mandatory: true },
    { name: 'tonnes_pledged', label: { es: 'Prendadas', en: 'Pledged' }, type: 'number' },
    { name: 'existence', label: { es: 'Existe', en: 'Exists' }, type: 'flag', mandatory: true },
    {
      name: 'checked_at',
      label: { es: 'Verificado', en: 'Checked' },
      type: 'dateTime',
      synonyms: ['at', 'fecha'],
    },
  ],
  existence: 'existence',
  checkedAt: 'checked_at',
  holder: { field: 'holder_cuit', attribute: 'holder_cuit' },
  writes: {
    code: 'id_stock_provider',
    existence: 'stock_provider_existence',
    exists: 'exists',
    missing: 'missing',
    unknown: 'unknown',
  },
  // What was withdrawn is there no more: of what is left, the balance says how much.
  amount: { field: 'tonnes', attributes: ['tonnage_left', 'tonnage'], unit: 't', percent: 2 },
  described: ['specie_code', 'locality', 'campaign', 'holder_name'],
  compares: [
    { field: 'specie_code', attribute: 'specie', codes: grainCodes },
    { field: 'campaign', attribute: 'campaign' },
  ],
};

/** The entry of the oracles in the menu, in the establishments whose assets are linked with records. */
export const oraclesEntry: MenuEntry = {
  name: 'oracles',
  label: { es: 'Oráculos', en: 'Oracles' },
  icon: 'radio-tower',
  group: { es: 'Datos', en: 'Data' },
  path: '/assetsOracles',
  subtypes: held,
  permission: 'ASSET_LIST',
};
