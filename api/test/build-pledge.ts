import type { TestApp } from './app';
import type { Member } from './build';
import { buildEvent } from './build-input';
import { putFile } from './put-file';

/** The alias of an establishment. */
export async function aliasOf({ db }: TestApp, boxId: number): Promise<string> {
  const row = await db.selectFrom('box').select('alias').where('id', '=', boxId).executeTakeFirstOrThrow();
  return row.alias;
}

let serial = 0;

/** Of `objects.addMassive`: the event by which a bag is pledged to an establishment, for a loan in dollars. */
export function buildPledge(
  keeper: Member,
  pk: number,
  alias: string | null,
  { loan = 40_000, ...more }: { readonly loan?: number; readonly date?: string } = {},
) {
  serial += 1;
  const paper = `2026-${String(serial).padStart(4, '0')}`;
  return buildEvent(keeper, 105, {
    ...{ assetType: 35, pks: [pk] },
    ...(more.date !== undefined && { headerValues: { date: more.date } }),
    common: {
      ...{ warrant_number: `W-${paper}`, deposit_certificate: `CD-${paper}` },
      ...{ warrant_issue_date: '2026-04-01', term_days: 120, warrant_amount: loan, currency: 'usd' },
      ...{ beneficiary: 'Banco del Litoral', beneficiary_cuit: '20-12345678-6', free_of_liens: true },
      ...(alias !== null && { holder_alias: alias }),
      debts: [{ key: 1, concept: 'Deuda con la cooperativa', amount: 77 }],
    },
  });
}

/** The fields of a release, with its paper. */
export async function buildRelease(app: TestApp, { token }: Member, kind = 'paid') {
  const storageName = await putFile(app, token, '%PDF-1.4\n%%EOF', 'liberacion.pdf');
  return {
    release_date: '2026-05-01',
    release_kind: kind,
    document: [{ storageName, originalName: 'liberacion.pdf' }],
  };
}
