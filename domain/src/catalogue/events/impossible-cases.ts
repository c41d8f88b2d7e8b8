import type { EventCase } from './build-case';

/** What cannot happen, with the words that it is refused with. A table for the test beside it. */
export interface ImpossibleCase extends EventCase {
  readonly es: string;
  readonly en: string;
}

type Rest = Pick<EventCase, 'raw' | 'day' | 'paused'>;
type Rows = readonly (readonly [
  what: string,
  asset: EventCase['asset'],
  event: number,
  es: string,
  en: string,
  rest?: Rest,
])[];

const casesOf = (type: number, subtype: number, rows: Rows): readonly ImpossibleCase[] =>
  rows.map(([what, asset, event, es, en, rest = {}]) => ({
    ...{ what, type, subtype, asset, event, es, en },
    ...rest,
  }));

const steer = { sex: 'M', category: 'NO', castrated: true, birth_date: '2024-03-01' };
const bull = { sex: 'M', category: 'TO', birth_date: '2022-03-01' };
const maleCalf = { sex: 'M', category: 'TM', birth_date: '2026-03-01' };
const heiferCalf = { sex: 'H', category: 'TH', birth_date: '2026-09-15' };
const heifer = { sex: 'H', category: 'VQ', birth_date: '2024-09-15' };
const cow = { sex: 'H', category: 'VA', birth_date: '2020-09-15', reproductive_status: 'VA' };
const slaughtered = { ...steer, disposal_type: 'FAENA', disposal_date: '2026-11-01T12:00:00Z' };
const females = ['Solo hembras', 'Females only'] as const;
const strain19 = ['Solo terneras de 3 a 8 meses', 'Heifer calves of 3 to 8 months only'] as const;
const ended = ['Ya terminó (Faenado)', 'It has ended (Slaughtered)'] as const;
const bs19 = { raw: { vaccines: ['BS19'] } };
const rb51 = { raw: { vaccines: ['RB51'] } };

const cattle = casesOf(33, 6, [
  ['a steer calves', steer, 106, ...females],
  ['a bull calves', bull, 106, ...females],
  ['a male calf is served', maleCalf, 110, ...females],
  ['a bull is served', bull, 110, ...females],
  ['a steer is checked for pregnancy', steer, 105, ...females],
  [
    'a heifer of two months is served',
    heiferCalf,
    110,
    'Solo hembras de 10 meses o más',
    'Females of 10 months or more only',
  ],
  [
    'a heifer of nine months is served',
    { ...heiferCalf, birth_date: '2026-02-01' },
    110,
    'Solo hembras de 10 meses o más',
    'Females of 10 months or more only',
  ],
  [
    'a calf of a week is checked for pregnancy',
    { ...heiferCalf, birth_date: '2026-11-14' },
    105,
    'Solo hembras de 8 meses o más',
    'Females of 8 months or more only',
  ],
  [
    'a heifer of sixteen months calves',
    { ...heifer, birth_date: '2025-07-01' },
    106,
    'Solo hembras de 17 meses o más',
    'Females of 17 months or more only',
  ],
  [
    'a cow late in calf is served',
    { ...cow, reproductive_status: 'PL' },
    110,
    'Ya está preñada',
    'Already pregnant',
  ],
  [
    'a cow in calf is served',
    { ...cow, reproductive_status: 'PC' },
    110,
    'Ya está preñada',
    'Already pregnant',
  ],
  [
    'a cow that calved two months ago calves again',
    { ...cow, last_calving: '2026-09-22' },
    106,
    'Parió hace 60 días',
    'It calved 60 days ago',
  ],
  [
    'a cow of five years is weaned',
    cow,
    109,
    'Solo crías de hasta 14 meses',
    'Calves of up to 14 months only',
  ],
  [
    'a bull of four years is weaned',
    bull,
    109,
    'Solo crías de hasta 14 meses',
    'Calves of up to 14 months only',
  ],
  ['a bull gets strain 19', bull, 103, ...strain19, bs19],
  ['a cow of six years gets strain 19', cow, 103, ...strain19, bs19],
  ['a calf of two months gets strain 19', heiferCalf, 103, ...strain19, bs19],
  ['a male calf of eight months gets strain 19 in the chute', maleCalf, 7, ...strain19, bs19],
  ['a male calf gets RB51', maleCalf, 103, ...females, rb51],
  ['a bull gets RB51 in the chute', bull, 7, ...females, rb51],
  ['a bull is found pregnant in the chute', bull, 7, ...females, { raw: { reproductive_status: 'PC' } }],
  ['a slaughtered animal is weighed', slaughtered, 1, ...ended],
  ['a slaughtered animal is treated', slaughtered, 104, ...ended],
  ['a slaughtered animal is moved to another paddock', slaughtered, 108, ...ended],
  ['a slaughtered animal is transferred', slaughtered, 1000, ...ended],
  [
    'a dead cow is treated',
    { ...cow, disposal_type: 'MUERTE', disposal_reason: 'DES' },
    104,
    'Ya terminó (Dado de Baja: desconocida)',
    'It has ended (Retired: unknown)',
  ],
  [
    'an animal is weighed before it was born',
    heifer,
    1,
    'No había nacido el 01/03/2024',
    'It was not born on 01/03/2024',
    { day: '2024-03-01' },
  ],
  [
    'an animal is vaccinated before it was born',
    cow,
    103,
    'No había nacido el 14/09/2020',
    'It was not born on 14/09/2020',
    { day: '2020-09-14' },
  ],
  ['a steer becomes a bull', steer, 6, 'Está castrado', 'It is castrated', { raw: { category: 'TO' } }],
  [
    'a castrated calf becomes a young bull',
    { ...maleCalf, castrated: true },
    6,
    'Está castrado',
    'It is castrated',
    { raw: { category: 'MEJ' } },
  ],
  ['a cow becomes a heifer', cow, 6, 'Ya es vaca', 'It is a cow already', { raw: { category: 'VQ' } }],
  [
    'a steer becomes a calf',
    steer,
    6,
    'Ya no es ternero',
    'It is no calf any more',
    { raw: { category: 'TM' } },
  ],
  [
    'a heifer becomes a calf',
    heifer,
    6,
    'Ya no es ternera',
    'It is no calf any more',
    { raw: { category: 'TH' } },
  ],
  ['a cow is castrated', cow, 6, 'Solo machos', 'Males only', { raw: { castrated: true, category: 'VA' } }],
  [
    'a paused animal is weighed',
    cow,
    1,
    'Está en pausa: no admite cambios ni eventos',
    'It is paused: it takes no changes and no events',
    { paused: true },
  ],
  ['an animal that is not paused is resumed', cow, 102, 'No está en pausa', 'It is not paused'],
]);

