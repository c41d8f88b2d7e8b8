import type { PublicFace } from '../../model/public-face';

/** What people who scan the code of a silo bag read first; a lot of hides goes by its code. */
export const storageFace: PublicFace = {
  accent: 'a3',
  sectionTitles: {
    origin: { es: 'De dónde viene', en: 'Where it comes from' },
    making: { es: 'El curtido', en: 'Tanning' },
  },
  // What has no species is hides.
  scenes: [{ filled: 'specie', scene: 'silobags' }, { scene: 'workshop' }],
  name: { es: '{{specie}} {{campaign}}', en: '{{specie}} {{campaign}}' },
  sentences: [
    {
      text: {
        es: '{{specie}} de la campaña {{campaign}}, en silobolsa. La guarda {{company}}.',
        en: '{{specie}} of the crop year {{campaign}}, in a silo bag kept by {{company}}.',
      },
    },
    {
      text: {
        es: 'Cueros de {{origin_country}}, reunidos por {{company}}, que registra cada paso.',
        en: 'Hides from {{origin_country}}, put together by {{company}}, which record each step.',
      },
    },
    {
      text: {
        es: 'Está a cargo de {{company}}, que registra cada paso de su historia.',
        en: 'In the care of {{company}}, which record each step of its history.',
      },
    },
  ],
  lifeFrom: 'date_bagged',
  lifeUntil: 'disposal_date',
  tellsSources: true,
  figures: [{ field: 'moisture', label: { es: 'de humedad', en: 'moisture' } }],
};
