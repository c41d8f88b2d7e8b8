import { car } from '@huella/domain/catalogue/assets/car';
import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { throwDice, type Dice } from './dice';
import {
  adding,
  beside,
  editing,
  grouping,
  happening,
  happeningTo,
  sending,
  type Desk,
  type Step,
} from './step';
import { colleague, site, type Settlement, type Site } from './venture';
import { carModels, type CarModel } from './vehicle-models';

const chain = 5;
const rivadavia = 'Automotores Rivadavia S.A.';
const turia = 'Turia Motor, S.L.';

export const dealer = site(
  rivadavia,
  ['Salón Rivadavia', 'Concesionaria', 'Rosario'],
  { region: 'Santa Fe', zone: 'America/Argentina/Buenos_Aires', recorder: 'demo' },
  [-60.6617, -32.9351],
);

export const garage = site(
  rivadavia,
  ['Taller Rivadavia', 'Taller', 'Rosario'],
  { region: 'Santa Fe', zone: 'America/Argentina/Buenos_Aires', recorder: 'demo' },
  [-60.6702, -32.9478],
);

export const spanish = site(
  turia,
  ['Turia Motor Valencia', 'Concesionaria', 'València'],
  { region: 'Comunitat Valenciana', zone: 'Europe/Madrid', recorder: 'marta.ibanez' },
  [-0.4012, 39.4812],
);

/** A dealer of Rosario with its workshop, and one of Valencia. */
export const vehiclePlaces: Settlement = {
  companies: [
    { name: rivadavia, chain, country: 'AR', rol: 'Comercializador', tiers: ['plus'], owner: 'demo' },
    { name: turia, chain, country: 'ES', rol: 'Comercializador', tiers: ['basic'], owner: 'marta.ibanez' },
  ],
  boxes: [dealer, garage, spanish],
  people: [
    colleague('marta.ibanez', ['Marta', 'Ibáñez'], { country: 'ES', zone: 'Europe/Madrid' }, [
      { template: 'owner', company: turia },
    ]),
  ],
  grants: [{ person: 'demo', template: 'owner', company: rivadavia }],
};

const carsAt = (box: Site): Desk => ({ box, assetType: car.id });

/** The codes of what vehicles are recorded by, in the catalogue. */
const carEvents = { order: 140, inspection: 141, reading: 142, reservation: 143, sale: 144, retire: 13 };

interface Vehicle {
  readonly tag: string;
  readonly box: Site;
  readonly day: Day;
  readonly km: number;
  readonly model: CarModel;
  readonly price: number;
  readonly dice: Dice;
  readonly values: Values;
}

/** Letters of plates. */
const consonants = 'BCDFGHJKLMNPRSTVWXYZ';

/** Twenty-six vehicles in Rosario, eight in Valencia. */
const vehicles: readonly Vehicle[] = [
  ...vehiclesOf(dealer, 'AR', 26, 0),
  ...vehiclesOf(spanish, 'ES', 8, 26),
];

function vehiclesOf(box: Site, country: 'AR' | 'ES', count: number, from: number): readonly Vehicle[] {
  const offered = carModels.filter((model) => model.countries.includes(country));
  return Array.from({ length: count }, (_, at) => {
    const dice = throwDice(50_000 + from + at);
    const model = offered[at % offered.length];
    if (model === undefined) throw new Error(`Nothing is sold in ${country}`);
    const day = workday(addDays('2026-03-09', at * 8));
    const age = dice.between(1, 6);
    const year = 2026 - age;
    const km = age * dice.between(8_500, 17_500);
    const serial = String(412_000 + (from + at) * 937);
    // The tenth character is the year of the model, as makers write it.
    const tag = `${model.maker}${model.body}${'LMNPRS'.charAt(year - 2020) || 'L'}${model.plant}${serial}`;
    const price = Math.round(model.price * (1 - 0.07 * age)) * (country === 'AR' ? 100 : 90);
    const values = vehicleValues(dice, { box, country, model, day, year, km, price, at });
    return { tag, box, day, km, model, price, dice, values: { vin: tag, ...values } };
  });
}

interface Facts extends Pick<Vehicle, 'box' | 'model' | 'day' | 'km' | 'price'> {
  readonly country: 'AR' | 'ES';
  readonly year: number;
  readonly at: number;
}

function vehicleValues(dice: Dice, facts: Facts): Values {
  const { box, country, model, day, year, km, price, at } = facts;
  const registered = addDays(`${String(year)}-02-01`, dice.between(0, 250));
  return {
    plate: plateOf(dice, country, year),
    country,
    make: model.make,
    model: model.name,
    version_name: model.version,
    year,
    body_type: model.shape,
    color: dice.pick(['#FFFFFF', '#1C1C1E', '#8A8D8F', '#B3131B', '#22406B']),
    fuel: model.fuel,
    gearbox: model.gearbox,
    traction: model.traction,
    ...(model.cc === 0 ? {} : { engine_cc: model.cc }),
    power_kw: model.kw,
    odometer: km,
    ...(country === 'ES' ? { emission_label: model.label } : {}),
    ...(model.cc === 0 ? {} : { emission_standard: country === 'AR' ? 'Euro 5' : 'Euro 6d' }),
    equipment: dice.pick([
      ['ABS', 'ESP', 'AIR', 'CLI'],
      ['ABS', 'ESP', 'AIR', 'ISO', 'CLI', 'CAM'],
      ['ABS', 'ESP', 'AIR', 'ISO', 'ADA', 'CLI', 'NAV'],
    ]),
    first_registered: registered,
    inspection_valid_to: addDays('2026-12-05', dice.between(0, 420)),
    insurance_valid_to: addDays('2026-12-01', dice.between(0, 200)),
    price,
    currency: country === 'AR' ? 'USD' : 'EUR',
    warranty_months: country === 'AR' ? 6 : 12,
    location: beside(box.position, (at % 7) * 3, Math.floor(at / 7) * 6),
    service_book: [
      {
        key: 1,
        serviced_at: `${addDays(day, -120)}T13:00:00Z`,
        work: 'MAN',
        km: Math.max(0, km - 4_000),
        workshop: country === 'AR' ? 'Servicio oficial Pellegrini' : 'Taller oficial Paterna',
        total: country === 'AR' ? 210 : 180,
      },
    ],
    ...(dice.chance(0.3)
      ? { notes: dice.pick(['Único dueño.', 'Entregado en parte de pago.', 'Cubiertas nuevas.']) }
      : {}),
  };
}

