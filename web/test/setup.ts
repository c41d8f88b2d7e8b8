import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { areas } from './areas';
import { queryClient } from '../src/call/queries';
import { formatCount } from '../src/ui/format-count';
import { loadWords, startWords } from '../src/words/i18n';
import { serveCalls } from './serve-calls';
import { answerQuickly, putStyles, readOnce } from './styles';
import { layOut } from './window';

declare global {
  // React asks for it by this name: updates outside of `act` are then reported as faults.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** What runs around every rendered test: words, a window, and the check of the console that journeys make, too. */

vi.mock(import('@emotion/cache'), async (load) => {
  const { default: createCache } = await load();
  return { default: (options) => readOnce(createCache({ ...options, container: putStyles() })) };
});

/** Said of tests, not of pages: a press may bring a part of the screen, and tests wait for what it shows instead of for the press. */
const ofTests = 'A component suspended inside an `act` scope';

/**
 * React keeps for each element a trace of where it was made, for the browser's own tools: a tenth of the time of rendered
 * tests. It does so for the first ten thousand in a second; here that number is reached from the first on. What it warns of
 * stays the same.
 */
function keepNoTraces(): void {
  const inner: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  expect(inner).toHaveProperty('recentlyCreatedOwnerStacks');
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });
}

/** Those of jsdom: the setup runs for each file, in one window. */
const compute = window.getComputedStyle.bind(window);

let faults: unknown[][] = [];

beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  keepNoTraces();
  // What comes is waited for, as long as a busy machine takes.
  configure({ asyncUtilTimeout: 10_000 });
  await startWords('es', formatCount);
  await loadWords(...areas);
});

beforeEach(() => {
  faults = [];
  layOut('desktop');
  vi.stubGlobal('getComputedStyle', answerQuickly(compute));
  serveCalls({});
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).startsWith(ofTests)) faults.push(said);
  });
});

afterEach(() => {
  cleanup();
  // What a test put there itself would be found by those of the next file.
  document.body.replaceChildren();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // React warns there of what people will meet: lost keys, updates outside of the page's own, invalid nesting.
  expect(faults).toEqual([]);
});
