import { createHash } from 'node:crypto';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { isBlankRow } from '@huella/domain/engine/sheets/blank-row';
import { defaultTexts } from '@huella/domain/engine/sheets/sheet-defaults';
import { sheetFormat, type SheetFormat, type SheetMode } from '@huella/domain/engine/sheets/sheet-format';
import { modeOfSheet, purposeOf, type SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import { isEventOffered } from '@huella/domain/engine/events/event-access';
import type { Actor, Place } from '../../db/actors';
import type { Deps } from '../../deps';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { build } from '../../version';
import type { SaidOfAll } from '../runs/own-moments-check';
import { withSourcesOf } from '../sources/sources-check';
import type { Upload } from './sheets.store';

/** What the rows of an upload are checked against. */
export interface SheetTask {
  /** Whose sheet it is. */
  readonly userId: number;
  readonly form: FormContext;
  readonly aim: SheetAim;
  readonly mode: SheetMode;
  readonly format: SheetFormat;
  /** What is said of the event where a row says nothing. */
  readonly said: SaidOfAll;
  /**
   * What its rows began with, where one that says no more is none (`isBlankRow`); null where whatever names an asset is a
   * row.
   */
  readonly begun: Readonly<Record<string, string>> | null;
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
  const mode = modeOf(form, aim);
  const now = deps.clock();
  const said = { moment: { at: now, zone: form.locale.zone }, comment: null, now };
  const { userId } = actor;
  const format = sheetFormat(form.model, mode, form.scope);
  return { userId, form, aim, mode, format, said, begun: null };
}

/** An event that the establishment does not offer to the user, or that no sheet records, is refused. */
function modeOf(form: FormContext, aim: SheetAim): SheetMode {
  const mode = modeOfSheet(form.model, aim);
  const isOffered =
    mode !== null && (typeof mode === 'string' || isEventOffered(mode.event, form.scope.boxSubtype, form));
  return isOffered ? mode : failWith([issue('eventType', 'eventNotOffered')]);
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
  const begun = isOfSelection(upload) ? defaultTexts(task.format, upload.defaults ?? {}, locale) : null;
  return { ...task, form: { ...task.form, locale }, begun };
}

/**
 * Whether the rows of an upload were made for selected assets, to record an event: they came in no file, and it did not
 * begin with empty ones.
 */
export function isOfSelection(
  upload: Pick<Upload, 'mode' | 'eventType' | 'originalName' | 'blank'>,
): boolean {
  return purposeOf(upload) === 'event' && upload.originalName === null && upload.blank?.from !== 1;
}

/** Whether nobody filled in anything in a row of such an upload; of others none is. */
export function isUnfilled(
  { format, begun }: Pick<SheetTask, 'format' | 'begun'>,
  texts: Readonly<Record<string, string>>,
): boolean {
  return begun !== null && isBlankRow(format, texts, begun);
}

/**
 * A mark of all that a row is checked against beside itself and its fellows: of two tasks with the same mark a row
 * comes out alike. Not in it are the identifiers that other assets have, nor the assets that a row changes.
 */
export function markOf({ form, mode }: SheetTask): string {
  return createHash('sha256').update(canonicalJson({ build, mode, form })).digest('base64url');
}
