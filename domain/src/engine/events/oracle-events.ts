import { oracleEvents } from '../../model/engine-events';
import type { EngineEvent, EventOnlyField } from '../../model/event-model';
import { ofEngine } from './of-engine';

/**
 * What an oracle has to do with an asset, for every asset type that has such sources: a link, what it answers, and the
 * end of the link (document 3 section 2). Each holds what was said by whom, in which version, and when.
 */

const source: readonly EventOnlyField[] = [
  { name: 'oracle_name', label: { es: 'Oráculo', en: 'Oracle' }, type: 'text' },
  { name: 'oracle_source', label: { es: 'Fuente', en: 'Source' }, type: 'text' },
  { name: 'oracle_version', label: { es: 'Versión', en: 'Version' }, type: 'number', ungrouped: true },
];

const code: EventOnlyField = {
  name: 'oracle_code',
  label: { es: 'Código del oráculo', en: 'Oracle code' },
  type: 'text',
};

const answer: readonly EventOnlyField[] = [
  code,
  {
    name: 'oracle_amount',
    label: { es: 'Cantidad según el oráculo', en: 'Amount by the oracle' },
    type: 'float',
  },
  {
    name: 'oracle_checked_at',
    label: { es: 'Verificado por el oráculo', en: 'Checked by the oracle' },
    type: 'dateTime',
  },
  {
    name: 'oracle_verdict',
    label: { es: 'Resultado', en: 'Result' },
    type: 'select',
    values: [
      { key: 'matches', label: { es: 'Coincide', en: 'Matches' } },
      { key: 'differs', label: { es: 'Difiere', en: 'Differs' } },
      { key: 'missing', label: { es: 'No existe', en: 'Does not exist' } },
      { key: 'silent', label: { es: 'Dejó de confirmarlo', en: 'No longer confirmed' } },
    ],
  },
  // It may name people: who takes the asset over reads the verdict, and not whose it was.
  { name: 'oracle_answer', label: { es: 'Respuesta', en: 'Answer' }, type: 'text', private: true },
];

const linking: EngineEvent = {
  ...ofEngine('ASSET_EDIT'),
  eventType: oracleEvents.link,
  name: { es: 'Vínculo con un oráculo', en: 'Link with an oracle' },
  icon: 'radio-tower',
  fields: [...source, ...answer],
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

export const answering: EngineEvent = {
  ...ofEngine('ASSET_EDIT'),
  eventType: oracleEvents.answer,
  name: { es: 'Respuesta del oráculo', en: 'Answer of the oracle' },
  icon: 'radio-tower',
  fields: [...source, ...answer],
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

const unlinking: EngineEvent = {
  ...ofEngine('ASSET_EDIT'),
  eventType: oracleEvents.unlink,
  name: { es: 'Fin del vínculo con el oráculo', en: 'End of the link with the oracle' },
  icon: 'radio-tower',
  fields: [...source.slice(0, 1), code],
  epcis: { bizStep: 'other', disposition: 'active' },
};

export const oracleEventModels: readonly EngineEvent[] = [linking, answering, unlinking];
