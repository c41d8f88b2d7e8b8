/** The phrase that says how many are selected. */
export function selectedPhrase(count: number, gender: 'm' | 'f') {
  if (gender === 'm') return count === 1 ? 'list:selectedOneM' : 'list:selectedManyM';
  return count === 1 ? 'list:selectedOneF' : 'list:selectedManyF';
}
