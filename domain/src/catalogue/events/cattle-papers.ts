import { lostTags } from '../lookups/cattle';
import { holders, paper } from './cattle-blocks';
import { certificateFields, electronicTag, reidentifiedTag, visualTag } from '../fields/cattle-fields';
import { oneByOne, recordedIn, withoutSheet } from './common-events';
import type { OrdinaryEvent, SenderEvent } from '../../model/event-model';
import { formOf, stepOf, stepWith } from '../fields/form-steps';

/** What is on paper: certificates, and new tags for lost ones. */

export const certificates: SenderEvent = {
  eventType: 8,
  name: { es: 'Certificados', en: 'Certificates' },
  icon: 'badge-check',
  fields: [
    certificateFields.kind,
    certificateFields.number,
    certificateFields.issuer,
    { ...certificateFields.validTo, validations: { min: { field: '_eventDate_' } } },
    {
      ...paper,
      name: 'certificate_file',
      label: { es: 'Archivo', en: 'File' },
      validations: { mandatory: true },
      writes: 'certificate_files',
      adds: true,
    },
  ],
  form: formOf(
    stepWith('certificate', { es: 'Datos', en: 'Data' }, [
      { title: { es: 'Certificado', en: 'Certificate' }, fields: ['name', 'number', 'issuer', 'valid_to'] },
    ]),
    stepOf('file', { es: 'Archivo', en: 'File' }, ['certificate_file'], {
      es: 'El certificado como lo recibió: foto o PDF.',
      en: 'The certificate as you received it: a photo or a PDF.',
    }),
  ),
  ...recordedIn([...holders, 10], withoutSheet),
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER'],
  onTransferred: true,
  public: { as: 'care', titles: [{ title: { es: 'Certificados', en: 'Certificates' } }] },
  epcis: {
    bizStep: 'inspecting',
    disposition: 'conformant',
    certificate: { number: 'number', issuer: 'issuer' },
  },
  derives: [
    {
      attribute: 'certificates',
      rule: 'row',
      of: { name: 'name', number: 'number', issuer: 'issuer', valid_to: 'valid_to' },
    },
  ],
};

export const reidentification: OrdinaryEvent = {
  eventType: 107,
  name: { es: 'Reidentificación', en: 'Re-identification' },
  icon: 'tags',
  fields: [
    {
      name: 'lost',
      label: { es: 'Caravana perdida', en: 'Lost tag' },
      type: 'select',
      values: lostTags,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    {
      ...visualTag,
      masks: [reidentifiedTag],
      validations: {
        mandatoryWhen: { parentField: 'lost', parentValue: ['VIS', 'AMB'] },
        unique: 'everywhere',
      },
      hideCondition: { parentField: 'lost', parentValue: ['ELE'] },
      writes: 'visual_tag',
    },
    {
      ...electronicTag,
      validations: {
        mandatoryWhen: { parentField: 'lost', parentValue: ['ELE', 'AMB'] },
        unique: 'everywhere',
      },
      hideCondition: { parentField: 'lost', parentValue: ['VIS'] },
      writes: 'electronic_tag',
    },
    { name: 'report_no', label: { es: 'Número de acta', en: 'Report number' }, type: 'text' },
  ],
  form: formOf(
    stepWith('tags', { es: 'Reidentificación', en: 'Re-identification' }, [
      {
        title: { es: 'Caravanas nuevas', en: 'New tags' },
        hint: {
          es: 'Las anteriores se siguen encontrando en las búsquedas.',
          en: 'Searches still find the old ones.',
        },
        fields: ['lost', 'visual_tag', 'electronic_tag', 'report_no'],
      },
    ]),
  ),
  ...recordedIn(holders, oneByOne),
  epcis: { bizStep: 'other', disposition: 'active', association: ['visual_tag', 'electronic_tag'] },
};
