import type { panel as es } from '../es/panel';
import { translate } from '../phrase';

export const panel = translate<typeof es>()({
  title: 'Control panel',
  subtitle: '{{noun}} of {{place}}, on {{day}}',
  noPermission: 'You cannot see the panel of {{place}}',
  notFetched: 'We could not fetch the figures of the panel',
  filters: 'Filters of the panel',
  clear: 'Clear all',
  figures: 'Figures',
  open: '{{title}}: {{figure}}. See the list',
  priced: 'Prices of {{day}}',
  pricedFrom: 'Prices of {{from}} to {{to}}',
  ofAll: '{{count}} of {{total}} {{noun}}',
  withValue: 'With a value: {{filled}} of {{count}}',
  none: 'No data',
  noneText: 'Nothing meets these filters.',
  seeTable: 'See table',
  seeChart: 'See chart',
  month: 'Month',
  seeAll: 'See the whole list',
  firstRows: 'The first {{count}} are shown.',
  mapNone: 'None has a location',
  enlarge: 'Enlarge',
  createReport: 'Create a report',
  seeDay: 'See another date',
});
