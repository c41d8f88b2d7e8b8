import type { PanelChart, PanelModel, PanelSeries } from '../../model/panel';
import type { Words } from '../../words';

const heads: Words = { es: 'Cabezas', en: 'Head' };
const lastYear = { shape: 'months', from: -11, to: 0 } as const;

/** Those that went by one of some ways, by the day on which it was recorded. */
function gone(name: string, label: Words, disposals: readonly string[]): PanelSeries {
  return {
    ...{ name, label, day: 'deleted_on', among: 'deleted' },
    when: [{ field: 'disposal_type', in: disposals }],
  };
}

const bornHere = [{ field: 'entry_type', in: ['NAC'] }];

const movements: readonly PanelChart[] = [
  {
    ...lastYear,
    name: 'births',
    title: { es: 'Nacimientos por mes', en: 'Births by month' },
    series: [
      {
        ...{
          name: 'born',
          label: { es: 'Siguen acá', en: 'Still here' },
          day: 'birth_date',
          among: 'active',
        },
        when: bornHere,
      },
      {
        ...{ name: 'bornAndRetired', label: { es: 'Dados de baja', en: 'Retired since' } },
        ...{ day: 'birth_date', among: 'deleted', when: bornHere },
      },
      {
        ...{ name: 'bornAndGone', label: { es: 'Transferidos', en: 'Transferred since' } },
        ...{ day: 'birth_date', among: 'transferred', when: bornHere },
      },
    ],
  },
  {
    ...lastYear,
    name: 'departures',
    title: { es: 'Muertes, ventas y salidas por mes', en: 'Deaths, sales and departures by month' },
    series: [
      { ...gone('deaths', { es: 'Muertes', en: 'Deaths' }, ['MUERTE', 'SANITARIO']), isDue: true },
      gone('sales', { es: 'Ventas fuera de Huella', en: 'Sales outside Huella' }, ['VENTA', 'EXPORT']),
      gone('slaughter', { es: 'Faena y consumo', en: 'Slaughter and own use' }, ['FAENA', 'CONSUMO']),
      {
        name: 'transfers',
        label: { es: 'Transferidos', en: 'Transferred' },
        ...{ day: 'transferred_on', among: 'transferred' },
      },
    ],
  },
];

