import { calls } from '@huella/domain/calls/index';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Database } from '../db/database';
import { record } from './correct';
import { addDays, type Day } from './days';
import type { DemoApp } from './demo-app';
import { listLooseIds } from './demo.store';
import { paperOf } from './drawings/paper';
import { idOf, type Settled } from './settle';

/** A lot of animals of one category: where, who puts it together, what it is called, and how long ago. */
const lots = [
  { box: 'La Matilde', by: 'demo', name: 'Toros en servicio', category: 'TO', heads: 12, ago: 41 },
  { box: 'El Recuerdo', by: 'demo', name: 'Vaquillonas de reposición', category: 'VQ', heads: 8, ago: 23 },
  { box: 'Los Ceibos', by: 'demo', name: 'Corral 9, terminación', category: 'NT', heads: 9, ago: 9 },
  { box: 'San Ramón', by: 'demo', name: 'Toritos para el remate', category: 'MEJ', heads: 4, ago: 16 },
  { box: 'La Blanqueada', by: 'tomas.iribarne', name: 'Terneras al pie', category: 'TH', heads: 5, ago: 12 },
  {
    box: 'Don Anselmo',
    by: 'tomas.iribarne',
    name: 'Recría, corral chico',
    category: 'NT',
    heads: 6,
    ago: 30,
  },
  {
    box: 'Campo Las Grutas',
    by: 'ricardo.bengolea',
    name: 'Descanso, faena del lunes',
    category: 'NO',
    heads: 5,
    ago: 3,
  },
] as const;

const events = { certificate: 8, retire: 13, pause: 101 } as const;

/** Bulls that serve have their pedigree on paper. */
const pedigree = { box: 'San Ramón', category: 'TO', heads: 2 } as const;

/** Animals that stand apart, where everybody looks first and elsewhere: some are held back, some died. */
const apart = [
  {
    ...{ box: 'La Matilde', eventType: events.pause, category: 'VA' },
    values: { message: 'Renguera: en el corral hasta que la vea el veterinario.' },
  },
  {
    ...{ box: 'La Matilde', eventType: events.pause, category: 'VA' },
    values: { message: 'Caravana por reponer: no sale hasta tener la nueva.' },
  },
  {
    ...{ box: 'La Matilde', eventType: events.pause, category: 'VA' },
    values: { message: 'Muestra de brucelosis enviada; se espera el resultado.' },
  },
  {
    ...{ box: 'La Matilde', eventType: events.retire, category: 'VA' },
    values: { disposal_type: 'MUERTE', disposal_reason: 'TIM' },
  },
  {
    ...{ box: 'La Matilde', eventType: events.retire, category: 'VA' },
    values: { disposal_type: 'MUERTE', disposal_reason: 'NEU' },
  },
  {
    ...{ box: 'Los Ceibos', eventType: events.pause, category: 'VQ' },
    values: { message: 'En enfermería por neumonía; no se carga hasta el alta.' },
  },
  {
    ...{ box: 'Los Ceibos', eventType: events.retire, category: 'VQ' },
    values: { disposal_type: 'MUERTE', disposal_reason: 'NEU' },
  },
] as const;

/** The lots into which the herds go, and what became of single animals of late. */
export async function handleCattle(db: Database, app: DemoApp, settled: Settled, today: Day): Promise<void> {
  await certify(db, app, settled, today);
  for (const { box, by, name, category, heads, ago } of lots) {
    const boxId = idOf(settled.boxes, box);
    const ids = await listLooseIds(db, { boxId, assetType: cowAr.id, category }, heads);
    await app.post(by, calls['objects.add'].path, {
      ...{
        objectType: 'lot',
        pkObjectType: cowAr.id,
        globalModel: cowAr.id,
        pkReferer: boxId,
        action: 'add',
      },
      values: { name, opened_on: addDays(today, -ago), assets: ids.map(String) },
    });
  }
  for (const [turn, { box, eventType, category, values }] of apart.entries()) {
    const boxId = idOf(settled.boxes, box);
    const [pk] = await listLooseIds(db, { boxId, assetType: cowAr.id, category }, 1);
    if (pk === undefined) throw new Error(`Nothing in ${box} is ${category}`);
    const on = eventType === events.retire ? { disposal_date: `${addDays(today, -1)}T13:00:00Z` } : {};
    await record(app, { assetType: cowAr.id, boxId, eventType }, pk, { ...values, ...on }, turn);
  }
}

async function certify(db: Database, app: DemoApp, settled: Settled, today: Day): Promise<void> {
  const { box, category, heads } = pedigree;
  const boxId = idOf(settled.boxes, box);
  const ids = await listLooseIds(db, { boxId, assetType: cowAr.id, category }, heads);
  for (const [at, pk] of ids.entries()) {
    const said = { number: `RG-AA-${String(118_406 + at)}`, issuer: 'Registro Genealógico Bovino' };
    const paper = paperOf({
      ...{ ...said, title: 'Certificado de pedigree', holder: 'Estancias del Salado S.A.' },
      ...{
        from: addDays(today, -20),
        scope: `Toro de la cabaña ${box}, inscripto con sus tres generaciones.`,
      },
    });
    const file = await app.upload('demo', paper.name, await paper.draw());
    const values = { name: 'RAZ', ...said, certificate_file: [file] };
    await record(app, { assetType: cowAr.id, boxId, eventType: events.certificate }, pk, values, at);
  }
}
