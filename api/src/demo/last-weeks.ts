import { car } from '@huella/domain/catalogue/assets/car';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { cows } from '@huella/domain/catalogue/assets/cows';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { pastureToken } from '@huella/domain/catalogue/assets/pasture-token';
import { pig } from '@huella/domain/catalogue/assets/pig';
import { pigs } from '@huella/domain/catalogue/assets/pigs';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { tree } from '@huella/domain/catalogue/assets/tree';
import { treeAr } from '@huella/domain/catalogue/assets/tree-ar';
import type { Day } from './days';
import { partPlaces } from './estate-parts';
import { nursery, plantation, sawmill } from './forest-places';
import { brewery, cooperative, farm, maltings } from './grain-places';
import { blended } from './leather-chain';
import { collector, tannery, workshop } from './leather-places';
import { medanos, plantQuequen } from './natural-places';
import { breeding, fattening, plant } from './pig-places';
import { holder, keeper } from './silobag-places';
import { adding, beside, grouping, happening, happeningTo, sending, type Desk, type Step } from './step';
import { garage, spanish, dealer } from './vehicles';

/** Codes that every model has, and those of single models, in the catalogue. */
const events = {
  validation: 5,
  status: 6,
  slaughter: 10,
  retire: 13,
  pause: 101,
  quarantine: 112,
  admission: 120,
  heads: 131,
  measuring: 103,
  health: 106,
  felling: 107,
};

/** An asset that is held back, and why, as who opens its record reads it. */
type Held = readonly [desk: Desk, day: Day, tag: string, why: string];

const held: readonly Held[] = [
  [
    { box: medanos, assetType: cowPn.id },
    '2026-11-16',
    'LC350H0330',
    'Renguea de la mano derecha: la revisa el veterinario antes de moverla.',
  ],
  [
    { box: tannery, assetType: storage.id },
    '2026-11-12',
    'BL260713WB1',
    'Falta el análisis de cromo VI; no entra a recurtido hasta tenerlo.',
  ],
  [
    { box: maltings, assetType: grain.id },
    '2026-11-10',
    'CE-25-HC01',
    'Contramuestra de DON enviada a Inagro.',
  ],
  [
    { box: maltings, assetType: malt.id },
    '2026-11-11',
    'M260322',
    'El cliente pidió repetir el calibre antes de cargar.',
  ],
  [
    { box: workshop, assetType: leatherGoods.id },
    '2026-11-13',
    'DK26900016',
    'Herraje con juego: vuelve a la mesa.',
  ],
  [
    { box: plantation, assetType: tree.id },
    '2026-11-09',
    'MI000412',
    'Rama quebrada por el viento sobre el sendero; sin visitas hasta podarla.',
  ],
  [
    { box: plantation, assetType: treeAr.id },
    '2026-11-09',
    'YABR1050018',
    'Mensura en curso por el corte del camino vecinal.',
  ],
  [
    { box: medanos, assetType: cows.id },
    '2026-11-17',
    'MD-TM-09',
    'Recuento pendiente: faltan dos terneros en el potrero.',
  ],
  [
    { box: medanos, assetType: pastureToken.id },
    '2026-11-12',
    'PTSANCLE19',
    'Alambrado caído en la cabecera; no entra hacienda hasta repararlo.',
  ],
  [{ box: fattening, assetType: pigs.id }, '2026-11-16', 'S30-13', 'En retiro por tiamulina: no se carga.'],
  [
    { box: breeding, assetType: pig.id },
    '2026-11-13',
    'ET1046',
    'Mastitis en tratamiento; el lechón lo cría una nodriza.',
  ],
  [
    { box: dealer, assetType: car.id },
    '2026-11-17',
    '8AP359A1CM0421370',
    'Informe de dominio pedido al registro.',
  ],
];

function heldBack(): readonly Step[] {
  return held.flatMap(([desk, day, tag, message]) => happeningTo(desk, day, events.pause, tag, { message }));
}

const atMedanos = (assetType: number): Desk => ({ box: medanos, assetType });

