import { parseSync, visitorKeys, type Node, type Program } from 'oxc-parser';
import type { RepoFile } from './project';

const parsed = new WeakMap<RepoFile, Program>();

/** The syntax tree of a file, parsed once for all rules. Throws where the file cannot be parsed: no rule would see its code. */
export function parseFile(file: RepoFile): Program {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text, { astType: 'ts', preserveParens: false });
  const error = errors[0];
  if (error) throw new Error(`${file.path}: ${error.message}`);
  parsed.set(file, program);
  return program;
}

/** Calls `visit` for a node and everything below it, each with what holds it. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    // The parser names the properties of each type that hold nodes: one, a list with gaps, or none.
    const held = node[key as keyof Node] as unknown as Node | null | readonly (Node | null)[];
    if (held === null) continue;
    if ('type' in held) walk(held, visit, node);
    else for (const child of held) if (child) walk(child, visit, node);
  }
}

/** The code of a node, as it is written. */
export function textOf({ text }: RepoFile, { start, end }: Node): string {
  return text.slice(start, end);
}

/** `name` of `owner.name`, also of `owner?.name`. */
export function accessedName(node: Node): string | undefined {
  const bare = unchained(node);
  if (bare.type !== 'MemberExpression' || bare.computed) return undefined;
  return bare.property.type === 'Identifier' ? bare.property.name : undefined;
}

/** What a chain of `?.` holds; any other node as it is. */
export function unchained(node: Node): Node {
  return node.type === 'ChainExpression' ? node.expression : node;
}

/** The text that a node is, where it is one without gaps. */
export function literalText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
