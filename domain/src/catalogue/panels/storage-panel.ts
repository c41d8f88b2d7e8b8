import type { PanelModel } from '../../model/panel';
import type { Words } from '../../words';

const bags: Words = { es: 'Silobolsas', en: 'Silo bags' };
const tonnes: Words = { es: 'Toneladas', en: 'Tonnes' };
const sum = (field: string) => ({ of: 'sum', field }) as const;
const ofTonnes = sum('tonnage');
/** What runs out within thirty days, and what ran out and is still there is no part of it. */
const within30 = [{ field: 'date_expired', from: 0, to: 30 }];
/** What somebody beside the keeper confirms, and what nobody does. */
const confirmed = [{ field: 'stock_provider_existence', in: ['exists'] }];
const unconfirmed = [{ field: 'stock_provider_existence', in: ['unknown', 'missing'] }];
const confirmedTonnes: Words = { es: 'Toneladas confirmadas', en: 'Tonnes confirmed' };
const unconfirmedTonnes: Words = { es: 'Toneladas sin confirmar', en: 'Tonnes not confirmed' };
const expiringTonnes: Words = { es: 'Vencen en 30 días', en: 'Expiring within 30 days' };

/** Grain in silo bags that others lend against: what there is, where it stands, and what runs out (models of 35, section 9). */
export const grainPanel: PanelModel = {
  assetType: 35,
  subtypes: [27, 28, 29],
  noun: { one: { es: 'silobolsa', en: 'silo bag' }, many: { es: 'silobolsas', en: 'silo bags' } },
  filters: [
    { field: 'campaign', type: 'multiselect' },
    { field: 'specie', type: 'multiselect' },
    { field: 'asset_status_change', type: 'multiselect' },
    { field: 'guarantee_state', type: 'select' },
    { field: 'guarantee_holder', type: 'select' },
    { field: 'date_expired', type: 'period' },
    { field: 'depositor_name', type: 'select', fk: 'campaign' },
  ],
  cards: [
    { name: 'tonnes', title: { es: 'Toneladas en existencia', en: 'Tonnes in stock' }, figure: ofTonnes },
    {
      name: 'pledged',
      title: { es: 'En garantía', en: 'Pledged' },
      figure: ofTonnes,
      tellsHolders: true,
      when: [{ field: 'guarantee_state', in: ['pledged'] }],
    },
    {
      name: 'expiring',
      title: expiringTonnes,
      figure: ofTonnes,
      when: within30,
      isDue: true,
      note: { es: '{{count}} {{noun}} por renovar', en: '{{count}} {{noun}} to renew' },
    },
    { name: 'confirmed', title: confirmedTonnes, figure: ofTonnes, when: confirmed },
    { name: 'unconfirmed', title: unconfirmedTonnes, figure: ofTonnes, when: unconfirmed, isDue: true },
    {
      name: 'missing',
      title: { es: 'No existen según el proveedor', en: 'Missing per the supplier' },
      figure: ofTonnes,
      when: [{ field: 'stock_provider_existence', in: ['missing'] }],
      isDue: true,
    },
    { name: 'balance', title: { es: 'Saldo sin retirar', en: 'Balance left' }, figure: sum('tonnage_left') },
    {
      name: 'validated',
      title: { es: 'Validadas', en: 'Validated' },
      figure: { of: 'share' },
      when: [{ field: 'asset_status_change', in: ['validated'] }],
    },
    {
      name: 'secured',
      title: { es: 'Monto garantizado (USD)', en: 'Amount secured (USD)' },
      figure: sum('warrant_amount'),
      when: [{ field: 'guarantee_state', in: ['pledged'] }],
    },
    {
      name: 'late',
      title: { es: 'Última inspección hace más de 15 días', en: 'Last inspected over 15 days ago' },
      figure: { of: 'count' },
      when: [{ field: 'last_inspection_date', to: -16 }],
      isDue: true,
    },
  ],
  charts: [
    {
      shape: 'bars',
      name: 'bySpecie',
      title: { es: 'Toneladas por especie', en: 'Tonnes by species' },
      ...{ by: 'specie', figure: ofTonnes },
    },
    {
      shape: 'months',
      name: 'expiries',
      title: { es: 'Vencimiento por mes', en: 'Expiry by month' },
      ...{ from: 0, to: 6, figure: ofTonnes },
      series: [{ name: 'expire', label: tonnes, day: 'date_expired', among: 'active' }],
    },
    {
      shape: 'bars',
      name: 'byStatus',
      title: { es: 'Toneladas por estado', en: 'Tonnes by status' },
      ...{ by: 'asset_status_change', figure: ofTonnes },
    },
    {
      shape: 'bars',
      name: 'byExistence',
      title: { es: 'Toneladas por confirmación', en: 'Tonnes by confirmation' },
      ...{ by: 'stock_provider_existence', figure: ofTonnes },
    },
  ],
  tables: [
    {
      shape: 'assets',
      name: 'bags',
      title: bags,
      columns: [
        ...['bag_code', 'specie', 'tonnage', 'date_bagged', 'date_expired'],
        ...['guarantee_holder', 'asset_state'],
      ],
      sort: 'date_expired',
    },
    {
      shape: 'groups',
      name: 'byDepositor',
      title: { es: 'Por depositante', en: 'By depositor' },
      by: 'depositor_name',
      figures: [
        { label: bags, figure: { of: 'count' } },
        { label: tonnes, figure: ofTonnes },
        {
          label: { es: 'Monto garantizado (USD)', en: 'Amount secured (USD)' },
          figure: sum('warrant_amount'),
        },
      ],
    },
    {
      shape: 'groups',
      name: 'byCampaign',
      title: { es: 'Por campaña', en: 'By crop year' },
      by: 'campaign',
      figures: [
        { label: bags, figure: { of: 'count' } },
        { label: tonnes, figure: ofTonnes },
        { label: { es: 'Humedad media', en: 'Mean moisture' }, figure: { of: 'mean', field: 'moisture' } },
      ],
    },
    {
      shape: 'assets',
      name: 'lateInspections',
      title: { es: 'Inspecciones atrasadas', en: 'Late inspections' },
      when: [{ field: 'last_inspection_date', to: -16 }],
      columns: ['bag_code', 'specie', 'tonnage', 'last_inspection_date', 'risk_level'],
      sort: 'last_inspection_date',
    },
  ],
  keepers: {
    title: { es: 'Por depósito', en: 'By keeper' },
    place: { es: 'Establecimiento', en: 'Establishment' },
    figures: [
      { label: bags, figure: { of: 'count' } },
      { label: tonnes, figure: ofTonnes },
      { label: confirmedTonnes, figure: ofTonnes, when: confirmed },
      { label: unconfirmedTonnes, figure: ofTonnes, when: unconfirmed },
      { label: expiringTonnes, figure: ofTonnes, when: within30 },
    ],
    worth: { es: 'Valor', en: 'Value' },
  },
  map: { es: 'Ubicación de las silobolsas', en: 'Where the silo bags are' },
  worth: {
    after: 'pledged',
    total: { es: 'Valor', en: 'Value' },
    confirmed: { es: 'Valor confirmado', en: 'Confirmed value' },
    unconfirmed: { es: 'Valor sin confirmar', en: 'Value not confirmed' },
    byKind: { es: 'Valor por especie', en: 'Value by species' },
    unpriced: { es: 'Sin precio', en: 'Without a price' },
  },
};

