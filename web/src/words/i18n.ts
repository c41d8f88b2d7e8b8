import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Area } from '@huella/domain/phrases/areas';
import { languageOf, type Language } from '@huella/domain/words';

/** One lazily loaded chunk per language and area. */
const files = import.meta.glob<Record<string, Record<string, string>>>(
  '../../../domain/src/phrases/{es,en}/*.ts',
);

async function loadArea(language: string, area: string): Promise<Record<string, string>> {
  const load = files[`../../../domain/src/phrases/${languageOf(language)}/${area}.ts`];
  if (load === undefined) throw new Error(`no phrases for ${language}/${area}`);
  return (await load())[area] ?? {};
}

/** Areas that every screen needs; the others load with their screen. */
const always: readonly Area[] = ['ui', 'errors', 'issues'];

/** Writes a whole number with its thousands grouped. */
type WriteCount = (count: number, language: Language) => string;

/** Writes what a phrase counts, `1.248`; other slots are written as they come. */
function slotWriter(writeCount: WriteCount): FormatterModule {
  const nothing = () => undefined;
  return {
    type: 'formatter',
    init: nothing,
    add: nothing,
    addCached: nothing,
    format: (value: unknown, _, language = '', about) =>
      typeof value === 'number' && about?.['interpolationkey'] === 'count'
        ? writeCount(value, languageOf(language))
        : String(value),
  };
}

/** Starts i18next in a language with the common areas loaded. Resolves when text can be drawn. */
export async function startWords(language: Language, writeCount: WriteCount): Promise<void> {
  await i18next
    .use({
      type: 'backend',
      read: (
        lng: string,
        area: string,
        done: (error: Error | null, data: Record<string, string> | null) => void,
      ) => {
        loadArea(lng, area).then(
          (phrases) => {
            done(null, phrases);
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)), null);
          },
        );
      },
    })
    .use(slotWriter(writeCount))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['es', 'en'],
      ns: [...always],
      defaultNS: 'ui',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    });
}

/**
 * Changes the language of the whole page at once, after its phrases have arrived. Without them the page stays in the
 * language that it has: without a network they do not come.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const isThere = () => always.every((area) => i18next.hasResourceBundle(language, area));
  await i18next.loadLanguages(language);
  // What failed to come once is not asked for again by itself.
  if (!isThere()) await i18next.reloadResources([language]);
  if (!isThere()) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the phrases of an area before its screen is drawn, so that nothing flashes. */
export async function loadWords(...areas: Area[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}
