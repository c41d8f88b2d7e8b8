import type { Subtypes } from '../../model/event-model';
import type { FieldOf } from '../../model/field';
import { optionsOf } from '../../reference/options';

/** Fields that a right to graze and its events share. */

export const pastureSubtypes: Subtypes = [1, 5, 6, 7, 8];

export const pastureDisposals = optionsOf([
  ['ended', 'Contrato cumplido', 'Contract fulfilled'],
  ['sold', 'Campo vendido', 'Field sold'],
  ['error', 'Error de carga', 'Entry error'],
  ['other', 'Otro motivo', 'Other reason'],
]);

/** What grazes: single head of cattle of either model, and whole herds. */
export const grazers = [33, 34, 5];

/** What grazes on a right, in the right and in what changes it. */
export const animals: FieldOf<'assetsSelectList'> = {
  name: 'animals',
  label: { es: 'Animales ingresados', en: 'Animals admitted' },
  type: 'assetsSelectList',
  choice: { assetTypes: grazers },
};
