/** What screens say before anybody is signed in, and whatever goes wrong. */
export const phrases = import.meta.glob<Record<string, Record<string, string>>>(
  '../../../domain/src/phrases/es/{ui,errors,issues,access,joining}.ts',
  { eager: true },
);
