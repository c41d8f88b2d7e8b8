import { engineEvents } from '../../model/engine-events';
import type { OfferedEvent, Subtypes } from '../../model/event-model';
import { chains } from '../lookups/chains';
import type { Words } from '../../words';
import type { AssetType } from '../../model/asset-type';
import type { Attribute, AttributeParts } from '../../model/attribute';
import type { Field, FieldKindName, LooseField, Option } from '../../model/field';
import { samples } from '../../engine/fields/build-samples';
import { assetTypes } from './index';
import { fieldKindNames } from '../../engine/fields/index';

/**
 * An asset type that the product does not have, with a field of every kind: what is true of it is true of whatever
 * is added to the catalogue. Tests and benchmarks alone use it.
 */

const word = (es: string, en: string): Words => ({ es, en });

const option = (key: string, es: string, en: string, more: Partial<Option> = {}): Option => ({
  key,
  label: word(es, en),
  ...more,
});
const options = [
  option('A', 'Alfa', 'Alpha', { image: 'alpha', group: word('Letras', 'Letters') }),
  option('B', 'Beta', 'Beta', { image: 'beta', group: word('Letras', 'Letters') }),
  option('1', 'Uno', 'One', { group: word('Cifras', 'Digits') }),
];

const rowFields: readonly Field[] = [
  { name: 'what', label: word('Qué', 'What'), type: 'text', validations: { mandatory: true } },
  { name: 'amount', label: word('Cantidad', 'Amount'), type: 'number', validations: { min: { value: 1 } } },
];
const list = { noun: { one: word('renglón', 'line'), many: word('renglones', 'lines') }, fields: rowFields };

/** What differs from the sample of a kind. */
const parts: Readonly<Partial<Record<FieldKindName, Partial<LooseField & AttributeParts>>>> = {
  text: {
    validations: { mandatory: true, maxLength: 40, unique: 'everywhere' },
    slot: { name: 't1', indexed: true },
    tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'text' },
    qr: { type: 'text', section: 'identity', isUserConfigurable: false, isEnabled: true },
  },
  number: {
    validations: { min: { value: 0 }, max: { value: 1000 } },
    slot: { name: 'n1', indexed: false },
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'betweenValues' },
  },
  float: { slot: { name: 'n2', indexed: true }, decimals: 2 },
  masked: {
    masks: [{ regex: '^[A-Z]{2}\\d{4}$', mask: '@@-####', example: 'AB-1234' }],
    slot: { name: 't2', indexed: true },
  },
  date: {
    slot: { name: 'd1', indexed: true },
    tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'betweenDates' },
  },
  select: {
    values: options,
    slot: { name: 't6', indexed: true },
    tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'multiselect' },
  },
  selectimage: { values: options },
  multiselect: { values: options },
  multiselectbox: { values: options },
  groupedmultiselectbox: { values: options },
  checkbox: { link: { url: 'https://example.org', label: word('Condiciones', 'Terms') } },
  autocomplete: { proposals: { from: { attribute: 'kind_text' }, minCharacters: 0, freeText: true } },
  colorx: { presets: [{ color: '#FF0000', label: word('rojo', 'red') }] },
  file: { files: { max: 2, endings: ['jpg', 'png'] } },
  addableList: { list },
  detail: {
    list: {
      ...list,
      fields: [...rowFields, { name: 'parts', label: word('Partes', 'Parts'), type: 'sub_detail', list }],
    },
  },
  sub_detail: { list },
  summaryAssetsSelectList: { summaryOf: 'kind_assetsselectlist' },
};

const inSheet: ReadonlySet<FieldKindName> = new Set([
  'text',
  'multiline',
  'number',
  'float',
  'masked',
  'date',
  'dateTime',
  'select',
  'multiselect',
  'checkbox',
]);

/** What the field of a kind is called. */
export function nameOf(kind: FieldKindName): string {
  return `kind_${kind.toLowerCase()}`;
}

function attributeOf(kind: FieldKindName, subtypes: readonly number[]): Attribute {
  const attribute: LooseField & AttributeParts = {
    ...samples[kind].field,
    name: nameOf(kind),
    label: word(`Campo ${kind}`, `Field ${kind}`),
    type: kind,
    permissions: { box: { list: subtypes, new: subtypes, edit: subtypes } },
    ...(inSheet.has(kind) && { massiveImport: true }),
    ...parts[kind],
  };
  return attribute as unknown as Attribute; // its sample has what the kind needs
}

const anyNumber = {
  isTransfer: false,
  isMassive: true,
  lotMode: true,
  inAssetList: true,
  modelExcelOnTag: false,
  onTransferred: false,
  assetDisabledToEvent: [],
} as const;
const noForm = { fields: [], form: { layout: 'flat', steps: [] } } as const;

