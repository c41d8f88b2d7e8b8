/**
 * The events that engines record of their own accord (document 2 sections 4 and 9); every model has them. All
 * others are known to the models alone.
 */
export const engineEvents = {
  /** An asset is loaded, by hand or from a file. */
  load: -1,
  /** Its attributes are edited. */
  edit: 0,
  /** It goes to another establishment. */
  transfer: 1000,
} as const;

/** What the engine of lots records of any asset type, whatever its model offers (engine/events/lot-events). */
export const lotEvents = {
  /** An asset becomes part of a lot. */
  join: -2,
  /** It is taken out of its lot, or leaves it by going away. */
  leave: -3,
} as const;

/** What the engine of transfers records of assets that an establishment asks to confirm (engine/events/transfer-events). */
export const transferEvents = {
  /** They arrived, and are the receiver's. */
  receive: -11,
  /** They were not taken, and are the sender's again. */
  return: -12,
  /** The sender took them back before anybody answered. */
  withdraw: -13,
} as const;

/** What the engine of statuses records where a model says that they run out (engine/events/status-events). */
export const statusEvents = {
  /** Its status has come about by itself, by the day. */
  expire: -4,
} as const;

/** What the engine of undoing records of any asset type (engine/events/undo-event). */
export const undoEvents = {
  /** An event is taken back. */
  undo: -5,
} as const;

/** What the engine of oracles records where a model has such sources (engine/events/oracle-events). */
export const oracleEvents = {
  /** An asset is linked with a record of an oracle. */
  link: -21,
  /** The oracle says something else of it than before, or stops saying anything. */
  answer: -22,
  /** The link is taken away. */
  unlink: -23,
} as const;
