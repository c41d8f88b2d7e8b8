import { hasRightGtinDigit } from '../fields/check-digits';

/** A lot of a product as GS1 identifies it: its trade item number in 14 digits, and its lot. */
export interface TradedLot {
  readonly gtin: string;
  readonly lot: string;
}

/** What GS1 lets a lot be: up to 20 of its 82 signs (General Specifications, 7.11). */
const lotText = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** A lot of a product, from what a record holds or an address says; null unless both are as GS1 has them. */
export function readTradedLot(gtin: unknown, lot: unknown): TradedLot | null {
  if (typeof gtin !== 'string' || typeof lot !== 'string') return null;
  const isRight = /^(?:\d{8}|\d{12,14})$/.test(gtin) && hasRightGtinDigit(gtin) && lotText.test(lot);
  // A dot alone is a step in a path.
  return isRight && !/^\.{1,2}$/.test(lot) ? { gtin: gtin.padStart(14, '0'), lot } : null;
}

/**
 * The address of a lot of a product (GS1 Digital Link 1.2: key 01, qualifier 10). The name of a host is the same in capitals, which
 * a code packs closer; a path is not.
 */
export function digitalLinkOf(site: string, { gtin, lot }: TradedLot): string {
  const base = site.replace(/\/+$/, '');
  const packed = base.split('/').length === 3 ? base.toUpperCase() : base;
  return `${packed}/01/${gtin}/10/${encodeURIComponent(lot)}`;
}
