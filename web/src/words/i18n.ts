import type { Area } from '@huella/domain/phrases/areas';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';

type Phrases = Readonly<Record<string, string>>;

/**
 * What comes together: what is said before anybody is signed in, what with the first list, and the rest. Each is the files
 * of phrases by their paths; a file exports one area, which it is named after.
 */
const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Phrases>>>>>(
  './{es,en}-{open,list,rest}.ts',
  { import: 'phrases' },
);

/** Mails and public pages are the server's. */
export type ScreenArea = Exclude<Area, 'mails' | 'public'>;

/** Areas that every screen needs; the others load with their screen. */
const always: readonly ScreenArea[] = ['ui', 'errors', 'issues'];
const open = new Set<ScreenArea>([...always, 'access', 'joining']);
const list = new Set<ScreenArea>([
  'shell',
  'list',
  'form',
  'assets',
  'qr',
  'imports',
  'lots',
  'genealogy',
  'views',
]);
const fileOf = (area: ScreenArea) => (open.has(area) ? 'open' : list.has(area) ? 'list' : 'rest');

const loaded: Readonly<Record<Language, Map<string, Phrases>>> = { es: new Map(), en: new Map() };
/** What is on its way or there, so that it is asked for once; what failed to come is asked for again. */
const asked = new Map<string, Promise<void>>();
/** Every area that a screen asked for: another language needs it, too. */
const wanted = new Set<ScreenArea>(always);
const listeners = new Set<() => void>();
let shown: Language = 'es';

/** Writes a whole number with its thousands grouped. */
type WriteCount = (count: number, language: Language) => string;
let writeCount: WriteCount = String;

async function loadFile(file: string, language: Language): Promise<void> {
  const load = files[`./${language}-${file}.ts`];
  if (load === undefined) throw new Error(`no phrases in ${language}-${file}`);
  for (const areas of Object.values(await load()))
    for (const [area, phrases] of Object.entries(areas)) loaded[language].set(area, phrases);
}

function loadOnce(file: string, language: Language): Promise<void> {
  const key = `${language}-${file}`;
  const before = asked.get(key);
  if (before !== undefined) return before;
  const coming = loadFile(file, language);
  asked.set(key, coming);
  coming.catch(() => asked.delete(key)); // whoever waits for it is told
  return coming;
}

async function loadAreas(areas: Iterable<ScreenArea>, language: Language): Promise<void> {
  const missing = [...areas].filter((area) => !loaded[language].has(area));
  await Promise.all([...new Set(missing.map(fileOf))].map((file) => loadOnce(file, language)));
}

/** Starts in a language with the common areas loaded. Resolves when text can be drawn. */
export async function startWords(language: Language, write: WriteCount): Promise<void> {
  writeCount = write;
  shown = language;
  await loadAreas(wanted, language);
}

/**
 * Changes the language of the whole page at once, after its phrases have arrived. Without them the page stays in the
 * language that it has: without a network they do not come.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const isThere = await loadAreas(wanted, language).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  shown = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Loads the phrases of an area before its screen is drawn, so that nothing flashes. Throws where they do not come. */
export async function loadWords(...areas: ScreenArea[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await loadAreas(areas, shown);
}

/** Loads the phrases of areas in a language that may not be shown: a search is answered in either. */
export async function loadWordsIn(language: Language, ...areas: ScreenArea[]): Promise<void> {
  await loadAreas(areas, language);
}

/** What is waited for until areas can be said in the language that is shown; null when they can. */
export function comingWords(areas: readonly ScreenArea[]): Promise<void> | null {
  const missing = areas.filter((area) => !loaded[shown].has(area));
  for (const area of missing) wanted.add(area);
  const [coming] = missing.map((area) => loadOnce(fileOf(area), shown));
  return coming ?? null;
}

/** The language that is shown. */
export function shownLanguage(): Language {
  return shown;
}

/** Hears of every change of the language, until what it returns is called. */
export function listenToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Made when a language first counts: browsers take long over them, and a first page counts nothing. */
const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

function isOne(count: number, language: Language): boolean {
  return (plurals[language] ??= new Intl.PluralRules(language)).select(count) === 'one';
}

type Slots = Readonly<Record<string, SlotValue>>;

/** The phrase of a key, `area:name`; where a slot counts, its plural form. What is not there is seen by its name. */
function phraseOf(key: string, slots: Slots, language: Language): string {
  const [area = '', name = ''] = key.split(':');
  const phrases = loaded[language].get(area) ?? {};
  const { count } = slots;
  const form = typeof count === 'number' && isOne(count, language) ? 'one' : 'other';
  return (count === undefined ? undefined : phrases[`${name}_${form}`]) ?? phrases[name] ?? name;
}

/** Says a phrase in a language. What it counts is written with its thousands grouped, `1.248`. */
export function sayIn(language: Language, key: string, slots: Slots = {}): string {
  const { count } = slots;
  const written = typeof count === 'number' ? { ...slots, count: writeCount(count, language) } : slots;
  return fill(phraseOf(key, slots, language), written);
}
