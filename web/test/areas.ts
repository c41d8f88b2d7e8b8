import type { ScreenArea } from '../src/words/i18n';

const files = import.meta.glob(['../../domain/src/phrases/es/*.ts', '!**/{mails,public}.ts']);

/** Every area of phrases: a rendered test does not wait for words. */
export const areas = Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, '') as ScreenArea); // a file is an area
