export const assets = {
  loadMany: 'Cargar varios',
  listAdd: 'Cargar {{one}}',
  listAddShort: 'Cargar',
  listEmptyAdd: 'Lo que cargue en {{place}} aparecerá aquí.',
  listEmptyWait: 'Lo que se cargue en {{place}} aparecerá aquí. Su rol no incluye cargar.',
  listEmptyArrives:
    'En {{place}} no se cargan {{nouns}}: llegan por transferencia. Quien transfiere lo encuentra por su alias, {{alias}}.',
  listToTransfers: 'Ver transferencias',
  copyAlias: 'Copiar el alias',
  aliasCopied: 'Alias copiado',
  listAdded: '{{label}} se cargó',
  listSaved: '{{label}} se guardó',
} as const;
