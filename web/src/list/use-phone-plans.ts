import { use } from 'react';
import { phoneNumbering } from '@huella/domain/engine/fields/phone-numbering';
import type { Attribute } from '@huella/domain/model/attribute';

let loading: Promise<unknown> | null = null;

/**
 * Waits for what writes telephone numbers where a column in view holds some: it is large, and most lists show none.
 * Where it does not come they read as they are kept.
 */
export function usePhonePlans(columns: readonly Attribute[]): void {
  if (phoneNumbering() !== null || !columns.some(({ type }) => type === 'phone')) return;
  loading ??= import('@huella/domain/engine/fields/phone-plans').catch(() => null);
  use(loading);
}
