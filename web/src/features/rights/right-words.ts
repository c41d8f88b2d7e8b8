/** A role as it is shown: its two parts, where it has them, with a point between. */
export function roleWords(rol: string): string {
  return rol.split('|').join(' · ');
}
