/** The parts of an OpenAPI document that are settled here. */
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly description?: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
}
type Operations = Readonly<Record<string, Operation>>;

/**
 * Settles the paths of a document as generators of clients need them: pages are no calls, a parameter of a path is in that path, and two paths
 * that differ by the names of their parameters alone are one. Their operations keep their own names as descriptions.
 */
export function settlePaths<Document extends object>(document: Document): Document {
  if (!('paths' in document)) return document;
  // The document is ours, just written from the declared calls; its paths are operations by method.
  const written = document.paths as Readonly<Record<string, Operations>>;
  const alike = new Map<string, [path: string, Operations][]>();
  for (const [path, operations] of Object.entries(written)) {
    if (!path.startsWith('/api/')) continue; // a page
    const shape = path.replace(/\{\w+\}/g, '{}');
    alike.set(shape, [...(alike.get(shape) ?? []), [path, operations]]);
  }
  return { ...document, paths: Object.fromEntries([...alike.values()].map(mergePaths)) };
}

/** Paths of one shape, under the names of the one with the most operations. */
function mergePaths(paths: readonly (readonly [path: string, Operations])[]): readonly [string, Operations] {
  const [most = ['', {}] as const] = paths.toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  const names = namesIn(most[0]);
  const operations = paths.flatMap(([path, own]) =>
    Object.entries(own).map(
      ([method, operation]) => [method, renamed(operation, namesIn(path), names)] as const,
    ),
  );
  return [most[0], Object.fromEntries(operations)];
}

function sizeOf(operations: Operations): number {
  return Object.keys(operations).length;
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function renamed(operation: Operation, own: readonly string[], names: readonly string[]): Operation {
  const { parameters } = operation;
  if (parameters === undefined) return operation;
  return {
    ...operation,
    parameters: parameters.flatMap((parameter) => {
      if (parameter.in !== 'path') return [parameter];
      const at = own.indexOf(parameter.name);
      const name = names[at];
      if (name === undefined) return [];
      return name === parameter.name ? [parameter] : [{ ...parameter, name, description: parameter.name }];
    }),
  };
}
