/** Establishments and a company: where something is. */
interface Places {
  readonly companyId: number;
  readonly boxId: number;
  readonly alias: string;
  /** An establishment of the same people in a chain whose establishments keep named entities. */
  readonly keeperBoxId: number;
  /** Where things may be sent to. */
  readonly targetBoxId: number;
  readonly targetAlias: string;
  /** Somebody who has nothing to do with them, and may be given a role. */
  readonly receiverId: number;
  /** Somebody who has the role of a viewer in the establishment, and that of a delegate over the company. */
  readonly holderId: number;
}

/** What is in them. */
interface Things {
  readonly assetId: number;
  readonly lotId: number;
  readonly entityId: number;
  readonly supplierId: number;
  /** The last event of the asset, recorded by the owner. */
  readonly eventId: number;
  readonly runId: number;
  /** On its way within the establishment: it may be answered and withdrawn there. */
  readonly transferId: number;
  /** Who started the run. */
  readonly starterId: number;
  /** An invitation to a role over the establishment that nobody took yet. */
  readonly invitationId: number;
}

/** What only one person has. */
export interface Belongings {
  readonly userId: number;
  readonly email: string;
  readonly uploadId: number;
  readonly storageName: string;
  readonly sessionId: string;
  readonly passkeyId: number;
  readonly detailId: number;
}

/** One of everything that a call can name. */
export type World = Places & Things & Belongings;

/** What is in a world, without where it is. */
export function thingsOf(world: World): Things & Belongings {
  const { companyId: _company, boxId: _box, alias: _alias, keeperBoxId: _keeper, ...rest } = world;
  const { targetBoxId: _target, targetAlias: _targetAlias, ...more } = rest;
  // Users are in no place: anyone who may give a role may give it to any.
  const { receiverId: _receiver, holderId: _holder, ...things } = more;
  return things;
}

/** Somebody who makes calls, with what they hold over which places. */
export interface Person {
  readonly name: string;
  /** Null of anyone not signed in. */
  readonly token: string | null;
  /** The session is still valid. */
  readonly isKnown: boolean;
  readonly templates: ReadonlyMap<string, readonly string[]>;
  readonly belongings: Belongings | null;
  /** The world that they have to do with; anyone who has none is asked about that of the owner. */
  readonly home: 'own' | 'stranger';
}

export interface Scene {
  readonly people: readonly Person[];
  /** The company of each establishment. */
  readonly companyOf: ReadonlyMap<number, number>;
  readonly worlds: {
    readonly own: World;
    /** Another establishment of the same company. */
    readonly sister: World;
    readonly stranger: World;
    readonly foreign: World;
    /** No such ids. */
    readonly missing: World;
  };
}

export const boxKey = (id: number) => `box ${String(id)}`;
export const companyKey = (id: number) => `company ${String(id)}`;

const none = 900_000_000;
/** No such ids. */
export const missing: World = {
  companyId: none,
  boxId: none + 1,
  alias: 'nowhere',
  keeperBoxId: none + 2,
  targetBoxId: none + 3,
  targetAlias: 'nowhere-else',
  assetId: none + 4,
  lotId: none + 5,
  entityId: none + 6,
  supplierId: none + 12,
  runId: none + 7,
  eventId: none + 11,
  transferId: none + 15,
  starterId: none + 8,
  receiverId: none + 13,
  holderId: none + 13,
  invitationId: none + 14,
  userId: none + 8,
  email: 'nobody@huella.example',
  uploadId: none + 9,
  storageName: 'x'.repeat(22),
  sessionId: '00000000-0000-4000-8000-000000000000',
  passkeyId: none + 10,
  detailId: none + 11,
};
