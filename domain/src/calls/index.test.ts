import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isWriting, takesRoom, type Call } from './contract';
import { calls } from './index';
import { idParam } from './schemas';

const all: readonly (readonly [string, Call])[] = Object.entries(calls);
const pathsOf = (call: Call) => [call.path, ...(call.alsoAt ?? [])];
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

describe('every call', () => {
  it('has an address of its own', () => {
    const addresses = all.flatMap(([, call]) =>
      pathsOf(call).map((path) => `${call.method} ${path.replace(/:\w+/g, ':')}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(all)('%s reads every parameter of its paths', (_name, call) => {
    const declared = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
    for (const path of pathsOf(call)) expect(declared).toEqual(expect.arrayContaining(namesIn(path)));
    expect([...new Set(pathsOf(call).flatMap(namesIn))].sort()).toEqual([...declared].sort());
  });

  it.each(all)('%s names the establishment or company that it guards among its parameters', (_name, call) => {
    const { access } = call;
    const guarded = Object.entries(access).flatMap(([part, name]) =>
      ['box', 'company', 'assetType'].includes(part) && typeof name === 'string' ? [name] : [],
    );
    const beside = [call.query, call.body].flatMap((part) =>
      part instanceof z.ZodObject ? Object.keys(part.shape) : [],
    );
    for (const path of pathsOf(call)) {
      const named = [...namesIn(path), ...beside];
      // An asset type may be left out of a path that says which part of an establishment is meant.
      expect(guarded.filter((name) => !named.includes(name) && name !== 'assetType')).toEqual([]);
    }
  });

  it.each(all)('%s is audited where it writes what only who may delegate writes', (_name, call) => {
    const { access, audited } = call;
    const code = 'code' in access ? access.code : null;
    const isOrganising = ['BOX_ADD', 'BOX_EDIT', 'COMPANY_EDIT'].some((each) => each === code);
    if (isWriting(call) && isOrganising) expect(audited).toBeDefined();
    if (audited === undefined || audited === 'object') return;
    const beside = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
    expect([...namesIn(call.path), ...beside]).toContain(audited.at);
  });

  it('that write are refused on a full disk, but those by which people come in, look and leave', () => {
    const going = all.filter(([, call]) => call.method !== 'GET' && !takesRoom(call)).map(([name]) => name);
    expect(going.filter((name) => !/^(?:users|passkeys|geography)\./.test(name))).toEqual([
      ...['authorizations.confirm', 'invitations.resend', 'invitations.revoke', 'invitations.accept'],
      ...['invitations.acceptReceived', 'invitations.declineReceived'],
      ...['delegations.take', 'delegations.takeOverCompany'],
      ...[
        'ownership.offer',
        'ownership.withdraw',
        'ownership.accept',
        'ownership.decline',
        'ownership.close',
      ],
      ...['objects.list', 'objects.export', 'objects.facet', 'objects.count', 'objects.find'],
      ...[
        'objects.places',
        'objects.map',
        'objects.totals',
        'panel.data',
        'reports.results',
        'reports.moves',
      ],
      ...['reports.moved', 'reports.file', 'reports.board', 'savedReports.remove', 'details.list'],
      ...['details.remove', 'lots.summary', 'files.public', 'images.list', 'jobs.stop', 'events.fit'],
      ...['boxes.checkAlias', 'labels.print', 'qr.scan', 'qr.report', 'qrTemplates.preview'],
      'genealogy.search',
      'pledges.map',
    ]);
    expect(going).not.toContain('users.signUpSandbox');
  });

  it.each(all)('%s takes a body only where a body can be sent', (_name, call) => {
    // A browser sends none with a GET: what takes one is there by POST, too.
    const isThereByPost = all.some(([, { method, path }]) => method === 'POST' && path === call.path);
    expect(call.method !== 'GET' || call.body === undefined || isThereByPost).toBe(true);
    expect(call.summary).not.toBe('');
  });
});

describe('an id in an address', () => {
  it.each([
    ['1', 1],
    ['33', 33],
    ['999999999999999', 999_999_999_999_999],
    ['0', null],
    ['-1', null],
    ['01', null],
    ['1e3', null],
    ['1.5', null],
    [' 1', null],
    ['1;', null],
    ['9007199254740993', null],
    ['', null],
    [1, null],
    [['1'], null],
  ])('%j is %j', (text, id) => {
    const read = idParam.safeParse(text);
    expect(read.success ? read.data : null).toBe(id);
  });
});
