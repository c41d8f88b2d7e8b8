import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The system of the device: light, until a test has it turn. */
const system = { matches: false, heard: new Set<() => void>() };
let theme: HTMLMetaElement[] = [];

beforeEach(() => {
  system.matches = false;
  system.heard.clear();
  localStorage.clear();
  delete document.documentElement.dataset['mode'];
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_type: string, listener: () => void) => system.heard.add(listener),
  }));
  theme = (['light', 'dark'] as const).map((mode) => {
    const mark = document.createElement('meta');
    mark.name = 'theme-color';
    mark.dataset['mode'] = mode;
    document.head.append(mark);
    return mark;
  });
});

afterEach(() => {
  for (const mark of theme) mark.remove();
});

/** A page that begins now: what it knows it reads from this device. */
async function begin() {
  const mode = await import('./colour-mode');
  mode.watchMode();
  function Shown() {
    return (
      <p>
        {mode.useModeChoice()} {mode.useColourMode()}
      </p>
    );
  }
  const { unmount } = render(<Shown />);
  return { ...mode, unmount };
}

const shown = () => screen.getByRole('paragraph').textContent;
const turn = (matches: boolean) => {
  act(() => {
    system.matches = matches;
    for (const listener of system.heard) listener();
  });
};

it('follows the system while it turns', async () => {
  await begin();
  expect(shown()).toBe('system light');
  turn(true);
  expect(shown()).toBe('system dark');
});

it('keeps what is chosen on this device, whatever the system does, and goes back to following it', async () => {
  const { chooseMode, unmount } = await begin();
  act(() => {
    chooseMode('dark');
  });
  expect(shown()).toBe('dark dark');
  expect(document.documentElement.dataset['mode']).toBe('dark');
  expect(theme.map(({ media }) => media)).toEqual(['not all', 'all']);
  unmount();
  vi.resetModules();
  const { chooseMode: chooseAgain } = await begin();
  expect(shown()).toBe('dark dark');
  act(() => {
    chooseAgain('system');
  });
  expect(shown()).toBe('system light');
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  expect(theme.map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(localStorage.length).toBe(0);
});

it('hears of a choice in another tab, and takes what it does not know for none', async () => {
  await begin();
  const choose = (kept: string) => {
    act(() => {
      localStorage.setItem('huella.mode', kept);
      window.dispatchEvent(new StorageEvent('storage', { key: 'huella.mode' }));
    });
  };
  choose('"dark"');
  expect(shown()).toBe('dark dark');
  choose('"sepia"');
  expect(shown()).toBe('system light');
});

it('is light on paper, before the printer takes it', async () => {
  const { chooseMode } = await begin();
  act(() => {
    chooseMode('dark');
  });
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(shown()).toBe('dark light');
  expect(document.documentElement.hasAttribute('data-still')).toBe(true);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(document.documentElement.hasAttribute('data-still')).toBe(false);
  expect(shown()).toBe('dark dark');
});