function eventsIn(subtypes: Subtypes): readonly OfferedEvent[] {
  const measured: Field = { name: 'measured', label: word('Medida', 'Measure'), type: 'float', unit: 'kg' };
  return [
    {
      ...anyNumber,
      ...noForm,
      eventType: engineEvents.load,
      name: word('Alta', 'Registration'),
      permissions: { box: subtypes, code: 'ASSET_ADD' },
      public: { as: 'stop', titles: [{ title: word('Llegó', 'Arrived') }] },
      epcis: { bizStep: 'commissioning', disposition: 'active' },
    },
    {
      ...anyNumber,
      ...noForm,
      eventType: engineEvents.edit,
      name: word('Edición', 'Edit'),
      inAssetList: false,
      permissions: { box: subtypes, code: 'ASSET_EDIT' },
      epcis: { bizStep: 'other', disposition: 'active' },
    },
    {
      ...anyNumber,
      eventType: 150,
      name: word('Medición', 'Measuring'),
      fields: [{ ...measured, validations: { mandatory: true }, writes: 'kind_float' }],
      form: {
        layout: 'flat',
        steps: [
          {
            name: 'measure',
            title: word('Medición', 'Measuring'),
            sections: [{ title: word('Medida', 'Measure'), fields: ['measured'] }],
          },
        ],
      },
      permissions: { box: subtypes, code: 'ASSET_EVENT' },
      public: { as: 'care', titles: [{ title: word('Se midió', 'Measured') }], shows: 'kind_float' },
      epcis: { bizStep: 'inspecting', disposition: 'in_progress' },
    },
    {
      ...anyNumber,
      ...noForm,
      eventType: engineEvents.transfer,
      name: word('Transferencia', 'Transfer'),
      isTransfer: true,
      permissions: { box: subtypes, code: 'ASSET_TRANSFER' },
      epcis: { bizStep: 'shipping', disposition: 'in_transit' },
    },
  ];
}

/** The model of every kind, for establishments of some subtypes of a chain. */
export function buildEveryKind(chain: number, subtypes: Subtypes): AssetType {
  const attributes = fieldKindNames.map((kind) => attributeOf(kind, subtypes));
  const thing = word('pieza', 'piece');
  const things = word('piezas', 'pieces');
  return {
    id: 990,
    code: 'everyKind',
    name: word('Piezas', 'Pieces'),
    noun: { one: thing, many: things, counted: things },
    icon: 'package',
    gender: 'f',
    chains: [chain],
    labelFields: ['kind_text'],
    attributes,
    form: {
      layout: 'flat',
      steps: [
        {
          name: 'plain',
          title: word('Datos', 'Data'),
          sections: [
            { title: word('Datos', 'Data'), fields: attributes.slice(0, 10).map(({ name }) => name) },
          ],
        },
        {
          name: 'others',
          title: word('Más datos', 'More data'),
          sections: [
            { title: word('Más datos', 'More data'), fields: attributes.slice(10).map(({ name }) => name) },
          ],
        },
      ],
    },
    events: eventsIn(subtypes),
    states: [{ state: 'here', label: word('Presente', 'Here'), tone: 'ok', icon: 'check' }],
    rowRules: [],
    filterOrder: ['kind_text', 'kind_select', 'kind_number', 'kind_date'],
    defaultColumns: ['kind_text', 'kind_select', 'kind_number', 'kind_float', 'kind_date'],
    sums: [],
    summary: ['kind_number'],
    menu: [],
    headerLanguages: ['es', 'en'],
    alterAddMassive: false,
    templateDownload: true,
    qrTypes: ['identeco', 'identecoTrupo'],
    public: {
      accent: 'green',
      scenes: [{ scene: 'pampas' }],
      name: word('Pieza {{kind_text}}', 'Piece {{kind_text}}'),
      sentences: [{ text: word('De {{company}}.', 'From {{company}}.') }],
      lifeFrom: 'kind_date',
      lifeUntil: 'kind_datetime',
    },
  };
}

/** Puts a model into the catalogue and its chains until it is taken out again by what this returns. */
export function registerModel(model: AssetType): () => void {
  // The catalogue is read-only for the product; this is how a test adds what the product does not know.
  const added = [putInto(assetTypes as AssetType[], model)];
  for (const chain of chains)
    if (model.chains.includes(chain.id)) added.push(putInto(chain.assetTypes as number[], model.id)); // likewise
  return () => {
    for (const takeOut of added) takeOut();
  };
}

/** Appends an item to a list until it is taken out again by what this returns. */
export function putInto<Item>(list: Item[], item: Item): () => void {
  list.push(item);
  return () => {
    list.splice(list.indexOf(item), 1);
  };
}
