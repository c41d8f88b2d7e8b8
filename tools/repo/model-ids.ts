import ts from 'typescript';
import { parseFile, walk } from './imports';
import { isProductCode, type RepoFile, type RepoRule } from './project';

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
  const tree = parseFile(file);
  const faults: string[] = [];
  walk(tree, (node) => {
    if (!namesModel(node)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file.path}:${line + 1}: names a model's id: ${node.getText().slice(0, 60)}`);
  });
  return faults;
}

function namesModel(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return comparesId(node);
  if (ts.isCaseClause(node)) return isId(node.expression) && holdsId(node.parent.parent.expression);
  if (ts.isCallExpression(node)) return looksIdUp(node);
  if (ts.isPropertyAssignment(node)) return setsId(node) || keyedById(node);
  return isTextNode(node) && idInText.test(node.text);
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function comparesId({ left, operatorToken, right }: ts.BinaryExpression): boolean {
  if (!comparisons.has(operatorToken.kind)) return false;
  return (isId(left) && holdsId(right)) || (isId(right) && holdsId(left));
}

/** `[33, 34].includes(assetType)` and `new Set([33, 34])` by way of its array. */
function looksIdUp({ expression, arguments: given }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isArrayLiteralExpression(expression.expression))
    return false;
  return expression.expression.elements.some(isId) && given.some(holdsId);
}

function setsId({ name, initializer }: ts.PropertyAssignment): boolean {
  return isId(initializer) && ts.isIdentifier(name) && idName.test(name.text);
}

/** A table keyed by asset types: the ids of the real models are 30 to 38. */
function keyedById({ name }: ts.PropertyAssignment): boolean {
  return ts.isNumericLiteral(name) && /^3[0-8]$/.test(name.text);
}

function isId(node: ts.Node): boolean {
  return ts.isNumericLiteral(node) && Number(node.text) > 1;
}

function holdsId(node: ts.Node): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (ts.isIdentifier(name)) return idName.test(name.text) || (name.text === 'id' && holdsModel(node));
  return ts.isElementAccessExpression(node) && holdsId(node.argumentExpression);
}

/** `model.id`, `type.id`: the plain word `id` counts when it is a model's. */
function holdsModel(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false;
  const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return ts.isIdentifier(owner) && /(type|model|chain)$/i.test(owner.text);
}

function isTextNode(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}
