import { createHash } from 'node:crypto';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { sheetFormat, type SheetFormat, type SheetMode } from '@huella/domain/engine/sheets/sheet-format';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import type { Actor, Place } from '../../db/actors';
import type { Deps } from '../../deps';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { build } from '../../version';
import { withSourcesOf } from '../sources/sources-check';
import type { Upload } from './sheets.store';

/** What the rows of an upload are checked against. */
export interface SheetTask {
  readonly form: FormContext;
  readonly aim: SheetAim;
  readonly mode: SheetMode;
  readonly format: SheetFormat;
}

/**
 * The task of a new upload: as its user writes, with the options that only the server knows.
 * @throws Refusal `eventNotOffered` where no sheet records its event
 */
export async function newTask(
  deps: Pick<Deps, 'clock' | 'db'>,
  actor: Actor,
  place: Place,
  assetType: number,
  aim: SheetAim,
): Promise<SheetTask> {
  const form = await withSourcesOf(deps.db, formContextOf(deps.clock(), actor, place, assetType));
  const mode = modeOf(aim);
  return { form, aim, mode, format: sheetFormat(form.model, mode, form.scope) };
}

function modeOf({ mode, eventType }: SheetAim): SheetMode {
  return eventType === null ? mode : failWith([issue('eventType', 'eventNotOffered')]);
}

/**
 * The task of an upload: its texts are read in the language and zone in which they were written, whatever the user
 * has chosen since.
 */
export async function taskOf(
  deps: Pick<Deps, 'clock' | 'db'>,
  actor: Actor,
  place: Place,
  upload: Upload,
): Promise<SheetTask> {
  const task = await newTask(deps, actor, place, upload.assetType ?? fail('notFound'), upload);
  const { language, zone } = upload;
  const locale = { ...task.form.locale, language, zone, today: dayIn(deps.clock(), zone) };
  return { ...task, form: { ...task.form, locale } };
}

/**
 * A mark of all that a row is checked against beside itself and its fellows: of two tasks with the same mark a row
 * comes out alike. Not in it are the identifiers that other assets have, nor the assets that a row changes.
 */
export function markOf({ form, mode }: SheetTask): string {
  return createHash('sha256').update(canonicalJson({ build, mode, form })).digest('base64url');
}
