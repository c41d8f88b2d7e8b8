import type { FormModel, FormStep } from '../../model/form-model';
import { supplierNames } from '../fields/supplier-attributes';

const grainSteps: readonly FormStep[] = [
  {
    name: 'identification',
    title: { es: 'Identificación', en: 'Identification' },
    sections: [
      { title: { es: 'Silobolsa', en: 'Silo bag' }, fields: ['bag_code'] },
      {
        title: { es: 'Grano', en: 'Grain' },
        fields: ['specie', 'commercial_type', 'campaign'],
      },
      { title: { es: 'Campo', en: 'Farm' }, fields: ['field_name', 'renspa'] },
    ],
  },
  {
    name: 'bag',
    title: { es: 'Bolsa y peso', en: 'Bag and weight' },
    sections: [
      {
        title: { es: 'Bolsa', en: 'Bag' },
        hint: {
          es: 'Con el largo, el diámetro y la especie se estima el peso.',
          en: 'The weight is estimated from the length, diameter and species.',
        },
        fields: ['bag_diameter', 'bag_length', 'bag_thickness', 'bag_brand', 'bag_seal'],
      },
      { title: { es: 'Peso', en: 'Weight' }, fields: ['tonnage'] },
    ],
  },
  {
    name: 'dates',
    title: { es: 'Fechas', en: 'Dates' },
    sections: [
      {
        title: { es: 'Fechas', en: 'Dates' },
        fields: ['date_bagged', 'date_expired', 'date_warranty_expired'],
      },
    ],
  },
  {
    name: 'place',
    title: { es: 'Ubicación', en: 'Location' },
    sections: [{ title: { es: 'Ubicación', en: 'Location' }, fields: ['location_bags'] }],
  },
  {
    name: 'quality',
    title: { es: 'Calidad', en: 'Quality' },
    sections: [
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
    ],
  },
  {
    name: 'deposit',
    title: { es: 'Titular y depósito', en: 'Owner and deposit' },
    sections: [
      { title: { es: 'Titular', en: 'Owner' }, fields: ['depositor_name', 'holder_cuit'] },
      { title: { es: 'Depósito', en: 'Deposit' }, fields: ['ruca', 'ctg', 'keeper_phone'] },
      { title: { es: 'Autorizados', en: 'Authorised' }, fields: ['authorized_persons'] },
    ],
  },
  {
    name: 'insurance',
    title: { es: 'Seguro', en: 'Insurance' },
    sections: [
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
    ],
  },
];

const hideSteps: readonly FormStep[] = [
  {
    name: 'lot',
    title: { es: 'Partida', en: 'Lot of hides' },
    sections: [
      {
        title: { es: 'Partida', en: 'Lot of hides' },
        fields: ['blend_code', 'material_stage', 'hide_type', 'selection_grade', 'reception_date'],
      },
      { title: { es: 'Mezcla', en: 'Blend' }, fields: ['blend_inputs', 'blend_summary'] },
    ],
  },
  {
    name: 'quantities',
    title: { es: 'Cantidades', en: 'Quantities' },
    sections: [
      { title: { es: 'Cueros', en: 'Hides' }, fields: ['quantity_hides', 'total_weight', 'weight_class'] },
      { title: { es: 'Medidas', en: 'Measures' }, fields: ['total_area', 'thickness_min', 'thickness_max'] },
    ],
  },
  {
    name: 'process',
    title: { es: 'Proceso', en: 'Process' },
    sections: [
      {
        title: { es: 'Curtido y terminación', en: 'Tanning and finish' },
        fields: ['tannage', 'leather_type', 'leather_color', 'destination_use'],
      },
      { title: { es: 'Bombo', en: 'Drum' }, fields: ['drum_batch', 'drum_started', 'process_date'] },
      { title: { es: 'Defectos', en: 'Defects' }, fields: ['defects'] },
    ],
  },
  {
    name: 'origin',
    title: { es: 'Origen', en: 'Origin' },
    sections: [
      {
        title: { es: 'Faena', en: 'Slaughter' },
        fields: ['origin_country', 'origin_slaughterhouse', 'slaughter_from', 'slaughter_to'],
      },
      {
        title: { es: 'Trazabilidad', en: 'Traceability' },
        fields: ['trace_level', 'deforestation_free', 'dds_reference'],
      },
      {
        title: { es: 'Proveedor', en: 'Supplier' },
        hint: { es: 'Elija uno y se completa lo demás.', en: 'Pick one and the rest is filled in.' },
        fields: [...supplierNames, 'supplier_co2_footprint'],
      },
    ],
  },
  {
    name: 'sustainability',
    title: { es: 'Sustentabilidad', en: 'Sustainability' },
    sections: [
      { title: { es: 'Auditoría', en: 'Audit' }, fields: ['lwg_rating', 'lwg_valid_to', 'lwg_file'] },
      { title: { es: 'Ambiente', en: 'Environment' }, fields: ['co2_footprint', 'cr6_level'] },
    ],
  },
];

/** A form shows only the steps that its establishment fills: those of a silo bag or those of a lot of hides. */
export const storageForm: FormModel = {
  layout: 'flat',
  steps: [
    ...grainSteps,
    ...hideSteps,
    {
      name: 'files',
      title: { es: 'Archivos', en: 'Files' },
      sections: [{ title: { es: 'Fotos y notas', en: 'Photos and notes' }, fields: ['photos', 'notes'] }],
    },
    {
      name: 'guarantee',
      title: { es: 'Garantía', en: 'Guarantee' },
      onlyView: true,
      sections: [
        {
          title: { es: 'Estado', en: 'Status' },
          fields: ['asset_status_change', 'guarantee_state', 'stock_provider_existence', 'id_stock_provider'],
        },
        {
          title: { es: 'Warrant', en: 'Warrant' },
          fields: ['warrant_number', 'deposit_certificate', 'warrant_issue_date', 'warrant_amount'],
        },
      ],
    },
    {
      name: 'monitoring',
      title: { es: 'Monitoreo', en: 'Monitoring' },
      onlyView: true,
      sections: [
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
        { title: { es: 'Certificados', en: 'Certificates' }, fields: ['certificates'] },
        {
          title: { es: 'Baja', en: 'Retirement' },
          fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'disposal_file'],
        },
      ],
    },
  ],
};
