import type { FormModel, FormStep } from '../../model/form-model';
import { filesStep, writtenSections } from '../attributes/common-attributes';
import { supplierNames, supplierSection } from '../fields/supplier-attributes';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';

const grainSteps: readonly FormStep[] = [
  stepWith('identification', { es: 'Identificación', en: 'Identification' }, [
    { title: { es: 'Silobolsa', en: 'Silo bag' }, fields: ['bag_code'] },
    {
      title: { es: 'Grano', en: 'Grain' },
      fields: ['specie', 'commercial_type', 'campaign'],
    },
    { title: { es: 'Campo', en: 'Farm' }, fields: ['field_name', 'renspa'] },
  ]),
  stepWith('bag', { es: 'Bolsa y peso', en: 'Bag and weight' }, [
    {
      title: { es: 'Bolsa', en: 'Bag' },
      hint: {
        es: 'Con el largo, el diámetro y la especie se estima el peso.',
        en: 'The weight is estimated from the length, diameter and species.',
      },
      fields: ['bag_diameter', 'bag_length', 'bag_thickness', 'bag_brand', 'bag_seal'],
    },
    { title: { es: 'Peso', en: 'Weight' }, fields: ['tonnage'] },
  ]),
  stepOf('dates', { es: 'Fechas', en: 'Dates' }, ['date_bagged', 'date_expired', 'date_warranty_expired']),
  stepOf('place', { es: 'Ubicación', en: 'Location' }, ['location_bags']),
  stepWith('quality', { es: 'Calidad', en: 'Quality' }, [
    {
      title: { es: 'Análisis', en: 'Analysis' },
      hint: { es: 'Lo que dio la muestra al embolsar.', en: 'What the sample showed at bagging.' },
      fields: [
        'moisture',
        'foreign_matter',
        'damaged_grains',
        'broken_grains',
        'test_weight',
        'protein',
        'oil_content',
        'germination',
        'grade',
      ],
    },
    { title: { es: 'Sustentabilidad', en: 'Sustainability' }, fields: ['sustainability'] },
  ]),
  stepWith('deposit', { es: 'Titular y depósito', en: 'Owner and deposit' }, [
    { title: { es: 'Titular', en: 'Owner' }, fields: ['depositor_name', 'holder_cuit'] },
    { title: { es: 'Depósito', en: 'Deposit' }, fields: ['ruca', 'ctg', 'keeper_phone'] },
    { title: { es: 'Autorizados', en: 'Authorised' }, fields: ['authorized_persons'] },
  ]),
  stepWith('insurance', { es: 'Seguro', en: 'Insurance' }, [
    {
      title: { es: 'Póliza', en: 'Policy' },
      fields: [
        'insurance_company',
        'insurance_policy',
        'insurance_sum',
        'insurance_currency',
        'insurance_to',
        'insurance_risks',
      ],
    },
  ]),
];

const hideSteps: readonly FormStep[] = [
  stepWith('lot', { es: 'Partida', en: 'Lot of hides' }, [
    {
      title: { es: 'Partida', en: 'Lot of hides' },
      fields: ['blend_code', 'material_stage', 'hide_type', 'selection_grade', 'reception_date'],
    },
    { title: { es: 'Mezcla', en: 'Blend' }, fields: ['blend_inputs', 'blend_summary'] },
  ]),
  stepWith('quantities', { es: 'Cantidades', en: 'Quantities' }, [
    { title: { es: 'Cueros', en: 'Hides' }, fields: ['quantity_hides', 'total_weight', 'weight_class'] },
    { title: { es: 'Medidas', en: 'Measures' }, fields: ['total_area', 'thickness_min', 'thickness_max'] },
  ]),
  stepWith('process', { es: 'Proceso', en: 'Process' }, [
    {
      title: { es: 'Curtido y terminación', en: 'Tanning and finish' },
      fields: ['tannage', 'leather_type', 'leather_color', 'destination_use'],
    },
    { title: { es: 'Bombo', en: 'Drum' }, fields: ['drum_batch', 'drum_started', 'process_date'] },
    { title: { es: 'Defectos', en: 'Defects' }, fields: ['defects'] },
  ]),
  stepWith('origin', { es: 'Origen', en: 'Origin' }, [
    {
      title: { es: 'Faena', en: 'Slaughter' },
      fields: ['origin_country', 'origin_slaughterhouse', 'slaughter_from', 'slaughter_to'],
    },
    {
      title: { es: 'Trazabilidad', en: 'Traceability' },
      fields: ['trace_level', 'deforestation_free', 'dds_reference'],
    },
    { ...supplierSection, fields: [...supplierNames, 'supplier_co2_footprint'] },
  ]),
  stepWith('sustainability', { es: 'Sustentabilidad', en: 'Sustainability' }, [
    { title: { es: 'Auditoría', en: 'Audit' }, fields: ['lwg_rating', 'lwg_valid_to', 'lwg_file'] },
    { title: { es: 'Ambiente', en: 'Environment' }, fields: ['co2_footprint', 'cr6_level'] },
  ]),
];

/** A form shows only the steps that its establishment fills: those of a silo bag or those of a lot of hides. */
export const storageForm: FormModel = formOf(
  ...grainSteps,
  ...hideSteps,
  filesStep,
  viewStep('guarantee', { es: 'Garantía', en: 'Guarantee' }, [
    {
      title: { es: 'Estado', en: 'Status' },
      fields: ['asset_status_change', 'guarantee_state', 'stock_provider_existence', 'id_stock_provider'],
    },
    {
      title: { es: 'Warrant', en: 'Warrant' },
      fields: ['warrant_number', 'deposit_certificate', 'warrant_issue_date', 'warrant_amount'],
    },
  ]),
  viewStep('monitoring', { es: 'Monitoreo', en: 'Monitoring' }, [
    {
      title: { es: 'Existencias', en: 'Stock' },
      fields: [
        'average_projected_weight',
        'tonnage_withdrawn',
        'tonnage_left',
        'average_weight',
        'hides_used',
        'quantity_available',
      ],
    },
    {
      title: { es: 'Inspecciones', en: 'Inspections' },
      fields: ['last_inspection_date', 'risk_level', 'grain_temperature', 'co2_level'],
    },
    { title: { es: 'Calidad', en: 'Quality' }, fields: ['quality_analyses'] },
    { title: { es: 'Contorno', en: 'Outline' }, fields: ['geometry'] },
    ...writtenSections,
  ]),
);
