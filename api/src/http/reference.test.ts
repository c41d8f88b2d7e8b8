import { describe, expect, it } from 'vitest';
import { calls } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';
import { errorStatus, type ErrorCode } from '@huella/domain/model/errors';
import { useTestApp } from '../../test/app';

const open = useTestApp();
const declared = Object.entries<Call>(calls);

describe('the reference', () => {
  interface Operation {
    readonly operationId: string;
    readonly parameters?: readonly {
      readonly in: string;
      readonly name: string;
      readonly required?: boolean;
    }[];
    readonly description?: string;
    readonly security?: unknown;
    readonly responses?: Readonly<Record<string, Answered>>;
    readonly requestBody?: unknown;
  }
  interface Answered {
    readonly description: string;
    readonly headers?: object;
    readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
  }
  interface Reference {
    readonly openapi: string;
    readonly servers: unknown;
    readonly tags: readonly { readonly description?: string }[];
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: object };
  }
  const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');
  const read = async () => {
    const { body } = await open().ask('GET', '/openapi.json');
    return body as Reference; // as the standard has it
  };

  it('documents every declared call, under each of its paths, with who may make it', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const byShape = new Map(Object.entries(paths).map(([path, operations]) => [shapeOf(path), operations]));
    for (const [name, call] of declared)
      for (const [at, path] of [call.path, ...(call.alsoAt ?? [])].entries()) {
        const operation = byShape.get(shapeOf(`/api${path}`))?.[call.method.toLowerCase()];
        const operationId = at === 0 ? name : `${name}.${String(at)}`;
        expect(operation, name).toMatchObject({ operationId, summary: call.summary });
        expect(operation?.security, name).toEqual(call.access.who === 'anyone' ? [] : [{ bearer: [] }]);
        expect(Object.keys(operation?.responses ?? {}), name).toContain('200');
        // The body of a GET is a habit of older clients, which OpenAPI does not know.
        const hasBody = call.body !== undefined && call.method !== 'GET';
        expect(operation?.requestBody !== undefined, name).toBe(hasBody || call.requestBody !== undefined);
      }
  });

  it('can be made a client of: paths of their own, with exactly their parameters, and names of their own', async () => {
    const { paths } = await read();
    expect(new Set(Object.keys(paths).map(shapeOf)).size).toBe(Object.keys(paths).length);
    const operations = Object.entries(paths).flatMap(([path, own]) =>
      Object.values(own).map((operation) => ({ path, ...operation })),
    );
    for (const { path, operationId, parameters = [] } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = parameters.filter((each) => each.in === 'path');
      expect(given.map(({ name }) => name).toSorted(), operationId).toEqual(named.toSorted());
      expect(
        given.every(({ required }) => required === true),
        operationId,
      ).toBe(true);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('says of each call who may make it and what it may be refused with, from its contract', async () => {
    const { paths, tags, servers } = await read();
    for (const operation of Object.values(paths).flatMap((own) => Object.values(own))) {
      expect(operation.description, operation.operationId).toMatch(/^[A-Z].+\.$/);
      for (const [status, { description, content }] of Object.entries(operation.responses ?? {})) {
        expect(description, operation.operationId).not.toBe('Default Response');
        if (Number(status) < 400) continue;
        const example = content?.['application/json']?.example as { readonly error: ErrorCode } | undefined;
        const code = example?.error ?? 'unexpected';
        expect([errorStatus[code], description.includes(code)]).toEqual([Number(status), true]);
      }
    }
    expect(tags.filter(({ description = '' }) => description === '')).toEqual([]);
    expect(servers).toEqual([{ url: open().deps.config.publicUrl }]);
    const lots = paths['/api/boxes/{boxId}/lots']?.['get'];
    expect(lots?.description).toMatch(/^Who holds ASSET_LIST over the establishment `boxId`/);
    expect(lots?.responses?.['200']?.headers).toHaveProperty('X-Total-Count');
  });

  it('holds no schema that nothing refers to', async () => {
    const written = await read();
    const text = JSON.stringify(written);
    const unused = Object.keys(written.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });

  it('is read under its own name, and searched', async () => {
    const page = await open().app.inject('/api/docs/');
    expect(page.body).toContain('<title>Huella: API</title>');
    const script = await open().app.inject('/api/docs/static/swagger-initializer.js');
    expect(script.body).toMatch(/"?filter"?:\s*true/);
  });
});
