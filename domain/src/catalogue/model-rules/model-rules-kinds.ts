import type { FieldKindName } from '../../model/field';
import { ruleOfFields, type FieldGroup, type ModelRule } from './model-rule';

const groupsAreNamed = ruleOfFields('options of grouped boxes are in groups', (field) =>
  (field.values ?? [])
    .filter(({ group }) => field.type === 'groupedmultiselectbox' && group === undefined)
    .map(({ key }) => `option ${key} is in no group`),
);

const simple: readonly FieldKindName[] = ['text', 'autocomplete', 'number', 'float'];

const rowsAreSimple = ruleOfFields('rows of editable tables hold texts and numbers', (field) => [
  ...((field.list?.fields.length ?? 1) === 0 ? ['has rows without fields'] : []),
  ...(field.list?.fields ?? [])
    .filter(({ type }) => field.type === 'addableList' && !simple.includes(type))
    .map(({ name, type }) => `its rows hold ${name}, which is ${type}`),
]);

/** The asset types and entities that proposals come from are the server's; what they fill in is the form's. */
const proposalsFit = ruleOfFields('proposals fill in fields of their form', (field, { known }: FieldGroup) =>
  Object.keys(field.proposals?.copies ?? {})
    .filter((name) => !known.has(name))
    .map((name) => `fills in ${name}, which is no field`),
);

const summariesHaveAssets = ruleOfFields('summaries sum up chosen assets', ({ summaryOf }, { known }) =>
  summaryOf === undefined || known.get(summaryOf)?.type === 'assetsSelectList'
    ? []
    : [`sums up ${summaryOf}, which chooses no assets`],
);

const endingsExist = ruleOfFields('file endings are written without a dot', ({ files }) => [
  ...(files?.endings ?? []).filter((ending) => !/^[a-z]{3,4}$/.test(ending)).map((ending) => `"${ending}"`),
  ...(files?.endings?.length === 0 ? ['takes no file'] : []),
  ...(files?.max !== undefined && !(files.max >= 1) ? [`takes ${files.max} files`] : []),
]);

/** Rules of what the kinds of field need beside what their type says. */
export const kindRules: readonly ModelRule[] = [
  groupsAreNamed,
  rowsAreSimple,
  proposalsFit,
  summariesHaveAssets,
  endingsExist,
];
