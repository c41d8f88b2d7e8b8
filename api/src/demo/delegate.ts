import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import type { DemoApp } from './demo-app';
import { idOf, type Settled } from './settle';
import { colleague, type Settlement } from './venture';

const salado = 'Estancias del Salado S.A.';
const iribarne = 'Agropecuaria Iribarne Hnos.';

const home = { country: 'AR', zone: 'America/Argentina/Buenos_Aires' };

/** People who came later, and have their roles from others. */
export const newcomers: Settlement = {
  companies: [],
  boxes: [],
  people: [
    colleague('martin.olazabal', ['Martín', 'Olazábal'], home),
    colleague('valentina.cuesta', ['Valentina', 'Cuesta'], home),
    colleague('rodrigo.baez', ['Rodrigo', 'Báez'], home),
  ],
  grants: [],
};

/** Who gives whom which role over what, one after the other: anyone who has a company from its owner gives roles too. */
const gifts = [
  { by: 'demo', to: 'martin.olazabal', rol: 'companyDelegate', company: salado },
  { by: 'demo', to: 'rodrigo.baez', rol: 'companyExpert', company: salado },
  { by: 'martin.olazabal', to: 'valentina.cuesta', rol: 'marketing', box: 'San Ramón' },
  { by: 'tomas.iribarne', to: 'martin.olazabal', rol: 'companyDelegate', company: iribarne },
  { by: 'martin.olazabal', to: 'demo', rol: 'viewer', box: 'Don Anselmo' },
  { by: 'martin.olazabal', to: 'rodrigo.baez', rol: 'viewer', box: 'La Blanqueada' },
] as const;

/** Gives the roles, as people do. One is taken away again, so that what is written down of rights includes that too. */
export async function delegate(app: DemoApp, { companies, boxes, people }: Settled): Promise<void> {
  for (const { by, to, rol, ...over } of gifts) {
    const user = idOf(people, to);
    if ('box' in over)
      await app.post(by, calls['delegations.give'].path, { user, rol, box: idOf(boxes, over.box) });
    else {
      const company = idOf(companies, over.company);
      await app.post(by, calls['delegations.giveOverCompany'].path, { user, rol, company });
    }
  }
  const given = { user: idOf(people, 'rodrigo.baez'), rol: 'viewer', box: idOf(boxes, 'La Blanqueada') };
  await app.post('tomas.iribarne', calls['delegations.take'].path, given);
  // Who only looks after the QR pages of a place would bring somebody else in, and may not.
  const wanted = { user: idOf(people, 'rodrigo.baez'), rol: 'operator', box: idOf(boxes, 'San Ramón') };
  await app.tryTo('valentina.cuesta', calls['delegations.give'].path, wanted);
}

/** An establishment that breeds its own animals buys none, and leaves how they look as it was first described. */
export async function disableFields(app: DemoApp, { boxes }: Settled): Promise<void> {
  const path = calls['fieldPermissions.set'].path
    .replace(':boxId', String(idOf(boxes, 'San Ramón, cabaña de madres')))
    .replace(':assetId', String(cowAr.id));
  const shut = { list: ['purchase_price', 'purchase_currency'], new: ['tropa'], edit: ['coat', 'horns'] };
  await app.put('demo', path, { version: 0, shut });
}

/** Somebody without an account is invited. */
export async function inviteOne(app: DemoApp, { boxes }: Settled): Promise<void> {
  await app.post('demo', calls['invitations.createBox'].path, {
    email: 'sofia.ocampo@estudioocampo.example',
    box_id: idOf(boxes, 'El Recuerdo'),
    permission_template_id: 'logistics',
  });
}
