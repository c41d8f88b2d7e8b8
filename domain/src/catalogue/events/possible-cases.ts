import type { EventCase } from './build-case';

/** What happens in the trade, and is accepted: a table for the test beside it. */

type Rest = Pick<EventCase, 'raw' | 'day' | 'paused'>;
type Rows = readonly (readonly [what: string, asset: EventCase['asset'], event: number, rest?: Rest])[];

const casesOf = (type: number, subtype: number, rows: Rows): readonly EventCase[] =>
  rows.map(([what, asset, event, rest = {}]) => ({ ...{ what, type, subtype, asset, event }, ...rest }));

const born = '2020-09-15';
const cow = { sex: 'H', category: 'VA', birth_date: born, reproductive_status: 'VA' };
const served = { ...cow, reproductive_status: 'SE', last_service_date: '2026-02-10' };
const heifer = { sex: 'H', category: 'VQ', birth_date: '2024-11-01' };
const steer = { sex: 'M', category: 'NO', castrated: true, birth_date: '2024-03-01' };
const bull = { sex: 'M', category: 'TO', birth_date: '2022-03-01' };
const maleCalf = { sex: 'M', category: 'TM', birth_date: '2026-04-01' };
const heiferCalf = { sex: 'H', category: 'TH', birth_date: '2026-05-15' };
const calved = { ease: '1', calves: [{ key: -1, sex: 'H', alive: true }] };
const dose = { vaccine_batch: 'L-1' };

const cattle = [
  ...casesOf(33, 6, [
    ['a cow that was served calves', served, 106, { raw: calved }],
    ['a heifer of two years calves', { ...heifer, reproductive_status: 'PL' }, 106],
    ['a cow calves of which no service is known', cow, 106],
    ['one calves of which neither sex nor birth are known', { category: 'VA' }, 106],
    ['a heifer of eighteen months calves', { ...heifer, birth_date: '2025-05-01' }, 106],
    [
      'a heifer calves whose birth was estimated',
      { ...heifer, birth_date: '2025-08-01', birth_estimated: true },
      106,
    ],
    ['a cow calves a year after her last calf', { ...served, last_calving: '2025-11-20' }, 106],
    [
      'a cow has twins',
      served,
      106,
      { raw: { ...calved, calves: [...calved.calves, { key: -2, sex: 'M', alive: true }] } },
    ],
    [
      'the second twin comes the day after',
      { ...cow, reproductive_status: 'PA', last_calving: '2026-11-20' },
      106,
    ],
    [
      'a calf is born dead',
      served,
      106,
      { raw: { ease: '1', calves: [{ key: -1, sex: 'M', alive: false }] } },
    ],
    ['a heifer of fifteen months is served', { ...heifer, birth_date: '2025-08-01' }, 110],
    ['a dairy heifer of twelve months is served', { ...heifer, birth_date: '2025-11-01' }, 110],
    ['an open cow is served', cow, 110, { raw: { service_type: 'MN', service_from: '2026-11-20' } }],
    [
      'a cow is served two months after calving',
      { ...cow, reproductive_status: 'PA', last_calving: '2026-09-20' },
      110,
    ],
    ['a served cow is checked', served, 105, { raw: { reproductive_status: 'PC' } }],
    ['a cow that comes from elsewhere is checked', { sex: 'H', category: 'VA' }, 105],
    [
      'an old cow is found open',
      { ...cow, birth_date: '2012-01-01' },
      105,
      { raw: { reproductive_status: 'VA' } },
    ],
    ['a heifer calf of six months is weaned', heiferCalf, 109],
    ['a male calf of seven months is weaned', maleCalf, 109, { raw: { weaning_type: 'TRA', weight: 180 } }],
    ['a calf of a day is weaned in a dairy', { ...maleCalf, birth_date: '2026-11-20' }, 109],
    [
      'a heifer calf of five months gets strain 19',
      { ...heiferCalf, birth_date: '2026-06-10' },
      103,
      { raw: { ...dose, vaccines: ['BS19'] } },
    ],
    ['a cow gets RB51', cow, 103, { raw: { ...dose, vaccines: ['RB51'] } }],
    [
      'a steer is vaccinated against foot-and-mouth',
      steer,
      103,
      { raw: { ...dose, vaccines: ['AFT'], campaign: 'AF1' } },
    ],
    ['a bull is weighed', bull, 1, { raw: { weight: 820, weighing_type: 'PER' } }],
    [
      'an animal is weighed on the day of its birth',
      { ...maleCalf, birth_date: '2026-11-21' },
      1,
      { raw: { weight: 38, weighing_type: 'PER' } },
    ],
    ['the teeth of a steer are looked at', steer, 5, { raw: { dentition: '2D' } }],
    [
      'a castrated calf becomes a young steer',
      { ...maleCalf, castrated: true, birth_date: '2025-09-01' },
      6,
      { raw: { category: 'NT' } },
    ],
    [
      'a calf becomes a young steer and so is castrated',
      { ...maleCalf, birth_date: '2025-09-01' },
      6,
      { raw: { category: 'NT' } },
    ],
    [
      'a whole calf becomes a young bull',
      { ...maleCalf, birth_date: '2025-09-01' },
      6,
      { raw: { category: 'MEJ' } },
    ],
    ['a heifer that calved becomes a cow', { ...heifer, calvings: 1 }, 6, { raw: { category: 'VA' } }],
    ['a bull passes the chute', bull, 7, { raw: { session: '2026-11-21T11:00:00Z', weight: 800 } }],
    [
      'a cow in the chute is found in calf',
      cow,
      7,
      { raw: { session: '2026-11-21T11:00:00Z', reproductive_status: 'PU' } },
    ],
    ['a paused animal is resumed', cow, 102, { paused: true, raw: { message: 'Ya está sana' } }],
    ['an animal under treatment goes to a breeder', { ...cow, withdrawal_until: '2026-12-24' }, 1000],
    ['a sick cow is treated', cow, 104],
    ['an animal of which no birth is known is weighed in the past', { sex: 'H' }, 1, { day: '2020-01-01' }],
    ['a cow is moved', cow, 108, { raw: { paddock: 'Norte' } }],
  ]),
  ...casesOf(33, 10, [
    ['a steer is slaughtered in a plant', steer, 10],
    ['an animal is slaughtered after its withdrawal', { ...steer, withdrawal_until: '2026-11-20' }, 10],
    ['an animal in a plant is weighed', steer, 1],
  ]),
];

