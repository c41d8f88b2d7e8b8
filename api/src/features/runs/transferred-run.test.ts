import { expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { workRun } from './work-run';

const open = useTestApp();

it('an event is recorded of all that a filter finds among what was transferred', async () => {
  const sender = await buildMember(open(), 'owner');
  const receiver = await buildMember(open(), 'owner', 8);
  const rows = await buildAssets(
    open(),
    sender,
    Array.from({ length: 31 }, (_, at) => {
      return { visual_tag: `KD482K${String(at).padStart(3, '0')}0`, sex: 'H', category: 'VQ' };
    }),
  );
  const ask = (path: string, body: object) => open().ask('POST', path, { token: sender.token, body });
  const sent = await ask('/objects/add/assets/transfer/massive', {
    ...{ boxSource: sender.boxId, boxTarget: receiver.boxId, globalModel: 33, rows },
    values: { transfer_type: 'PRO', dte_motive: 'INV' },
    submitKey: 'transferred-run',
  });
  expect(sent.status).toBe(200);
  const storageName = await putFile(open(), sender.token, '%PDF-1.7\n%%EOF\n', 'sanidad.pdf');
  const record = (more: object) =>
    ask('/objects/add/massive', {
      ...{
        action: 'update',
        objectType: 'asset',
        pkObjectType: 33,
        globalModel: 33,
        pkReferer: sender.boxId,
      },
      common: {
        ...{ name: 'SAN', issuer: 'SENASA' },
        certificate_file: [{ storageName, originalName: 'sanidad.pdf' }],
      },
      actionContext: { context: 'massive_manual_form', eventType: 8 },
      ...more,
    });
  const filters = [{ field: 'category', operator: 'inArray', values: ['VQ'] }];
  // Among what is there it finds nothing any more.
  expect(await record({ selection: { filters } })).toMatchObject({ body: { error: 'nothingSelected' } });
  const accepted = await record({ selection: { filters, suffix: 'transferred' } });
  expect(accepted.status).toBe(202);
  const { id } = z.object({ id: z.number() }).parse(accepted.body);
  await workRun(open().deps, id);
  const run = await open().ask('GET', `/jobs/${String(id)}`, { token: sender.token });
  expect(run.body).toMatchObject({ state: 'completed', done: 31, conflicts: 0 });
  expect(await findInvariantFaults(open().pool)).toEqual([]);
});
