import { calls } from '@huella/domain/calls/index';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { DemoApp } from './demo-app';
import type { Database } from '../db/database';
import { findLotNamed } from './demo.store';
import { freshBeer } from './fresh-beer';
import { brewery, maltings } from './grain-places';
import { tradedBeer, tradedBlend } from './malt';
import { idOf, type Settled } from './settle';

/** What La Matilde says on the pages of its animals: first a text, and later without the number of the electronic tag, which means nothing to who eats. */
const description = {
  es: 'Criado a pasto en los bajos del Salado, con agua de molino y sombra de talas.',
  en: 'Raised on grass in the Salado lowlands, with windmill water and the shade of hackberry trees.',
};

/** The templates of public pages, each version by who works on them. */
export async function sayOnPages(app: DemoApp, { boxes }: Settled): Promise<void> {
  const path = calls['qrTemplates.save'].path.replace(':type', 'identeco');
  const about = { boxId: idOf(boxes, 'La Matilde'), assetId: cowAr.id };
  const words = { name: 'description', isEnabled: true, values: description };
  await app.post('demo', path, { ...about, version: 0, template: [words] });
  await app.post('demo', path, {
    ...about,
    version: 1,
    template: [{ name: 'electronic_tag', isEnabled: false }, words],
    sections: ['identity', 'life', 'health'],
  });
}

/** The codes of the lots that are traded under their numbers. */
export async function codeTraded(db: Database, app: DemoApp): Promise<void> {
  for (const [box, { name }] of [
    [maltings, tradedBlend],
    [brewery, tradedBeer],
    [brewery, freshBeer],
  ] as const) {
    const id = await findLotNamed(db, name);
    await app.post(box.recorder, calls['lots.qr'].path.replace(':lotId', String(id)), {});
  }
}
