import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { car } from '@huella/domain/catalogue/assets/car';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { cows } from '@huella/domain/catalogue/assets/cows';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { pastureToken } from '@huella/domain/catalogue/assets/pasture-token';
import { pig } from '@huella/domain/catalogue/assets/pig';
import { pigs } from '@huella/domain/catalogue/assets/pigs';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { tree } from '@huella/domain/catalogue/assets/tree';
import { treeAr } from '@huella/domain/catalogue/assets/tree-ar';
import { plainText, type Values } from '@huella/domain/model/value';
import { cattlePhoto, herdPhoto, pigPhoto } from './drawings/animals';
import type { DrawnFiles } from './drawings/drawing';
import { articlePhoto, carPhoto } from './drawings/goods';
import { paperOf } from './drawings/paper';
import { grainPhoto, hidePhoto, maltPhoto, siloBagPhoto, treePhoto } from './drawings/things';
import type { Row, Step } from './step';

/** What is uploaded with a record when it is added, of each so many of a type. */
interface Illustration {
  readonly every: number;
  readonly files: (row: Row, step: Step, seed: number) => DrawnFiles;
}

/** Of the categories of the catalogue, those of the year. */
const isCalf = (row: Row) => ['TM', 'TH'].includes(text(row, 'category'));
const photoName = (tag: string) => `${tag}-1`;
const text = ({ values }: Row, name: string) => plainText(values[name]);

const illustrations: Readonly<Record<number, Illustration>> = {
  [cowAr.id]: {
    every: 40,
    files: (row, _step, seed) => ({
      photos: [cattlePhoto(photoName(row.tag), text(row, 'coat'), isCalf(row), seed)],
    }),
  },
  [cowPn.id]: {
    every: 3,
    files: (row, _step, seed) => ({
      photos: [
        cattlePhoto(photoName(row.tag), text(row, 'coat'), isCalf(row), seed),
        ...(seed % 4 === 0 ? [herdPhoto(`${row.tag}-2`, text(row, 'coat'), seed)] : []),
      ],
    }),
  },
  [cows.id]: { every: 5, files: (row, step) => ({ brand_file: [brandPaper(row, step)] }) },
  [pig.id]: {
    every: 4,
    files: (row, _step, seed) => ({ photos: [pigPhoto(photoName(row.tag), text(row, 'breed'), seed)] }),
  },
  [pigs.id]: { every: 5, files: (row, step) => ({ health_file: [healthPaper(row, step)] }) },
  [pastureToken.id]: { every: 5, files: (row, step) => ({ contract_file: [grazingPaper(row, step)] }) },
  [tree.id]: {
    every: 3,
    files: (row, _step, seed) => ({
      photos: [treePhoto(photoName(row.tag), text(row, 'specie'), false, seed)],
    }),
  },
  [treeAr.id]: {
    every: 3,
    files: (row, _step, seed) => ({
      photos: [treePhoto(photoName(row.tag), text(row, 'specie'), text(row, 'unit_kind') === 'stand', seed)],
    }),
  },
  [car.id]: {
    every: 3,
    files: (row, _step, seed) => ({
      photos: [carPhoto(photoName(text(row, 'plate')), text(row, 'body_type'), text(row, 'color'), seed)],
    }),
  },
  [storage.id]: { every: 4, files: storageFiles },
  [grain.id]: {
    every: 4,
    files: (row, _step, seed) => ({ photos: [grainPhoto(photoName(row.tag), seed)] }),
  },
  [malt.id]: {
    every: 4,
    files: (row, _step, seed) => ({
      photos: [maltPhoto(photoName(row.tag), text(row, 'malt_type').replace('_', ' ').toUpperCase(), seed)],
    }),
  },
  [leatherGoods.id]: {
    every: 3,
    files: (row) => ({
      photos: [articlePhoto(photoName(row.tag), text(row, 'article_type'), text(row, 'colour'))],
    }),
  },
};

const rawHide = '#b9a58a';

function storageFiles(row: Row, step: Step, seed: number): DrawnFiles {
  if (row.values['bag_code'] !== undefined) return { photos: [siloBagPhoto(photoName(row.tag), seed)] };
  const photos = [hidePhoto(photoName(row.tag), text(row, 'leather_color') || rawHide, seed)];
  return row.values['lwg_rating'] === undefined ? { photos } : { photos, lwg_file: [auditPaper(row, step)] };
}

