import type { Plugin, Rolldown } from 'vite';

export function splitByLayer(): Rolldown.CodeSplittingOptions;

export function compileEarly(): Plugin;
