/** What the frame and the list of assets say. */
export const phrases = import.meta.glob<Record<string, Record<string, string>>>(
  '../../../domain/src/phrases/en/{shell,list,form,assets,qr,imports,lots,genealogy,views}.ts',
  { eager: true },
);
