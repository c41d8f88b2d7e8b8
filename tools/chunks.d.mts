import type { Rolldown } from 'vite';

export function splitByLayer(): Rolldown.CodeSplittingOptions;
