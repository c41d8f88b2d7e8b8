import type { Node, Statement, VariableDeclarator } from 'oxc-parser';
import { isTest, type RepoFile, type RepoRule } from './project';
import { literalText, parseFile, textOf, walk } from './syntax';

const folder = 'domain/src/calls/';

/** A declared call that the registry does not spread would be served by nobody and missed by no compiler. */
export const callsAreRegistered: RepoRule = (files) => {
  const registry = files.find(({ path }) => path === `${folder}index.ts`);
  const registered = registry ? spreadNames(registry) : new Set<string>();
  return callFiles(files).flatMap((file) =>
    declaredGroups(file)
      .filter((name) => !registered.has(name))
      .map((name) => `${file.path}: ${name} is not spread in ${folder}index.ts`),
  );
};

/** Two calls of one name: the registry would keep the last one and say nothing. */
export const callNamesAreUnique: RepoRule = (files) => {
  const names = callFiles(files).flatMap((file) =>
    declaredNames(file).map((name) => ({ name, path: file.path })),
  );
  return names
    .filter(({ name }, index) => names.findIndex((one) => one.name === name) !== index)
    .map(({ name, path }) => `${path}: a second call named ${name}`);
};

/** Tests that ask for paths of calls: about HTTP itself, exports as bytes, input that no path fits, what the documents write, and a database of the first release. */
const asksPaths = new RegExp(
  `^api/(${[
    'src/(http/.*|app|demo/fill-demo)',
    'src/features/(assets/(asset-list|export)|field-permissions/field-permissions|objects/large-lists)',
    'src/features/(recall/recall|rights/attempts|sheets/mass-edit|sources/sources-check|statuses/expire-assets)',
    'test/(client|upgrade|matrix/rights|documents/table-[123])',
  ].join('|')})\\.test\\.ts$`,
);
/** The calls about objects, lots, events and runs, which tests make most. */
const callPath = /(['"`])(?:\/api)?\/(?:objects|lots|events|jobs)\/.*?\1/;

/** Tests of the API call it by its contracts (`api/test/client.ts`), so that a changed contract breaks their compile. */
export const testsCallByContract: RepoRule = (files) =>
  files
    .filter(({ path }) => /^api\/.*\.test\.ts$/.test(path) && !asksPaths.test(path))
    .flatMap(({ path, text }) => {
      const found = callPath.exec(text)?.[0];
      return found === undefined
        ? []
        : [`${path}: ${found} is the path of a call: make the call by its name`];
    });

function callFiles(files: readonly RepoFile[]): RepoFile[] {
  return files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.ts') && !isTest(path));
}

function spreadNames(file: RepoFile): Set<string> {
  const names = new Set<string>();
  walk(parseFile(file), (node, parent) => {
    if (node.type === 'SpreadElement' && parent?.type === 'ObjectExpression')
      names.add(textOf(file, node.argument));
  });
  return names;
}

/** The top-level constants of a file that declare calls. */
function declaredGroups(file: RepoFile): string[] {
  return parseFile(file)
    .body.flatMap(variablesOf)
    .filter(({ init }) => init !== null && declaresCall(init))
    .map(({ id }) => textOf(file, id));
}

function variablesOf(statement: Statement): readonly VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

function declaredNames(file: RepoFile): string[] {
  const names: string[] = [];
  walk(parseFile(file), (node) => {
    if (node.type === 'Property' && isDefineCall(node.value))
      names.push(literalText(node.key) ?? textOf(file, node.key));
  });
  return names;
}

function declaresCall(node: Node): boolean {
  let found = false;
  walk(node, (below) => {
    found ||= isDefineCall(below);
  });
  return found;
}

function isDefineCall(node: Node): boolean {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineCall'
  );
}
