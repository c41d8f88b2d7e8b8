import type { FormModel } from '../../model/form-model';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';

/** The steps of the form: the first one asks all that an animal must have to be identified. */
export const cowArForm: FormModel = formOf(
  stepWith('identification', { es: 'Identificación', en: 'Identification' }, [
    {
      title: { es: 'Identificación', en: 'Identification' },
      hint: {
        es: 'Como figura en las caravanas colocadas en el animal.',
        en: "As printed on the animal's tags.",
      },
      fields: ['visual_tag', 'electronic_tag', 'management_tag', 'cuig', 'tag_color'],
    },
    {
      title: { es: 'Categoría y raza', en: 'Category and breed' },
      hint: {
        es: 'Define qué eventos se podrán registrar.',
        en: 'Determines which events can be recorded.',
      },
      fields: ['sex', 'category', 'breed', 'castrated', 'crossed_with'],
    },
  ]),
  stepWith('animal', { es: 'Características', en: 'Features' }, [
    {
      title: { es: 'Nacimiento', en: 'Birth' },
      hint: {
        es: 'La fecha da la edad y las categorías posibles.',
        en: 'The date determines the age and the possible categories.',
      },
      fields: ['birth_date', 'birth_estimated', 'birth_weight', 'birth_renspa'],
    },
    {
      title: { es: 'Señas', en: 'Marks' },
      hint: {
        es: 'Ayudan a reconocerlo si pierde la caravana.',
        en: 'They help identify it if it loses its tag.',
      },
      fields: ['coat', 'horns', 'photos'],
    },
  ]),
  stepWith('production', { es: 'Producción', en: 'Production' }, [
    {
      title: { es: 'Sistema y destino', en: 'System and purpose' },
      fields: ['productive_system', 'purpose'],
    },
    {
      title: { es: 'Peso y condición', en: 'Weight and condition' },
      hint: {
        es: 'Lo que midió hoy; después cambian con eventos.',
        en: 'What you measured today; later, events change them.',
      },
      fields: ['weight', 'body_condition', 'dentition'],
    },
    { title: { es: 'Lugar', en: 'Place' }, fields: ['tropa', 'paddock', 'location'] },
  ]),
  stepWith('reproduction', { es: 'Reproducción', en: 'Reproduction' }, [
    { title: { es: 'Estado', en: 'Status' }, fields: ['reproductive_status', 'calvings'] },
    {
      title: { es: 'Padres', en: 'Parents' },
      hint: { es: 'Si los conoce.', en: 'If you know them.' },
      fields: ['dam_tag', 'sire_tag'],
    },
  ]),
  stepWith('origin', { es: 'Origen', en: 'Origin' }, [
    {
      title: { es: 'Ingreso', en: 'Entry' },
      hint: {
        es: 'Cómo y cuándo llegó al establecimiento.',
        en: 'How and when it arrived at the establishment.',
      },
      fields: ['entry_type', 'entry_date', 'entry_dte', 'origin_renspa'],
    },
    {
      title: { es: 'Compra', en: 'Purchase' },
      hint: {
        es: 'Solo lo ve su empresa: no pasa a quien lo reciba.',
        en: 'Only your company sees it: it does not go to the receiver.',
      },
      fields: ['purchase_price', 'purchase_currency'],
    },
  ]),
  stepWith('certificates', { es: 'Sanidad y certificados', en: 'Health and certificates' }, [
    {
      title: { es: 'Programas comerciales', en: 'Market programmes' },
      hint: {
        es: 'Aquellos en los que el animal está inscripto.',
        en: 'The ones the animal is enrolled in.',
      },
      fields: ['market_programs'],
    },
    {
      title: { es: 'Certificados', en: 'Certificates' },
      hint: {
        es: 'También se agregan con el evento Certificados.',
        en: 'The Certificates event also adds to them.',
      },
      fields: ['certificates', 'certificate_files'],
    },
  ]),
  stepWith('genealogy', { es: 'Genealogía y registro', en: 'Genealogy and registry' }, [
    {
      title: { es: 'Registro de la raza', en: 'Breed registry' },
      fields: ['registry_class', 'hba', 'rp', 'breeder_code'],
    },
    {
      title: { es: 'Genealogía', en: 'Genealogy' },
      fields: ['genealogy'],
    },
  ]),
  stepOf('notes', { es: 'Observaciones', en: 'Notes' }, ['notes']),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    { title: { es: 'Pesadas', en: 'Weighings' }, fields: ['weight_date', 'daily_gain'] },
    {
      title: { es: 'Sanidad', en: 'Health' },
      fields: ['fmd_last_date', 'last_treatment', 'withdrawal_until', 'vaccines_given'],
    },
    {
      title: { es: 'Servicio y parto', en: 'Service and calving' },
      fields: ['last_service_date', 'expected_calving', 'last_calving'],
    },
    {
      title: { es: 'Baja', en: 'Disposal' },
      fields: ['disposal_type', 'disposal_reason', 'disposal_date'],
    },
    {
      title: { es: 'Faena', en: 'Slaughter' },
      fields: ['slaughter_troop', 'carcass_weight', 'dressing_pct', 'carcass_conformation', 'carcass_fat'],
    },
  ]),
);
