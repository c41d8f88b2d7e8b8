import { reportInputs, type MovesModel, type ReportInput, type ReportModel } from '../../model/report';
import type { Words } from '../../words';
import { chosen, dayInput, entityInputs, indicator, required } from './report-inputs';

const heads: Words = { es: 'cabezas', en: 'head' };
const count = { of: 'count' } as const;

const common: readonly ReportInput[] = [
  chosen('categories', 'category', { es: 'Categorías', en: 'Categories' }),
  chosen('breeds', 'breed', { es: 'Razas', en: 'Breeds' }),
  ...entityInputs(['company', 'box']),
];

/** How many there are on a day, of what, where and how they stand. */
const stock: Omit<ReportModel, 'assetType'> = {
  id: 1,
  name: { es: 'Existencias a una fecha', en: 'Stock on a day' },
  description: {
    es: 'Cuántas cabezas hay por establecimiento, categoría, estado y lote.',
    en: 'How many head there are by establishment, category, state and lot.',
  },
  inputs: [dayInput, ...common],
  indicators: [
    indicator('entities', { es: 'Cabezas por entidad', en: 'Head by entity' }, 'entity', count, heads),
    indicator(
      'categories',
      { es: 'Cabezas por categoría', en: 'Head by category' },
      { field: 'category' },
      count,
      heads,
    ),
    indicator(
      'states',
      { es: 'Cabezas por estado', en: 'Head by state' },
      { field: 'asset_state' },
      count,
      heads,
    ),
    indicator('lots', { es: 'Cabezas por lote', en: 'Head by lot' }, { field: 'lot_id' }, count, heads),
    indicator('breeds', { es: 'Cabezas por raza', en: 'Head by breed' }, { field: 'breed' }, count, heads),
    indicator(
      'weight',
      { es: 'Kilos por categoría', en: 'Weight by category' },
      { field: 'category' },
      { of: 'sum', field: 'weight' },
    ),
  ],
};

const moves: MovesModel = {
  by: 'category',
  entry: {
    field: 'entry_type',
    kinds: [
      { name: 'born', title: { es: 'Nacimientos', en: 'Births' }, values: ['NAC'] },
      { name: 'bought', title: { es: 'Compras', en: 'Purchases' }, values: ['COM'] },
      { name: 'opened', title: { es: 'Primera carga', en: 'First load' }, values: ['INI'] },
    ],
    others: { name: 'entered', title: { es: 'Otros ingresos', en: 'Other entries' } },
  },
  exit: {
    field: 'disposal_type',
    kinds: [
      { name: 'died', title: { es: 'Muertes', en: 'Deaths' }, values: ['MUERTE', 'SANITARIO'] },
      { name: 'sold', title: { es: 'Ventas', en: 'Sales' }, values: ['VENTA', 'EXPORT'] },
      {
        name: 'slaughtered',
        title: { es: 'Faena y consumo', en: 'Slaughter and own use' },
        values: ['FAENA', 'CONSUMO'],
      },
    ],
    others: { name: 'left', title: { es: 'Otras bajas', en: 'Other departures' } },
  },
};

/** What came and what went between two days, from what there was to what there is. */
const movements: Omit<ReportModel, 'assetType'> = {
  id: 2,
  name: { es: 'Movimiento de hacienda', en: 'Stock movements' },
  description: {
    es: 'Entre dos fechas: lo que había, lo que entró y salió, y lo que quedó.',
    en: 'Between two days: what there was, what came and went, and what there is.',
  },
  inputs: [
    {
      name: reportInputs.since,
      type: 'date',
      label: { es: 'Desde', en: 'From' },
      defaultValue: 'monthStart',
      validations: { mandatory: true, message: required },
    },
    { ...dayInput, label: { es: 'Hasta', en: 'To' } },
    ...entityInputs(['company', 'box']),
  ],
  indicators: [],
  moves,
};

/** The reports of animals that are known one by one. */
export const cattleReports: readonly ReportModel[] = [33, 34].flatMap((assetType) => [
  { ...stock, assetType },
  { ...movements, assetType },
]);
