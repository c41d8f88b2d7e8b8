import { calls } from '@huella/domain/calls/index';
import { personsField } from '@huella/domain/catalogue/records/company';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { findCompany } from '../features/companies/companies.store';
import { secretOf } from '../http/link-secrets';
import type { DemoApp } from './demo-app';
import { findNonce } from './demo.store';
import { boxes } from './places';
import { idOf, type Settled } from './settle';

/** Who signs for the first company. */
const owner = 'demo';

/** Persons who may act for it: one has confirmed, the other's mail waits in the outbox. */
const [confirmed, asked] = [
  {
    name: 'Clara',
    lastname: 'Bunge',
    email: 'clara.bunge@estudiobunge.example',
    cuit: '27-18402917-6',
    role: 'Apoderada',
  },
  { name: 'Martín', lastname: 'Olivera', email: 'martin.olivera@salado.example', role: 'Despachante' },
];

/** Puts the first on the list of the company, and confirms as the link of the mail does. */
export async function authorize(db: Database, config: Config, app: DemoApp, settled: Settled): Promise<void> {
  await list(db, app, settled, [confirmed]);
  const secret = secretOf(config.tokenSecret, 'authorization', await findNonce(db, confirmed.email));
  await app.post(owner, calls['authorizations.confirm'].path.replace(':hash', secret), {});
}

/** Puts the other beside, who has not answered yet: asked now, while the link of the mail is good for a day. */
export async function askAnother(db: Database, app: DemoApp, settled: Settled): Promise<void> {
  await list(db, app, settled, [confirmed, asked]);
}

async function list(db: Database, app: DemoApp, settled: Settled, persons: readonly object[]): Promise<void> {
  const [{ company }] = boxes;
  const pk = idOf(settled.companies, company);
  const stored = await findCompany(db, pk);
  await app.post(owner, calls['objects.add'].path, {
    action: 'update',
    objectType: 'company',
    pk,
    values: {
      ...stored?.fields,
      company_name: company,
      l1: stored?.country,
      [personsField]: persons.map((person, at) => ({ key: at + 1, ...person })),
    },
  });
}
