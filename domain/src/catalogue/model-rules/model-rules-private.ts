import { keepsPrivate } from '../../engine/events/private-values';
import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import { ruleOfFields, type ModelRule } from './model-rule';

/** What is private is left behind when an asset goes to another company: nothing that others rely on may follow from it. */
const privateIsNotPublic: ModelRule = {
  name: 'what is private is neither published nor says which asset it is',
  check: (model) =>
    model.attributes.filter(keepsPrivate).flatMap((attribute) =>
      reliedOn(model, attribute)
        .filter(([, relied]) => relied)
        .map(([why]) => `${attribute.name}: is private and ${why}`),
    ),
};

/** Lists that are private in part are published without those parts (qr/format-for-public). */
function reliedOn(model: AssetType, attribute: Attribute): readonly [string, boolean][] {
  const { name, validations, qr } = attribute;
  return [
    ['is on public pages', attribute.private === true && qr !== undefined],
    ['is shown by a public event', model.events.some((event) => event.public?.shows === name)],
    ['names its asset', model.labelFields.includes(name)],
    ['is unique', validations?.unique !== undefined],
    ['is the status', model.statuses?.field === name],
  ];
}

const privateFilesAreHidden = ruleOfFields('private files are not public', ({ private: isPrivate, files }) =>
  isPrivate === true && files?.isPublic === true ? ['is private and public'] : [],
);

/** Otherwise an event would publish in the asset what it keeps of itself. */
const privateStaysPrivate: ModelRule = {
  name: 'what events keep private they write into private attributes only',
  check: (model) => {
    const find = (name: string) => model.attributes.find((attribute) => attribute.name === name);
    return model.events.flatMap(({ eventType, fields, derives = [] }) => {
      const kept = new Set(fields.filter((field) => field.private === true).map(({ name }) => name));
      const written = fields
        .filter(
          ({ name, writes }) => kept.has(name) && writes !== undefined && find(writes)?.private !== true,
        )
        .map(({ name }) => name);
      const inRows = derives.flatMap((each) => {
        if (each.rule !== 'row') return [];
        const attribute = find(each.attribute);
        const open = (attribute?.list?.fields ?? []).filter((field) => field.private !== true);
        return attribute?.private === true
          ? []
          : open.flatMap(({ name }) => (kept.has(each.of[name] ?? '') ? [`${each.attribute}.${name}`] : []));
      });
      return [...written, ...inRows].map((name) => `event ${String(eventType)}, ${name}: is written openly`);
    });
  },
};

/** They would be the sender's, in an asset that is another company's by then. */
const sendersKeepNothing: ModelRule = {
  name: 'events of transferred assets write nothing private',
  check: ({ attributes, events }) => {
    const kept = new Set(attributes.filter(keepsPrivate).map(({ name }) => name));
    return events
      .filter(({ onTransferred }) => onTransferred)
      .flatMap(({ eventType, fields, derives = [] }) =>
        [...fields.map(({ writes }) => writes), ...derives.map(({ attribute }) => attribute)]
          .filter((name) => name !== undefined && kept.has(name))
          .map((name) => `event ${String(eventType)} writes ${String(name)}`),
      );
  },
};

/** Rules of what a company keeps for itself (engine/events/private-values). */
export const privateRules: readonly ModelRule[] = [
  privateIsNotPublic,
  privateFilesAreHidden,
  privateStaysPrivate,
  sendersKeepNothing,
];