const inQuarantine = { ...steer, quarantine_start: '2026-11-10' };
const carton = { product_code: 'A-7', product_name: 'Lomo' };
const product = ['Es un producto, no un animal', 'It is a product, no animal'] as const;
const naturalBeef = [
  ...casesOf(34, 6, [
    ['one in quarantine enters it', inQuarantine, 112, 'Ya está en cuarentena', 'Already in quarantine'],
    [
      'one whose quarantine ended leaves it',
      { ...inQuarantine, quarantine_end: '2026-11-15', quarantine_result: 'APT' },
      113,
      'No está en cuarentena',
      'Not in quarantine',
    ],
    ['one that never was in quarantine leaves it', steer, 113, 'No está en cuarentena', 'Not in quarantine'],
    ['one in no programme is excluded from it', steer, 115, 'No está en el programa', 'Not in the programme'],
    [
      'one that was excluded is excluded again',
      { ...steer, program: 'PNC', program_status: 'EXC' },
      115,
      'No está en el programa',
      'Not in the programme',
    ],
    ['a steer of the programme calves', steer, 106, ...females],
  ]),
  ...casesOf(34, 10, [
    ['a living animal is cut', steer, 116, 'Primero registre la faena', 'Record its slaughter first'],
    [
      'a living animal is released to market',
      steer,
      118,
      'Primero registre la faena',
      'Record its slaughter first',
    ],
    [
      'a carcass that was cut is cut',
      { ...slaughtered, carcass_available: 0 },
      116,
      'Ya se despostó entera',
      'All of it has been cut',
    ],
    ['a carton of cuts calves', carton, 106, ...product],
    ['a carton of cuts is weighed', carton, 1, ...product],
    ['a carton of cuts is slaughtered', carton, 10, ...product],
    ['a carton of cuts goes to quarantine', carton, 112, ...product],
  ]),
];

