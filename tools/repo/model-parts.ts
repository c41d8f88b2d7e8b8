import ts from 'typescript';
import { parseFile, walk } from './imports';
import { isFactory, isProductCode, type RepoFile, type RepoRule } from './project';

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
  walk(parseFile(file), (node) => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && !isKind(node))
      names.add(node.name.text);
  });
  return [...names];
}

/** The members of a table of types by kind or shape are no parts themselves: what they hold is. */
function isKind({ parent }: ts.PropertySignature): boolean {
  return ts.isInterfaceDeclaration(parent) && /(ByKind|ByFamily|^ShapesOf)/.test(parent.name.text);
}

type NameOf = (node: ts.Node) => ts.Node | undefined;

function namesIn(files: readonly RepoFile[], nameOf: NameOf): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of files)
    walk(parseFile(file), (node) => {
      const name = nameOf(node);
      if (name !== undefined && ts.isIdentifier(name)) names.add(name.text);
    });
  return names;
}

/** What a literal says. */
const nameSet: NameOf = (node) =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name : undefined;

/** What is asked for by access, or as something is taken apart. */
const nameRead: NameOf = (node) => {
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name;
  return ts.isPropertyAccessExpression(node) ? node.name : undefined;
};
