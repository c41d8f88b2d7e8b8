/** A heifer that the form of a new animal takes. */
export const animalOf = (visual_tag: string) => ({
  visual_tag,
  sex: 'H',
  breed: 'AA',
  category: 'VQ',
  birth_date: '2025-01-10',
  entry_type: 'NAC',
  entry_date: '2025-01-10',
  productive_system: 'PAS',
});
