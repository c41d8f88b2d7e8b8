/** The list writes these in English or without accents; their people do not. By the code of the region. */
const ownNames: Readonly<Record<string, string>> = {
  'AR.05': 'Córdoba',
  'AR.07': 'Ciudad de Buenos Aires',
  'AR.08': 'Entre Ríos',
  'AR.15': 'Neuquén',
  'AR.16': 'Río Negro',
  'AR.24': 'Tucumán',
  'BE.BRU': 'Bruxelles-Brussel',
  'BE.VLG': 'Vlaanderen',
  'BE.WAL': 'Wallonie',
  'DK.17': 'Hovedstaden',
  'DK.18': 'Midtjylland',
  'DK.19': 'Nordjylland',
  'DK.20': 'Sjælland',
  'DK.21': 'Syddanmark',
  'ES.07': 'Illes Balears',
  'ES.32': 'Navarra',
  'ES.51': 'Andalucía',
  'ES.52': 'Aragón',
  'ES.53': 'Canarias',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castilla y León',
  'ES.56': 'Catalunya',
  'ES.59': 'Euskadi',
  'ES.60': 'Comunitat Valenciana',
  'PY.22': 'Asunción',
};

/** The name of a region as it is behind the name of a place, without the word for what it is. */
export function regionName({ code, name }: { readonly code: string; readonly name: string }): string {
  return ownNames[code] ?? name.replace(/ (Department|Province)$/, '');
}
