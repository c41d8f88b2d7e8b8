import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Selection } from '@huella/domain/calls/selection';
import { failWith, issue, type Issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';

export type TransferBody = BodyOf<Calls['transfers.add']>;
type Raw = Readonly<Record<string, unknown>>;

/** What a row of the envelope says of its asset, not of the transfer. */
const ofAsset: ReadonlySet<string> = new Set(['_pk_', 'pk', 'id']);

/** What a transfer call means, in whichever of its forms it was written. */
export interface AskedTransfer {
  readonly boxSource: number;
  readonly boxTarget: number;
  /** The assets by their ids; undefined where filters or a spreadsheet choose them. */
  readonly ids: readonly number[] | undefined;
  readonly selection: Selection | undefined;
  /** The spreadsheet whose rows name them. */
  readonly uploadId: number | undefined;
  readonly count: number | undefined;
  /** Fields of the transfer event, as they were sent. */
  readonly fields: Raw;
  readonly withLots: boolean;
  /** Those that may not go stay where they are. */
  readonly withoutErrors: boolean;
  readonly date: string | null;
  readonly comment: string | null;
}

/**
 * Reads a transfer call: assets as ids, as rows with their `pk` or `_pk_`, or as the rows of the documents' envelope,
 * which say of the transfer what all of them have alike (document 2 section 3, decisions section 8).
 * @throws Refusal for rows that say different things, with the place of each, and for the code of another event
 */
export function readTransfer(body: TransferBody): AskedTransfer {
  const eventType = body.actionContext?.eventType ?? engineEvents.transfer;
  if (eventType !== engineEvents.transfer) failWith([issue(null, 'eventNotOffered')]);
  const { values = {}, headerValues } = body;
  const rows = (body.rows ?? []).filter((row) => typeof row !== 'number');
  const said: Raw = { ...alikeIn(rows), ...(Array.isArray(values) ? alikeIn(values) : values) };
  const { _transferLot_: lots, _eventDate_: date, _eventComment_: comment, ...fields } = said;
  return {
    boxSource: body.boxSource,
    boxTarget: body.boxTarget,
    ids: namedIn(body),
    selection: body.selection,
    uploadId: body.ExcelUploadId,
    count: body.count,
    fields,
    withLots: lots !== false && lots !== 'false',
    withoutErrors: body.withoutErrors === true,
    date: textIn(date) ?? headerValues?.date ?? null,
    comment: textIn(comment) ?? headerValues?.comment ?? null,
  };
}

/** The ids of the assets that a call names, whichever way; undefined where it names none. */
export function namedIn({
  rows,
  values,
}: Pick<TransferBody, 'rows' | 'values'>): readonly number[] | undefined {
  if (rows !== undefined)
    return rows.map((row) => (typeof row === 'number' ? row : Number('pk' in row ? row.pk : row._pk_)));
  if (!Array.isArray(values)) return undefined;
  const named = values.map((row) => Number(row['_pk_'] ?? row['pk'] ?? Number.NaN));
  const missing = named.flatMap((pk, at) =>
    Number.isSafeInteger(pk) && pk > 0 ? [] : [{ ...issue('_pk_', 'mandatory'), record: String(at + 1) }],
  );
  if (missing.length > 0) failWith(missing);
  return named;
}

/** What every row says alike; a row that says something else is refused with its place. */
function alikeIn(rows: readonly Raw[]): Raw {
  const [first = {}] = rows;
  const others = rows.flatMap((row, at): readonly Issue[] => {
    const names = new Set([...Object.keys(first), ...Object.keys(row)].filter((name) => !ofAsset.has(name)));
    return [...names]
      .filter((name) => JSON.stringify(first[name] ?? null) !== JSON.stringify(row[name] ?? null))
      .map((name) => ({ ...issue(name, 'notAlike'), record: String(at + 1) }));
  });
  if (others.length > 0) failWith(others);
  return Object.fromEntries(Object.entries(first).filter(([name]) => !ofAsset.has(name)));
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
