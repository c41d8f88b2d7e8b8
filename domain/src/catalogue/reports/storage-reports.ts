import { reportInputs, type ReportIndicator, type ReportModel } from '../../model/report';
import type { Words } from '../../words';
import { chosen, dayInput, entityInputs, indicator as indicatorIn, required } from './report-inputs';

const bags: Words = { es: 'Silobolsas', en: 'Silo bags' };
const noun = { one: { es: 'silobolsa', en: 'silo bag' }, many: { es: 'silobolsas', en: 'silo bags' } };
const usd: Words = { es: 'USD', en: 'USD' };
const tonnes = { of: 'sum', field: 'tonnage' } as const;
const count = { of: 'count' } as const;
const secured = { of: 'sum', field: 'warrant_amount' } as const;
const left = { of: 'sum', field: 'tonnage_left' } as const;
const inUsd = { of: 'worth', currency: 'usd' } as const;
const inArs = { of: 'worth', currency: 'ars' } as const;
const ars: Words = { es: 'ARS', en: 'ARS' };

const species = chosen('species', 'specie', { es: 'Especies', en: 'Species' });
const campaigns = chosen('campaigns', 'campaign', { es: 'Campañas', en: 'Crop years' });

const common = [dayInput, species, campaigns, ...entityInputs(['company', 'box', 'depositor'])];

function indicator(
  name: string,
  title: Words,
  by: ReportIndicator['by'],
  figure: ReportIndicator['figure'],
): ReportIndicator {
  return indicatorIn(name, title, by, figure, units.get(figure));
}

/** What figures are in where their attributes do not say it. */
const units = new Map<ReportIndicator['figure'], Words>([
  [count, bags],
  [secured, usd],
  [inUsd, usd],
  [inArs, ars],
]);

/** What every report of the portfolio is of; what it is worth follows from what is left. */
const portfolio = { assetType: 35, subtypes: [27, 28, 29], portfolio: { amount: 'tonnage', noun } };
const ofLeft = { amount: 'tonnage_left', noun };

