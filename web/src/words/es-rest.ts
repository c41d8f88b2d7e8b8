/** What the other screens say. The words of mails and public pages are the server's. */
export const phrases = import.meta.glob<Record<string, Record<string, string>>>(
  [
    '../../../domain/src/phrases/es/*.ts',
    '!../../../domain/src/phrases/es/{ui,errors,issues,access,joining}.ts',
    '!../../../domain/src/phrases/es/{shell,list,form,assets,qr,imports,lots,genealogy,views}.ts',
    '!../../../domain/src/phrases/es/{mails,public}.ts',
  ],
  { eager: true },
);
