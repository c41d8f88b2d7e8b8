export const assets = {
  loadMany: 'Cargar varios',
  listAdd: 'Cargar {{one}}',
  listAddShort: 'Cargar',
  listEmptyAdd: 'Lo que cargue en {{place}} aparecerá aquí.',
  listEmptyWait: 'Lo que se cargue en {{place}} aparecerá aquí. Su rol no incluye cargar.',
  listAdded: '{{label}} se cargó',
  listSaved: '{{label}} se guardó',
} as const;