function auditPaper(row: Row, { box, day }: Step) {
  return paperOf({
    ...{ title: 'Auditoría ambiental LWG', number: `LWG-SKA-${row.tag}`, issuer: 'Eurofins BLC' },
    ...{ holder: box.company, from: day, to: text(row, 'lwg_valid_to') || day },
    scope: `Curtiembre auditada según el protocolo de Leather Working Group; resultado: ${text(row, 'lwg_rating')}.`,
  });
}

function brandPaper(row: Row, { box, day }: Step) {
  return paperOf({
    ...{ title: 'Boleto de marca', number: `BM-48217-${row.tag}`, issuer: 'Registro Ganadero, Buenos Aires' },
    ...{ holder: box.company, from: day, scope: 'Marca de ganado mayor registrada a nombre del titular.' },
  });
}

function healthPaper(row: Row, { box, day }: Step) {
  return paperOf({
    ...{ title: 'Certificado sanitario', number: `CS-${row.tag}`, issuer: 'M. V. Carla Bossio, MP 4.118' },
    ...{ holder: box.company, from: day },
    scope: 'Granja libre de la enfermedad de Aujeszky, con los muestreos del semestre en regla.',
  });
}

function grazingPaper(row: Row, { box, day }: Step) {
  return paperOf({
    ...{
      title: 'Contrato de pastoreo',
      number: `CP-${row.tag}`,
      issuer: box.company,
      holder: text(row, 'grantee'),
    },
    ...{ from: text(row, 'valid_from') || day, to: text(row, 'valid_to') || day },
    scope: `Derecho de pastoreo sobre ${text(row, 'field_name')}, ${text(row, 'area_ha').replace('.', ',')} ha.`,
  });
}

/** The event that records a certificate, in every model that has it. */
const certificate = 8;

/** The fields of that event: cattle have their own names. */
const paperFields = {
  cattle: { kind: 'name', number: 'number', issuer: 'issuer', to: 'valid_to', file: 'certificate_file' },
  stored: {
    kind: 'cert_type',
    number: 'cert_number',
    issuer: 'cert_issuer',
    to: 'cert_to',
    file: 'cert_file',
  },
} as const;

function certificateFiles(row: Row, step: Step & { readonly action: 'event' }): DrawnFiles {
  const said: Values = { ...step.common, ...row.values };
  const isCattle = step.assetType === cowAr.id || step.assetType === cowPn.id;
  const { kind, number, issuer, to, file } = paperFields[isCattle ? 'cattle' : 'stored'];
  const field = findAssetType(step.assetType)
    ?.events.find(({ eventType }) => eventType === certificate)
    ?.fields.find(({ name }) => name === kind);
  const options = field !== undefined && 'values' in field ? field.values : [];
  const called = said[kind] === 'OTR' ? undefined : options?.find(({ key }) => key === said[kind])?.label.es;
  const until = plainText(said[to]);
  const paper = paperOf({
    ...{
      title: called === undefined ? 'Certificado' : `Certificado ${called}`,
      number: plainText(said[number]),
      issuer: plainText(said[issuer]),
    },
    ...{ holder: step.box.company, from: plainText(said['cert_from']) || step.day },
    ...(until === '' ? {} : { to: until }),
    scope: `Vale para ${row.tag}, de ${step.box.name}, ${step.box.city}.`,
  });
  return { [file]: [paper] };
}

/** A plan with the files that people upload: photos of some of what they add, and the papers of certificates. */
export function illustrated(plan: readonly Step[]): readonly Step[] {
  const counts = new Map<number, number>();
  return plan.map((step): Step => {
    const [row, ...rest] = step.rows;
    if (step.action === 'event' && step.eventType === certificate) {
      const papers = (each: Row): Row => ({ ...each, drawn: certificateFiles(each, step) });
      return { ...step, rows: [papers(row), ...rest.map(papers)] };
    }
    if (step.action !== 'add') return step;
    const at = counts.get(step.assetType) ?? 0;
    counts.set(step.assetType, at + 1);
    const drawing = illustrations[step.assetType];
    if (drawing === undefined || at % drawing.every !== 0) return step;
    return { ...step, rows: [{ ...row, drawn: drawing.files(row, step, at) }] };
  });
}
