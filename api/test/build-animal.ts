import type { Values } from '@huella/domain/model/value';

let counter = 0;

/** A heifer that the form of a new animal takes, with a tag of its own. */
export function buildAnimal(more: Values = {}): Values {
  counter += 1;
  const letter = 'ABCDEFGH'[Math.floor(counter / 10_000)] ?? 'Z';
  return {
    visual_tag: `AN482${letter}${String(counter % 10_000).padStart(4, '0')}`,
    sex: 'H',
    breed: 'AA',
    category: 'VQ',
    birth_date: '2025-01-10',
    entry_type: 'NAC',
    entry_date: '2025-01-10',
    productive_system: 'PAS',
    ...more,
  };
}

/** So many of them. */
export function buildAnimalRows(count: number, more: Values = {}): readonly Values[] {
  return Array.from({ length: count }, () => buildAnimal(more));
}
