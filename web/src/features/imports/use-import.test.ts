import { describe, expect, it } from 'vitest';
import { addPurpose, transferPurpose } from './import-purpose';
import { importPosition, type AnsweredBeside } from './use-import';

const { file, manual } = addPurpose.steps;

const upload = { runId: null, paired: true, counts: { total: 12, blank: 0, withErrors: 0, withWarnings: 0 } };
const asked = { withoutErrors: false, asked: undefined };

describe('the open step of an import', () => {
  it('is the first without an upload, whatever the address says', () => {
    expect(importPosition(file, null, { ...asked, asked: 'summary' }).step).toBe('file');
    expect(importPosition(manual, null, { ...asked, asked: 'summary' }).step).toBe('sheet');
  });

  it('is the columns until they are paired', () => {
    expect(importPosition(file, { ...upload, paired: false }, { ...asked, asked: 'sheet' }).step).toBe(
      'columns',
    );
  });

  it('is the sheet until the summary is asked for', () => {
    expect(importPosition(file, upload, asked)).toMatchObject({ step: 'sheet', reached: 'summary' });
    expect(importPosition(file, upload, { ...asked, asked: 'summary' }).step).toBe('summary');
    expect(importPosition(file, upload, { ...asked, asked: 'file' }).step).toBe('file');
  });

  it('is no summary while rows in error are in, or none is left without them', () => {
    const some = { ...upload, counts: { ...upload.counts, withErrors: 2 } };
    const all = { ...upload, counts: { ...upload.counts, withErrors: 12 } };
    const summary = { ...asked, asked: 'summary' };
    expect(importPosition(file, some, summary).step).toBe('sheet');
    expect(importPosition(file, some, { ...summary, withoutErrors: true }).step).toBe('summary');
    expect(importPosition(file, all, { ...summary, withoutErrors: true }).step).toBe('sheet');
  });

  it('is the last once it was submitted', () => {
    expect(importPosition(manual, { ...upload, runId: 4 }, asked).step).toBe('summary');
  });

  it('is asked beside the sheet only once the sheet is right, and leads on once that is answered', () => {
    const { file: steps, manual: typed } = transferPurpose.steps;
    const at = (beside: AnsweredBeside, step = 'summary') =>
      importPosition(steps, upload, { ...asked, beside, asked: step });
    expect(at({ target: false })).toMatchObject({ step: 'target', before: 'sheet', after: 'summary' });
    expect(at({ target: true }).step).toBe('summary');
    expect(at({ target: true }, 'sheet')).toMatchObject({ step: 'sheet', reached: 'summary' });
    expect(importPosition(typed, null, { ...asked, beside: { transfer: true } }).step).toBe('transfer');
    const begun = { ...asked, beside: { transfer: true, data: false }, asked: 'summary' };
    expect(importPosition(typed, upload, begun).step).toBe('data');
  });
});
