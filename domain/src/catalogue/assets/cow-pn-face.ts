import type { PublicFace } from '../../model/public-face';

const fed = (...keys: string[]) => ({ parentField: 'feed_regime', parentValue: keys });

/** What people who scan the code of an animal of the programme read first. */
export const cowPnFace: PublicFace = {
  accent: 'wine',
  sectionTitles: {
    identity: { es: 'Quién es', en: 'Who it is' },
    life: { es: 'Su vida en el campo', en: 'Its life on the land' },
    health: { es: 'Cómo se lo cuidó', en: 'How it was cared for' },
  },
  scenes: [{ scene: 'pampas' }],
  name: { es: '{{category}} {{breed}}', en: '{{category}}, {{breed}}' },
  sentences: [
    {
      when: fed('PAN'),
      text: {
        es: 'Criado a cielo abierto sobre pastizal natural, en {{program}}. Viene de los campos de {{company}}.',
        en: 'Raised in the open on native grassland, under {{program}}. It comes from the fields of {{company}}.',
      },
    },
    {
      when: fed('PIM', 'PAS', 'PGR'),
      text: {
        es: 'Criado a pasto, en {{program}}. Viene de los campos de {{company}}.',
        en: 'Raised on pasture, under {{program}}. It comes from the fields of {{company}}.',
      },
    },
    {
      text: {
        es: 'Viene de los campos de {{company}}, que registra cada paso de su vida.',
        en: 'It comes from the fields of {{company}}, which record each step of its life.',
      },
    },
  ],
  lifeFrom: 'birth_date',
  lifeUntil: 'disposal_date',
  tellsAge: true,
  product: 'product_name',
  ripeDays: 'maturation_days',
};
