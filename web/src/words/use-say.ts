import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area, Say } from '@huella/domain/phrases/areas';
import { languageOf, type Language, type Words } from '@huella/domain/words';

interface Speech {
  /** Says a phrase: `say('errors:tooManyRequests', { seconds: 30 })`. */
  readonly say: Say;
  readonly language: Language;
  /** The text of a model's label in the current language. */
  readonly word: (words: Words) => string;
}

/** The words of the current language. Name the areas that the component says; they load with it. */
export function useSay(...areas: Area[]): Speech {
  const { t, i18n } = useTranslation(['ui', 'errors', 'issues', ...areas]);
  const language = languageOf(i18n.language);
  return useMemo<Speech>(
    () => ({
      // i18next's own types know no areas that load late; ours were checked at the call.
      say: (key, ...slots) => t(key as 'ui', slots[0] ?? {}),
      language,
      word: (words) => words[language],
    }),
    [t, language],
  );
}
