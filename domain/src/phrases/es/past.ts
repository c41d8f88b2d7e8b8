/** Looking at things as they were on a day. */
export const past = {
  seeOnADay: 'Ver a una fecha',
  otherDay: 'Otra fecha',
  asItWas: 'Así estaba el {{day}}',
  backToToday: 'Volver a hoy',
  readOnly: 'Del pasado no se registra ni se edita nada: para eso, vuelva a hoy.',
  inLot: 'En el lote {{lot}}',
  inNoLot: 'Sin lote',
  hereSince: 'Hay registros desde el {{day}}',
  pausedThen: 'Estaba en pausa desde el {{day}}',
  retiredSince: 'Después se dio de baja',
  notYetTitle: 'El {{day}} todavía no estaba',
  notYetText: 'Hay registros desde el {{day}}.',
  seeFirstDay: 'Ver ese día',
  notFetched: 'No pudimos mostrar cómo estaba ese día',
} as const;
