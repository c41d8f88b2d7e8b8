import type { QrAttribute, QrPage, QrStop } from './qr-page';
import type { Words } from '../words';

/** Test factories: the page of a steer that went through four places. */
export const same = (text: string): Words => ({ es: text, en: text });
const zone = 'America/Argentina/Buenos_Aires';

export function buildStop(stop: Partial<QrStop> = {}): QrStop {
  return {
    title: { es: 'Nació', en: 'Born' },
    type: 1,
    name: 'La Matilde',
    company: 'Estancias del Salado S.A.',
    city: 'Chascomús',
    region: 'Buenos Aires',
    country: { alpha2: 'AR', alpha3: 'ARG', completeName: same('Argentina') },
    countryFlag: '🇦🇷',
    startDate: '2024-09-14',
    endDate: null,
    zone,
    lat: -35.575,
    lon: -58.009,
    logo: null,
    email: null,
    webpage: null,
    extraParams: [],
    care: [],
    certificates: { company: [], box: [] },
    ...stop,
  };
}

export function buildAttribute(
  name: string,
  label: Words,
  value: Words,
  more: { readonly type?: string; readonly data?: Partial<QrAttribute['data']> } = {},
): QrAttribute {
  return {
    name,
    type: 'text',
    isEnabled: true,
    isUserConfigurable: true,
    hide: false,
    ...more,
    data: {
      ...{ label, value, subLabel: null, enableValues: [], customValues: [] },
      ...{ table: null, papers: [], video: null, color: null, isVouched: false },
      ...more.data,
    },
  };
}

const timeline: readonly QrStop[] = [
  buildStop({
    endDate: '2026-04-02',
    care: [
      { title: { es: 'Vacunaciones', en: 'Vaccinations' }, count: 3, value: null },
      { title: { es: 'Destete', en: 'Weaning' }, count: 1, value: null },
      { title: { es: 'Pesadas', en: 'Weighings' }, count: 3, value: same('236 kg') },
    ],
  }),
  buildStop({
    title: { es: 'Recría', en: 'Growing' },
    name: 'El Recuerdo',
    city: 'Ayacucho',
    startDate: '2026-04-02T14:00:00.000Z',
    endDate: '2026-06-09T14:00:00.000Z',
    lat: -37.153,
    lon: -58.488,
    care: [{ title: { es: 'Pesadas', en: 'Weighings' }, count: 1, value: same('311 kg') }],
  }),
  buildStop({
    title: { es: 'Terminación', en: 'Finishing' },
    name: 'Los Ceibos',
    city: 'Saladillo',
    startDate: '2026-06-09T14:00:00.000Z',
    endDate: '2026-11-02T09:00:00.000Z',
    lat: -35.637,
    lon: -59.778,
    care: [{ title: { es: 'Pesadas', en: 'Weighings' }, count: 2, value: same('448 kg') }],
  }),
  buildStop({
    title: { es: 'Faena', en: 'Slaughter' },
    name: 'Planta Quequén',
    company: 'Frigorífico Río Quequén S.A.',
    city: 'Quequén',
    startDate: '2026-11-02T09:00:00.000Z',
    lat: -38.533,
    lon: -58.701,
    extraParams: [
      { label: { es: 'Peso res', en: 'Carcass weight' }, value: { es: '248,5 kg', en: '248.5 kg' } },
    ],
  }),
];

