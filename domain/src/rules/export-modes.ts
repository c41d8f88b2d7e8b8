import type { Words } from '../words';

/**
 * What an export of a list is about beside the assets themselves: the transfer of each, or each of their events (document 1
 * section 2, export modes of the table of logically deleted assets).
 */
export const exportModes = ['filterTransfer', 'filterEvent'] as const;
export type ExportMode = (typeof exportModes)[number];

/** What such a sheet is called, and its headings after the asset's own, in their order. */
interface ModeSheet {
  readonly title: Words;
  readonly headings: readonly Words[];
}

/** The sheets of the modes. An asset has the latest transfer in which the establishment took part. */
export const modeSheets: Readonly<Record<ExportMode, ModeSheet>> = {
  filterTransfer: {
    title: { es: 'transferencias', en: 'transfers' },
    headings: [
      { es: 'Transferencia n.º', en: 'Transfer no.' },
      { es: 'Fecha de la transferencia', en: 'Transfer date' },
      { es: 'Desde', en: 'From' },
      { es: 'Hacia', en: 'To' },
      { es: 'Tipo de transferencia', en: 'Kind of transfer' },
      { es: 'Transferido por', en: 'Transferred by' },
    ],
  },
  filterEvent: {
    title: { es: 'eventos', en: 'events' },
    headings: [
      { es: 'Evento n.º', en: 'Event no.' },
      { es: 'Evento', en: 'Event' },
      { es: 'Fecha del evento', en: 'Event date' },
      { es: 'Registrado el', en: 'Recorded on' },
      { es: 'Registrado por', en: 'Recorded by' },
      { es: 'Establecimiento', en: 'Establishment' },
      { es: 'Destino', en: 'Destination' },
      { es: 'Comentario', en: 'Comment' },
      { es: 'Deshecho', en: 'Undone' },
    ],
  },
};

/** What a transfer gives. */
export const transferKinds: Readonly<Record<'ownership' | 'possession', Words>> = {
  ownership: { es: 'Propiedad', en: 'Ownership' },
  possession: { es: 'Tenencia', en: 'Possession' },
};

/** Said of an event that was taken back of an asset. */
export const undoneWord: Words = { es: 'Sí', en: 'Yes' };