const inside = { ...steer, quarantine_start: '2026-11-10' };
const enrolled = { ...steer, program: 'PNC', program_status: 'ADM' };
const carcass = {
  ...steer,
  disposal_type: 'FAENA',
  disposal_date: '2026-11-01T12:00:00Z',
  carcass_available: 240,
};
const naturalBeef = [
  ...casesOf(34, 6, [
    ['one that is in no quarantine enters it', steer, 112, { raw: { quarantine_reason: 'ING' } }],
    [
      'one enters quarantine again',
      { ...inside, quarantine_end: '2026-11-15', quarantine_result: 'APT' },
      112,
    ],
    ['one leaves quarantine', inside, 113, { raw: { quarantine_result: 'APT' } }],
    ['one whose planned end went by leaves quarantine', { ...inside, quarantine_end: '2026-11-18' }, 113],
    ['one enters the programme', steer, 111],
    ['one that was suspended enters again', { ...enrolled, program_status: 'SUS' }, 111],
    ['one is excluded from the programme', enrolled, 115, { raw: { program_exit_reason: 'ATB' } }],
    ['one that waits to be admitted is excluded', { ...enrolled, program_status: 'PEN' }, 115],
    ['its feed changes', enrolled, 114],
  ]),
  ...casesOf(34, 10, [
    ['a carcass is cut', carcass, 116],
    ['a carcass is released to market', carcass, 118],
    ['a carton is released to market', { product_code: 'A-7' }, 118],
    ['a carton is transferred', { product_code: 'A-7' }, 1000],
  ]),
];

