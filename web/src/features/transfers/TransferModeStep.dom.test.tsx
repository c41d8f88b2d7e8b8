import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Language } from '@huella/domain/words';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { startSession } from '../../wizard/wizard-session';
import { transferWizard } from './transfer-wizard';
import { TransferNewPage } from './TransferNewPage';

const target: TargetBox = {
  ...{ id: 8, box_name: 'Don Anselmo', alias: 'don-anselmo', subtype: 6, subtype_name: 'Cría', own: false },
  ...{ company: { company_name: 'Don Anselmo S.A.' }, city: '', region: '', lat: null, lng: null },
  ...{ error: [], passed: [], lots: [], confirms: false, logo: null, mds: [] },
  ...{ can: 3, cannot: 0, left: [], owned: 3 },
};

/** The step that asks what goes over, of three animals so many of which are the company's own. */
async function open(owned: number, language: Language = 'es') {
  const made = serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'boxes.positionGeometry': () => ({ geometries: [], position: null, country: 'AR' }),
    'boxes.checkAlias': () => [{ ...target, owned }],
  });
  const picked = [1, 2, 3].map((id) => [id, `KD482 A000 ${String(id)}`] as const);
  const answers = { picked, count: 3, alias: target.alias };
  const v = startSession(transferWizard, place, '/', answers, 'mode');
  const { person } = await renderScreen(<TransferNewPage />, { address: `/?v=${v}&step=mode`, language });
  const card = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
  return { person, made, card };
}

it('offers ownership of what the company owns, and chooses nothing', async () => {
  const { card } = await open(3);
  const ownership = await card(/^Propiedad.*El nuevo dueño: Don Anselmo S\.A\.$/);
  expect([ownership.disabled, ownership.checked]).toEqual([false, false]);
  expect((await card(/^Tenencia.*El dueño sigue siendo Estancias del Sur$/)).checked).toBe(false);
});

it('says why there is no ownership to hand over, and leaves possession', async () => {
  const { card } = await open(0);
  const reason = /^Propiedad\s*Propiedad de otra empresa: Estancias del Sur tiene solo la tenencia\.$/;
  expect((await card(reason)).disabled).toBe(true);
  expect((await card(/^Tenencia.*El dueño sigue siendo el mismo\.$/)).checked).toBe(true);
});

it('says so in English, too', async () => {
  const { card } = await open(0, 'en');
  expect((await card(/^Ownership\s*Owned by another company/)).disabled).toBe(true);
});

it('says of how many ownership goes over, and asks again which stay once that is chosen', async () => {
  const { person, made, card } = await open(2);
  await person.click(await card(/^Propiedad\s*Solo 2 de 3/));
  const asked = made.filter(({ name }) => name === 'boxes.checkAlias').map(({ input }) => input);
  expect(asked.at(-1)).toMatchObject({ body: { assetsList: [1, 2, 3], kind: 'ownership' } });
});
