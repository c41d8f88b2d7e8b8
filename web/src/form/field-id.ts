/** id of the control of a field. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The field that a control belongs to. */
export function fieldOfId(id: string): string {
  return id.replace(/^field-/, '');
}

/** id of the place where a step stands; it takes the focus when the step changes. */
export const stepId = 'form-step';
