import type { QrAttribute, QrColour, QrPage } from './qr-page';
import { buildAttribute, buildQrPage, same } from './build-qr-page';

/** Test factory: a page with everything that a page may show. */
const paper = { name: 'PDF', address: '/api/file/public/paper' };
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => same(`KD482 C${String(1_000 + at)}`));

/** Every display type of the documents, each once. */
const everyDisplay: readonly QrAttribute[] = [
  buildAttribute('text', same('Text'), same('Aberdeen Angus')),
  buildAttribute('plain', same('Plain'), same('Tostado'), { type: 'plain', data: { color: '#8A5A33' } }),
  buildAttribute('date', same('Date'), same('14 sep 2024'), { type: 'date' }),
  buildAttribute(
    'checkbox',
    same('Checkbox'),
    { es: 'Sí', en: 'Yes' },
    {
      type: 'checkbox',
      data: { enableValues: [same('Checkbox')] },
    },
  ),
  buildAttribute('url', same('Url'), same('https://www.marca.example/x'), { type: 'url' }),
  buildAttribute('boxTarget', same('BoxTarget'), same('Planta Quequén'), { type: 'boxTarget' }),
  buildAttribute('extraTimeline', same('ExtraTimeline'), same('Limpiar con paño seco.'), {
    type: 'extraTimeline',
  }),
  buildAttribute('description', same('Description'), same('De flor entera.'), { type: 'description' }),
  ...(['shortYT', 'videoYT', 'googleDrive'] as const).map((origin) =>
    buildAttribute(`video-${origin}`, same(`Video ${origin}`), same('https://youtu.be/abcdefg'), {
      type: 'video',
      data: {
        video: {
          origin,
          watch: 'https://www.youtube.com/watch?v=abcdefg',
          embed: 'https://www.youtube-nocookie.com/embed/abcdefg?autoplay=1',
        },
      },
    }),
  ),
  buildAttribute('chart', same('Chart'), same('448 kg'), {
    type: 'chart',
    data: { customValues: [34, 188, 448].map((value, at) => ({ at: `2026-0${at + 1}-01`, value })) },
  }),
  buildAttribute('images', same('Images'), same(''), { type: 'images' }),
  buildAttribute('selectimages', same('Selectimages'), same('Bolso'), { type: 'selectimages' }),
  buildAttribute('tokens', same('Tokens'), same(''), { type: 'tokens', data: { enableValues: many(44) } }),
  buildAttribute('manyTokens', same('Many tokens'), same(''), {
    type: 'tokens',
    data: { enableValues: many(500) },
  }),
  buildAttribute('multipleCheckbox', same('MultipleCheckbox'), same(''), {
    type: 'multipleCheckbox',
    data: { enableValues: many(2) },
  }),
  buildAttribute(
    'table',
    same('Table'),
    { es: '2 cortes', en: '2 cuts' },
    {
      type: 'table',
      data: {
        table: {
          columns: [same('Cut'), same('Kilos')],
          rows: [
            [same('Lomo'), same('24,6 kg')],
            [same('Bife'), same('57,6 kg')],
          ],
        },
      },
    },
  ),
  buildAttribute('timeLine', same('TimeLine'), same(''), {
    type: 'timeLine',
    data: { table: { columns: [same('Day'), same('Work')], rows: [[same('12 sep 2026'), same('Costura')]] } },
  }),
  buildAttribute('productJourney', same('ProductJourney'), same('BL260112FV1'), { type: 'productJourney' }),
  buildAttribute('file', same('File'), same(''), { type: 'file', data: { papers: [paper] } }),
  buildAttribute('vouched', same('LWG'), same('Gold'), { data: { isVouched: true } }),
  buildAttribute('own', same('Chrome free'), { es: 'Sí', en: 'Yes' }, { type: 'checkbox' }),
];

/** A colour as it was measured, of a malt. */
const buildColour = (value: number): QrColour => ({
  ...{ scale: 'ebc', value },
  text: same(`${String(value)} EBC`),
});

