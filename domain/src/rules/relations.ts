import type { Language, Words } from '../words';
import { relationKinds, type RelationKind } from '../model/relation-kinds';
import { permissionCodes, type PermissionCode } from '../model/permission-codes';

/** A permission template: what a delegation gives. Those of an establishment and of a company are two lists. */
export interface PermissionTemplate {
  readonly id: string;
  readonly over: 'box' | 'company';
  readonly name: Words;
  /** What somebody may do with it, in one sentence. */
  readonly about: Words;
  readonly relation: RelationKind;
  readonly codes: readonly PermissionCode[];
}

const assetCodes = permissionCodes.filter((code) => code.startsWith('ASSET_'));
const lotCodes = permissionCodes.filter((code) => code.startsWith('TAG_'));

export const permissionTemplates: readonly PermissionTemplate[] = [
  {
    id: 'owner',
    over: 'company',
    name: { es: 'Propietario', en: 'Owner' },
    about: {
      es: 'Puede hacer todo en la empresa y en sus establecimientos.',
      en: 'Can do everything in the company and its establishments.',
    },
    relation: 'OWNER',
    codes: permissionCodes,
  },
  {
    id: 'companyDelegate',
    over: 'company',
    name: { es: 'Delegado de la empresa', en: 'Company delegate' },
    about: {
      es: 'Puede hacer todo en la empresa y en sus establecimientos, también delegar.',
      en: 'Can do everything in the company and its establishments, including giving access.',
    },
    relation: 'COMPANY_DELEGATE',
    codes: permissionCodes,
  },
  {
    id: 'companyExpert',
    over: 'company',
    name: { es: 'Experto de la empresa', en: 'Company expert' },
    about: {
      es: 'Ve los activos de todos los establecimientos y registra eventos.',
      en: 'Sees the assets of every establishment and records events.',
    },
    relation: 'EXPERT_USER',
    codes: ['ASSET_LIST', 'ASSET_EVENT'],
  },
  {
    id: 'administrator',
    over: 'box',
    name: { es: 'Administrador', en: 'Administrator' },
    about: {
      es: 'Todo en este establecimiento, también transferir y dar de baja.',
      en: 'Everything in this establishment, including transfers and retirements.',
    },
    relation: 'BOX_DELEGATE',
    codes: [...assetCodes, ...lotCodes],
  },
  {
    id: 'operator',
    over: 'box',
    name: { es: 'Operador', en: 'Operator' },
    about: {
      es: 'Carga, edita y registra eventos. No transfiere ni da de baja.',
      en: 'Adds, edits and records events. Cannot transfer or retire.',
    },
    relation: 'BOX_DELEGATE',
    codes: ['ASSET_LIST', 'ASSET_ADD', 'ASSET_EDIT', 'ASSET_EVENT', ...lotCodes],
  },
  {
    id: 'logistics',
    over: 'box',
    name: { es: 'Logística', en: 'Logistics' },
    about: {
      es: 'Ve los activos y los transfiere.',
      en: 'Sees the assets and transfers them.',
    },
    relation: 'BOX_DELEGATE',
    codes: ['ASSET_LIST', 'ASSET_TRANSFER'],
  },
  {
    id: 'burner',
    over: 'box',
    name: { es: 'Bajas', en: 'Burner' },
    about: {
      es: 'Ve los activos y registra su baja.',
      en: 'Sees the assets and retires them.',
    },
    relation: 'BOX_DELEGATE',
    codes: ['ASSET_LIST', 'ASSET_BURN'],
  },
  {
    id: 'marketing',
    over: 'box',
    name: { es: 'Marketing', en: 'Marketing' },
    about: {
      es: 'Edita las páginas QR y ve sus métricas.',
      en: 'Edits the QR pages and sees their metrics.',
    },
    relation: 'BOX_DELEGATE',
    codes: ['ASSET_LIST', 'ASSET_QR'],
  },
  {
    id: 'viewer',
    over: 'box',
    name: { es: 'Consulta', en: 'Viewer' },
    about: {
      es: 'Solo ve.',
      en: 'Only sees.',
    },
    relation: 'BOX_DELEGATE',
    codes: ['ASSET_LIST'],
  },
  {
    id: 'expertValidator',
    over: 'box',
    name: { es: 'Experto|Validador', en: 'Expert|Validator' },
    about: {
      es: 'Para un veterinario o un perito: ve y registra los eventos de su especialidad.',
      en: 'For a vet or an assessor: views and records the events of their specialty.',
    },
    relation: 'EXPERT_USER',
    codes: ['ASSET_LIST', 'ASSET_EVENT'],
  },
];

/** The ids of all templates: a relation of any other gives nothing, not even to be somebody there. */
export const templateIds: readonly string[] = permissionTemplates.map(({ id }) => id);

/** The template of an id, or null when no such template exists (a renamed one gives nothing, never something else). */
export function findTemplate(id: string): PermissionTemplate | null {
  return permissionTemplates.find((template) => template.id === id) ?? null;
}

/** What a template is called; `role|subrole` where it has two parts. Of one that is none any more, its id. */
export function templateName(id: string, language: Language): string {
  return findTemplate(id)?.name[language] ?? id;
}

/** The union of what several templates give. Unknown ids give nothing. */
export function codesOf(templateIds: readonly string[]): readonly PermissionCode[] {
  const codes = new Set(templateIds.flatMap((id) => findTemplate(id)?.codes ?? []));
  return permissionCodes.filter((code) => codes.has(code));
}

/** How somebody who holds these templates is related to an establishment, each way once. */
export function relationsOf(templateIds: readonly string[]): readonly RelationKind[] {
  const held = new Set(templateIds.map((id) => findTemplate(id)?.relation));
  return relationKinds.filter((kind) => held.has(kind));
}

/** The strongest relation that templates give, for the word beside a name; the weakest where they give none. */
export function strongestRelation(templateIds: readonly string[]): RelationKind {
  return relationsOf(templateIds)[0] ?? 'BOX_DELEGATE';
}
