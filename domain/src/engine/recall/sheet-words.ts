import type { RecallShare, RecallDirection } from './trace';
import type { Words } from '../../words';

/** What a recall is called as a file. */
export const sheetTitle: Words = { es: 'Trazabilidad', en: 'Trace' };

/** The columns of a recall as a file, in their order. */
export const sheetColumns = {
  direction: { es: 'Sentido', en: 'Direction' },
  generation: { es: 'Generación', en: 'Generation' },
  noun: { es: 'Qué es', en: 'What it is' },
  name: { es: 'Identificación', en: 'Identification' },
  establishment: { es: 'Establecimiento', en: 'Establishment' },
  company: { es: 'Empresa', en: 'Company' },
  event: { es: 'Evento', en: 'Event' },
  date: { es: 'Fecha', en: 'Date' },
  amount: { es: 'Cantidad', en: 'Amount' },
  state: { es: 'Estado', en: 'State' },
  share: { es: 'Acceso', en: 'Access' },
  origin: { es: 'Origen', en: 'Origin' },
} as const satisfies Record<string, Words>;

/** The direction of the line of what the trace began with. */
export const startWords: Words = { es: 'Punto de partida', en: 'Starting point' };

export const directionWords: Readonly<Record<RecallDirection, Words>> = {
  up: { es: 'De dónde viene', en: 'Where it comes from' },
  down: { es: 'Qué salió de esto', en: 'What came of it' },
};

export const shareWords: Readonly<Record<RecallShare, Words>> = {
  own: { es: 'Propio', en: 'Own' },
  published: { es: 'Publicado', en: 'Published' },
  hidden: { es: 'No compartido', en: 'Not shared' },
};