/** The reports of grain that is held as collateral (models of 35, section 10). */
export const storageReports: readonly ReportModel[] = [
  {
    ...portfolio,
    id: 1,
    name: { es: 'Cartera por entidad', en: 'Portfolio by entity' },
    description: {
      es: 'Cuánto hay de cada una, cuánto garantiza y cuánto está validado.',
      en: 'How much there is of each, how much it secures, how much is validated.',
    },
    inputs: [
      ...common,
      {
        name: 'min_tonnage',
        type: 'number',
        label: { es: 'Tonelaje mínimo de la silobolsa', en: 'Least tonnage of a silo bag' },
        validations: { min: 0, max: 100_000 },
        asks: { field: 'tonnage', compares: 'min' },
      },
    ],
    indicators: [
      indicator('tonnes', { es: 'Toneladas por entidad', en: 'Tonnes by entity' }, 'entity', tonnes),
      indicator('bags', { es: 'Silobolsas por entidad', en: 'Silo bags by entity' }, 'entity', count),
      indicator('secured', { es: 'Monto garantizado', en: 'Amount secured' }, 'entity', secured),
      indicator(
        'validated',
        { es: 'Toneladas por estado', en: 'Tonnes by status' },
        { field: 'asset_status_change' },
        tonnes,
      ),
    ],
  },
  {
    ...portfolio,
    id: 2,
    name: { es: 'Cartera por especie', en: 'Portfolio by species' },
    description: {
      es: 'De qué grano, de qué campaña y de qué grado es lo que hay.',
      en: 'Of which grain, crop year and grade is what there is.',
    },
    inputs: [
      ...common,
      chosen('grades', 'grade', { es: 'Grados', en: 'Grades' }),
      {
        name: 'max_moisture',
        type: 'number',
        label: { es: 'Humedad máxima (%)', en: 'Most moisture (%)' },
        validations: { min: 5, max: 40 },
        asks: { field: 'moisture', compares: 'max' },
      },
    ],
    indicators: [
      indicator(
        'species',
        { es: 'Toneladas por especie', en: 'Tonnes by species' },
        { field: 'specie' },
        tonnes,
      ),
      indicator(
        'campaigns',
        { es: 'Toneladas por campaña', en: 'Tonnes by crop year' },
        { field: 'campaign' },
        tonnes,
      ),
      indicator('grades', { es: 'Toneladas por grado', en: 'Tonnes by grade' }, { field: 'grade' }, tonnes),
    ],
  },
  {
    ...portfolio,
    id: 3,
    name: { es: 'Cartera por estado', en: 'Portfolio by status' },
    description: {
      es: 'Qué está validado, qué está prendado y qué confirma el proveedor.',
      en: 'What is validated, what is pledged, what the provider confirms.',
    },
    inputs: [
      ...common,
      chosen('statuses', 'asset_status_change', { es: 'Estados', en: 'Statuses' }),
      {
        ...chosen('guarantee', 'guarantee_state', { es: 'Estado de la garantía', en: 'Guarantee state' }),
        type: 'select',
      },
    ],
    indicators: [
      indicator(
        'bags',
        { es: 'Silobolsas por estado', en: 'Silo bags by status' },
        { field: 'asset_status_change' },
        count,
      ),
      indicator(
        'tonnes',
        { es: 'Toneladas por estado', en: 'Tonnes by status' },
        { field: 'asset_status_change' },
        tonnes,
      ),
      indicator(
        'guarantee',
        { es: 'Toneladas por garantía', en: 'Tonnes by guarantee' },
        { field: 'guarantee_state' },
        tonnes,
      ),
      indicator(
        'existence',
        { es: 'Silobolsas según el proveedor', en: 'Silo bags per provider' },
        { field: 'stock_provider_existence' },
        count,
      ),
    ],
  },
  {
    ...portfolio,
    id: 4,
    name: { es: 'Vencimientos', en: 'Expiries' },
    description: { es: 'Qué vence y cuándo.', en: 'What expires, and when.' },
    inputs: [
      ...common,
      {
        name: reportInputs.horizon,
        type: 'number',
        label: { es: 'Días hacia adelante', en: 'Days ahead' },
        defaultValue: 90,
        validations: { mandatory: true, min: 1, max: 730, message: required },
      },
      {
        name: reportInputs.basis,
        type: 'select',
        label: { es: 'Según', en: 'By' },
        options: [
          { key: 'date_expired', label: { es: 'Vencimiento de la silobolsa', en: 'Expiry of the silo bag' } },
          {
            key: 'date_warranty_expired',
            label: { es: 'Vencimiento de la garantía', en: 'Guarantee expiry' },
          },
        ],
        defaultValue: 'date_expired',
        validations: { mandatory: true, message: required },
      },
    ],
    indicators: [
      indicator('tonnes', { es: 'Toneladas por plazo', en: 'Tonnes by term' }, 'band', tonnes),
      indicator(
        'species',
        { es: 'Toneladas por especie', en: 'Tonnes by species' },
        { field: 'specie' },
        tonnes,
      ),
      indicator(
        'secured',
        { es: 'Monto garantizado por plazo', en: 'Amount secured by term' },
        'band',
        secured,
      ),
    ],
  },
  {
    ...portfolio,
    id: 5,
    name: { es: 'Concentración y riesgo', en: 'Concentration and risk' },
    description: {
      es: 'En cuántas manos está y con qué riesgo se guarda.',
      en: 'In how many hands it is, and at which risk it is stored.',
    },
    inputs: [
      ...common,
      {
        name: 'top',
        type: 'number',
        label: { es: 'Cuántos primeros', en: 'How many first' },
        defaultValue: 10,
        validations: { mandatory: true, min: 3, max: 50, message: required },
      },
      chosen('risks', 'risk_level', { es: 'Riesgo', en: 'Risk' }),
    ],
    indicators: [
      {
        ...indicator(
          'depositors',
          { es: 'Toneladas por depositante', en: 'Tonnes by depositor' },
          { field: 'depositor_name' },
          tonnes,
        ),
        top: 'top',
      },
      indicator(
        'risk',
        { es: 'Toneladas por riesgo', en: 'Tonnes by risk' },
        { field: 'risk_level' },
        tonnes,
      ),
      indicator('entities', { es: 'Toneladas por entidad', en: 'Tonnes by entity' }, 'entity', tonnes),
    ],
  },
  {
    ...{ ...portfolio, portfolio: ofLeft },
    id: 6,
    name: { es: 'Valor de la cartera', en: 'Value of the portfolio' },
    description: {
      es: 'Cuánto vale lo que está confirmado, al precio de ese día y con los aforos de la empresa; el resto, aparte.',
      en: "What is confirmed, at the price of that day and after the company's haircuts; the rest, apart.",
    },
    inputs: [...common, chosen('grades', 'grade', { es: 'Grados', en: 'Grades' })],
    indicators: [
      indicator(
        'worth',
        { es: 'Valor confirmado por entidad', en: 'Confirmed value by entity' },
        'entity',
        inUsd,
      ),
      indicator(
        'worthBySpecies',
        { es: 'Valor confirmado por especie', en: 'Confirmed value by species' },
        { field: 'specie' },
        inUsd,
      ),
      indicator(
        'worthByGrade',
        { es: 'Valor confirmado por grado', en: 'Confirmed value by grade' },
        { field: 'grade' },
        inUsd,
      ),
      {
        ...indicator(
          'worthInPesos',
          { es: 'Valor confirmado por especie', en: 'Confirmed value by species' },
          { field: 'specie' },
          inArs,
        ),
        unlessNothing: true,
      },
      indicator('left', { es: 'Saldo por especie', en: 'Balance by species' }, { field: 'specie' }, left),
    ],
  },
  {
    ...{ assetType: 35, subtypes: [29], among: 'pledged' },
    portfolio: { ...ofLeft, entity: { es: 'Depositario', en: 'Keeper' } },
    id: 7,
    name: { es: 'Prendado a nuestro favor', en: 'Pledged to us' },
    description: {
      es: 'Qué está prendado hoy, quién lo guarda, cuánto vale lo confirmado y cuánto garantiza.',
      en: 'What is pledged today, who keeps it, what of it is confirmed is worth, and how much it secures.',
    },
    inputs: entityInputs(['company', 'box']),
    indicators: [
      indicator(
        'worth',
        { es: 'Valor confirmado por depositario', en: 'Confirmed value by keeper' },
        'keeper',
        inUsd,
      ),
      indicator('secured', { es: 'Monto garantizado', en: 'Amount secured' }, 'keeper', secured),
      indicator(
        'worthBySpecies',
        { es: 'Valor confirmado por especie', en: 'Confirmed value by species' },
        { field: 'specie' },
        inUsd,
      ),
      indicator('left', { es: 'Saldo por especie', en: 'Balance by species' }, { field: 'specie' }, left),
    ],
  },
];
