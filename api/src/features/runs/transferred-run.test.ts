import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember } from '../../../test/build';
import { buildEvent, buildTransfer } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { workRun } from './work-run';

const open = useTestApp();

it('an event is recorded of all that a filter finds among what was transferred', async () => {
  const sender = await buildMember(open(), 'owner');
  const receiver = await buildMember(open(), 'owner', 8);
  const rows = await buildAnimals(open(), sender, 31);
  await open().call('transfers.add', buildTransfer(sender, receiver, rows), sender);
  const storageName = await putFile(open(), sender.token, '%PDF-1.7\n%%EOF\n', 'sanidad.pdf');
  const common = {
    ...{ name: 'SAN', issuer: 'SENASA' },
    certificate_file: [{ storageName, originalName: 'sanidad.pdf' }],
  };
  const filters = [{ field: 'category', operator: 'inArray', values: ['VQ'] }];
  // Among what is there it finds nothing any more.
  const among = (selection: object) =>
    buildEvent(sender, 8, { common, selection: { filters, ...selection } });
  expect(await open().refusal('objects.addMassive', among({}), sender)).toMatchObject({
    error: 'nothingSelected',
  });
  const { id } = await open().call('objects.addMassive', among({ suffix: 'transferred' }), sender);
  await workRun(open().deps, id);
  expect(await open().call('jobs.get', { params: { id } }, sender)).toMatchObject({
    state: 'completed',
    done: 31,
    conflicts: 0,
  });
  expect(await findInvariantFaults(open().pool)).toEqual([]);
});