const hides: Words = { es: 'Cueros', en: 'Hides' };
const lots: Words = { es: 'Partidas', en: 'Lots' };
const ofHides = sum('quantity_hides');

/** Hides that are stored and blended (models of 35, section 9). */
export const hidesPanel: PanelModel = {
  assetType: 35,
  subtypes: [30, 31, 32],
  filters: [
    { field: 'material_stage', type: 'multiselect' },
    { field: 'hide_type', type: 'multiselect' },
  ],
  cards: [
    { name: 'lots', title: lots, figure: { of: 'count' } },
    { name: 'hides', title: hides, figure: ofHides },
    { name: 'left', title: { es: 'Disponibles', en: 'Available' }, figure: sum('quantity_available') },
    {
      name: 'co2',
      title: { es: 'CO₂ medio', en: 'Mean CO₂' },
      figure: { of: 'mean', field: 'co2_footprint' },
    },
  ],
  charts: [
    {
      shape: 'bars',
      name: 'byStage',
      title: { es: 'Cueros por estado', en: 'Hides by stage' },
      ...{ by: 'material_stage', figure: ofHides },
    },
    {
      shape: 'bars',
      name: 'byType',
      title: { es: 'Cueros por tipo', en: 'Hides by type' },
      ...{ by: 'hide_type', figure: ofHides },
    },
  ],
  tables: [
    {
      shape: 'groups',
      name: 'stages',
      title: { es: 'Por estado', en: 'By stage' },
      by: 'material_stage',
      figures: [
        { label: lots, figure: { of: 'count' } },
        { label: hides, figure: ofHides },
      ],
    },
  ],
};
