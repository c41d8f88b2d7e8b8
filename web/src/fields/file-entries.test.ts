import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { checkField } from '@huella/domain/engine/fields/check-field';
import {
  entriesOf,
  settleEntries,
  sortChosen,
  uploadStateOf,
  underwayEntry,
  uploadIdOf,
} from './file-entries';
import type { Upload, UploadState } from './file-uploads';

const field = buildField({ name: 'papers', type: 'file', files: { max: 2 } });
const locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' } as const;
const chosen = (name: string, size = 10) => ({ name, size });

describe('files that were chosen', () => {
  it.each([
    [[chosen('a.pdf'), chosen('b.PDF')], 0, ['a.pdf', 'b.PDF'], []],
    [[chosen('a.pdf'), chosen('b.pdf')], 1, ['a.pdf'], ['tooManyFiles']],
    [[chosen('a.svg')], 0, [], ['wrongEnding']],
    [[chosen('pdf')], 0, [], ['wrongEnding']],
    [[chosen('a.pdf', 0)], 0, [], ['fileEmpty']],
    [[chosen('a.pdf', maxFileBytes)], 0, ['a.pdf'], []],
    [[chosen('a.pdf', maxFileBytes + 1)], 0, [], ['fileTooLarge']],
    [[chosen('a.exe'), chosen('b.pdf')], 1, ['b.pdf'], ['wrongEnding']],
  ] as const)('%j beside %i', (files, held, taken, reasons) => {
    const sorted = sortChosen(files, field, held);
    expect(sorted.taken.map(({ name }) => name)).toEqual(taken);
    expect(sorted.refused.map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('entries of a file field', () => {
  const stored = { storageName: 'x'.repeat(22), originalName: 'dte.pdf' };
  const awaited = underwayEntry('t-1', 'foto.jpg');
  const upload = (now: UploadState): Upload => ({ id: 't-1', source: new File([''], 'foto.jpg'), now });
  const came = (content: 'jpg' | 'pdf' | null): UploadState => ({
    state: 'done',
    file: { storageName: 'y'.repeat(22), originalName: 'foto.jpg', content },
  });

  it('keep the form from being saved while a file is on its way', () => {
    expect(checkField(field, [stored, awaited], locale).issues).toMatchObject([{ code: 'filesUnderway' }]);
    expect(checkField(field, [stored], locale).issues).toEqual([]);
    expect([uploadIdOf(awaited), uploadIdOf(stored)]).toEqual(['t-1', null]);
    expect(entriesOf(null)).toEqual([]);
  });

  it('take what has come in, in its place', () => {
    const settled = settleEntries([awaited, stored], () => upload(came('jpg')));
    const file = { storageName: 'y'.repeat(22), originalName: 'foto.jpg' };
    expect(settled).toEqual({ entries: [file, stored], over: ['t-1'] });
  });

  it.each([
    ['came in and is something else', upload(came('pdf')), 'failed'],
    ['came in and is nothing that is known', upload(came(null)), 'failed'],
    ['could not be sent', upload({ state: 'failed', error: null }), 'failed'],
    ['was sent by a page that was left', null, 'failed'],
    ['waits', upload({ state: 'waiting' }), 'underway'],
    ['is being sent', upload({ state: 'uploading', percent: 20 }), 'underway'],
  ])('keep the place of a file that %s', (_name, found, state) => {
    const find = () => found;
    expect(settleEntries([awaited, stored], find)).toEqual({ entries: [awaited, stored], over: [] });
    expect([uploadStateOf(awaited, find), uploadStateOf(stored, find)]).toEqual([state, 'there']);
  });
});
