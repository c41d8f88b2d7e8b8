import type { FormModel, FormStep } from '../../model/form-model';
import { cowArForm } from './cow-ar-form';
import { stepWith } from '../fields/form-steps';

const programme: FormStep = stepWith('programme', { es: 'Programa', en: 'Programme' }, [
  {
    title: { es: 'Programa', en: 'Programme' },
    hint: {
      es: 'La admisión se registra después, con el evento Ingreso al programa.',
      en: 'Admission is recorded later, with the Programme entry event.',
    },
    fields: ['program', 'certifier', 'origin_verified', 'welfare_score'],
  },
  {
    title: { es: 'Certificado', en: 'Certificate' },
    fields: ['program_certificate_no', 'program_certificate_valid_to', 'program_certificate_file'],
  },
]);

const feed: FormStep = stepWith('feed', { es: 'Alimentación y atributos', en: 'Feed and claims' }, [
  {
    title: { es: 'Alimentación', en: 'Feed' },
    hint: {
      es: 'Los cambios posteriores se registran como eventos.',
      en: 'Later changes are recorded as events.',
    },
    fields: ['feed_regime', 'concentrate_pct', 'feed_declaration_file'],
  },
  { title: { es: 'Atributos', en: 'Claims' }, fields: ['claims'] },
]);

const product: FormStep = stepWith('product', { es: 'Producto', en: 'Product' }, [
  {
    title: { es: 'Producto', en: 'Product' },
    hint: {
      es: 'Lo que lee quien escanea el código del envase.',
      en: 'What people read when they scan the code on the pack.',
    },
    fields: [
      'product_code',
      'product_name',
      'net_weight',
      'product_brand',
      'destination_market',
      'product_description',
    ],
  },
  {
    title: { es: 'Cortes y envasado', en: 'Cuts and packing' },
    fields: ['cuts', 'cut_lines', 'packed_on', 'shelf_life_days', 'storage_temp'],
  },
  {
    title: { es: 'Imágenes y enlaces', en: 'Images and links' },
    fields: ['product_images', 'product_video', 'product_link'],
  },
]);

const [identification, animal, production, ...others] = cowArForm.steps;

/** Identifiers of the establishments of the other two countries are beside those of Argentina. */
function withOrigin(step: FormStep): FormStep {
  if (step.name !== 'origin') return step;
  const [entry, ...rest] = step.sections;
  return {
    ...step,
    sections: [{ ...entry, fields: [...entry.fields, 'dicose', 'senacsa_code'] }, ...rest],
  };
}

/** What events of the programme wrote, before what those of all cattle did. */
function withHistory(step: FormStep): FormStep {
  if (step.name !== 'history') return step;
  return {
    ...step,
    sections: [
      {
        title: { es: 'Programa', en: 'Programme' },
        fields: ['program_status', 'program_entry_date', 'program_exit_reason', 'antibiotic_ever'],
      },
      {
        title: { es: 'Cuarentena', en: 'Quarantine' },
        fields: ['quarantine_start', 'quarantine_end', 'quarantine_reason', 'quarantine_result'],
      },
      {
        title: { es: 'Pastoreo', en: 'Grazing' },
        fields: ['feed_start_date', 'days_on_pasture', 'pasture_counted_to'],
      },
      ...step.sections,
      {
        title: { es: 'Carne', en: 'Meat' },
        fields: ['slaughter_plant', 'carcass_ph', 'carcass_used', 'carcass_available', 'maturation_days'],
      },
    ],
  };
}

/** The steps of other cattle with those of the programme after production, and the product before the notes. */
export const cowPnForm: FormModel = {
  layout: cowArForm.layout,
  steps: [
    ...[identification, animal, production].flatMap((step) => step ?? []),
    programme,
    feed,
    ...others
      .map((step) => withHistory(withOrigin(step)))
      .flatMap((step) => (step.name === 'notes' ? [product, step] : [step])),
  ],
};
