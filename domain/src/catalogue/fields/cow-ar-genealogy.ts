import { paperEndings } from './attribute-blocks';
import { relatives } from '../lookups/cattle';
import type { Field } from '../../model/field';
import type { FileRules } from '../../model/file-rules';
import type { GenealogyModel } from '../../model/asset-type';

const paper: FileRules = { endings: paperEndings };

/** What the breed registry is asked by, and the list that it fills. */
export const genealogyModel: GenealogyModel = {
  field: 'genealogy',
  category: 'registry_class',
  breed: 'breed',
  hba: 'hba',
  cc: 'breeder_code',
  rp: 'rp',
  sex: 'sex',
  birth: 'birth_date',
  own: 'PRO',
};

/** A relative as the breed registry knows it (document 2 section 3, genealogy record). */
export const genealogyFields: readonly Field[] = [
  {
    name: 'genealogy_relationship',
    label: { es: 'Parentesco', en: 'Relationship' },
    type: 'select',
    values: relatives,
    validations: { mandatory: true },
  },
  {
    name: 'genealogy_name',
    label: { es: 'Nombre', en: 'Name' },
    type: 'text',
    validations: { maxLength: 80 },
  },
  {
    name: 'genealogy_idcaravana',
    label: { es: 'Caravana', en: 'Tag' },
    type: 'text',
    validations: { maxLength: 20 },
  },
  {
    name: 'genealogy_hba',
    label: { es: 'HBA', en: 'HBA no.' },
    type: 'text',
    validations: { maxLength: 15 },
  },
  {
    name: 'genealogy_rp',
    label: { es: 'RP', en: 'Private register (RP)' },
    type: 'text',
    validations: { maxLength: 15 },
  },
  {
    name: 'genealogy_cc',
    label: { es: 'Código de criador', en: 'Breeder code' },
    type: 'text',
    validations: { maxLength: 10 },
  },
  { name: 'genealogy_cor', label: { es: 'COR', en: 'COR' }, type: 'text', validations: { maxLength: 30 } },
  {
    name: 'genealogy_cor_file',
    label: { es: 'Archivo del COR', en: 'COR file' },
    type: 'file',
    files: paper,
    columns: 6,
  },
  {
    name: 'genealogy_adn_file',
    label: { es: 'Análisis de ADN', en: 'DNA test' },
    type: 'file',
    files: paper,
    columns: 6,
  },
  {
    name: 'genealogy_dep_file',
    label: { es: 'Evaluación DEP', en: 'EPD report' },
    type: 'file',
    hint: { es: 'Diferencias esperadas entre progenies', en: 'Expected progeny differences' },
    files: paper,
    columns: 6,
  },
];
