import type { PublicFace } from '../../model/public-face';

const raised = (...keys: string[]) => ({ parentField: 'productive_system', parentValue: keys });

/** What people who scan the code of an animal read first. */
export const cowArFace: PublicFace = {
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
      when: raised('PAS'),
      text: {
        es: 'Se cría a pasto, a cielo abierto. Viene de los campos de {{company}}.',
        en: 'Raised on open pasture. It comes from the fields of {{company}}.',
      },
    },
    {
      when: raised('PSU'),
      text: {
        es: 'Se cría a pasto, con suplemento. Viene de los campos de {{company}}.',
        en: 'Raised on pasture, with a supplement. It comes from the fields of {{company}}.',
      },
    },
    {
      when: raised('RCO'),
      text: {
        es: 'Con recría a corral. Viene de los campos de {{company}}.',
        en: 'Grown in pens. It comes from the fields of {{company}}.',
      },
    },
    {
      when: raised('FEE'),
      text: {
        es: 'Con terminación a corral. Viene de los campos de {{company}}.',
        en: 'Finished in pens. It comes from the fields of {{company}}.',
      },
    },
    {
      when: raised('SIL'),
      text: {
        es: 'Se cría a pasto, entre árboles. Viene de los campos de {{company}}.',
        en: 'Raised on pasture, among trees. It comes from the fields of {{company}}.',
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
};
