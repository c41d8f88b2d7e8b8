import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedObject } from '@huella/domain/calls/objects';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildLot } from '../../../test/build-input';
import type { InputFor } from '../../../test/client';
import { pdfText } from '../../../test/pdf-text';

const open = useTestApp();
let owner: Member;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

async function lotNamed(name: string, values: Record<string, unknown> = {}): Promise<number> {
  const saved = await open().call(
    'objects.add',
    buildLot({ boxId: owner.boxId }, { name, ...values }),
    owner,
  );
  return (saved as SavedObject).id;
}

type Body = Partial<NonNullable<InputFor<'labels.printLots'>['body']>>;
const asked = (body: Body) => ({
  params: { assetId: '33', boxId: String(owner.boxId) },
  body: { sheet: 'a4x24' as const, ...body },
});

async function handedOut(): Promise<readonly string[]> {
  const found = await open().pool.query<{ name: string; changes: number }>(
    `select l.attributes ->> 'name' as name,
       (select count(*)::integer from lot_change c where c.lot_id = l.id and c.kind = 'published') as changes
     from lot l where l.box_id = $1 and l.qr_event order by l.id`,
    [owner.boxId],
  );
  return found.rows.map(({ name, changes }) => `${name} ${String(changes)}`);
}

describe('labels of lots', () => {
  it('hand out the codes of the chosen ones, once, and carry what is asked', async () => {
    const app = open();
    const [one = 0, other = 0] = await buildAnimals(app, owner, [buildAnimal(), buildAnimal()]);
    const second = await lotNamed('Recría', {
      opened_on: '2026-03-02',
      assets: [String(one), String(other)],
    });
    const first = await lotNamed('Destete');
    await lotNamed('Otro');
    const body = {
      lots: [second, first],
      fields: ['what_it_is', 'opened_on', 'quantity_assets'],
      place: true,
    };
    const { bytes, name } = await app.call('labels.printLots', asked({ ...body, address: true }), owner);
    expect(name).toMatch(/^Lots|^Lotes/);
    const words = pdfText(bytes);
    expect(words.indexOf('Recría')).toBeLessThan(words.indexOf('Destete'));
    expect(words).toContain('02/03/2026');
    expect(words).toMatch(/2 (?:animales|animals)/);
    // What both animals of the one lot are; of the other, which is empty, nothing is said.
    expect(words.match(/Aberdeen Angus/g)).toHaveLength(1);
    expect(words.replaceAll(/\s/g, '')).toMatch(/\/l\/[\da-z]{25}/);
    expect(words).not.toContain('Otro');
    expect(await handedOut()).toEqual(['Recría 1', 'Destete 1']);
    await app.call('labels.printLots', asked({ ...body, type: 'produktoTrupo' }), owner);
    expect(await handedOut()).toEqual(['Recría 1', 'Destete 1']);
  });

  it('are of all that a search finds, as many as were seen', async () => {
    const app = open();
    await lotNamed('Destete 1');
    await lotNamed('Destete 2');
    await lotNamed('Recría');
    const moved = await app.attempt('labels.printLots', asked({ search: 'destete', count: 3 }), owner);
    expect(moved).toMatchObject({ status: 409, body: { error: 'selectionMoved' } });
    expect(await handedOut()).toEqual([]);
    const file = await app.call(
      'labels.printLots',
      asked({ search: 'DESTETE', count: 2, sheet: 'thermal', copies: 2 }),
      owner,
    );
    expect(file.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4);
    expect(await handedOut()).toHaveLength(2);
    const none = await app.attempt('labels.printLots', asked({ search: 'nada' }), owner);
    expect(none).toMatchObject({ status: 400, body: { error: 'nothingSelected' } });
    expect(await app.attempt('labels.printLots', asked({}), owner)).toMatchObject({
      body: { error: 'nothingSelected' },
    });
  });

  it('refuse what they cannot carry, and hand nothing out', async () => {
    const app = open();
    const lot = await lotNamed('Destete');
    for (const field of ['no_such_field', 'photos', 'assets'])
      expect(
        await app.attempt('labels.printLots', asked({ lots: [lot], fields: [field] }), owner),
      ).toMatchObject({
        status: 400,
        body: { issues: [{ field, code: 'unknownField' }] },
      });
    const type = { lots: [lot], type: 'brewingTrupo' as const };
    expect(await app.attempt('labels.printLots', asked(type), owner)).toMatchObject({
      body: { issues: [{ field: 'type', code: 'notAnOption' }] },
    });
    expect(await handedOut()).toEqual([]);
  });

  it('are for who may hand out codes there, of lots that are there', async () => {
    const app = open();
    const lot = await lotNamed('Destete');
    const ask = asked({ lots: [lot] });
    expect(await app.statusOf('labels.printLots', ask)).toBe(401);
    const stranger = await buildMember(app, 'owner');
    expect(await app.statusOf('labels.printLots', ask, stranger)).toBe(404);
    const viewer = await buildColleague(app, owner, 'viewer');
    expect(await app.statusOf('labels.printLots', ask, viewer)).toBe(403);
    const elsewhere = { ...ask, params: { assetId: '33', boxId: String(stranger.boxId) } };
    expect(await app.statusOf('labels.printLots', elsewhere, stranger)).toBe(404);
    expect(await handedOut()).toEqual([]);
    const marketing = await buildColleague(app, owner, 'marketing');
    expect(await app.statusOf('labels.printLots', ask, marketing)).toBe(200);
    await app.call('lots.qr', { params: { lotId: lot } }, owner);
    expect(await handedOut()).toEqual(['Destete 1']);
  });
});
