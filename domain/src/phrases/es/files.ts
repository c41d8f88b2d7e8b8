/** What files that we write say of themselves. */
export const files = {
  row: 'Fila',
  reason: 'Motivo',
  unwritten: 'Filas sin cargar',
  template: 'Plantilla',
} as const;
