import { undoEvents } from '@huella/domain/model/engine-events';

/** A link with the columns that say what it takes back, and what was hashed of them. */
interface SealedLink {
  readonly sequence: number;
  /** The asset's own link that it takes back, and the event of that one: columns, which queries read. */
  readonly undoes: number | null;
  readonly undoesEventId: number | null;
  readonly eventId: number;
  readonly eventType: number;
  readonly changes: string | null;
  readonly payload: string | null;
}

/** The check of one asset's history, link after link. */
export interface UndoCheck {
  /** Whether the columns of the next link are what was sealed with it. */
  readonly take: (link: SealedLink, header: Readonly<Record<string, unknown>>) => boolean;
}

/**
 * Begins to look whether what links say they take back was hashed with them (decision 24). Hand them over in the order of
 * their sequence, with the header of their event read, once their hashes have been found right.
 */
export function openUndoCheck(): UndoCheck {
  const places = new Map<number, number>();
  return {
    take: (link, header) => {
      const undone = undoneBy(link, header);
      const place = undone === undefined || undone === null ? null : (places.get(undone) ?? null);
      places.set(link.eventId, link.sequence);
      if (undone === undefined) return true;
      if (link.undoesEventId !== undone || link.undoes !== place) return false;
      return link.changes === null || !isSealed(header) || sealedPlace(link.changes) === place;
    },
  };
}

function isSealed(header: Readonly<Record<string, unknown>>): boolean {
  return typeof header['undoes'] === 'number';
}

/**
 * The event that an event takes back, as it was hashed; null of one that takes none back. Before headers said so, the
 * fields of the event did. Undefined where those were erased: then nobody knows.
 */
function undoneBy(
  { eventType, payload }: SealedLink,
  header: Readonly<Record<string, unknown>>,
): number | null | undefined {
  const said = header['undoes'];
  if (typeof said === 'number') return said;
  if (eventType !== undoEvents.undo) return null;
  if (payload === null) return undefined;
  const { fields } = JSON.parse(payload) as { readonly fields: Readonly<Record<string, unknown>> }; // as the ledger writes it
  const named = fields['undone_number'];
  return typeof named === 'number' ? named : null;
}

function sealedPlace(changes: string): unknown {
  return (JSON.parse(changes) as { readonly undoes?: unknown }).undoes ?? null; // as the ledger writes it
}
