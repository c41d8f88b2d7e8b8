import type { EpcisEvent } from './epcis-event';
import { epcisContext, namespaces } from './epcis-names';

/** The versions of the standards that documents are written by, as the headers of the REST binding say them. */
export const epcisVersions = { 'gs1-epcis-version': '2.0.0', 'gs1-cbv-version': '2.0.0' } as const;

/** What a document is about beside its events. */
export interface EpcisFrame {
  readonly base: string;
  /** The code of the asset type, and of the event, whose names it uses. */
  readonly code: string;
  readonly eventType: number;
  readonly createdAt: Date;
}

/** A document of EPCIS 2.0 as JSON-LD. */
export interface EpcisDocument {
  readonly '@context': readonly [string, Readonly<Record<string, string>>];
  readonly type: 'EPCISDocument';
  readonly schemaVersion: '2.0';
  readonly creationDate: string;
  readonly epcisBody: { readonly eventList: readonly EpcisEvent[] };
}

/** A document around some events. */
export function epcisDocumentOf(frame: EpcisFrame, eventList: readonly EpcisEvent[]): EpcisDocument {
  const { base, code, eventType, createdAt } = frame;
  return {
    '@context': [epcisContext, namespaces(base, code, eventType)],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: createdAt.toISOString(),
    epcisBody: { eventList },
  };
}

/** The text of a document piece by piece, its events as they come: it may have thousands. */
export async function* writeEpcisDocument(
  frame: EpcisFrame,
  pages: AsyncIterable<readonly EpcisEvent[]>,
): AsyncGenerator<string> {
  const empty = JSON.stringify(epcisDocumentOf(frame, []));
  // The empty list and what closes it end the text.
  const ending = ']}}';
  yield empty.slice(0, -ending.length);
  let isFirst = true;
  for await (const events of pages) {
    if (events.length === 0) continue;
    yield (isFirst ? '' : ',') + events.map((event) => JSON.stringify(event)).join(',');
    isFirst = false;
  }
  yield ending;
}