/** What a rancher looks at first: how many of what, what changed this year, and what to do about it. */
export const cattlePanel: PanelModel = {
  assetType: 33,
  filters: [
    { field: 'category', type: 'multiselect' },
    { field: 'breed', type: 'multiselect' },
    { field: 'productive_system', type: 'multiselect' },
    { field: 'paddock', type: 'select', fk: 'productive_system' },
  ],
  cards: [
    { name: 'heads', title: heads, figure: { of: 'count' } },
    {
      name: 'weight',
      title: { es: 'Peso promedio', en: 'Mean weight' },
      figure: { of: 'mean', field: 'weight' },
    },
    {
      name: 'gain',
      title: { es: 'Ganancia diaria promedio', en: 'Mean daily gain' },
      figure: { of: 'mean', field: 'daily_gain' },
    },
    {
      name: 'withdrawal',
      title: { es: 'En retiro', en: 'In withdrawal' },
      figure: { of: 'count' },
      when: [{ field: 'in_withdrawal', in: ['true'] }],
    },
    {
      name: 'weighingsDue',
      title: { es: 'Última pesada hace 90 días o más', en: 'Last weighed 90 days ago or more' },
      figure: { of: 'count' },
      when: [{ field: 'weight_date', to: -90 }],
      isDue: true,
    },
    {
      name: 'quiet',
      title: { es: 'Sin eventos hace 90 días o más', en: 'No event for 90 days or more' },
      figure: { of: 'count' },
      when: [{ field: 'last_event', to: -90 }],
      isDue: true,
    },
    {
      name: 'calvings',
      title: { es: 'Partos en 60 días', en: 'Calvings within 60 days' },
      figure: { of: 'count' },
      when: [{ field: 'expected_calving', from: 0, to: 60 }],
    },
    {
      name: 'pregnant',
      title: { es: 'Preñadas', en: 'Pregnant' },
      figure: { of: 'count' },
      when: [{ field: 'reproductive_status', in: ['PC', 'PU', 'PL'] }],
    },
    {
      name: 'paused',
      title: { es: 'En pausa', en: 'Paused' },
      figure: { of: 'count' },
      when: [{ field: 'is_paused', in: ['true'] }],
    },
  ],
  charts: [
    {
      shape: 'bars',
      name: 'byCategory',
      title: { es: 'Cabezas por categoría', en: 'Head by category' },
      ...{ by: 'category', figure: { of: 'count' } },
    },
    {
      shape: 'bars',
      name: 'byState',
      title: { es: 'Cabezas por estado', en: 'Head by state' },
      ...{ by: 'asset_state', figure: { of: 'count' } },
    },
    ...movements,
  ],
  tables: [
    {
      shape: 'groups',
      name: 'gainByLot',
      title: { es: 'Ganancia diaria por lote', en: 'Daily gain by lot' },
      by: 'lot_id',
      figures: [
        { label: heads, figure: { of: 'count' } },
        { label: { es: 'Peso promedio', en: 'Mean weight' }, figure: { of: 'mean', field: 'weight' } },
        { label: { es: 'Ganancia diaria', en: 'Daily gain' }, figure: { of: 'mean', field: 'daily_gain' } },
      ],
    },
    {
      shape: 'assets',
      name: 'weighings',
      title: { es: 'Pesadas que faltan', en: 'Weighings that are due' },
      when: [{ field: 'weight_date', to: -90 }],
      columns: ['visual_tag', 'category', 'paddock', 'weight', 'weight_date'],
      sort: 'weight_date',
    },
    {
      shape: 'assets',
      name: 'calvings',
      title: { es: 'Partos de los próximos 60 días', en: 'Calvings of the next 60 days' },
      when: [{ field: 'expected_calving', from: 0, to: 60 }],
      columns: ['visual_tag', 'category', 'paddock', 'expected_calving'],
      sort: 'expected_calving',
    },
  ],
  stocking: {
    title: { es: 'Carga por establecimiento', en: 'Stocking by establishment' },
    place: { es: 'Establecimiento', en: 'Establishment' },
    count: heads,
    area: { es: 'Superficie', en: 'Area' },
    density: { es: 'Cabezas por hectárea', en: 'Head per hectare' },
    noArea: { es: 'Sin superficie', en: 'No area' },
  },
  map: { es: 'Ubicación de la hacienda', en: 'Where the cattle are' },
};

/** The same of a natural-beef programme, with how its animals stand in it. */
export const naturalBeefPanel: PanelModel = {
  ...cattlePanel,
  assetType: 34,
  filters: [{ field: 'program', type: 'multiselect' }, ...cattlePanel.filters],
  cards: [
    ...cattlePanel.cards.filter(({ name }) => name !== 'calvings' && name !== 'pregnant'),
    {
      name: 'quarantine',
      title: { es: 'En cuarentena', en: 'In quarantine' },
      figure: { of: 'count' },
      when: [{ field: 'in_quarantine', in: ['true'] }],
    },
    {
      name: 'excluded',
      title: { es: 'Excluidos del programa', en: 'Excluded from the programme' },
      figure: { of: 'count' },
      when: [{ field: 'program_status', in: ['EXC'] }],
    },
  ],
  tables: cattlePanel.tables.filter(({ name }) => name !== 'calvings'),
  charts: [
    {
      shape: 'bars',
      name: 'byProgramStatus',
      title: { es: 'Cabezas por estado en el programa', en: 'Head by programme status' },
      ...{ by: 'program_status', figure: { of: 'count' } },
    },
    ...cattlePanel.charts,
  ],
};
