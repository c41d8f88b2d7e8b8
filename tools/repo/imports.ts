import ts from 'typescript';
import type { RepoFile } from './project';

export interface FoundImport {
  readonly specifier: string;
  /** The other file is fetched when it is needed, by `await import()`, and not to read this one. */
  readonly isLazy: boolean;
  /** Only the compiler reads it: it is gone from what is built. */
  readonly isType: boolean;
}

const parsed = new WeakMap<RepoFile, ts.SourceFile>();

/** The syntax tree of a file, parsed once for all rules. */
export function parseFile(file: RepoFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  parsed.set(file, tree);
  return tree;
}

/** Every import, re-export, dynamic import and imported type of a file. */
export function listImports(file: RepoFile): FoundImport[] {
  const found: FoundImport[] = [];
  walk(parseFile(file), (node) => {
    const specifier = specifierOf(node);
    if (specifier)
      found.push({ specifier: specifier.text, isLazy: ts.isCallExpression(node), isType: isOfTypes(node) });
  });
  return found;
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

function isOfTypes(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly);
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return asText(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return asText(node.argument.literal);
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? asText(node.arguments[0]) : undefined;
}

function asText(node: ts.Node | undefined): ts.StringLiteralLike | undefined {
  return node && ts.isStringLiteralLike(node) ? node : undefined;
}
