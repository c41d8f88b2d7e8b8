import type { FastifyInstance } from 'fastify';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';

/** What is under way when everything is killed. */
export const runKinds = ['add', 'update', 'event', 'undo', 'transfer'] as const;
export type RunKind = (typeof runKinds)[number];

/** Who does it, of which of two establishments, on which animals. */
export interface KindSetting {
  readonly app: FastifyInstance;
  readonly token: string;
  readonly boxId: number;
  readonly targetBoxId: number;
  readonly animals: readonly { readonly visual_tag?: unknown }[];
  /** The run that loaded the animals, and their ids. */
  readonly loaded: { readonly runId: number; readonly ids: readonly number[] };
}

type Send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<unknown>;

/** Makes calls of the product as its user. */
export function sender(app: FastifyInstance, token: string): Send {
  return async (method, url, payload) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(`${url} was answered with ${reply.body.slice(0, 300)}`);
    return reply.json();
  };
}

/** The envelope of a bulk call. */
export function envelope(boxId: number, eventType: number) {
  return {
    ...{ action: 'update', objectType: 'asset', pkObjectType: cowAr.id, globalModel: cowAr.id },
    ...{ pkReferer: boxId, actionContext: { context: 'massive_excel_upload', eventType } },
  };
}

/** Begins each kind on animals that are there. A transfer is one call; the others go on once they are accepted. */
export const begin: Readonly<Record<Exclude<RunKind, 'add'>, (setting: KindSetting) => Promise<unknown>>> = {
  update: (setting) => bySheet(setting, engineEvents.edit, ['Potrero', 'Lejos'], { mode: 'update' }),
  event: (setting) =>
    bySheet(setting, 1, ['Peso (kg);Tipo de pesada', '310;PER'], { mode: 'update', eventType: 1 }),
  undo: ({ app, token, loaded }) =>
    sender(app, token)('POST', `/jobs/${String(loaded.runId)}/undo`, { reason: 'Era otro archivo' }),
  transfer: ({ app, token, boxId, targetBoxId, loaded }) =>
    sender(app, token)('POST', '/objects/add/assets/transfer/massive', {
      ...{ boxSource: boxId, boxTarget: targetBoxId, globalModel: cowAr.id, rows: loaded.ids },
      ...{ values: { transfer_type: 'PRO', dte_motive: 'INV' }, submitKey: 'a-transfer-to-be-killed' },
    }),
};

/** Brings in a sheet that names its animals by their tag, as its wizard does. */
async function bySheet(
  { app, token, boxId, animals }: KindSetting,
  eventType: number,
  [headings = '', cells = '']: readonly string[],
  about: object,
): Promise<unknown> {
  const send = sender(app, token);
  const lines = animals.map((animal) => `${String(animal.visual_tag)};${cells}`);
  const address = (await send('GET', '/file/upload/url')) as { url: string; storage_name: string }; // its reply
  const put = await app.inject({
    method: 'PUT',
    url: new URL(address.url, 'http://localhost').pathname + new URL(address.url, 'http://localhost').search,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from([`Caravana visual;${headings}`, ...lines, ''].join('\n')),
  });
  if (put.statusCode >= 300) throw new Error(`the file was answered with ${put.body.slice(0, 300)}`);
  const fileInfo = { storage_name: address.storage_name, original_name: 'planilla.csv' };
  await send('POST', '/file/public', fileInfo);
  const upload = (await send('POST', '/parseExcel/validate', {
    ...{ fileInfo, globalModelId: cowAr.id, boxId },
    ...about,
  })) as { ExcelUploadId: number; paircolumns: object[] }; // its reply
  const { ExcelUploadId, paircolumns: fixedColumns } = upload;
  await send('PUT', '/parseExcel/updatePairs', {
    excelUploadId: ExcelUploadId,
    isAllpair: true,
    fixedColumns,
  });
  return send('POST', '/objects/add/massive', { ...envelope(boxId, eventType), ExcelUploadId });
}
