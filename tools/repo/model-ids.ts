import type { BinaryExpression, CallExpression, Node, NumericLiteral, PrivateInExpression } from 'oxc-parser';
import { isProductCode, type RepoFile, type RepoRule } from './project';
import { accessedName, parseFile, textOf, unchained, walk } from './syntax';

const catalogues = /^(domain\/src\/catalogue|api\/src\/sandbox\/samples)\//;

/** Names that hold the id of a model. */
const idName = /(asset|box|event)_?(sub)?_?types?(_?ids?)?$|^(sub_?type|model|chain)(_?ids?)?$/i;

/** SQL or URL text that compares such a name with a number. */
const idInText = /\b(asset|box|event)_(sub)?type(_id)?\s*(=|<>|!=|in)\s*\(?\s*\d/i;

/**
 * Engines never name a model: no comparison, case, list or key of an engine holds the id of an asset type, an event
 * or a box type. Only the catalogues do, and the samples of sandboxes; an engine asks the model for a property.
 */
export const enginesNameNoModel: RepoRule = (files) =>
  files.filter(({ path }) => isProductCode(path) && !catalogues.test(path)).flatMap(faultsOf);

function faultsOf(file: RepoFile): string[] {
  const faults: string[] = [];
  walk(parseFile(file), (node, parent) => {
    if (!namesModel(node, parent)) return;
    const line = file.text.slice(0, node.start).split('\n').length;
    faults.push(`${file.path}:${line}: names a model's id: ${textOf(file, node).slice(0, 60)}`);
  });
  return faults;
}

function namesModel(node: Node, parent: Node | undefined): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return comparesId(node);
    case 'SwitchCase':
      return isId(node.test) && parent?.type === 'SwitchStatement' && holdsId(parent.discriminant);
    case 'CallExpression':
      return looksIdUp(node);
    case 'Property':
      return !node.computed && (setsId(node.key, node.value) || keyedById(node.key));
    case 'Literal':
      return typeof node.value === 'string' && idInText.test(node.value);
    case 'TemplateElement':
      return idInText.test(node.value.cooked ?? '');
    default:
      return false;
  }
}

const comparisons: ReadonlySet<string> = new Set(['==', '===', '!=', '!==']);

function comparesId({ left, operator, right }: BinaryExpression | PrivateInExpression): boolean {
  if (!comparisons.has(operator)) return false;
  return (isId(left) && holdsId(right)) || (isId(right) && holdsId(left));
}

/** `[33, 34].includes(assetType)` and `new Set([33, 34])` by way of its array. */
function looksIdUp({ callee, arguments: given }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return false;
  return !callee.computed && callee.object.elements.some(isId) && given.some(holdsId);
}

function setsId(key: Node, value: Node): boolean {
  return isId(value) && key.type === 'Identifier' && idName.test(key.name);
}

/** A table keyed by asset types: the ids of the real models are 30 to 38. */
function keyedById(key: Node): boolean {
  return isId(key) && key.value >= 30 && key.value <= 38;
}

function isId(node: Node | null): node is NumericLiteral {
  return node?.type === 'Literal' && typeof node.value === 'number' && node.value > 1;
}

function holdsId(node: Node): boolean {
  const name = node.type === 'Identifier' ? node.name : accessedName(node);
  if (name !== undefined) return idName.test(name) || (name === 'id' && holdsModel(node));
  const bare = unchained(node);
  return bare.type === 'MemberExpression' && bare.computed && holdsId(bare.property);
}

/** `model.id`, `type.id`: the plain word `id` counts when it is a model's. */
function holdsModel(node: Node): boolean {
  const bare = unchained(node);
  if (bare.type !== 'MemberExpression') return false;
  const owner = bare.object.type === 'Identifier' ? bare.object.name : accessedName(bare.object);
  return owner !== undefined && /(type|model|chain)$/i.test(owner);
}