const herd = { category: 'VA', heads: 10 };
const none = ['No quedan cabezas', 'No heads are left'] as const;
const herds = casesOf(5, 6, [
  [
    'heads die where none is left',
    { ...herd, heads: 0 },
    131,
    ...none,
    { raw: { movement: 'MUE', quantity: 1 } },
  ],
  ['an empty herd is weighed', { ...herd, heads: 0 }, 1, ...none],
  ['an empty herd is vaccinated', { ...herd, heads: 0 }, 103, ...none],
  ['an empty herd is transferred', { ...herd, heads: 0 }, 1000, ...none],
  [
    'a herd is split off whole',
    herd,
    133,
    'Solo se separa una parte: son 10',
    'Only a part may be split off: there are 10',
    { raw: { quantity: 10, new_code: 'R-2' } },
  ],
]);
const batches = casesOf(10, 12, [
  ['an empty batch of pigs is weighed', { category: 'LE', heads: 0 }, 1, ...none],
  ['an empty batch of pigs is treated', { category: 'LE', heads: 0 }, 104, ...none],
  [
    'a batch of pigs is split off whole',
    { category: 'LE', heads: 40 },
    133,
    'Solo se separa una parte: son 40',
    'Only a part may be split off: there are 40',
    { raw: { quantity: 41, new_code: 'L-2' } },
  ],
]);
const emptyBatch = casesOf(10, 13, [
  ['an empty batch of pigs is slaughtered', { category: 'CA', heads: 0 }, 10, ...none],
]);

const over = ['Terminó el derecho', 'The right has ended'] as const;
const terminated = { termination_reason: 'Venta del campo' };
const rights = casesOf(31, 6, [
  ['animals enter by a right that was terminated', terminated, 120, ...over],
  ['a right that was terminated is extended', terminated, 122, ...over],
  ['a right that was terminated is terminated', terminated, 124, ...over],
  ['animals leave where there are none', {}, 121, 'No tiene animales', 'It holds no animals'],
  [
    'a right with animals is terminated',
    { animals: ['9'] },
    124,
    'Primero registre el egreso de los animales',
    'Record the removal of the animals first',
  ],
  [
    'a right with animals is retired',
    { animals: ['9'] },
    13,
    'Primero registre el egreso de los animales',
    'Record the removal of the animals first',
  ],
]);

const boar = { sex: 'M', category: 'PA', birth_date: '2024-01-01' };
const sow = { sex: 'H', category: 'CE', birth_date: '2024-01-01', sow_status: 'VAC' };
const gilt = { sex: 'H', category: 'LE', birth_date: '2026-09-15' };
const sows = ['Solo cerdas', 'Sows only'] as const;
const unserved = ['Primero registre el servicio', 'Record the service first'] as const;
const pigs = casesOf(11, 12, [
  ['a boar farrows', boar, 136, ...sows],
  ['a boar is served', boar, 110, ...sows],
  ['a boar is scanned', boar, 135, ...sows],
  ['a barrow weans a litter', { ...boar, category: 'CA' }, 137, ...sows],
  [
    'a piglet of two months is served',
    gilt,
    110,
    'Solo cerdas de 5 meses o más',
    'Sows of 5 months or more only',
  ],
  [
    'a gilt of six months farrows',
    { ...gilt, category: 'CH', birth_date: '2026-05-15' },
    136,
    'Solo cerdas de 8 meses o más',
    'Sows of 8 months or more only',
  ],
  ['an open sow that was never served farrows', sow, 136, ...unserved],
  ['an open sow that was never served is scanned', sow, 135, ...unserved],
  ['a pregnant sow is served', { ...sow, sow_status: 'GES' }, 110, 'Ya está preñada', 'Already pregnant'],
  [
    'a pregnant sow weans',
    { ...sow, sow_status: 'GES' },
    137,
    'Solo después del parto',
    'Only after farrowing',
  ],
  [
    'a sow that farrowed twenty days ago farrows',
    { ...sow, sow_status: 'LAC', last_service: '2026-07-10', last_farrowing: '2026-11-01' },
    136,
    'Parió hace 20 días',
    'It farrowed 20 days ago',
  ],
  ['a slaughtered pig is weighed', { ...boar, disposal_type: 'FAENA' }, 1, ...ended],
  [
    'a barrow becomes a boar',
    { ...boar, category: 'CA' },
    6,
    'Es capón',
    'It is a barrow',
    { raw: { category: 'PA' } },
  ],
  [
    'a pig is weighed before it was born',
    gilt,
    1,
    'No había nacido el 01/09/2026',
    'It was not born on 01/09/2026',
    { day: '2026-09-01' },
  ],
]);

const sold = { status: 'VEN', odometer: 50_000 };
const soldAlready = ['Ya está vendido', 'Already sold'] as const;
const back = [
  'No puede bajar los kilómetros: tenía 50.000',
  'The odometer cannot go down: it read 50,000',
] as const;
const cars = casesOf(30, 1, [
  ['a sold car is sold', sold, 144, ...soldAlready],
  ['a sold car is reserved', sold, 143, ...soldAlready],
  ['a sold car is serviced by who sold it', sold, 140, ...soldAlready],
  ['the odometer goes down', { status: 'STO', odometer: 50_000 }, 142, ...back, { raw: { km: 40_000 } }],
  [
    'the odometer goes down in the workshop',
    { status: 'STO', odometer: 50_000 },
    140,
    ...back,
    { raw: { km: 49_999, order_type: 'MAN' } },
  ],
  [
    'a scrapped car is inspected',
    { status: 'STO', disposal_type: 'DES' },
    141,
    'Ya terminó (Dado de Baja: desguace)',
    'It has ended (Retired: scrapped)',
  ],
]);