const herd = { category: 'VA', heads: 10 };
const herds = casesOf(5, 6, [
  ['four of ten are sold', herd, 131, { raw: { movement: 'VEN', quantity: 4 } }],
  ['all of a herd are sold', herd, 131, { raw: { movement: 'VEN', quantity: 10 } }],
  [
    'calves are born into an empty herd',
    { ...herd, heads: 0 },
    131,
    { raw: { movement: 'NAC', quantity: 3 } },
  ],
  ['three of ten are split off', herd, 133, { raw: { quantity: 3, new_code: 'R-2' } }],
  ['nine of ten are split off', herd, 133, { raw: { quantity: 9, new_code: 'R-3' } }],
  ['a herd is counted and none is there', herd, 132, { raw: { counted: 0 } }],
  [
    'a herd of bulls gets RB51 as far as anybody knows',
    { category: 'MIX', heads: 4 },
    103,
    { raw: { ...dose, vaccines: ['RB51'] } },
  ],
  ['others join an empty herd', { ...herd, heads: 0 }, 134],
]);

const rights = casesOf(31, 6, [
  ['animals enter by a right that runs', { valid_from: '2026-01-01', valid_to: '2026-12-31' }, 120],
  ['animals leave', { animals: ['9'] }, 121],
  ['animals leave after the right ran out', { animals: ['9'], valid_to: '2026-10-31' }, 121],
  ['a right that ran out is extended', { valid_to: '2026-10-31' }, 122],
  ['an empty right is terminated', {}, 124, { raw: { termination_reason: 'Venta del campo' } }],
]);

const sow = { sex: 'H', category: 'CE', birth_date: '2024-01-01', sow_status: 'VAC' };
const pigs = [
  ...casesOf(11, 12, [
    ['an open sow is served', sow, 110],
    [
      'a gilt of eight months is served',
      { ...sow, category: 'CH', birth_date: '2026-03-01', sow_status: null },
      110,
    ],
    ['a weaned sow is served', { ...sow, sow_status: 'DES' }, 110],
    [
      'a served sow is scanned',
      { ...sow, sow_status: 'SER', last_service: '2026-10-20' },
      135,
      { raw: { scan_result: 'POS' } },
    ],
    [
      'a pregnant sow farrows',
      { ...sow, sow_status: 'GES', last_service: '2026-07-30' },
      136,
      { raw: { born_alive: 12 } },
    ],
    ['a sow farrows of which nothing is known', { sex: 'H' }, 136],
    ['a sow farrows that was thought open', { ...sow, last_service: '2026-07-30' }, 136],
    [
      'a whole litter is born dead',
      { ...sow, sow_status: 'GES' },
      136,
      { raw: { born_alive: 0, stillborn: 9 } },
    ],
    ['a lactating sow weans', { ...sow, sow_status: 'LAC' }, 137, { raw: { weaned: 11 } }],
    ['the rest of a litter is weaned', { ...sow, sow_status: 'DES' }, 137],
    ['a gilt becomes a sow', { ...sow, category: 'CH' }, 6, { raw: { category: 'CE' } }],
    ['a boar is weighed', { sex: 'M', category: 'PA' }, 1],
  ]),
  ...casesOf(10, 12, [
    [
      'piglets are born into a batch',
      { category: 'LE', heads: 0 },
      131,
      { raw: { movement: 'NAC', quantity: 12 } },
    ],
    ['a batch of pigs is weighed', { category: 'LE', heads: 40 }, 1],
  ]),
  ...casesOf(10, 13, [['a batch of pigs is slaughtered', { category: 'CA', heads: 40 }, 10]]),
];

const cars = [
  ...casesOf(30, 1, [
    ['a car in stock is sold', { status: 'STO' }, 144],
    ['a reserved car is sold', { status: 'RES' }, 144],
    ['a car in the workshop is reserved', { status: 'TAL' }, 143],
    ['a car goes to the workshop', { status: 'STO', odometer: 50_000 }, 140],
    ['a sold car is inspected', { status: 'VEN' }, 141],
    ['the odometer stays where it was', { odometer: 50_000 }, 142, { raw: { km: 50_000 } }],
  ]),
  ...casesOf(30, 3, [['a workshop services a car that was sold', { status: 'VEN', odometer: 50_000 }, 140]]),
];

