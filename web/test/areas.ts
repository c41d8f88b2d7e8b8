import type { Area } from '@huella/domain/phrases/areas';

const files = import.meta.glob('../../domain/src/phrases/es/*.ts');

/** Every area of phrases: a rendered test does not wait for words. */
export const areas = Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, '') as Area); // a file is an area