const fallen = ['El árbol ya no está en pie', 'The tree no longer stands'] as const;
const oneTree = ['Es un solo árbol', 'It is a single tree'] as const;
const dead = { condition: 'dead', planted_on: '2020-05-01' };
const felled = { unit_kind: 'tree', felled_on: '2026-05-01', planting_date: '2005-05-01', tree_count: 1 };
const trees = [
  ...casesOf(12, 15, [
    ['a dead tree is measured', dead, 103, ...fallen],
    ['a dead tree is watered', dead, 104, ...fallen],
    [
      'a living tree is replanted',
      { ...dead, condition: 'good' },
      105,
      'Solo se repone un árbol muerto',
      'Only a dead tree is replaced',
    ],
    [
      'a tree is watered before it was planted',
      { ...dead, condition: 'good' },
      104,
      'No estaba plantado el 30/04/2020',
      'It was not planted on 30/04/2020',
      { day: '2020-04-30' },
    ],
  ]),
  ...casesOf(32, 16, [
    ['a single tree is thinned', { unit_kind: 'tree', tree_count: 1 }, 105, ...oneTree],
    ['a single tree gets an outline', { unit_kind: 'tree', tree_count: 1 }, 110, ...oneTree],
    ['a felled tree is pruned', felled, 104, ...fallen],
    ['a felled tree is measured', felled, 103, ...fallen],
    ['the health of a felled tree is checked', felled, 106, ...fallen],
    [
      'a dead tree is pruned',
      { ...felled, felled_on: null, health: 'dead' },
      104,
      'El árbol está muerto',
      'The tree is dead',
    ],
    ['a stand of which no tree is left is pruned', { unit_kind: 'stand', tree_count: 0 }, 104, ...fallen],
    [
      'wood of a stand that was never felled travels',
      { unit_kind: 'stand', tree_count: 900 },
      109,
      'Primero registre el apeo',
      'Record the felling first',
    ],
    [
      'a stand is pruned before it was planted',
      { unit_kind: 'stand', planting_date: '2024-05-01' },
      104,
      'No estaba plantado el 01/05/2020',
      'It was not planted on 01/05/2020',
      { day: '2020-05-01' },
    ],
  ]),
];

const pledged = { asset_status_change: 'validated', guarantee_state: 'pledged' };
const released = [
  'Está prendado: primero debe liberarse la garantía',
  'It is pledged: the guarantee must be released first',
] as const;
const bags = casesOf(35, 28, [
  [
    'an observed bag is transferred',
    { asset_status_change: 'observed' },
    1000,
    'No va de La Aurora a El Sur en estado «Observado»; solo se transfiere lo que está activo o validado',
    'It does not go from La Aurora to El Sur in the state “Observed”; only what is active or validated can be transferred',
  ],
  ['a bag of which a creditor holds the warrant is opened', pledged, 108, ...released],
  ['a pledged bag is transferred', pledged, 1000, ...released],
  ['a pledged bag is retired', pledged, 13, ...released],
  ['a pledged bag is pledged', pledged, 105, 'Ya está prendado', 'Already pledged'],
  [
    'a bag that no expert validated is pledged',
    { asset_status_change: 'active' },
    105,
    'Debe estar validado por un experto',
    'It must be validated by an expert',
  ],
  [
    'the guarantee of a bag that is not pledged is released',
    { asset_status_change: 'validated' },
    106,
    'No está prendado',
    'It is not pledged',
  ],
  [
    'a bag is inspected before it was filled',
    { asset_status_change: 'active', date_bagged: '2026-04-01' },
    103,
    'No estaba embolsado el 31/03/2026',
    'It was not bagged on 31/03/2026',
    { day: '2026-03-31' },
  ],
]);
const noHides = ['Ya no quedan cueros', 'No hides are left'] as const;
const tanningFirst = ['Primero el curtido', 'Tanning comes first'] as const;
const hides = [
  ...casesOf(35, 31, [
    [
      'raw hides are measured',
      { material_stage: 'wet_salted' },
      113,
      'El cuero crudo no se mide',
      'Raw hides are not measured',
    ],
    [
      'raw hides are dyed',
      { material_stage: 'wet_salted' },
      111,
      ...tanningFirst,
      { raw: { step: 'dyeing' } },
    ],
    [
      'pickled hides are finished',
      { material_stage: 'pickled' },
      111,
      ...tanningFirst,
      { raw: { step: 'finishing' } },
    ],
    [
      'wet-blue is limed',
      { material_stage: 'wet_blue' },
      111,
      'Ya está curtido',
      'It is tanned already',
      { raw: { step: 'liming' } },
    ],
    ['no hides are blended', { material_stage: 'wet_salted', quantity_available: 0 }, 110, ...noHides],
    [
      'hides that were used up are transferred',
      { material_stage: 'crust', quantity_available: 0 },
      1000,
      ...noHides,
    ],
  ]),
  ...casesOf(35, 32, [
    [
      'wet-blue is made into goods',
      { material_stage: 'wet_blue', quantity_available: 9 },
      114,
      'Solo cuero terminado o crust',
      'Finished or crust leather only',
    ],
    [
      'hides that were used up are made into goods',
      { material_stage: 'crust', quantity_available: 0 },
      114,
      ...noHides,
    ],
  ]),
];

