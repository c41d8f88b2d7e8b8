import { calls } from '@huella/domain/calls/index';
import type { Database } from '../db/database';
import { findCompany } from '../features/companies/companies.store';
import type { DemoApp } from './demo-app';
import { addDays, type Day } from './days';
import { logoOf } from './drawings/drawing';
import { paperOf } from './drawings/paper';
import { companies } from './places';
import { idOf, type Settled } from './settle';
import { ventures } from './ventures';

/** Strokes of a mark, round the middle of a square of 80. */
const signs = {
  hills: '<path d="M-40 24C-20 -30 -8 -30 6 4C16 -18 26 -18 40 24"/>',
  horns: '<path d="M-34 -22C-30 8 -14 14 0 14C14 14 30 8 34 -22M-16 14L0 34L16 14"/>',
  hook: '<path d="M0 -34V2A18 18 0 1 1 -18 20"/>',
  ear: '<path d="M0 36V-34M0 -10L-20 -26M0 -10L20 -26M0 12L-20 -4M0 12L20 -4"/>',
  hide: '<path d="M-30 -28L-14 -20H14L30 -28L24 0L30 28L12 22H-12L-30 28L-24 0Z"/>',
  tree: '<path d="M0 36V4M0 -36L26 4H-26Z"/>',
  snout: '<path d="M-32 0A32 24 0 1 0 32 0A32 24 0 1 0 -32 0M-10 -4V6M10 -4V6"/>',
  wheel: '<path d="M-32 0A32 32 0 1 0 32 0A32 32 0 1 0 -32 0M0 -32V32M-32 0H32"/>',
  seal: '<path d="M0 -34L30 -20V4C30 22 14 32 0 38C-14 32 -30 22 -30 4V-20ZM-12 2L-2 12L16 -10"/>',
} as const;

/** What a company shows to people who scan a code: a ground and a sign for its mark, what it says, and its paper. */
interface Face {
  readonly ground: string;
  readonly sign: keyof typeof signs;
  readonly es: string;
  readonly en: string;
  /** A certificate of the whole company: title, number, issuer, since, until. */
  readonly paper?: readonly [title: string, number: string, issuer: string, from: Day, to: Day];
}

