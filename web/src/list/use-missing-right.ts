import { useCallback } from 'react';
import type { RightGroupId } from '@huella/domain/rules/right-groups';
import { rightWords } from '../words/right-words';
import { useSay } from '../words/use-say';

/** Where a right is missing: an establishment, or a whole company, and whose it is. */
export interface RightPlace {
  readonly name: string;
  readonly company: string;
}

/** Says which right is missing for a screen, and whom to ask for it; without a place it is missing everywhere. */
export function useMissingRight(): (right: RightGroupId, place: RightPlace | null) => string {
  const { say } = useSay('rights');
  return useCallback(
    (group, place) => {
      const right = say(rightWords[group].may);
      return place === null
        ? say('rights:missingEverywhere', { right })
        : say('rights:missing', { right, place: place.name, company: place.company });
    },
    [say],
  );
}
