import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { boxTypes } from '@huella/domain/catalogue/lookups/box-types';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { byWeight, setsByWeight, type Weighted } from './dice';

/** An establishment of the demo. */
export interface Place {
  readonly company: string;
  readonly name: string;
  /** The Spanish name of its type in the catalogue. */
  readonly kind: string;
  readonly city: string;
  /** The establishment of the same company that contains it, by name. */
  readonly inside?: string;
  /** Who writes its assets down, by e-mail name. */
  readonly recorder: string;
}

/** An establishment with cattle: what its animals have from it. */
export interface DemoBox extends Place {
  readonly cuig: string;
  readonly renspa: string;
  /** Before the number of a management tag. */
  readonly mark: string;
  readonly system: string;
  readonly breeds: Weighted<string>;
  readonly paddocks: readonly [string, ...string[]];
  /** Fathers of calves born here. */
  readonly sires: readonly [string, ...string[]];
  /** Market programmes of animals on their way to slaughter. */
  readonly programmes: Weighted<readonly string[]>;
  /** The breeder's code, where animals are entered in the herd book. */
  readonly breeder?: string;
}

export interface DemoCompany {
  readonly name: string;
  readonly rol: string;
  readonly tiers: readonly string[];
  /** Who sends its assets elsewhere, by e-mail name. */
  readonly owner: string;
}

export const companies: readonly DemoCompany[] = [
  { name: 'Estancias del Salado S.A.', rol: 'Productor', tiers: ['plus', 'certified'], owner: 'demo' },
  { name: 'Agropecuaria Iribarne Hnos.', rol: 'Productor', tiers: ['basic'], owner: 'tomas.iribarne' },
  { name: 'Frigorífico Río Quequén S.A.', rol: 'Industria', tiers: ['plus'], owner: 'ricardo.bengolea' },
];

const salado = 'Estancias del Salado S.A.';
const iribarne = 'Agropecuaria Iribarne Hnos.';
const quequen = 'Frigorífico Río Quequén S.A.';

const none = setsByWeight({ '': 1 });

