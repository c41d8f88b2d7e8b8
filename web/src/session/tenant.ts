import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { defaultTenant, tenantColor, tenantExample, tenantLogo } from '@huella/domain/rules/tenant';
import { call } from '../call/call';
import { defaultTheme, tenantKey as key, type Tenant } from './default-theme';
import { forget, keep, readKept } from './kept';
import { tenantLabel } from './own-label';

/** Longest that a first visit waits for its theme before it is drawn in the default one, in milliseconds. */
const firstWaitMs = 700;

const listeners = new Set<() => void>();
let shown: Tenant | null = null;
/** How often the tenant was left: an answer that was asked for before is not heard. */
let leavings = 0;

/** What this browser kept of the last visit; null when there was none, or it cannot be read any more. */
function readKeptTheme(): Tenant | null {
  const kept = readKept(key);
  return isTenant(kept) ? kept : null;
}

/** Whether what was kept, perhaps by an older version, is as the server answers it; without the library that checks it there. */
function isTenant(kept: unknown): kept is Tenant {
  const { label, name, theme, logo, chains, example } = partsOf(kept);
  const { greenTheme, blueTheme } = partsOf(theme);
  const isLike = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
  return (
    [label, name].every(isLike(/./)) &&
    [greenTheme, blueTheme].map((each) => partsOf(each)['main']).every(isLike(tenantColor)) &&
    (logo === null || isLike(tenantLogo)(logo)) &&
    (example === null || isLike(tenantExample)(example)) &&
    (chains === null || (Array.isArray(chains) && chains.every((id) => typeof id === 'number')))
  );
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The tenant in view: the one of the last visit until the server has answered. */
export function readTenant(): Tenant {
  return (shown ??= readKeptTheme() ?? defaultTheme);
}

/** What is as it was draws nothing anew. */
function show(theme: Tenant): void {
  const before = readTenant();
  shown = replaceEqualDeep(before, theme);
  if (shown === before) return;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tenant in view; while a page that the build drew becomes the app's, the one that it was drawn for. */
export function useTenant(): Tenant {
  return useSyncExternalStore(listen, readTenant, () => defaultTheme);
}

async function fetchTheme(): Promise<void> {
  const before = leavings;
  try {
    const theme = await call('tenants.theme', { params: { tenant: tenantLabel() } });
    if (leavings !== before) return;
    keep(key, theme);
    show(theme);
  } catch {
    show(defaultTheme);
  }
}

/**
 * Fetches the theme of this host. Resolves as soon as the page may be drawn: at once where it was here before, or has no
 * label of its own; else with the answer, so that the first colour that is seen is the right one, or after a moment.
 */
export async function openTenant(): Promise<void> {
  const fetched = fetchTheme();
  if (tenantLabel() === defaultTenant || readKeptTheme() !== null) return;
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, firstWaitMs))]);
}

/** On signing out the kept theme goes, logo and all, where the host is the default tenant's (document 1 section 2). */
export function leaveTenant(): void {
  if (tenantLabel() !== defaultTenant) return;
  leavings += 1;
  forget(key);
  show(defaultTheme);
}
