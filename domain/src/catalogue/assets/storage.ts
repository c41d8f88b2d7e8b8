import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { grainPapers, storageGrainEvents, sound, unpledged } from '../events/storage-grain';
import { storageHideEvents, hidesLeft } from '../events/storage-hides';
import { baseMoisture, storageCertificates, storageDisposals } from '../lookups/stored-grain';
import { access } from '../fields/attribute-blocks';
import { ownRecords, writtenRecords } from '../attributes/common-attributes';
import { pledgesEntry, pricesEntry } from '../collateral/collateral-entries';
import { storageFace } from './storage-face';
import { storageForm } from './storage-form';
import { storageGrainAttributes } from '../attributes/storage-grain-attributes';
import { storageGrainFacts } from './storage-grain-facts';
import { oraclesEntry, storageOracles } from './storage-oracles';
import { storageHideAttributes, storageHideFacts } from '../attributes/storage-hide-attributes';
import { storageStatuses } from './storage-statuses';
import { defineAssetType } from './define-asset-type';
import { panelEntry, reportsEntry } from '../panels/panel-entry';
import { retiredState, stateOf, usedUpState } from '../fields/states';

const everywhere: Subtypes = [27, 28, 29, 30, 31, 32];
const loads: Subtypes = [27, 28, 30, 31];
const edits: Subtypes = [27, 28, 29, 30, 31];

/**
 * What is stored for others to rely on. Two sets of fields, distinguished by the establishment: in those of the grain
 * chain a silo bag held as collateral, in those of the leather chain a blended lot of hides (decisions section 2).
 */
export const storage = defineAssetType({
  id: 35,
  code: 'storage',
  name: { es: 'Acopio y mezcla', en: 'Storage and blending' },
  noun: {
    one: { es: 'partida', en: 'stock item' },
    many: { es: 'partidas', en: 'stock items' },
    counted: { es: 'partidas', en: 'stock items' },
  },
  icon: 'warehouse',
  gender: 'f',
  chains: [12, 14],
  labelFields: ['bag_code', 'blend_code'],
  attributes: [
    ...storageGrainAttributes,
    ...storageHideAttributes,
    ...ownRecords(access(everywhere, loads, edits)),
    ...storageGrainFacts,
    ...storageHideFacts,
    ...writtenRecords(everywhere, storageCertificates, storageDisposals),
  ],
  form: storageForm,
  events: [
    registrationIn(loads),
    bulkEditIn(edits),
    ...storageGrainEvents,
    ...storageHideEvents,
    ...holdingIn(everywhere, storageCertificates, storageDisposals, { requires: [unpledged] }),
    transferIn(everywhere, grainPapers, { requires: [unpledged, sound, hidesLeft] }),
  ],
  states: [
    retiredState(),
    stateOf('active', { es: 'Activo', en: 'Active' }, 'info', 'dot', {
      parentField: 'asset_status_change',
      parentValue: ['active'],
    }),
    {
      ...stateOf('validated', { es: 'Validado', en: 'Validated' }, 'ok', 'shield', {
        parentField: 'asset_status_change',
        parentValue: ['validated'],
      }),
      // By an expert alone (document 2 section 4).
      vouched: true,
    },
    stateOf('observed', { es: 'Observado', en: 'Observed' }, 'warning', 'eye', {
      parentField: 'asset_status_change',
      parentValue: ['observed'],
    }),
    stateOf('invalidated', { es: 'Invalidado', en: 'Invalidated' }, 'danger', 'minus', {
      parentField: 'asset_status_change',
      parentValue: ['invalidated'],
    }),
    stateOf('inactive', { es: 'Inactivo', en: 'Inactive' }, 'neutral', 'minus', {
      parentField: 'asset_status_change',
      parentValue: ['inactive'],
    }),
    stateOf('expired', { es: 'Vencido', en: 'Expired' }, 'danger', 'expired', {
      parentField: 'asset_status_change',
      parentValue: ['expired'],
    }),
    usedUpState,
    stateOf('available', { es: 'Disponible', en: 'Available' }, 'ok', 'check'),
  ],
  statuses: storageStatuses,
  rowRules: [
    {
      // Above the base of its standard grain is discounted, and keeps badly.
      rule: 'usualRange',
      level: 'warning',
      field: 'moisture',
      by: 'specie',
      ranges: Object.fromEntries(Object.entries(baseMoisture).map(([specie, base]) => [specie, [5, base]])),
    },
    {
      rule: 'nearTo',
      level: 'warning',
      field: 'tonnage',
      near: 'average_projected_weight',
      percent: 15,
    },
    {
      // Goods that touch the skin may hold 3 mg/kg (REACH, annex XVII).
      rule: 'usualRange',
      level: 'warning',
      field: 'cr6_level',
      by: 'tannage',
      ranges: { chrome: [0, 3], combination: [0, 3] },
    },
  ],
  filterOrder: [
    'asset_status_change',
    'specie',
    'campaign',
    'date_expired',
    'guarantee_state',
    'tonnage',
    'depositor_name',
    'bag_code',
    'date_bagged',
    'stock_provider_existence',
    'risk_level',
    'grade',
    'moisture',
    'tonnage_left',
    'average_projected_weight',
    'date_warranty_expired',
    'last_inspection_date',
    'warrant_number',
    'warrant_issue_date',
    'warrant_amount',
    'insurance_company',
    'insurance_to',
    'bag_diameter',
    'bag_brand',
    'field_name',
    'renspa',
    'holder_cuit',
    'ctg',
    'foreign_matter',
    'test_weight',
    'protein',
    'sustainability',
    'id_stock_provider',
    'material_stage',
    'selection_grade',
    'tannage',
    'hide_type',
    'supplier_name',
    'supplier_country',
    'origin_country',
    'blend_code',
    'quantity_available',
    'total_area',
    'reception_date',
    'process_date',
    'slaughter_from',
    'lwg_rating',
    'lwg_valid_to',
    'weight_class',
    'thickness_min',
    'thickness_max',
    'leather_type',
    'destination_use',
    'drum_batch',
    'origin_slaughterhouse',
    'trace_level',
    'deforestation_free',
    'co2_footprint',
    'disposal_type',
  ],
  defaultColumns: [
    'bag_code',
    'specie',
    'campaign',
    'tonnage',
    'moisture',
    'date_bagged',
    'date_expired',
    'depositor_name',
    'guarantee_state',
    'warrant_number',
    'stock_provider_existence',
    'blend_code',
    'material_stage',
    'hide_type',
    'selection_grade',
    'quantity_hides',
    'quantity_available',
    'total_area',
    'tannage',
    'supplier_name',
    'reception_date',
  ],
  summary: [
    'tonnage',
    'asset_status_change',
    'specie',
    'campaign',
    'guarantee_state',
    'quantity_hides',
    'material_stage',
    'selection_grade',
    'tannage',
    'co2_footprint',
  ],
  sums: ['tonnage', 'quantity_hides'],
  menu: [panelEntry, reportsEntry, pledgesEntry, oraclesEntry, pricesEntry],
  qrTypes: ['identeco', 'identecoTrupo'],
  origin: { begins: [], from: ['origin_slaughterhouse', 'supplier_name'] },
  public: storageFace,
  oracles: storageOracles,
  begins: {
    on: 'date_bagged',
    reason: { es: 'No estaba embolsado el {{day}}', en: 'It was not bagged on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: everywhere },
});