export const boxes: readonly [DemoBox, ...DemoBox[]] = [
  {
    company: salado,
    name: 'La Matilde',
    kind: 'Cría',
    city: 'Chascomús',
    recorder: 'juan.echeverria',
    cuig: 'KD482',
    renspa: '01.027.0.04512/00',
    mark: 'LM',
    system: 'PAS',
    breeds: byWeight({ AA: 60, H: 14, GC: 13, BG: 8, BF: 5 }),
    paddocks: ['La Laguna', 'Bajo del Salado', 'El Molino', 'Loma del Ombú', 'Las Casuarinas', 'Potrero 7'],
    sires: ['Cóndor 1417', 'Pampero 880', 'Baguala 312', 'Cóndor 1502'],
    programmes: setsByWeight({ '': 55, UEN: 20, 'HIL UEN': 15, PNC: 10 }),
  },
  {
    company: salado,
    name: 'El Recuerdo',
    kind: 'Recría',
    city: 'Ayacucho',
    recorder: 'silvina.otamendi',
    cuig: 'KD517',
    renspa: '01.006.0.02241/00',
    mark: 'ER',
    system: 'PSU',
    breeds: byWeight({ AA: 70, GC: 20, BG: 10 }),
    paddocks: ['Corral 2', 'El Trébol', 'La Escondida', 'Verdeo Norte'],
    sires: ['Cóndor 1417'],
    programmes: setsByWeight({ '': 70, UEN: 30 }),
  },
  {
    company: salado,
    name: 'Los Ceibos',
    kind: 'Feedlot',
    city: 'Saladillo',
    recorder: 'demo',
    cuig: 'KE033',
    renspa: '01.093.0.01876/00',
    mark: 'LC',
    system: 'FEE',
    breeds: byWeight({ AA: 50, GC: 25, BG: 15, H: 10 }),
    paddocks: ['Corral 4', 'Corral 5', 'Corral 9', 'Corral 12'],
    sires: ['Cóndor 1417'],
    programmes: setsByWeight({ '': 30, Q481: 45, 'Q481 CHI': 15, CHI: 10 }),
  },
  {
    company: salado,
    name: 'San Ramón',
    kind: 'Cabaña',
    city: 'Tandil',
    recorder: 'demo',
    cuig: 'KC208',
    renspa: '01.103.0.00934/00',
    mark: 'SR',
    system: 'PAS',
    breeds: byWeight({ AA: 80, PH: 20 }),
    paddocks: ['La Cabaña', 'Piedra Alta', 'El Galpón', 'Los Álamos'],
    sires: ['Serrano 205', 'Cóndor 1417', 'Tandilero 77'],
    programmes: none,
    breeder: 'SRM',
  },
  {
    company: iribarne,
    name: 'La Blanqueada',
    kind: 'Cría',
    city: 'Azul',
    recorder: 'tomas.iribarne',
    cuig: 'LB164',
    renspa: '01.007.0.03308/00',
    mark: 'LB',
    system: 'PAS',
    breeds: byWeight({ H: 45, AA: 35, GC: 20 }),
    paddocks: ['El Puesto', 'La Horqueta', 'Cañada Honda'],
    sires: ['Criterio 41', 'Malón 609'],
    programmes: none,
  },
  {
    company: iribarne,
    name: 'Don Anselmo',
    kind: 'Recría',
    city: 'Rauch',
    recorder: 'tomas.iribarne',
    cuig: 'LB209',
    renspa: '01.086.0.01120/00',
    mark: 'DA',
    system: 'RCO',
    breeds: byWeight({ H: 50, AA: 50 }),
    paddocks: ['Corral Chico', 'La Tranquera'],
    sires: ['Criterio 41'],
    programmes: none,
  },
  {
    company: quequen,
    name: 'Planta Quequén',
    kind: 'Frigorífico',
    city: 'Quequén',
    recorder: 'ricardo.bengolea',
    cuig: 'MA701',
    renspa: '01.076.0.00051/00',
    mark: 'PQ',
    system: 'MIX',
    breeds: byWeight({ AA: 1 }),
    paddocks: ['Corral de llegada'],
    sires: ['Cóndor 1417'],
    programmes: none,
  },
  {
    company: quequen,
    name: 'Campo Las Grutas',
    kind: 'General',
    city: 'Necochea',
    recorder: 'ricardo.bengolea',
    cuig: 'MA702',
    renspa: '01.076.0.00052/00',
    mark: 'LG',
    system: 'PSU',
    breeds: byWeight({ AA: 50, HA: 25, GC: 25 }),
    paddocks: ['Descanso Norte', 'Descanso Sur'],
    sires: ['Cóndor 1417'],
    programmes: setsByWeight({ '': 60, CHI: 40 }),
  },
];

/** The subtype of an establishment, from the catalogue. */
export function subtypeOf(box: Place): number {
  const type = boxTypes.find((each) => each.name.es === box.kind);
  if (type === undefined) throw new Error(`No establishment type is called ${box.kind}`);
  return type.subtype;
}

/** The company of an establishment. */
export function companyOf(box: Place): DemoCompany {
  const company = companies.find((each) => each.name === box.company);
  if (company === undefined) throw new Error(`No company is called ${box.company}`);
  return company;
}

/** The chain under which the demo's animals are. */
export function cattleChain(): number {
  const chain = chains.find((each) => each.assetTypes.includes(cowAr.id));
  if (chain === undefined) throw new Error(`No chain holds ${cowAr.code}`);
  return chain.id;
}

/** Where the establishments of the demo lie: out in the fields of their town, the plant in its port. */
const positions: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  Chascomús: { lat: -35.476, lng: -57.921 },
  Ayacucho: { lat: -37.238, lng: -58.402 },
  Saladillo: { lat: -35.706, lng: -59.862 },
  Tandil: { lat: -37.213, lng: -59.208 },
  Azul: { lat: -36.842, lng: -59.731 },
  Rauch: { lat: -36.69, lng: -59.198 },
  Quequén: { lat: -38.551, lng: -58.694 },
  Necochea: { lat: -38.507, lng: -58.842 },
};

/** Where an establishment lies. */
export function positionOf(box: DemoBox): { readonly lat: number; readonly lng: number } {
  const position = positions[box.city];
  if (position === undefined) throw new Error(`Nobody knows where ${box.city} lies`);
  return position;
}

/** The province and the zone of everything in the demo. */
export const region = 'Buenos Aires';
export const zone = 'America/Argentina/Buenos_Aires';
