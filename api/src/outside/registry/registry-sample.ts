import type { NewRegistryAnimal } from './registry.store';

/** Breeders of the sample, with the code under which the society knows them. All of them are invented. */
const herds = [
  {
    breed: 'AA',
    cc: '1042',
    prefix: 'La Aurora',
    first: 61_300,
    sires: ['Gaucho', 'Malambo'],
    dams: ['Calandria', 'Tacuarita'],
  },
  {
    breed: 'H',
    cc: '2087',
    prefix: 'Monte Alto',
    first: 84_500,
    sires: ['Patriota', 'Lucero'],
    dams: ['Azucena', 'Margarita'],
  },
] as const;
type Herd = (typeof herds)[number];

/** Births of the generations: grandparents, parents, young. */
const years = [2014, 2018, 2023] as const;

interface Place {
  readonly generation: 0 | 1 | 2;
  readonly at: number;
  readonly sex: 'M' | 'H';
  readonly name: string;
  readonly parents: readonly [sire: number, dam: number] | null;
}

/** Twenty-one animals of a herd: eight grandparents, six parents, seven young, each with the places of its parents. */
function placesOf({ sires, dams }: Herd): readonly Place[] {
  const grandparents = [...sires, ...dams].flatMap((name, at): readonly Place[] => {
    const sex = at < sires.length ? 'M' : 'H';
    return ['I', 'II'].map((number, twice) => ({
      ...({ generation: 0, sex, parents: null } as const),
      at: at * 2 + twice,
      name: `${name} ${number}`,
    }));
  });
  // Grandsires are at 0 to 3, granddams at 4 to 7; sires of the next generation at 8 and 9, dams from 10 to 13.
  const parents = [...sires, ...dams, ...dams].map((name, at): Place => ({
    generation: 1,
    at: 8 + at,
    sex: at < sires.length ? 'M' : 'H',
    name: `${name} ${at < 4 ? 'III' : 'IV'}`,
    parents: at < sires.length ? [at, 4 + at] : [2 + (at % 2), 6 + (at % 2)],
  }));
  const young = [...sires, ...dams, ...dams, sires[0]].map((name, at): Place => ({
    generation: 2,
    at: 14 + at,
    sex: at < 2 || at === 6 ? 'M' : 'H',
    name: `${name} ${at < 4 ? 'V' : 'VI'}`,
    parents: [8 + (at % 2), 10 + (at % 4)],
  }));
  return [...grandparents, ...parents, ...young];
}

function animalOf(herd: Herd, place: Place): NewRegistryAnimal {
  const { breed, cc, prefix, first } = herd;
  const hba = (at: number) => String(first + at * 7);
  const rp = String(101 + place.at);
  const month = String(8 + (place.at % 3)).padStart(2, '0');
  const day = String(3 + place.at).padStart(2, '0');
  return {
    category: 'PP',
    ...{ breed, cc, rp, sex: place.sex },
    name: `${prefix} ${rp} ${place.name}`,
    hba: hba(place.at),
    tag: place.generation === 2 ? `${breed === 'AA' ? 'LA' : 'MA'}${rp}` : '',
    cor: place.sex === 'M' && place.generation < 2 ? `COR-${hba(place.at)}` : '',
    birthDate: `${String(years[place.generation])}-${month}-${day}`,
    sireHba: place.parents === null ? null : hba(place.parents[0]),
    damHba: place.parents === null ? null : hba(place.parents[1]),
  };
}

/** Three generations of Angus and Hereford for the breed registry of the demo (decisions section 6). */
export const registrySample: readonly NewRegistryAnimal[] = herds.flatMap((herd) =>
  placesOf(herd).map((place) => animalOf(herd, place)),
);
