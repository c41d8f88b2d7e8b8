/** What the other screens say. The words of mails and public pages are the server's. */
export const phrases = import.meta.glob<Record<string, Record<string, string>>>(
  [
    '../../../domain/src/phrases/en/*.ts',
    '!../../../domain/src/phrases/en/{ui,errors,issues,access,joining}.ts',
    '!../../../domain/src/phrases/en/{shell,list,form,assets,qr,imports,lots,genealogy,views}.ts',
    '!../../../domain/src/phrases/en/{mails,public}.ts',
  ],
  { eager: true },
);
