import { describe, expect, it } from 'vitest';
import { isTenantLabel, tenantLabelOf } from './tenant';

describe('the tenant that a host name asks for (document 1 section 1, decisions section 5)', () => {
  it.each([
    ['a3.huella.example', 'a3'],
    ['A3.Huella.Example', 'a3'],
    ['a3.localhost', 'a3'],
    ['app.huella.example', 'app'],
    ['campo-sur.huella.example', 'campo-sur'],
    ['localhost', 'app'],
    ['LOCALHOST', 'app'],
    ['localhost.', 'app'],
    ['127.0.0.1', 'app'],
    ['10.3.2.1', 'app'],
    ['[::1]', 'app'],
    ['::1', 'app'],
    ['', 'app'],
    ['.huella.example', 'app'],
    ['-a3.huella.example', 'app'],
    ['ñandú.huella.example', 'app'],
    [`${'a'.repeat(64)}.huella.example`, 'app'],
  ])('%j asks for %s', (hostname, label) => {
    expect(tenantLabelOf(hostname)).toBe(label);
  });

  it.each(['', '..', '../', 'a3/', 'A3', 'a3.huella', 'a 3', '__proto__', 'a'.repeat(5_000), 'a3\n'])(
    '%j is no label',
    (text) => {
      expect(isTenantLabel(text)).toBe(false);
    },
  );
});
