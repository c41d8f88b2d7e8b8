import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts';

const site = 'https://huella.example/';
const linksOf = (text: string, of = site) => linkParts(text, of).flatMap(({ href }) => href ?? []);

describe('the links of a mail', () => {
  it('lead to their path here, and nothing of the text is lost', () => {
    const text =
      'Hola, Ana:\n\nConfirmar:\nhttps://huella.example/public/signup/verify/hash/a_b-c?x=1#y\n\nAdiós.';
    expect(linksOf(text)).toEqual(['/public/signup/verify/hash/a_b-c?x=1#y']);
    expect(
      linkParts(text, site)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('work on a server that listens under another name than it is known by', () => {
    expect(linksOf('http://127.0.0.1:0/access/changePassword/a', 'http://127.0.0.1:0/')).toEqual([
      '/access/changePassword/a',
    ]);
  });

  it.each([
    'https://evil.example/x',
    'https://huella.example.evil/x',
    'https://huella.example@evil.example/x',
    'https://huella.example//evil.example/x',
    'https://huella.example/\\evil.example/x',
    'https://huella.example/./\\evil.example',
    'javascript:alert(1)//https://huella.example/',
  ])('never lead elsewhere: %s', (text) => {
    expect(linksOf(`Hola, ${text}`).filter((href) => href !== '/')).toEqual([]);
  });
});
