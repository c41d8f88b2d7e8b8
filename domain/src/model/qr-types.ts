/** The public QR pages: what each shows, and the screen it is at (document 3 section 2, decisions section 5). */
export const qrTypes = {
  identeco: { screen: 'qrIdenteco', shows: 'asset' },
  identecoTrupo: { screen: 'qrIdentecoTrupo', shows: 'lot' },
  produktoTrupo: { screen: 'qrProduktoTrupo', shows: 'lot' },
  blendingTrupo: { screen: 'qrBlendingTrupo', shows: 'lot' },
  brewingTrupo: { screen: 'qrBrewingTrupo', shows: 'lot' },
} as const satisfies Record<string, { readonly screen: string; readonly shows: 'asset' | 'lot' }>;

export type QrType = keyof typeof qrTypes;
export const qrTypeNames = [
  'identeco',
  'identecoTrupo',
  'produktoTrupo',
  'blendingTrupo',
  'brewingTrupo',
] as const;

/** The address of a public page: what a QR code holds. */
export function qrLinkOf(publicUrl: string, type: QrType, publicId: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/${qrTypes[type].screen}/${publicId}`;
}

/** Whether a text can be the public id of anything: 22 characters of base64url (decisions section 5). */
export function isPublicId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
