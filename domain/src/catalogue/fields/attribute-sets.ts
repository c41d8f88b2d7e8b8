import type { Attribute, AttributeParts } from '../../model/attribute';
import type { Field } from '../../model/field';
import { fitsGrid } from '../../engine/fields/grid-text';
import { fieldKinds } from '../../engine/fields/index';
import { completeField } from './complete-field';

/** An attribute as a model writes it: without what follows from its kind, and from the set it is in. */
export type AttributeDraft = Field & Partial<AttributeParts>;

type Access = Attribute['permissions'];

/**
 * Attributes that people fill in, in forms and in sheets. Who does is said once for the set; an attribute may say
 * otherwise, and so may one that events write or that is computed among them.
 */
export function filledIn(permissions: Access, drafts: readonly AttributeDraft[]): readonly Attribute[] {
  return drafts.map(({ massiveImport, ...draft }) => {
    const attribute = complete(draft, permissions);
    const isTyped = attribute.onlyEvent !== true && attribute.disabled !== true;
    const inSheets = massiveImport ?? (isTyped && fitsCells(draft));
    return inSheets ? { ...attribute, massiveImport: true } : attribute;
  });
}

/** Attributes that people fill in one asset at a time: sheets do not have them. */
export function filledInForms(permissions: Access, drafts: readonly AttributeDraft[]): readonly Attribute[] {
  return drafts.map((draft) => complete(draft, permissions));
}

/** Attributes that nobody fills in: events write them, or they are computed. The subtypes are those that see them. */
export function writtenByEvents(
  permissions: Access,
  drafts: readonly AttributeDraft[],
): readonly Attribute[] {
  return drafts.map((draft) => {
    const attribute = complete(draft, permissions);
    return attribute.disabled === true ? attribute : { ...attribute, onlyEvent: true };
  });
}

function complete(draft: AttributeDraft, permissions: Access): Attribute {
  return completeField({ ...draft, permissions: draft.permissions ?? permissions });
}

/** Whether people fill in a field in the cells of a sheet. */
function fitsCells(field: Field): boolean {
  return fitsGrid(field) && fieldKinds[field.type].isIds !== true;
}
