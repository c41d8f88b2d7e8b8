import type { Node } from 'oxc-parser';
import type { RepoFile } from './project';
import { literalText, parseFile, walk } from './syntax';

export interface FoundImport {
  readonly specifier: string;
  /** The other file is fetched when it is needed, by `await import()`, and not to read this one. */
  readonly isLazy: boolean;
  /** Only the compiler reads it: it is gone from what is built. */
  readonly isType: boolean;
}

const listed = new WeakMap<RepoFile, readonly FoundImport[]>();

/** Every import, re-export, dynamic import and imported type of a file, looked for once for all rules. */
export function listImports(file: RepoFile): readonly FoundImport[] {
  const known = listed.get(file);
  if (known) return known;
  const found: FoundImport[] = [];
  walk(parseFile(file), (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined)
      found.push({ specifier, isLazy: node.type === 'ImportExpression', isType: isOfTypes(node) });
  });
  listed.set(file, found);
  return found;
}

function isOfTypes(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return node.importKind === 'type';
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
    return node.exportKind === 'type';
  return node.type === 'TSImportType';
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSImportType':
      return node.source?.value;
    case 'ImportExpression':
      return literalText(node.source);
    default:
      return undefined;
  }
}
