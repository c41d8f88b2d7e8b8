import { describe, expect, it } from 'vitest';
import type { SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
interface SheetIn {
  readonly mode: 'add' | 'update';
  readonly eventType?: number;
}

const noRows = 'Caravana visual;Peso (kg)\n';

async function validate(app: TestApp, { token, boxId }: Member, aim: SheetIn) {
  const storage_name = await putFile(app, token, noRows);
  return app.attempt(
    'sheets.validate',
    { body: { fileInfo: { storage_name, original_name: 'a.csv' }, globalModelId: cow, boxId, ...aim } },
    token,
  );
}

describe('what a sheet is for', () => {
  it.each([
    [{ mode: 'add' }, 'operator', 'burner'],
    [{ mode: 'update' }, 'operator', 'logistics'],
    [{ mode: 'update', eventType: 1 }, 'expert', 'logistics'],
    [{ mode: 'update', eventType: 13 }, 'burner', 'operator'],
    [{ mode: 'update', eventType: 1000 }, 'logistics', 'operator'],
  ] as const)('demands the code of that: %j of %s, not of %s', async (aim, allowed, refused) => {
    const app = open();
    // It is let in, and refused for what it is.
    expect((await validate(app, await buildMember(app, allowed), aim)).status).not.toBe(403);
    expect((await validate(app, await buildMember(app, refused), aim)).status).toBe(403);
  });

  it.each([
    ['add', 'operator', 'burner'],
    ['update', 'operator', 'burner'],
    ['event', 'burner', 'logistics'],
    ['transfer', 'logistics', 'operator'],
  ] as const)(
    'is asked for where uploads are looked for: %s of %s, not of %s',
    async (purpose, allowed, refused) => {
      const app = open();
      const look = ({ token, boxId }: Member) =>
        app.attempt(
          'sheets.unfinished',
          { params: { boxId: String(boxId), assetId: String(cow) }, query: { purpose } },
          token,
        );
      expect(await look(await buildMember(app, allowed))).toMatchObject({ status: 200, body: [] });
      expect((await look(await buildMember(app, refused))).status).toBe(403);
    },
  );

  it('is told apart where uploads are looked for', async () => {
    const app = open();
    const member = await buildMember(app, 'administrator');
    const storage_name = await putFile(app, member.token, 'Caravana visual;Peso (kg)\nAB123C9001;300\n');
    const fileInfo = { storage_name, original_name: 'a.csv' };
    const body = { fileInfo, globalModelId: cow, boxId: member.boxId, mode: 'update' as const };
    const { ExcelUploadId } = await app.call('sheets.validate', { body }, member.token);
    const params = { boxId: String(member.boxId), assetId: String(cow) };
    const find = (purpose: SheetPurpose) =>
      app.call('sheets.unfinished', { params, query: { purpose } }, member.token);
    expect(await find('update')).toMatchObject([{ ExcelUploadId }]);
    for (const other of ['add', 'event', 'transfer'] as const) expect(await find(other)).toEqual([]);
  });
});