const faces: Readonly<Record<string, Face>> = {
  'Estancias del Salado S.A.': {
    ...{ ground: '#7a1f3d', sign: 'hills' },
    es: 'Cría, recría y engorde a pasto en la cuenca del Salado, con hacienda propia desde el ternero.',
    en: 'We breed, rear and finish cattle on grass in the Salado basin, all of it our own from the calf on.',
    paper: [
      'Programa de carne natural',
      'OIA-CN-0418',
      'Organización Internacional Agropecuaria',
      '2025-09-20',
      '2027-09-19',
    ],
  },
  'Agropecuaria Iribarne Hnos.': {
    ...{ ground: '#4a5a23', sign: 'horns' },
    es: 'Hereford y Angus de cría en Azul y Rauch, tres generaciones de la familia.',
    en: 'Hereford and Angus breeding herds in Azul and Rauch, three generations of one family.',
  },
  'Frigorífico Río Quequén S.A.': {
    ...{ ground: '#8a2f22', sign: 'hook' },
    es: 'Faena y despostada para el mercado interno y la exportación, junto al puerto de Quequén.',
    en: 'Slaughter and boning for the home market and for export, by the port of Quequén.',
    paper: ['Habilitación SENASA', 'SENASA-E-1970', 'SENASA', '2025-03-03', '2028-03-02'],
  },
  'Skagen Læder ApS': {
    ...{ ground: '#6b4423', sign: 'hide' },
    es: 'Curtimos en Haslev y cosemos en Copenhague: del cuero al bolso en una sola casa.',
    en: 'We tan in Haslev and sew in Copenhagen: from the hide to the bag under one roof.',
    paper: ['Auditoría LWG, nivel oro', 'LWG-SKA-2025-031', 'Eurofins BLC', '2025-05-12', '2027-05-11'],
  },
  'Pells del Rec, S.L.': {
    ...{ ground: '#2f4858', sign: 'hide' },
    es: 'Recogemos, salamos y clasificamos pieles en Igualada.',
    en: 'We collect, salt and grade hides in Igualada.',
  },
  'Malterie de la Dyle SA': {
    ...{ ground: '#a8641a', sign: 'ear' },
    es: 'Malta de cebada belga y cerveza hecha con ella.',
    en: 'Malt of Belgian barley, and beer made of it.',
    paper: ['FSSC 22000', 'FSSC-BE-2201', 'Vinçotte', '2025-04-07', '2028-04-06'],
  },
  'Hesbaye Céréales SC': {
    ...{ ground: '#5f7a1f', sign: 'ear' },
    es: 'Cooperativa de agricultores de la Hesbaye.',
    en: 'A cooperative of the farmers of Hesbaye.',
  },
  'Los Álamos Agro S.A.': {
    ...{ ground: '#2c6e49', sign: 'ear' },
    es: 'Granos propios y de terceros en silobolsa, con custodia y control periódico.',
    en: 'Grain of our own and of others in silo bags, kept and checked.',
    paper: [
      'Inscripción RUCA, depositario',
      'RUCA-21453',
      'Ministerio de Agricultura',
      '2025-07-01',
      '2027-06-30',
    ],
  },
  'Warrants del Litoral S.A.': {
    ...{ ground: '#1f3f6e', sign: 'seal' },
    es: 'Warrants y garantías sobre granos.',
    en: 'Warrants and collateral on grain.',
  },
  'Forestal Yabotí S.A.': {
    ...{ ground: '#1f5a3a', sign: 'tree' },
    es: 'Pinos, eucaliptos y una reserva de monte nativo en Misiones.',
    en: 'Pine, eucalyptus and a reserve of native forest in Misiones.',
    paper: [
      'FSC, manejo forestal',
      'SA-FM-004512',
      'Soil Association Certification',
      '2026-01-12',
      '2031-01-11',
    ],
  },
  'Aserradero Alto Paraná S.R.L.': {
    ...{ ground: '#7a5230', sign: 'tree' },
    es: 'Tablas y tirantes de pino y eucalipto.',
    en: 'Boards and beams of pine and eucalyptus.',
  },
  'Porcinos El Trébol S.A.': {
    ...{ ground: '#9c4a63', sign: 'snout' },
    es: 'Granja de ciclo completo en Marcos Juárez.',
    en: 'A farrow-to-finish farm in Marcos Juárez.',
  },
  'Frigorífico La Pompeya S.A.': {
    ...{ ground: '#5a3040', sign: 'hook' },
    es: 'Faena porcina en Marcos Paz.',
    en: 'Pig slaughter in Marcos Paz.',
  },
  'Automotores Rivadavia S.A.': {
    ...{ ground: '#22406b', sign: 'wheel' },
    es: 'Usados seleccionados, con taller propio, en Rosario.',
    en: 'Selected used cars in Rosario, with our own workshop.',
  },
  'Turia Motor, S.L.': {
    ...{ ground: '#b3131b', sign: 'wheel' },
    es: 'Vehículos de ocasión en València.',
    en: 'Used cars in València.',
  },
};

/** Gives every company of the demo its mark, what it says of itself, and the paper that it shows. */
export async function showFaces(db: Database, app: DemoApp, settled: Settled, shift: number): Promise<void> {
  const all = [...companies, ...ventures.flatMap((venture) => venture.companies)];
  for (const { name, owner } of all) {
    const face = faces[name];
    if (face === undefined) throw new Error(`Nobody says how ${name} shows itself`);
    const pk = idOf(settled.companies, name);
    const stored = await findCompany(db, pk);
    const files = await filesOf(app, owner, { ...face, name, shift });
    await app.post(owner, calls['objects.add'].path, {
      action: 'update',
      objectType: 'company',
      pk,
      values: {
        ...stored?.fields,
        ...{ company_name: name, l1: stored?.country, description_es: face.es, description_en: face.en },
        ...files,
      },
    });
  }
}

interface Shown extends Face {
  readonly name: string;
  readonly shift: number;
}

async function filesOf(app: DemoApp, owner: string, { name, ground, sign, paper, shift }: Shown) {
  const logo = logoOf(name, ground, signs[sign]);
  const mark = { logo: [await app.upload(owner, logo.name, await logo.draw())] };
  if (paper === undefined) return mark;
  const [title, number, issuer, from, to] = paper;
  const scope = 'Vale para todos los establecimientos del titular.';
  const file = paperOf({
    title,
    number,
    issuer,
    holder: name,
    scope,
    ...{ from: addDays(from, shift), to: addDays(to, shift) },
  });
  return { ...mark, certificates: [await app.upload(owner, file.name, await file.draw())] };
}