const trees = [
  ...casesOf(12, 15, [
    ['a dead tree is replaced', { condition: 'dead', planted_on: '2020-05-01' }, 105],
    ['a tree is watered', { condition: 'good', planted_on: '2020-05-01' }, 104],
    ['a poor tree is measured', { condition: 'poor', planted_on: '2020-05-01' }, 103],
  ]),
  ...casesOf(32, 16, [
    ['a stand is thinned', { unit_kind: 'stand', tree_count: 900 }, 105],
    [
      'a stand of which some was felled is measured',
      { unit_kind: 'stand', felled_on: '2026-05-01', tree_count: 400 },
      103,
    ],
    ['wood of a felling travels', { unit_kind: 'stand', felled_on: '2026-05-01' }, 109],
    ['wood of a thinning travels', { unit_kind: 'stand', last_thinning: '2026-05-01' }, 109],
    ['a felled tree gives a second product', { unit_kind: 'tree', felled_on: '2026-05-01' }, 107],
    ['a tree of no known age is pruned', { unit_kind: 'tree', tree_count: 1 }, 104],
    ['a native tree is measured', { unit_kind: 'tree', forest_origin: 'native' }, 103],
  ]),
];

const bags = casesOf(35, 28, [
  ['a validated bag is pledged', { asset_status_change: 'validated' }, 105],
  [
    'a bag whose guarantee was released is pledged again',
    { asset_status_change: 'validated', guarantee_state: 'released' },
    105,
  ],
  ['the guarantee of a pledged bag is released', { guarantee_state: 'pledged' }, 106],
  ['a pledged bag is inspected', { guarantee_state: 'pledged', date_bagged: '2026-04-01' }, 103],
  ['an active bag is transferred', { asset_status_change: 'active' }, 1000],
  ['a bag is inspected on the day it was filled', { date_bagged: '2026-11-21' }, 103],
]);
const hides = [
  ...casesOf(35, 31, [
    ['raw hides are limed', { material_stage: 'wet_salted' }, 111],
    [
      'pickled hides are tanned',
      { material_stage: 'pickled' },
      111,
      { raw: { step: 'tanning', started: '2026-11-21T09:00:00Z' } },
    ],
    [
      'wet-white is tanned again',
      { material_stage: 'wet_white' },
      111,
      { raw: { step: 'tanning', started: '2026-11-21T09:00:00Z' } },
    ],
    [
      'wet-blue is dyed',
      { material_stage: 'wet_blue' },
      111,
      { raw: { step: 'dyeing', started: '2026-11-21T09:00:00Z' } },
    ],
    ['wet-blue is measured', { material_stage: 'wet_blue' }, 113],
    ['hides of no known stage are measured', {}, 113],
  ]),
  ...casesOf(35, 32, [
    ['crust is made into goods', { material_stage: 'crust', quantity_available: 40 }, 114],
  ]),
];

const malts = [
  ...casesOf(36, 36, [['grain is malted', { quantity_available: 30, germination: 98 }, 107]]),
  ...casesOf(37, 36, [
    ['a new batch is steeped', {}, 103],
    ['a batch is steeped in two goes', { steep_start: '2026-11-01T11:00:00Z' }, 103],
    ['steeped grain germinates', { steep_start: '2026-11-01T11:00:00Z' }, 104],
    ['germinated grain is kilned', { steep_start: '2026-11-01T11:00:00Z', germination_days: 4 }, 105],
    ['malt that was bought is roasted', {}, 105],
    ['malt that was bought is analysed', {}, 106],
    ['malt that was bought is blended', { quantity_available: 900 }, 107],
  ]),
  ...casesOf(37, 37, [
    [
      'kilned malt is brewed with',
      { steep_start: '2026-11-01T11:00:00Z', kiln_end: '2026-11-08T15:00:00Z' },
      109,
    ],
    ['malt that was bought is brewed with', { quantity_available: 900 }, 109],
  ]),
];

const goods = casesOf(38, 32, [
  ['a bag is sold', { made_on: '2026-09-01' }, 105],
  ['a bag that failed its control is sold', { made_on: '2026-09-01', control_result: 'fail' }, 105],
  ['a sold bag is repaired', { made_on: '2026-09-01', sold_on: '2026-10-01' }, 104],
]);

export const possibleCases: readonly EventCase[] = [
  ...cattle,
  ...naturalBeef,
  ...herds,
  ...rights,
  ...pigs,
  ...cars,
  ...trees,
  ...bags,
  ...hides,
  ...malts,
  ...goods,
];
