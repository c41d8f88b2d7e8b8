import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { addressOf } from '@huella/domain/calls/address';
import type { Call } from '@huella/domain/calls/contract';
import { calls, type CallName } from '@huella/domain/calls/index';
import { objectKindNames } from '@huella/domain/model/object-kinds';
import { buildApp } from '../../src/app';
import { overPrepared } from '../../src/db/prepared';
import { ask, useTestApp, type Answer, type TestApp } from '../app';
import { buildScene } from './build-scene';
import type { Variant } from './expected';
import { generateInput, type Input, type Named } from './generate-input';
import type { Sample } from './sample';
import { samples } from './samples';
import { openUndonePool, type UndonePool } from './undone-pool';
import type { Scene, World } from './worlds';

/** A call, about one kind of thing. */
export interface Case {
  readonly id: string;
  readonly name: CallName;
  readonly call: Call;
  readonly variant: Variant;
}

/** A call as often as it can be about something else. */
function casesOf(name: CallName): readonly Case[] {
  const call: Call = calls[name];
  const plain = { name, call, variant: { kind: 'asset', action: 'add' } } as const;
  if (call.access.who !== 'objectKind') return [{ ...plain, id: name }];
  const actions = call.access.action === 'add' ? (['add', 'update'] as const) : (['add'] as const);
  return objectKindNames.flatMap((kind) =>
    actions.map((action) => {
      const id = actions.length === 1 ? `${name} ${kind}` : `${name} ${kind} ${action}`;
      return { name, call, id, variant: { kind, action } };
    }),
  );
}

// The registry's keys are the names of the calls.
export const cases = (Object.keys(calls) as CallName[]).flatMap(casesOf);

/** What is under a name in whatever call asks for it. */
function namedIn(world: World, { kind }: Variant): Named {
  const pks = {
    asset: world.assetId,
    lot: world.lotId,
    company: world.companyId,
    box: world.boxId,
    user: world.userId,
  };
  return {
    boxId: world.boxId,
    box_id: world.boxId,
    box: world.boxId,
    boxSource: world.boxId,
    boxTarget: world.targetBoxId,
    establishment: world.boxId,
    alias: world.targetAlias,
    company: world.companyId,
    companyId: world.companyId,
    company_id: world.companyId,
    chainId: 11,
    assetId: 33,
    assetType: 33,
    pkObjectType: 33,
    globalModel: 33,
    globalModelId: 33,
    objectType: kind,
    pk: pks[kind],
    lotId: world.lotId,
    eventId: world.eventId,
    excelUploadId: world.uploadId,
    storageName: world.storageName,
    storage_name: world.storageName,
    permission_template_id: 'viewer',
    user: world.receiverId,
    rol: 'viewer',
    hash: 'x'.repeat(43),
    publicId: 'x'.repeat(22),
    tenant: 'app',
  };
}

/** Input that a call takes, about what is in a world. */
export function inputOf({ id, call, variant }: Case, world: World): { input: Input; sample: Sample } {
  const sample = samples[id]?.(world) ?? {};
  return { input: generateInput(id, call, namedIn(world, variant), sample), sample };
}

/** What was answered, and whether anything was written before it was undone. */
export interface Made {
  readonly answer: Answer;
  readonly wrote: boolean;
}

/** A server over a scene, each call of which is made for real and undone. */
export interface Matrix<Built = Scene> {
  readonly scene: Built;
  readonly undone: UndonePool;
  readonly make: (each: Case, input: Input, token: string | null) => Promise<Made>;
  /** Makes a call without undoing it; for calls inside work that is undone. */
  readonly send: (each: Case, input: Input, token: string | null) => Promise<Answer>;
}

/** The matrix for all tests of a file, over every kind of user. Read it inside tests, not before. */
export function setUpMatrix(): () => Matrix {
  return setUpMatrixOver(buildScene);
}

/** The same over another scene. */
export function setUpMatrixOver<Built>(build: (app: TestApp) => Promise<Built>): () => Matrix<Built> {
  const open = useTestApp();
  let matrix: (Matrix<Built> & { readonly app: FastifyInstance }) | null = null;
  beforeAll(async () => {
    const scene = await build(open());
    const undone = await openUndonePool(open().pool);
    // What is written of a refusal is written after it, when the call is undone already: it has tests of its own.
    const audit = { record: () => undefined, flush: () => Promise.resolve() };
    const app = await buildApp({
      deps: { ...open().deps, db: overPrepared(undone.pool) },
      webFolder: null,
      audit,
    });
    const send = ({ call }: Case, input: Input, token: string | null) =>
      ask(app, call.method, addressOf(call, input), {
        token: token ?? undefined,
        ...(call.requestBody === 'bytes'
          ? { body: 'x', headers: { 'content-type': 'application/octet-stream' } }
          : { body: input.body }),
      });
    const make = async (each: Case, input: Input, token: string | null): Promise<Made> => {
      const { result, wrote } = await undone.undo(() => send(each, input, token));
      return { answer: result, wrote };
    };
    matrix = { scene, undone, app, send, make };
  });
  afterAll(async () => {
    await matrix?.app.close();
    matrix?.undone.close();
  });
  return () => {
    if (matrix === null) throw new Error('the matrix opens before the first test');
    return matrix;
  };
}