const attributes: readonly QrAttribute[] = [
  buildAttribute('visual_tag', { es: 'Caravana visual', en: 'Visual tag' }, same('KD482 C317 6')),
  buildAttribute('category', { es: 'Categoría', en: 'Category' }, { es: 'Novillo', en: 'Steer' }),
  buildAttribute('breed', { es: 'Raza', en: 'Breed' }, same('Aberdeen Angus')),
  buildAttribute('coat', { es: 'Pelaje', en: 'Coat' }, { es: 'Colorado', en: 'Red' }),
  buildAttribute(
    'birth_date',
    { es: 'Fecha de nacimiento', en: 'Birth date' },
    { es: '14 sep 2024', en: '14 Sep 2024' },
  ),
  buildAttribute(
    'productive_system',
    { es: 'Sistema productivo', en: 'Production system' },
    { es: 'Pastoril con suplementación', en: 'Pasture with supplement' },
  ),
  buildAttribute('weight', { es: 'Peso', en: 'Weight' }, same('448 kg'), {
    type: 'chart',
    data: {
      subLabel: same('kg'),
      customValues: [
        { at: '2024-09-14T12:00:00.000Z', value: 34 },
        { at: '2025-03-20T12:00:00.000Z', value: 188 },
        { at: '2025-11-12T12:00:00.000Z', value: 236 },
        { at: '2026-04-20T12:00:00.000Z', value: 311 },
        { at: '2026-08-02T12:00:00.000Z', value: 392 },
        { at: '2026-10-28T12:00:00.000Z', value: 448 },
      ],
    },
  }),
  buildAttribute(
    'fmd_last_date',
    { es: 'Última vacuna aftosa', en: 'Last FMD vaccine' },
    { es: '4 abr 2026', en: '4 Apr 2026' },
  ),
  buildAttribute('market_programs', { es: 'Programas comerciales', en: 'Market programmes' }, same(''), {
    type: 'multipleCheckbox',
    data: {
      enableValues: [
        { es: 'Cuota Hilton', en: 'Hilton quota' },
        { es: 'Carne Angus certificada', en: 'Certified Angus beef' },
      ],
    },
  }),
];

const hash = '9f2c4be1a07d35f86620c1d9e48a7b30d15c9a6ef0427b8835cd61e09ab471ae';

/** What most pages have nothing of. */
const nothingMore = {
  ...{ ripeDays: null, freshDays: null, freshness: null, making: null, journey: null },
  ...{ additions: null, madeIn: null, gtin: null, members: null, about: null },
  ...{ certificates: [], sources: [], summary: [], maker: { about: null, webPage: null } },
} satisfies Partial<QrPage>;

/** A whole page; name what a test bends. */
export function buildQrPage(page: Partial<QrPage> = {}): QrPage {
  return {
    model: 1,
    message: null,
    theme: { blueTheme: 'wine', scene: 'pampas', logo: null, logoWoText: null },
    kind: null,
    name: { es: 'Novillo Aberdeen Angus', en: 'Steer, Aberdeen Angus' },
    label: 'KD482 C317 6',
    sentence: {
      es: 'Se cría a pasto, con suplemento. Viene de los campos de Estancias del Salado S.A.',
      en: 'Raised on pasture, with a supplement. It comes from the fields of Estancias del Salado S.A.',
    },
    description: null,
    pictures: [],
    company: 'Estancias del Salado S.A.',
    state: {
      state: 'slaughtered',
      label: { es: 'Faenado', en: 'Slaughtered' },
      tone: 'neutral',
      icon: 'package',
    },
    attributes: [...attributes],
    sections: [
      {
        name: 'identity',
        title: { es: 'Identidad', en: 'Identity' },
        fields: ['visual_tag', 'category', 'breed', 'coat', 'birth_date'],
      },
      { name: 'life', title: { es: 'Vida', en: 'Life' }, fields: ['productive_system', 'weight'] },
      { name: 'health', title: { es: 'Sanidad', en: 'Health' }, fields: ['fmd_last_date'] },
      { name: 'certificates', title: { es: 'Programas', en: 'Programmes' }, fields: ['market_programs'] },
    ],
    timeline: [...timeline],
    figures: { months: 25, km: 721, places: 4, assets: null, own: [] },
    ...nothingMore,
    opensWith: 'journey',
    proof: {
      holds: true,
      records: 14,
      companies: 2,
      witnessed: true,
      recordedBy: ['Estancias del Salado S.A.', 'Frigorífico Río Quequén S.A.'],
      since: '2024-09-16T12:00:00.000Z',
      checkedAt: '2026-11-28T13:42:00.000Z',
      seal: hash,
      links: [
        { sequence: 1, at: '2024-09-16T12:00:00.000Z', hash },
        { sequence: 2, at: '2025-03-20T12:00:00.000Z', hash },
      ],
    },
    updatedAt: '2026-11-02T09:00:00.000Z',
    ...page,
  };
}
