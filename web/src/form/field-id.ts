/** id of the control of a field; `within` says which form it is in where one is open over another. */
export function fieldId(name: string, within = ''): string {
  return `field-${within}${name}`;
}

/** id of the place of a step; it takes the focus when the step changes. */
export const stepId = 'form-step';
