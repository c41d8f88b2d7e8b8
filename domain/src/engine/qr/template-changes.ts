import type { QrTemplate } from '../../model/qr-template';

/** What one version of a template changed of the one before it. */
export const templateChanges = ['shown', 'hidden', 'order', 'description', 'images'] as const;
type TemplateChange = (typeof templateChanges)[number];

/** A change with the names of the attributes that it is about; none of the page as a whole. */
export interface ChangedPart {
  readonly kind: TemplateChange;
  readonly names: readonly string[];
}

/** A page as its model alone has it: what a template is compared with that nobody wrote before. */
export const blankTemplate: QrTemplate = {
  fields: [],
  sections: [],
  description: { es: '', en: '' },
  images: [],
};

/** What a version changed of the one before it, where both say everything (`completeTemplate`). */
export function changesOf(before: QrTemplate, after: QrTemplate): readonly ChangedPart[] {
  const was = new Map(before.fields.map(({ name, isEnabled }) => [name, isEnabled]));
  const turned = after.fields.filter(({ name, isEnabled }) => was.get(name) !== isEnabled);
  const namesOf = (isOn: boolean) =>
    turned.filter(({ isEnabled }) => isEnabled === isOn).map(({ name }) => name);
  const orderOf = ({ fields }: QrTemplate) => fields.map(({ name }) => name);
  const isMoved =
    isReordered(orderOf(before), orderOf(after)) || isReordered(before.sections, after.sections);
  const isSaid =
    before.description.es !== after.description.es || before.description.en !== after.description.en;
  const parts: readonly (ChangedPart & { readonly is: boolean })[] = [
    { kind: 'shown', names: namesOf(true), is: namesOf(true).length > 0 },
    { kind: 'hidden', names: namesOf(false), is: namesOf(false).length > 0 },
    { kind: 'order', names: [], is: isMoved },
    { kind: 'description', names: [], is: isSaid },
    { kind: 'images', names: [], is: before.images.join('\n') !== after.images.join('\n') },
  ];
  return parts.filter(({ is }) => is).map(({ kind, names }) => ({ kind, names }));
}

/** Whether what both lists hold is in another order in one of them. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((name) => after.includes(name));
  const moved = after.filter((name) => before.includes(name));
  return kept.join('\n') !== moved.join('\n');
}
