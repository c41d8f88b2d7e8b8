import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field at one go, as people paste one. Each letter that is typed draws the whole form once more: a test
 * types where what happens in between is what it is about.
 */
export async function fillIn(person: UserEvent, field: Element, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text);
}
