import type { PublicFace } from '../../model/public-face';

/** What people who scan the code of a batch of malt read first; blends and beers are lots of such batches. */
export const maltFace: PublicFace = {
  accent: 'a3',
  sectionTitles: {
    making: { es: 'Malteo y cocción', en: 'Malting and brewing' },
    quality: { es: 'Cómo es la malta', en: 'What the malt is like' },
  },
  scenes: [{ scene: 'malthouse' }],
  name: { es: 'Malta {{malt_type}}', en: '{{malt_type}} malt' },
  sentences: [
    {
      when: { parentField: 'beer_style', parentValue: [''], not: true },
      text: {
        es: 'De esta malta salió una {{beer_style}}. La maltearon y cocieron quienes registran cada paso.',
        en: 'This malt became a {{beer_style}}. Those who malted and brewed it record each step.',
      },
    },
    {
      text: {
        es: 'Malteada por {{company}}, que registra del grano al saco.',
        en: 'Malted by {{company}}, which records it from grain to bag.',
      },
    },
  ],
  lifeFrom: 'production_date',
  lifeUntil: 'disposal_date',
  tellsSources: true,
  tellsParts: true,
  figures: [
    { field: 'alcohol', label: { es: 'de alcohol', en: 'alcohol' } },
    { field: 'extract_fine', label: { es: 'de extracto', en: 'extract' } },
    { field: 'wort_colour', label: { es: 'de color', en: 'colour' } },
  ],
  swatch: { field: 'wort_colour', scale: 'ebc' },
  making: {
    title: { es: 'Cómo se hizo la malta', en: 'How the malt was made' },
    total: {
      es: '{{hours}} horas desde la primera agua del grano hasta la malta seca.',
      en: "{{hours}} hours from the grain's first water to dry malt.",
    },
    steps: [
      {
        title: { es: 'Remojo', en: 'Steeping' },
        tone: 'water',
        from: 'steep_start',
        took: { field: 'steep_hours', unit: 'h' },
        degrees: 'steep_temp',
      },
      {
        title: { es: 'Germinación', en: 'Germination' },
        tone: 'growth',
        took: { field: 'germination_days', unit: 'd' },
        degrees: 'germination_temp',
      },
      {
        title: { es: 'Secado y tostado', en: 'Kilning' },
        tone: 'heat',
        from: 'kiln_start',
        until: 'kiln_end',
        degrees: 'kiln_max_temp',
      },
    ],
  },
  additions: {
    title: { es: 'Además de la malta', en: 'Besides malt' },
    field: 'additions',
    name: 'ingredient',
  },
};