function cattleSteps(): readonly Step[] {
  const [natural, herds, rights] = [cowPn.id, cows.id, pastureToken.id].map(atMedanos) as [Desk, Desk, Desk]; // three each
  return [
    ...happeningTo(natural, '2026-11-13', events.quarantine, 'LC350H0411', {
      quarantine_reason: 'ANA',
      planned_end: '2026-12-07',
      paddock: 'Aguada del Norte',
    }),
    ...happeningTo(natural, '2026-11-17', events.retire, 'KD611C0398', {
      disposal_type: 'MUERTE',
      disposal_reason: 'TIM',
      disposal_date: '2026-11-16T13:30:00Z',
    }),
    ...happeningTo(herds, '2026-11-05', events.heads, 'MD-NO-10', {
      ...{ movement: 'VEN', quantity: 16, dte: '0410119902' },
    }),
    ...happeningTo(herds, '2026-11-06', events.retire, 'MD-TM-19', {
      ...{ disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-05T14:00:00Z' },
      ...{ buyer: 'Consignataria Madelan', price: 78_400_000 },
    }),
    // All of a right is taken up.
    ...happening(rights, '2026-11-04', events.admission, [
      {
        tag: 'PTLATOSC16',
        values: { entry_weight: 318 },
        chosen: { assets: { assetType: cows.id, tags: ['MD-NT-08'] } },
      },
    ]),
  ];
}

function pigSteps(): readonly Step[] {
  const [sows, batches] = [pig.id, pigs.id];
  return [
    ...happeningTo({ box: fattening, assetType: batches }, '2026-11-12', events.heads, 'S25-10', {
      ...{ movement: 'VEN', quantity: 131, dte: '05204910' },
    }),
    ...happeningTo({ box: breeding, assetType: batches }, '2026-11-16', events.retire, 'S42-20', {
      ...{ disposal_type: 'ERROR', disposal_reason: 'Banda cargada dos veces: sigue como S40-19.' },
    }),
    ...sending({ box: breeding, assetType: sows }, '2026-11-10', plant, ['ET1065'], {
      ...{ transfer_type: 'ownership', dte_motive: 'FAE', dte: '05204911' },
    }),
    ...happeningTo({ box: plant, assetType: sows }, '2026-11-11', events.slaughter, 'ET1065', {
      ...{ slaughter_troop: '631', carcass_weight: 164, lean_pct: 51.5 },
    }),
  ];
}

function bagSteps(): readonly Step[] {
  const bags: Desk = { box: keeper, assetType: storage.id };
  return [
    ...happeningTo({ ...bags, by: 'pablo.monti' }, '2026-11-10', events.status, 'LAP25260026', {
      asset_status_change: 'invalidated',
      reason: 'El calado de control dio 15,8 % de humedad: no respalda la validación.',
    }),
    ...happeningTo(bags, '2026-11-11', events.status, 'LAP25260033', {
      asset_status_change: 'inactive',
      reason: 'Vaciada por traspaso a celda; queda el plástico.',
    }),
  ];
}

function forestSteps(): readonly Step[] {
  const stands: Desk = { box: plantation, assetType: treeAr.id };
  const single = (at: number, specie: string, dbh: number): Step =>
    adding(stands, '2026-10-19', `YABR109000${String(at)}`, {
      ...{ tree_code: `YABR109000${String(at)}`, unit_kind: 'tree', specie, forest_origin: 'planted' },
      ...{ plot: 'Rodal 109, cortina del casco', dbh, height: 16.5, planting_date: '2006-07-10' },
      location: beside(plantation.position, 640 + at * 22, -380),
    });
  return [
    single(1, 'araucaria_angustifolia', 36),
    single(2, 'araucaria_angustifolia', 43),
    ...happeningTo(stands, '2026-11-12', events.felling, 'YABR1090002', {
      ...{ felled_on: '2026-11-12', product: 'log', logs: 4, volume: 2.6 },
    }),
    ...happeningTo(stands, '2026-11-10', events.health, 'YABR1040013', {
      ...{ health: 'dead', pests: ['fire'], treatment: 'Se rescata la madera y se replanta en otoño.' },
    }),
    ...happeningTo(stands, '2026-11-10', events.health, 'YABR1040015', {
      ...{ health: 'poor', pests: ['sirex', 'drought'], treatment: 'Raleo sanitario y nematodos.' },
    }),
    ...happening(
      { box: plantation, assetType: tree.id },
      '2026-11-11',
      events.measuring,
      [
        { tag: 'MI000426', values: { dbh: 7.4, height: 5.1, condition: 'dead' } },
        { tag: 'MI000427', values: { dbh: 10.8, height: 7.9, condition: 'fair' } },
      ],
      { measured_on: '2026-11-11' },
    ),
  ];
}

/** All of a lot of wet blue is finished: nothing is left of it. */
function leatherSteps(): readonly Step[] {
  return blended(tannery, '2026-11-16', ['BL260615WB2', 40], null, {
    ...{ blend_code: 'BL261116FB6', material_stage: 'finished', tannage: 'chrome', origin_country: 'DK' },
    quantity_hides: 40,
  });
}

/** What is put together where nothing was yet: a name, and what goes by it. */
type Group = readonly [desk: Desk, day: Day, name: string, tags: readonly string[]];

function partNamed(name: string): Desk {
  const box = partPlaces.boxes.find((each) => each.name === name);
  if (box === undefined) throw new Error(`No part of an estate is called ${name}`);
  return { box, assetType: cows.id };
}

const groups: readonly Group[] = [
  [
    { box: plantQuequen, assetType: cowPn.id },
    '2026-10-28',
    'Contenedor Hamburgo',
    ['Q-118201', 'Q-118202', 'Q-118203', 'Q-118204'],
  ],
  [
    { box: collector, assetType: storage.id },
    '2026-10-22',
    'Camión a Haslev',
    ['BL260325WS1', 'BL260413WS1'],
  ],
  [
    { box: brewery, assetType: malt.id },
    '2026-10-27',
    'Malta para Saison',
    ['M260311', 'M260312', 'M260313'],
  ],
  [{ box: farm, assetType: grain.id }, '2026-09-14', 'Hangar 2, contrato cerveza', ['CE-26-FM12']],
  [
    { box: cooperative, assetType: grain.id },
    '2026-09-16',
    'Barcaza a Lovaina',
    ['CE-26-HC10', 'CE-26-HC11', 'CE-26-HC12'],
  ],
  [
    { box: holder, assetType: storage.id },
    '2026-10-08',
    'Garantía Banco del Litoral',
    ['LAP25260022', 'LAP25260023', 'LAP25260024', 'LAP25260025'],
  ],
  [
    { box: nursery, assetType: treeAr.id },
    '2026-10-06',
    'Plantación de otoño',
    ['VGAR0010004', 'VGAR0010005', 'VGAR0010006'],
  ],
  [{ box: sawmill, assetType: treeAr.id }, '2026-10-13', 'Rollizos para tablas', ['YABR1030009']],
  [{ box: fattening, assetType: pigs.id }, '2026-11-17', 'Próximo embarque', ['S26-11', 'S28-12']],
  [{ box: plant, assetType: pigs.id }, '2026-11-09', 'Tropa 618', ['S23-09']],
  [{ box: garage, assetType: car.id }, '2026-06-04', 'En espera de repuestos', ['8AJHA8CD5P0420433']],
  [
    { box: spanish, assetType: car.id },
    '2026-10-20',
    'Ocasión de otoño',
    ['VF3M45GFUPS439173', '9BRBU3HE0L4440110', 'VSSZZZKLZSR441047'],
  ],
  [partNamed('Puesto El Molino'), '2026-10-29', 'Destete, recría propia', ['ES-VQ-10', 'ES-TM-11']],
  [partNamed('Puesto La Laguna'), '2026-10-29', 'Terneros al corral', ['ES-TM-20']],
  [partNamed('Puesto La Laguna, corrales'), '2026-10-30', 'Novillos, última jaula', ['ES-NO-30']],
  [partNamed('San José, centro de acopio y engorde'), '2026-11-02', 'Novillos pesados', ['ES-NO-40']],
  [partNamed('San Ramón, cabaña de madres'), '2026-11-03', 'Vaquillonas a servicio', ['ES-VQ-50']],
];

/** What has happened of late, so that each state of each model is there to be seen, and each establishment has a lot. */
export function lastSteps(): readonly Step[] {
  return [
    ...groups.flatMap(([desk, day, name, tags]) => grouping(desk, day, name, tags)),
    ...cattleSteps(),
    ...pigSteps(),
    ...bagSteps(),
    ...forestSteps(),
    ...leatherSteps(),
    ...heldBack(),
  ];
}