const nothingLeft = ['No queda cantidad', 'Nothing is left'] as const;
const grain = casesOf(36, 36, [
  ['grain that was used up is malted', { quantity_available: 0 }, 107, ...nothingLeft],
  ['grain that was used up is transferred', { quantity_available: 0 }, 1000, ...nothingLeft],
]);
const usedGrain = casesOf(36, 34, [
  ['grain that was used up is split', { quantity_available: 0 }, 106, ...nothingLeft],
]);
const steeped = {
  steep_start: '2026-11-01T11:00:00Z',
  blending_state: 'not_blended',
  quantity_available: 900,
};
const germinated = { ...steeped, germination_days: 4 };
const kilned = { ...germinated, kiln_end: '2026-11-08T15:00:00Z' };
const kilnedOn = ['Ya se secó el 08/11/2026 12:00', 'It was kilned on 08/11/2026 12:00'] as const;
const malts = [
  ...casesOf(37, 36, [
    ['malt is kilned before it germinated', steeped, 105, 'Primero la germinación', 'Germination first'],
    ['malt germinates before it was steeped', {}, 104, 'Primero el remojo', 'Steeping first'],
    ['malt that was kilned is steeped', kilned, 103, ...kilnedOn],
    ['malt that was kilned germinates', kilned, 104, ...kilnedOn],
    ['malt that germinated is steeped', germinated, 103, 'Ya germinó', 'It has germinated already'],
    ['green malt is blended', germinated, 107, 'Primero el secado', 'Kilning first'],
    [
      'a blend is blended',
      { ...kilned, blending_state: 'blended' },
      107,
      'Ya está mezclada',
      'Already blended',
    ],
    ['a blend is undone where there is none', kilned, 108, 'No está mezclada', 'Not blended'],
    [
      'a blend is transferred without its lot',
      { ...kilned, blending_state: 'blended' },
      1000,
      'No va suelta de La Aurora a El Sur en estado «Mezclada»; solo se transfiere con su lote entero',
      'It does not go from La Aurora to El Sur by itself in the state “Blended”; it goes only with its whole lot',
    ],
  ]),
  ...casesOf(37, 37, [
    ['green malt is brewed with', germinated, 109, 'Primero el secado', 'Kilning first'],
    ['malt that was used up is brewed with', { ...kilned, quantity_available: 0 }, 109, ...nothingLeft],
  ]),
];
const bag = { sold_on: '2026-10-01', made_on: '2026-09-01' };
const goods = casesOf(38, 32, [
  ['a sold bag is sold', bag, 105, ...soldAlready],
  ['a sold bag is controlled', bag, 103, ...soldAlready],
  [
    'a discarded bag is repaired',
    { made_on: '2026-09-01', disposal_type: 'other' },
    104,
    'Ya terminó (Dado de Baja: otro)',
    'It has ended (Retired: other)',
  ],
  [
    'a bag is repaired before it was made',
    { made_on: '2026-09-01' },
    104,
    'No estaba hecho el 31/08/2026',
    'It was not made on 31/08/2026',
    { day: '2026-08-31' },
  ],
]);

export const impossibleCases: readonly ImpossibleCase[] = [
  ...cattle,
  ...naturalBeef,
  ...herds,
  ...batches,
  ...emptyBatch,
  ...rights,
  ...pigs,
  ...cars,
  ...trees,
  ...bags,
  ...hides,
  ...grain,
  ...usedGrain,
  ...malts,
  ...goods,
];
