/** An article that the workshop makes. */
export interface LeatherModel {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly sizes?: readonly [string, ...string[]];
  /** Square metres of leather, least and most. */
  readonly area: readonly [number, number];
  /** Parts of a hundred of what it is made of. */
  readonly components: Readonly<Record<string, number>>;
  /** Kilograms of CO₂ equivalent, least and most. */
  readonly co2: readonly [number, number];
  readonly warranty: number;
  /** In euros. */
  readonly price: number;
}

/** What the workshop makes. */
export const leatherModels: readonly [LeatherModel, ...LeatherModel[]] = [
  {
    type: 'handbag',
    name: 'Nyhavn',
    description: 'Bolso de mano de flor entera, con forro de lino y herrajes de latón.',
    area: [0.55, 0.75],
    components: { Cuero: 78, Lino: 17, Latón: 5 },
    co2: [9, 13],
    warranty: 36,
    price: 420,
  },
  {
    type: 'wallet',
    name: 'Ribe',
    description: 'Billetera de seis tarjetas, cosida a mano.',
    area: [0.06, 0.09],
    components: { Cuero: 96, 'Hilo de poliéster': 4 },
    co2: [1.2, 2],
    warranty: 24,
    price: 95,
  },
  {
    type: 'belt',
    name: 'Møn',
    description: 'Cinturón de cuero vegetal de 35 mm con hebilla de latón.',
    sizes: ['85', '95', '105'],
    area: [0.08, 0.12],
    components: { Cuero: 88, Latón: 12 },
    co2: [1.8, 2.6],
    warranty: 24,
    price: 89,
  },
  {
    type: 'backpack',
    name: 'Gilleleje',
    description: 'Mochila para portátil de 15 pulgadas, con tapa y dos bolsillos.',
    area: [0.95, 1.2],
    components: { Cuero: 70, 'Algodón encerado': 25, Acero: 5 },
    co2: [15, 20],
    warranty: 36,
    price: 560,
  },
  {
    type: 'boot',
    name: 'Skagen',
    description: 'Botín de caña corta con suela cosida.',
    sizes: ['39', '41', '43', '44'],
    area: [0.5, 0.6],
    components: { Cuero: 74, Caucho: 22, Corcho: 4 },
    co2: [12, 16],
    warranty: 24,
    price: 310,
  },
  {
    type: 'glove',
    name: 'Fanø',
    description: 'Guantes de cuero de ternero, forrados en lana.',
    sizes: ['7', '8', '9'],
    area: [0.14, 0.2],
    components: { Cuero: 72, Lana: 28 },
    co2: [2.4, 3.4],
    warranty: 12,
    price: 120,
  },
  {
    type: 'watch_strap',
    name: 'Samsø',
    description: 'Correa de reloj de 20 mm, curtido vegetal.',
    sizes: ['18', '20', '22'],
    area: [0.01, 0.02],
    components: { Cuero: 94, Acero: 6 },
    co2: [0.3, 0.5],
    warranty: 12,
    price: 65,
  },
];
