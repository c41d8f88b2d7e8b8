import type { Plugin } from 'vite';

export function evaluateFiles(): Plugin;
