/** The schemas of an OpenAPI document, by name. */
interface Document {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const reference = /#\/components\/schemas\/([^"]+)"/g;

/** Leaves out the schemas that nothing of a document refers to: those of replies as their handlers give them. */
export function dropUnusedSchemas<Written extends object>(written: Written): Written {
  const { components } = written as Document; // as the OpenAPI standard has it
  const schemas = components?.schemas;
  if (schemas === undefined) return written;
  const bare = { ...written, components: { ...components, schemas: {} } };
  const used = new Set<string>();
  const look = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      if (name in schemas) look(schemas[name]);
    }
  };
  look(bare);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...bare, components: { ...components, schemas: Object.fromEntries(kept) } };
}
