import { describe, expect, it } from 'vitest';
import { hasCommandKey, isSearchStroke } from './platform-keys';

const stroke = (more: Partial<KeyboardEvent> = {}) => ({
  ...{ key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false },
  ...more,
});

describe('the key that opens the search', () => {
  it.each([
    [{ ctrlKey: true }, false, true],
    [{ ctrlKey: true, key: 'K' }, false, true],
    [{ metaKey: true }, true, true],
    [{ ctrlKey: true }, true, false],
    [{ metaKey: true }, false, false],
    [{}, false, false],
    [{ ctrlKey: true, shiftKey: true }, false, false],
    [{ ctrlKey: true, altKey: true }, false, false],
    [{ ctrlKey: true, key: 'j' }, false, false],
    [{ ctrlKey: true, defaultPrevented: true }, false, false],
  ])('%j, with a command key %s: %s', (more, isCommand, opens) => {
    expect(isSearchStroke(stroke(more), isCommand)).toBe(opens);
  });

  it('is the one of the platform', () => {
    expect(hasCommandKey('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(true);
    expect(hasCommandKey('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(false);
    expect(hasCommandKey('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
  });
});
