import { buildEveryKind, registerModel } from '../domain/src/catalogue/assets/build-every-kind';
import type { Attribute } from '../domain/src/model/attribute';

/** Runs before a server that is measured: it then has an asset type whose form has 120 fields in one step. */

const model = buildEveryKind(11, [1, 5, 6, 7, 8]);
const kinds = ['text', 'number', 'float', 'date', 'select', 'masked', 'checkbox', 'multiselect'] as const;

const fields = Array.from({ length: 120 }, (_, at): Attribute => {
  const kind = kinds[at % kinds.length];
  const pattern = model.attributes.find(({ type }) => type === kind);
  if (pattern === undefined) throw new Error(`the model of every kind has no ${String(kind)}`);
  const { slot: _slot, tableFilter: _filter, qr: _qr, validations: _rules, ...rest } = pattern;
  const label = { es: `Campo ${String(at + 1)}`, en: `Field ${String(at + 1)}` };
  return { ...rest, name: `field_${String(at + 1)}`, label, columns: 6 };
});
const title = { es: 'Datos', en: 'Data' };

registerModel({
  ...model,
  attributes: fields,
  labelFields: ['field_1'],
  events: model.events.filter(({ fields: own }) => own.length === 0),
  filterOrder: [],
  defaultColumns: ['field_1', 'field_2'],
  summary: [],
  form: {
    layout: 'flat',
    steps: [{ name: 'all', title, sections: [{ title, fields: fields.map(({ name }) => name) }] }],
  },
});
