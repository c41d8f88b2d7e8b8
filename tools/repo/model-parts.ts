import type { Node } from 'oxc-parser';
import { isFactory, isProductCode, type RepoFile, type RepoRule } from './project';
import { accessedName, parseFile, walk } from './syntax';

/** Where the parts of asset types, attributes, fields and events are declared. */
const language = /^domain\/src\/model\/(asset-type|attribute|event-model|field|field-rules)\.ts$/;
/** Where models are: what all types have alike, such as their menu, is a rule. */
const models = /^domain\/src\/(catalogue\/(?!model-rules\/)|rules\/)/;

/**
 * Each part of the language of models is set by a real model and read by an engine or a screen: what is only declared
 * promises what the product does not do.
 */
export const modelPartsAreUsed: RepoRule = (files) => {
  const code = files.filter(({ path }) => isProductCode(path) && !isFactory(path));
  const set = namesIn(
    code.filter(({ path }) => models.test(path)),
    nameSet,
  );
  const read = namesIn(
    code.filter(({ path }) => !/^domain\/src\/(model|catalogue)\//.test(path)),
    nameRead,
  );
  return code
    .filter(({ path }) => language.test(path))
    .flatMap((file) => declaredIn(file).map((name) => ({ path: file.path, name })))
    .flatMap(({ path, name }) => {
      if (set.has(name) && read.has(name)) return [];
      return [`${path}: ${name} ${set.has(name) ? 'is read by nothing' : 'is set by no model'}`];
    });
};

/** The names of properties that the types of a file declare, each once. */
function declaredIn(file: RepoFile): readonly string[] {
  const names = new Set<string>();
  const kinds = new Set<Node>();
  walk(parseFile(file), (node) => {
    // The members of a table of types by kind or shape are no parts themselves: what they hold is.
    if (node.type === 'TSInterfaceDeclaration' && /(ByKind|ByFamily|^ShapesOf)/.test(node.id.name))
      for (const member of node.body.body) kinds.add(member);
    if (node.type !== 'TSPropertySignature' || node.computed || kinds.has(node)) return;
    if (node.key.type === 'Identifier') names.add(node.key.name);
  });
  return [...names];
}

type NameOf = (node: Node, parent: Node | undefined) => string | undefined;

function namesIn(files: readonly RepoFile[], nameOf: NameOf): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of files)
    walk(parseFile(file), (node, parent) => {
      const name = nameOf(node, parent);
      if (name !== undefined) names.add(name);
    });
  return names;
}

/** What a literal says. */
const nameSet: NameOf = (node, parent) => keyOf(node, parent, 'ObjectExpression');

/** What is asked for by access, or as something is taken apart. */
const nameRead: NameOf = (node, parent) => keyOf(node, parent, 'ObjectPattern') ?? accessedName(node);

/** The name that a property has in what holds it: a literal, or a pattern that takes one apart. */
function keyOf(node: Node, parent: Node | undefined, holder: Node['type']): string | undefined {
  if (node.type !== 'Property' || parent?.type !== holder) return undefined;
  if (node.method || node.computed || node.kind !== 'init') return undefined;
  return node.key.type === 'Identifier' ? node.key.name : undefined;
}
