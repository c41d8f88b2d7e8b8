import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOtherBuild, markIn, withMark } from './version';

const own = { version: '2.8.9', build: 'b8f03416813d' };

describe('whether the server is of another build', () => {
  it.each([
    [own, own, false],
    [own, { ...own, version: '2.9.0' }, true],
    [own, { ...own, build: 'ffffffffffff' }, true],
    // Sources that run directly name no build; their version still counts.
    [own, { ...own, build: 'source' }, false],
    [{ ...own, build: 'dev' }, own, false],
    [{ ...own, build: 'dev' }, { version: '2.9.0', build: 'source' }, true],
  ])('%j against %j: %s', (page, server, isOther) => {
    expect(isOtherBuild(page, server)).toBe(isOther);
  });
});

describe('the mark of a page that was reloaded', () => {
  it.each([
    ['http://huella.example/assets', null],
    ['http://huella.example/assets?dId=2.9.0-ffff', '2.9.0-ffff'],
    ['http://huella.example/assets?dId=', null],
    ['http://huella.example/assets?dId=%3Cscript%3E', null],
    ['http://huella.example/assets?dId=//evil.example', null],
    ['http://huella.example/assets?dId=javascript:alert(1)', null],
    [`http://huella.example/assets?dId=${'a'.repeat(65)}`, null],
  ])('in %s is %s', (address, mark) => {
    expect(markIn(address)).toBe(mark);
  });

  it('goes, whatever it holds, and leaves all else as it was', () => {
    const bare = 'http://huella.example/assets?category=VQ,NO&page=2';
    expect(withMark(bare, null)).toBe(bare);
    expect(withMark('http://huella.example/assets?dId=x', null)).toBe('http://huella.example/assets');
    expect(withMark('http://huella.example/login?dId=%22%3E&next=%2Fassets#top', null)).toBe(
      'http://huella.example/login?next=%2Fassets#top',
    );
  });

  it('never leads to another host (security checklist R34)', () => {
    const hostile = [
      '//evil.example/',
      '/\\evil.example',
      '/@evil.example',
      '//evil.example//x?dId=//evil.example',
    ];
    const path = fc.oneof(
      fc.constantFrom(...hostile),
      fc.webPath(),
      fc.string().map((text) => `/${encodeURI(text)}`),
    );
    fc.assert(
      fc.property(path, fc.constantFrom('2.9.0-ffff', null), (tail, build) => {
        const address = `http://huella.example${tail}`;
        fc.pre(URL.canParse(address) && new URL(address).host === 'huella.example');
        const marked = new URL(withMark(address, build));
        expect(marked.host).toBe('huella.example');
        expect(marked.searchParams.get('dId')).toBe(build);
      }),
    );
  });
});
