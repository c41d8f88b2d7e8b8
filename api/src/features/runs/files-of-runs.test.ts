import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { type Sent, buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { papersModel } from '../../../test/papers-model';
import { putFile } from '../../../test/put-file';
import { useModel } from '../../../test/use-model';
import { workRun } from './work-run';

useModel(papersModel);
const open = useTestApp();
const pdf = '%PDF-1.7\n%%EOF\n';
const ref = (storageName: string) => ({ storageName, originalName: 'dte.pdf' });

async function start() {
  const app = open();
  const member = await buildMember(app, 'owner', 1);
  const file = ref(await putFile(app, member.token, pdf, 'dte.pdf'));
  const rowsOf = (values: readonly Sent[]) => buildRows(member, values, { assetType: papersModel.id });
  return { app, member, file, rowsOf };
}
const storedFile = async (app: TestApp, storageName: string) => {
  const found = await app.pool.query<{ state: string; size: number }>(
    'select state, size from stored_file where storage_name = $1',
    [storageName],
  );
  return found.rows[0];
};

describe('the files of many rows', () => {
  it('refuse the whole run for one bad file, and nothing is written', async () => {
    const { app, member, file, rowsOf } = await start();
    const bad = ref('y'.repeat(22));
    const rows = rowsOf(
      Array.from({ length: 50 }, (_, n) => ({ name: String(n), papers: n === 30 ? [bad] : [file] })),
    );
    expect(await app.refusal('objects.addMassive', rows, member)).toMatchObject({
      status: 400,
      issues: [{ record: '31', field: 'papers', code: 'badFile' }],
    });
    expect(await storedFile(app, file.storageName)).toMatchObject({ state: 'registered' });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('may be one paper of all of them, charged for once', async () => {
    const { app, member, file, rowsOf } = await start();
    const rows = rowsOf(Array.from({ length: 40 }, (_, n) => ({ name: String(n), papers: [file] })));
    const { id } = await app.call('objects.addMassive', rows, member);
    await workRun(app.deps, id);
    expect(await app.call('jobs.get', { params: { id } }, member)).toMatchObject({
      state: 'completed',
      done: 40,
    });
    const used = await app.pool.query(`select used from quota where company_id = $1 and kind = 'disk'`, [
      member.companyId,
    ]);
    expect(used.rows).toEqual([{ used: pdf.length }]);
    expect(await storedFile(app, file.storageName)).toEqual({ state: 'held', size: pdf.length });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('that were swept between the submit and the writing leave their rows as conflicts', async () => {
    const { app, member, file, rowsOf } = await start();
    const rows = rowsOf(Array.from({ length: 40 }, (_, n) => ({ name: String(n), papers: [file] })));
    const { id } = await app.call('objects.addMassive', rows, member);
    await app.pool.query(`update stored_file set state = 'removing' where storage_name = $1`, [
      file.storageName,
    ]);
    await workRun(app.deps, id);
    expect(await app.call('jobs.get', { params: { id } }, member)).toMatchObject({
      state: 'conflicts',
      done: 0,
      conflicts: 40,
    });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });
});