/** How a malt was made: two days in water, four on the floor, one in the kiln. */
const making: QrPage['making'] = {
  title: { es: 'Cómo se hizo la malta', en: 'How the malt was made' },
  of: { name: { es: 'Malta Pilsen', en: 'Pilsen malt' }, label: 'M26-0312' },
  total: { es: '161 horas hasta la malta seca.', en: '161 hours to dry malt.' },
  length: 161,
  steps: [
    { title: { es: 'Remojo', en: 'Steeping' }, tone: 'water', from: 0, hours: 44, degrees: 14 },
    { title: { es: 'Germinación', en: 'Germination' }, tone: 'growth', from: 44, hours: 96, degrees: 16.5 },
    { title: { es: 'Secado y tostado', en: 'Kilning' }, tone: 'heat', from: 140, hours: 21, degrees: null },
  ],
};

const additions: QrPage['additions'] = {
  title: { es: 'Además de la malta', en: 'Besides malt' },
  names: ['lúpulo Saaz', 'lúpulo Hallertau Mittelfrüh', 'levadura de la casa'],
};

const grades = [
  { es: 'recién envasada', en: 'just bottled' },
  { es: 'todavía chispeante', en: 'still lively' },
  { es: 'más redonda', en: 'rounder' },
  { es: 'madura', en: 'mature' },
];

/** A page that holds every display type, what vouches for it, what it came from, and how it ripened. */
export function buildSpecimen(page: Partial<QrPage> = {}): QrPage {
  const names = everyDisplay.map(({ name }) => name);
  const vouching = ['vouched', 'own'];
  return buildQrPage({
    attributes: [...everyDisplay],
    sections: [
      { name: 'identity', title: same('All'), fields: names.filter((name) => !vouching.includes(name)) },
      { name: 'certificates', title: same('Programmes'), fields: vouching },
    ],
    certificates: [
      { title: same('Leather Working Group'), details: [same('LWG-031')], until: same('12 mar 2027') },
    ],
    sources: [
      {
        steps: 1,
        noun: { es: 'partida', en: 'lot' },
        name: same('Cueros de España'),
        label: 'BL-260112-FV1',
        place: 'Garveriet, Haslev',
        link: 'https://huella.example/qrIdenteco/source',
        percent: 78,
        colour: buildColour(3),
      },
      {
        steps: 1,
        noun: { es: 'partida', en: 'lot' },
        name: same('Cueros del norte'),
        label: 'BL-260119-FV2',
        place: 'Garveriet, Haslev',
        link: 'https://huella.example/qrIdenteco/second',
        percent: 0.4,
        colour: null,
      },
    ],
    maker: { about: same('Cuatro generaciones.'), webPage: 'https://www.marca.example' },
    ripeDays: 18,
    freshDays: 12,
    freshness: { grades, bestBefore: '2027-05-17' },
    making,
    additions,
    ...page,
  });
}

/** The same of a lot, with what its assets come to and who they are. */
export function buildLotSpecimen(page: Partial<QrPage> = {}): QrPage {
  return buildSpecimen({
    kind: { es: 'Lote', en: 'Lot' },
    proof: null,
    opensWith: 'making',
    figures: {
      ...{ months: null, km: 30, places: 2, own: [] },
      assets: { count: 1_240, noun: { es: 'animales', en: 'animals' } },
    },
    summary: [
      { name: 'weight', label: same('Peso'), unit: 'kg', min: 98.5, max: 301, mean: 200.33, shares: [] },
      {
        ...{ name: 'breed', label: same('Raza'), unit: null, min: null, max: null, mean: null },
        shares: [
          { label: same('Angus'), percent: 66.67 },
          { label: same('Hereford'), percent: 33.33 },
        ],
      },
    ],
    members: {
      title: { es: 'Uno por uno', en: 'One by one' },
      text: { es: 'De qué color es cada una.', en: 'What colour each is.' },
      total: 1_240,
      shown: [
        {
          ...{ label: 'KD482 C317 6', name: same('Angus'), percent: 98, colour: buildColour(50) },
          link: 'https://huella.example/qrIdenteco/x',
        },
      ],
    },
    ...page,
  });
}
