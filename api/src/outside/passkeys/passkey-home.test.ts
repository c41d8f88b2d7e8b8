import { describe, expect, it } from 'vitest';
import { findPasskeyHome } from './passkey-home';

describe('the home of passkeys', () => {
  it.each([
    ['https://huella.example', 'huella.example', 'https://huella.example'],
    ['https://huella.example:8443/app?x=1', 'huella.example', 'https://huella.example:8443'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:4000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:4000'],
    ['http://localhost:5173', 'localhost', 'http://localhost:5173'],
  ])('of %s is %s', (publicUrl, name, origin) => {
    expect(findPasskeyHome(publicUrl, 4000)).toEqual({ name, origin });
  });

  it('has no port in its address where browsers name none', () => {
    expect(findPasskeyHome('http://127.0.0.1:80', 80)?.origin).toBe('http://localhost');
  });

  it.each(['http://huella.example', 'https://192.0.2.7', 'http://10.0.0.5:3000', 'https://[2001:db8::1]'])(
    'is nowhere under %s',
    (publicUrl) => {
      expect(findPasskeyHome(publicUrl, 4000)).toBeNull();
    },
  );
});
