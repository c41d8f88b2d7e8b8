import { describe, expect, it } from 'vitest';
import { checkPasskeyName } from './passkey-rules';

describe('the name of a passkey', () => {
  it.each(['Mi teléfono', ' a ', '李明 📱', 'x'.repeat(60)])('may be %j', (name) => {
    expect(checkPasskeyName(name)).toEqual([]);
  });

  it.each([
    ['', 'mandatory'],
    ['   ', 'mandatory'],
    ['x'.repeat(61), 'tooLong'],
  ])('may not be %j: %s', (name, code) => {
    expect(checkPasskeyName(name)).toMatchObject([{ field: 'name', code }]);
  });
});
