const focusable = 'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"]';

/** Brings the control of a field into view and gives it the focus; a group gives it to its first control. */
export function focusField(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  const control = place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
  place.scrollIntoView({ block: 'center' });
  (control ?? place).focus({ preventScroll: true });
}
