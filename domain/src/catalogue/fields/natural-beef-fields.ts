import type { Field, FieldOf } from '../../model/field';
import { paperEndings, pictureEndings } from './attribute-blocks';
import {
  claims,
  cuts,
  feedRegimes,
  programExitReasons,
  programs,
  programStatuses,
  quarantineReasons,
  quarantineResults,
} from '../lookups/natural-beef';

/**
 * What an animal of a natural-beef programme has beside other cattle, and its events change: stated once, as kind,
 * limits and words are the same in both.
 */

const half = { columns: 6 } as const;
const whole = { columns: 12 } as const;

export const program: Field = {
  name: 'program',
  label: { es: 'Programa', en: 'Programme' },
  type: 'select',
  values: programs,
  validations: { mandatory: true },
  ...half,
};

export const programStatus: FieldOf<'select'> = {
  name: 'program_status',
  label: { es: 'Estado en el programa', en: 'Programme status' },
  type: 'select',
  values: programStatuses,
  ...half,
};

export const programExitReason: Field = {
  name: 'program_exit_reason',
  label: { es: 'Motivo de exclusión', en: 'Reason for exclusion' },
  type: 'select',
  values: programExitReasons,
  ...half,
};

export const certifier: Field = {
  name: 'certifier',
  label: { es: 'Certificadora', en: 'Certifier' },
  type: 'autocomplete',
  proposals: { from: { attribute: 'certifier' }, minCharacters: 0, freeText: true },
  ...half,
};

export const programCertificateNo: Field = {
  name: 'program_certificate_no',
  label: { es: 'N.º de certificado', en: 'Certificate no.' },
  type: 'text',
  validations: { minLength: 3, maxLength: 40 },
  ...half,
};

export const programCertificateValidTo: FieldOf<'date'> = {
  name: 'program_certificate_valid_to',
  label: { es: 'Certificado vigente hasta', en: 'Certificate valid until' },
  type: 'date',
  hint: { es: 'Dura un año', en: 'It lasts a year' },
  ...half,
};

export const programCertificateFile: Field = {
  name: 'program_certificate_file',
  label: { es: 'Certificado del programa', en: 'Programme certificate' },
  type: 'file',
  files: { endings: paperEndings, isPublic: true },
  ...whole,
};

export const originVerified: Field = {
  name: 'origin_verified',
  label: { es: 'Origen verificado', en: 'Verified origin' },
  type: 'checkbox',
  hint: {
    es: 'Nacimiento y establecimientos anteriores comprobados',
    en: 'Birth and earlier establishments were checked',
  },
  link: {
    url: 'https://www.inac.uy',
    label: { es: 'Qué comprueba el programa', en: 'What the programme checks' },
  },
  ...half,
};

export const quarantineReason: Field = {
  name: 'quarantine_reason',
  label: { es: 'Motivo de cuarentena', en: 'Reason for quarantine' },
  type: 'select',
  values: quarantineReasons,
  ...half,
};

export const quarantineResult = {
  name: 'quarantine_result',
  label: { es: 'Resultado de la cuarentena', en: 'Quarantine result' },
  type: 'select',
  values: quarantineResults,
} satisfies Field;

export const feedRegime: Field = {
  name: 'feed_regime',
  label: { es: 'Régimen de alimentación', en: 'Feed regime' },
  type: 'select',
  values: feedRegimes,
  validations: { mandatory: true },
  ...half,
};

/** Nothing but grass on native grassland and sown pasture: there is no concentrate to name. */
export const concentratePct: Field = {
  name: 'concentrate_pct',
  label: { es: 'Concentrado', en: 'Concentrate' },
  type: 'float',
  hint: { es: 'De la materia seca', en: 'Of dry matter' },
  unit: '%',
  decimals: 1,
  validations: { min: { value: 0 }, max: { value: 100 } },
  hideCondition: { parentField: 'feed_regime', parentValue: ['PAN', 'PIM', ''] },
  ...half,
};

export const feedDeclarationFile: Field = {
  name: 'feed_declaration_file',
  label: { es: 'Declaración de alimentos', en: 'Feed declaration' },
  type: 'file',
  files: { endings: paperEndings },
  ...whole,
};

export const claimChoice: Field = {
  name: 'claims',
  label: { es: 'Atributos', en: 'Claims' },
  type: 'multiselectbox',
  hint: {
    es: 'Lo que puede decirse de su carne',
    en: 'What can be claimed about its meat',
  },
  values: claims,
  ...whole,
};

export const cutChoice: Field = {
  name: 'cuts',
  label: { es: 'Cortes', en: 'Cuts' },
  type: 'groupedmultiselectbox',
  values: cuts,
  ...whole,
};

/** Boxes of cuts as they leave the cutting room. */
export const cutLines: FieldOf<'addableList'> = {
  name: 'cut_lines',
  label: { es: 'Detalle de cortes', en: 'Cut lines' },
  type: 'addableList',
  list: {
    noun: { one: { es: 'renglón', en: 'line' }, many: { es: 'renglones', en: 'lines' } },
    fields: [
      {
        name: 'cut',
        label: { es: 'Corte', en: 'Cut' },
        type: 'text',
        validations: { mandatory: true, maxLength: 40 },
        columns: 12,
      },
      {
        name: 'pieces',
        label: { es: 'Piezas', en: 'Pieces' },
        type: 'number',
        validations: { min: { value: 1 }, max: { value: 200 } },
        columns: 12,
      },
      {
        name: 'kg',
        label: { es: 'Kilos', en: 'Kilos' },
        type: 'float',
        unit: 'kg',
        validations: { min: { value: 0 }, max: { value: 999 } },
        columns: 12,
      },
      {
        name: 'carton',
        label: { es: 'Caja', en: 'Carton' },
        type: 'text',
        validations: { maxLength: 20 },
        columns: 12,
      },
    ],
  },
  ...whole,
};

export const packedOn: Field = {
  name: 'packed_on',
  label: { es: 'Fecha de envasado', en: 'Packed on' },
  type: 'date',
  validations: { min: { field: 'disposal_date' }, max: { today: {} } },
  ...half,
};

export const shelfLifeDays: Field = {
  name: 'shelf_life_days',
  label: { es: 'Vida útil (días)', en: 'Shelf life (days)' },
  type: 'number',
  validations: { min: { value: 1 }, max: { value: 730 } },
  ...half,
};

export const storageTemp: Field = {
  name: 'storage_temp',
  label: { es: 'Temperatura de conservación', en: 'Storage temperature' },
  type: 'float',
  unit: '°C',
  decimals: 1,
  validations: { min: { value: -40 }, max: { value: 8 } },
  ...half,
};

export const productImages: Field = {
  name: 'product_images',
  label: { es: 'Imágenes del producto', en: 'Product images' },
  type: 'file',
  files: { max: 6, endings: pictureEndings, isPublic: true },
  ...whole,
};
