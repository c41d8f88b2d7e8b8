import { z } from 'zod/mini';

const name = 'huella.confirmedDoubts';
const kept = z.object({ upload: z.number(), doubts: z.array(z.string()) });

/** The doubts that were confirmed in an upload's rows in this tab: a reload says nothing of them either. */
export function confirmedDoubts(upload: number): readonly string[] {
  try {
    const found = kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    return found.success && found.data.upload === upload ? found.data.doubts : [];
  } catch {
    return [];
  }
}

/** Keeps one more, of the upload that is worked on last. */
export function keepConfirmed(upload: number, doubt: string): void {
  const doubts = [...new Set([...confirmedDoubts(upload), doubt])];
  try {
    sessionStorage.setItem(name, JSON.stringify({ upload, doubts }));
  } catch {
    // A warning that is said once more stops nobody.
  }
}
