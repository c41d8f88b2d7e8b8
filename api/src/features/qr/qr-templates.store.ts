import { sql } from 'kysely';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { qrTypes, type QrType } from '@huella/domain/model/qr-types';
import type { Values } from '@huella/domain/model/value';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';

/** Whose pages, and of which kind: always an argument. */
export interface TemplatePlace {
  readonly boxId: number;
  readonly assetType: number;
  readonly type: QrType;
}

/** A version of a template. */
export interface StoredTemplate {
  readonly version: number;
  readonly template: QrTemplate;
  readonly restores: number | null;
  readonly at: Date;
  /** Blank for an erased account. */
  readonly by: string;
}

/** The versions of a template, newest first; none while the establishment never said anything. */
export async function listTemplates(db: Database, place: TemplatePlace): Promise<readonly StoredTemplate[]> {
  return versionsOf(db, place).execute();
}

/** The newest version; null while the establishment never said anything. */
export async function findTemplate(db: Database, place: TemplatePlace): Promise<StoredTemplate | null> {
  return (await versionsOf(db, place).limit(1).executeTakeFirst()) ?? null;
}

/** What pages show now, null while the establishment never said anything: of the newest version, without who made it. */
export async function findShownTemplate(
  db: Database,
  { boxId, assetType, type }: TemplatePlace,
): Promise<QrTemplate | null> {
  const [newest] = await shownTemplate(db, boxId, assetType, type);
  return newest?.template ?? null;
}

/** Every page that is drawn asks it: connections keep it planned. */
const shownTemplate = fixedStatement<
  Pick<StoredTemplate, 'template'>,
  [boxId: number, assetType: number, type: QrType]
>(
  (boxId, assetType, type) => sql`
    select template from qr_template where box_id = ${boxId} and asset_type = ${assetType} and qr_type = ${type}
    order by version desc limit 1`,
);

/** One version, or null. */
export async function findTemplateVersion(
  db: Database,
  place: TemplatePlace,
  version: number,
): Promise<StoredTemplate | null> {
  return (await versionsOf(db, place).where('t.version', '=', version).executeTakeFirst()) ?? null;
}

function versionsOf(db: Database, { boxId, assetType, type }: TemplatePlace) {
  return db
    .selectFrom('qr_template as t')
    .innerJoin('app_user as u', 'u.id', 't.created_by')
    .select(['t.version', 't.template', 't.restores', 't.created_at as at'])
    .select(sql<string>`${actorName}`.as('by'))
    .where('t.box_id', '=', boxId)
    .where('t.asset_type', '=', assetType)
    .where('t.qr_type', '=', type)
    .orderBy('t.version', 'desc');
}

export interface NewTemplate {
  readonly template: QrTemplate;
  readonly version: number;
  readonly restores: number | null;
  readonly at: Date;
  readonly userId: number;
}

/** Writes a version; false where somebody wrote it first. */
export async function insertTemplate(
  db: Database,
  { boxId, assetType, type }: TemplatePlace,
  { template, version, restores, at, userId }: NewTemplate,
): Promise<boolean> {
  const written = await db
    .insertInto('qr_template')
    .values({
      ...{ box_id: boxId, asset_type: assetType, qr_type: type, version, restores },
      ...{ template: JSON.stringify(template), created_at: at, created_by: userId },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Something that has a page of a kind. */
export interface TemplateSample {
  readonly id: number;
  readonly publicId: string;
  /** Of a lot its name; of an asset blank. */
  readonly name: string;
  readonly attributes: Values;
}

/** The newest of what has a page of the kind in an establishment, and how many there are in all. */
export async function listSamples(
  db: Database,
  { boxId, assetType, type }: TemplatePlace,
  limit: number,
): Promise<{ readonly rows: readonly TemplateSample[]; readonly total: number }> {
  const source = qrTypes[type].shows === 'asset' ? sql`asset t` : sql`lot t`;
  const isShown = qrTypes[type].shows === 'asset' ? sql`true` : sql`t.qr_event`;
  const where = sql`t.box_id = ${boxId} and t.asset_type = ${assetType} and t.deleted_at is null and ${isShown}`;
  const [rows, counted] = await Promise.all([
    sql<TemplateSample>`
      select t.id, t.public_id as "publicId", coalesce(t.attributes ->> 'name', '') as name, t.attributes
      from ${source} where ${where} order by t.id desc limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${source} where ${where}`.execute(db),
  ]);
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The public id of something that has a page of the kind in an establishment; null of anything elsewhere. */
export async function findSampleId(
  db: Database,
  { boxId, assetType, type }: TemplatePlace,
  id: number,
): Promise<string | null> {
  const row = await db
    .selectFrom(qrTypes[type].shows)
    .select('public_id')
    .where('id', '=', id)
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.public_id ?? null;
}
