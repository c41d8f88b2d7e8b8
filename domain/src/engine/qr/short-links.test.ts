import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrLinkOf, qrTypeNames } from '../../model/qr-types';
import { longPathOf, shortLinkOf, shortPaths, writtenLinkOf } from './short-links';

const site = 'https://huella.example';
const ids = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 22),
);

describe('a short address', () => {
  it('leads to the page that it was made of, in capitals and in small letters', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(...qrTypeNames), (publicId, type) => {
        const link = qrLinkOf(site, type, publicId);
        const code = shortLinkOf(link);
        expect(code).toMatch(/^HTTPS:\/\/HUELLA\.EXAMPLE\/[A-Z]\/[\dA-Z]{25}$/);
        const [short = '', letter = ''] = code.split('/').reverse();
        for (const [path, kind] of shortPaths.filter(([each]) => each.toUpperCase() === `/${letter}`)) {
          expect(kind).toBe(type);
          const typed = path === path.toLowerCase() ? short.toLowerCase() : short;
          expect(site + longPathOf(kind, typed)).toBe(link);
        }
      }),
    );
  });

  it('has a path for each kind of page', () => {
    expect(new Set(shortPaths.map(([path]) => path)).size).toBe(qrTypeNames.length * 2);
  });

  it('keeps the path of a site, whose case counts', () => {
    const link = qrLinkOf(`${site}/Campo`, 'identeco', 'A'.repeat(22));
    expect(shortLinkOf(link)).toBe(`${site}/Campo/Q/${'0'.repeat(25)}`);
  });

  it.each([`${site}/assets/4`, `${site}/qrIdenteco/short`, `${site}/qrIdenteco/${'_'.repeat(22)}`])(
    'is none of %s, which is no page of an id',
    (link) => {
      expect(shortLinkOf(link)).toBe(link);
    },
  );

  it('is written for people without what they need not type', () => {
    expect(writtenLinkOf(`HTTPS://HUELLA.EXAMPLE/Q/${'0'.repeat(24)}A`)).toBe(
      `huella.example/q/${'0'.repeat(24)}a`,
    );
    expect(writtenLinkOf(`${site}/assets/4?Q=1`)).toBe('huella.example/assets/4?Q=1');
  });

  it.each(['', 'x', 'Z'.repeat(25), '../../x', '0'.repeat(26)])('of %j leads where nothing is', (short) => {
    expect(longPathOf('identeco', short)).toBe(`/qrIdenteco/${encodeURIComponent(short)}`);
  });
});
