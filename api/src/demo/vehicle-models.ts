/** A car as makers sell it. */
export interface CarModel {
  readonly countries: readonly string[];
  readonly make: string;
  readonly name: string;
  readonly version: string;
  /** The first three, the next six and the eleventh character of its chassis number. */
  readonly maker: string;
  readonly body: string;
  readonly plant: string;
  readonly shape: string;
  readonly fuel: string;
  readonly gearbox: string;
  readonly traction: string;
  /** Cubic centimetres; 0 without an engine. */
  readonly cc: number;
  readonly kw: number;
  readonly label: string;
  /** New, in hundreds of dollars. */
  readonly price: number;
}

type Row = readonly [
  countries: string,
  name: readonly [make: string, model: string, version: string],
  chassis: string,
  build: string,
  cc: number,
  kw: number,
  label: string,
  price: number,
];

/** Where it is sold; the marks of its chassis; shape, fuel, gearbox and traction; engine; label and price. */
const rows: readonly Row[] = [
  ['AR', ['Toyota', 'Hilux', 'SRV 2.8 TDI 4x4 AT'], '8AJ HA8CD5 0', 'PIC DIE AUT 4X4', 2755, 150, 'C', 480],
  ['AR', ['Fiat', 'Cronos', 'Drive 1.3 GSE'], '8AP 359A1C 0', 'SED NAF MAN DEL', 1332, 73, 'C', 220],
  [
    'AR',
    ['Volkswagen', 'Amarok', 'V6 Highline 4Motion'],
    '8AW DD42H7 A',
    'PIC DIE AUT 4X4',
    2967,
    190,
    'C',
    540,
  ],
  ['AR', ['Peugeot', '208', 'Allure 1.6'], '8AD 2LNFPK G', 'HAT NAF MAN DEL', 1587, 85, 'C', 240],
  ['AR', ['Ford', 'Ranger', 'XLT 3.2 4x2'], '8AF AR22P6 J', 'PIC DIE MAN TRA', 3198, 147, 'C', 430],
  ['AR', ['Chevrolet', 'Onix', 'Premier 1.0 Turbo'], '9BG EB69H0 G', 'HAT NAF AUT DEL', 999, 85, 'C', 235],
  ['AR', ['Renault', 'Kangoo', 'Express Confort 1.6'], '8A1 FC2305 L', 'FUR GNC MAN DEL', 1598, 84, 'C', 230],
  [
    'AR ES',
    ['Toyota', 'Corolla', 'Hybrid 1.8 Active'],
    '9BR BU3HE0 4',
    'SED HEV AUT DEL',
    1798,
    90,
    'ECO',
    330,
  ],
  ['AR', ['Jeep', 'Renegade', 'Sport 1.8'], '988 61115X K', 'SUV NAF AUT DEL', 1747, 96, 'C', 310],
  ['ES', ['SEAT', 'León', '1.5 TSI Style'], 'VSS ZZZKLZ R', 'HAT NAF MAN DEL', 1498, 96, 'C', 260],
  ['ES', ['Renault', 'Mégane E-Tech', 'Techno EV60'], 'VF1 RCB000 D', 'HAT BEV AUT DEL', 0, 160, '0', 390],
  ['ES', ['Peugeot', '3008', 'Hybrid 136 Allure'], 'VF3 M45GFU S', 'SUV HEV AUT DEL', 1199, 100, 'ECO', 350],
];

/** What is sold second hand in the two countries. */
export const carModels: readonly CarModel[] = rows.map(
  ([sold, [make, name, version], chassis, build, cc, kw, label, price]) => {
    const [maker = '', body = '', plant = ''] = chassis.split(' ');
    const [shape = '', fuel = '', gearbox = '', traction = ''] = build.split(' ');
    const marks = { countries: sold.split(' '), make, name, version, maker, body, plant };
    return { ...marks, shape, fuel, gearbox, traction, cc, kw, label, price };
  },
);
