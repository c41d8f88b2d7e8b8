import { createYielder } from './yielder';

/** Texts that are known at a time, and how long they may be: what many rows say is short, and among the first rows. */
const most = 4_096;
const longest = 32;

/**
 * Makes a function that gives equal texts as one, and all else as it is: tens of thousands of rows say the same breed or day, and
 * each comes from a thread or from the database as a text of its own.
 */
export function shareTexts(): <Given>(given: Given) => Given | string {
  const known = new Map<string, string>();
  return (given) => {
    if (typeof given !== 'string' || given.length > longest) return given;
    const before = known.get(given);
    if (before !== undefined) return before;
    if (known.size < most) known.set(given, given);
    return given;
  };
}

/** Gives equal texts in many records as one, in the records themselves. Lets others have their turn between them. */
export async function shareTextsIn(records: readonly Record<string, unknown>[]): Promise<void> {
  const share = shareTexts();
  const yieldIfDue = createYielder();
  for (const record of records) {
    for (const name of Object.keys(record)) record[name] = share(record[name]);
    await yieldIfDue();
  }
}
