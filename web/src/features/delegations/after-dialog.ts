import { useState } from 'react';
import { contentId } from '../../shell/use-arrival';
import { focusField } from '../../ui/focus-field';

/** What a dialog is about stays in it while it fades away. */
export function useLastShown<Shown>(shown: Shown | null): Shown | null {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}

/** The button that opened a dialog may be gone with its card: then the focus goes to what says how many are left. */
export function focusAfterDialog(countId: string): void {
  const isKept = document.getElementById(contentId)?.contains(document.activeElement) === true;
  if (!isKept) focusField(countId);
}