/** Argentine plates since 2016 run `AA 000 AA` on, Spanish ones `0000 BBB`; both show the year roughly. */
function plateOf(dice: Dice, country: 'AR' | 'ES', year: number): string {
  const letter = (letters: string) => letters.charAt(dice.between(0, letters.length - 1));
  const number = (digits: number) => String(dice.between(1, 10 ** digits - 1)).padStart(digits, '0');
  if (country === 'AR')
    return `A${'DEFGHI'.charAt(year - 2020) || 'D'}${number(3)}${letter(consonants)}${letter(consonants)}`;
  return `${number(4)}${'LLMMNN'.charAt(year - 2020) || 'L'}${letter(consonants)}${letter(consonants)}`;
}

/** A vehicle goes to the workshop of the house, and comes back. */
function serviced({ tag, day, km, dice }: Vehicle, at: number): readonly Step[] {
  const there = workday(addDays(day, 3));
  const done = workday(addDays(there, 2));
  const isWaiting = at === 9;
  const order = {
    order_type: dice.pick(['MAN', 'MAN', 'REP', 'NEU', 'CHA']),
    km: km + 12,
    came_in: `${there}T11:30:00Z`,
    ...(isWaiting ? {} : { went_out: `${done}T10:15:00Z` }),
    parts: [
      { key: 1, part: 'Filtro de aceite', quantity: 1, price: 18.5 },
      { key: 2, part: 'Aceite 5W-30 (l)', quantity: 4, price: 11 },
    ],
    total: 62.5 + dice.between(4, 20) * 10,
  };
  const common = { transfer_type: 'possession' };
  return [
    ...sending(carsAt(dealer), there, garage, [tag], common),
    ...happeningTo(carsAt(garage), done, carEvents.order, tag, order),
    ...(isWaiting ? [] : sending(carsAt(garage), workday(addDays(done, 1)), dealer, [tag], common)),
  ];
}

const clients = [
  'Lucía Bertone',
  'Transportes del Litoral S.R.L.',
  'Gustavo Peralta',
  'Ana Clara Vidal',
  'Estudio Marchetti',
] as const;

function sold({ tag, box, day, price, dice }: Vehicle, at: number): readonly Step[] {
  const reserved = workday(addDays(day, 18));
  const gone = workday(addDays(reserved, 6));
  const client = dice.pick(clients);
  return [
    ...(at % 2 === 0
      ? happeningTo(carsAt(box), reserved, carEvents.reservation, tag, {
          client,
          reserved_until: addDays(reserved, 10),
          deposit: 500,
        })
      : []),
    ...(at % 5 === 4
      ? []
      : happeningTo(carsAt(box), gone, carEvents.sale, tag, {
          buyer: client,
          sale_price: Math.round(price * 0.97),
        })),
  ];
}

/** What happens to the vehicles of both dealers. */
export function vehicleSteps(): readonly Step[] {
  const inRosario = vehicles.filter(({ box }) => box === dealer);
  const inValencia = vehicles.filter(({ box }) => box === spanish);
  const latest = inRosario.slice(18);
  const inspected = inRosario.slice(10, 16).map(({ tag }, at) => ({
    tag,
    values: { inspection_result: at === 4 ? 'LEV' : 'FAV', valid_to: `2027-10-${String(11 + at)}` },
  }));
  const read = latest.map(({ tag, km }) => ({ tag, values: { km: km + 40 } }));
  return [
    ...vehicles.map(({ tag, box, day, values }) => adding(carsAt(box), day, tag, values)),
    ...inRosario.slice(0, 10).flatMap(serviced),
    ...inRosario.slice(0, 9).flatMap(sold),
    ...inValencia.slice(0, 3).flatMap(sold),
    ...happening(carsAt(dealer), '2026-10-14', carEvents.inspection, inspected),
    ...happening(carsAt(dealer), '2026-11-10', carEvents.reading, read),
    ...editing(
      carsAt(dealer),
      '2026-11-12',
      latest
        .slice(0, 3)
        .map(({ tag, price }) => ({ tag, values: { price: price - 500, notes: 'Precio de fin de mes.' } })),
    ),
    ...happening(
      carsAt(dealer),
      '2026-10-26',
      carEvents.retire,
      inRosario.slice(16, 17).map(({ tag }) => ({
        tag,
        values: { disposal_type: 'SIN', disposal_reason: 'Granizo de octubre: destrucción total.' },
      })),
    ),
    ...grouping(
      carsAt(dealer),
      '2026-11-13',
      'Feria del usado',
      latest.slice(2).map(({ tag }) => tag),
    ),
  ];
}
