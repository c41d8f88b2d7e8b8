import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import { issue, type Issue } from '../../model/errors';
import { qrSections, type QrSectionName } from '../../model/qr-sections';
import type { QrTemplate } from '../../model/qr-template';
import type { QrType } from '../../model/qr-types';
import { isLotQrType, lotPages } from './lot-pages';

/**
 * Why a template cannot choose an attribute: pages always show it, they never do, the establishment disables it for lists,
 * or it stays with the company that wrote it.
 */
export const templateReasons = ['always', 'never', 'shut', 'private'] as const;
type TemplateReason = (typeof templateReasons)[number];

/** An attribute as a template may choose it. */
export interface TemplateField {
  readonly attribute: Attribute;
  /** The group that it is in; null of what no page ever shows. */
  readonly section: QrSectionName | null;
  /** What the template says of it, also while the establishment disables it. */
  readonly isEnabled: boolean;
  /** Null where it can be chosen. */
  readonly reason: TemplateReason | null;
}

/** The groups of facts of a kind of page, in the order of its model. */
function sectionsOfType(type: QrType): readonly QrSectionName[] {
  return isLotQrType(type) ? lotPages[type].sections : (Object.keys(qrSections) as QrSectionName[]); // a const table
}

/** The same in the order of a template: what it names first, and what it does not know after that. */
export function sectionOrder(type: QrType, template: QrTemplate | null): readonly QrSectionName[] {
  const known = sectionsOfType(type);
  const named = (template?.sections ?? []).filter((name) => known.includes(name));
  return [...named, ...known.filter((name) => !named.includes(name))];
}

/**
 * The attributes that a kind of page may show, in the order of a template, and after them those that stay private: what
 * each page shows of them, and why nobody can choose otherwise (document 3 section 5).
 */
export function templateFields(
  model: AssetType,
  type: QrType,
  template: QrTemplate | null,
  shut: ReadonlySet<string>,
): readonly TemplateField[] {
  const sections = sectionsOfType(type);
  return applyTemplate(model, template).attributes.flatMap((attribute): TemplateField[] => {
    const { qr, name } = attribute;
    if (attribute.private === true)
      return [{ attribute, section: null, isEnabled: false, reason: 'private' }];
    if (qr === undefined || !sections.includes(qr.section)) return [];
    const { isEnabled, section } = qr;
    const fixed = qr.isUserConfigurable ? null : isEnabled ? 'always' : 'never';
    return [{ attribute, section, isEnabled, reason: shut.has(name) ? 'shut' : fixed }];
  });
}

/**
 * A template that says all of it: every attribute that the page has, by groups of the model and in each in its own order, and every
 * group. So two versions can be compared, whatever they leave to the model.
 */
export function completeTemplate(model: AssetType, type: QrType, template: QrTemplate | null): QrTemplate {
  const all = templateFields(model, type, template, new Set());
  const fields = sectionsOfType(type).flatMap((name) =>
    all
      .filter(({ section }) => section === name)
      .map(({ attribute, isEnabled }) => ({ name: attribute.name, isEnabled })),
  );
  const { description = { es: '', en: '' }, images = [] } = template ?? {};
  return { fields, sections: sectionOrder(type, template), description, images };
}

/** What is wrong with a template: attributes and groups that the page has not, or that it cannot choose. */
export function checkTemplate(model: AssetType, type: QrType, template: QrTemplate): readonly Issue[] {
  const sections = sectionsOfType(type);
  const known = new Map(model.attributes.map((attribute) => [attribute.name, attribute]));
  const fields = template.fields.flatMap(({ name, isEnabled }) => {
    const display = known.get(name)?.qr;
    const isOfPage = display !== undefined && sections.includes(display.section);
    const isChosen = display?.isUserConfigurable === true || display?.isEnabled === isEnabled;
    return isOfPage && isChosen ? [] : [issue(name, 'fieldNotAllowed')];
  });
  const strange = template.sections.filter((name) => !sections.includes(name));
  return [...fields, ...strange.map((name) => issue(name, 'fieldNotAllowed'))];
}

/**
 * A model as the pages of an establishment show it: what its template switched, in the order that it says. What the template
 * does not name stays where it is.
 */
export function applyTemplate(model: AssetType, template: QrTemplate | null): AssetType {
  if (template === null) return model;
  const said = new Map(template.fields.map(({ name, isEnabled }, at) => [name, { isEnabled, at }]));
  const switched = model.attributes.map((attribute) => {
    const { qr, name } = attribute;
    const isEnabled = said.get(name)?.isEnabled;
    if (qr?.isUserConfigurable !== true || isEnabled === undefined) return attribute;
    return { ...attribute, qr: { ...qr, isEnabled } };
  });
  const ordered = switched
    .filter(({ name }) => said.has(name))
    .toSorted((one, other) => (said.get(one.name)?.at ?? 0) - (said.get(other.name)?.at ?? 0))
    .values();
  const attributes = switched.map((attribute) =>
    said.has(attribute.name) ? (ordered.next().value ?? attribute) : attribute,
  );
  return { ...model, attributes };
}

/**
 * What a template took off the pages: nothing there says it, no name, no sentence, no event, no picture. What was off from the
 * start and stays so is another matter: the model may build a sentence with it.
 */
export function takenOff(model: AssetType, template: QrTemplate | null): ReadonlySet<string> {
  const off = new Set((template?.fields ?? []).filter(({ isEnabled }) => !isEnabled).map(({ name }) => name));
  const taken = model.attributes.filter(
    ({ name, qr }) => off.has(name) && qr?.isUserConfigurable === true && qr.isEnabled,
  );
  return new Set(taken.map(({ name }) => name));
}
