import { useCallback, useMemo, useState } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Locale } from '@huella/domain/model/value';
import { rowColumns, type RowColumn } from '@huella/domain/engine/events/row-columns';
import { cellOfValue } from '@huella/domain/engine/fields/grid-text';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { nameIndex, type FindNamed } from '@huella/domain/engine/lists/find-named';
import { plainText } from '@huella/domain/model/value';
import { translateRaw } from '../../fields/raw-value';
import { useFormModel, useServerDefaults } from '../../session/form-model';
import { useUser } from '../../session/session';
import type { EventWizardState } from '../events/use-event-wizard';
import { namingFields, type GridAsset } from './grid-asset';
import {
  keepGrid,
  readGrid,
  type KeptGrid,
  type QueuedRows,
  type RowRefusal,
  type RowRefusals,
} from './kept-grids';
import { dropSent, refusalOf, refusalsOf } from './row-refusals';
import type { CallError } from '../../call/call-error';
import { readRows, shownDay, type ReadRows, type RowSubject } from './read-rows';
import { dateName, type RowState, type RowTexts } from './row-state';
import { useRowState, type RowEdits } from './use-row-state';

/** What is asked of each, with the options that only the server knows, and what all begin with. */
export interface GridQuestion {
  readonly event: EventModel;
  readonly columns: readonly RowColumn[];
  readonly begun: RowState;
}

/** What an event asks of each of its assets. Suspends until options and defaults are here. */
export function useGridQuestion({ subject }: EventWizardState, event: EventModel): GridQuestion {
  const { model, scope } = useFormModel(subject.place);
  const asked = model.events.find(({ eventType }) => eventType === event.eventType) ?? event;
  const [known] = useState(useServerDefaults(subject.place, asked.fields));
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const columns = rowColumns(model, asked);
    const { locale } = subject;
    const fields = columns.map(({ field }) => field);
    const values = defaultValues(fields, scope.boxSubtype, locale, now, known);
    const defaults = fields.flatMap((field) => {
      const text = cellOfValue(field, values[field.name] ?? null, locale);
      return text === '' ? [] : [[field.name, text] as const];
    });
    const common = { [dateName]: shownDay(locale.today), ...Object.fromEntries(defaults) };
    return { event: asked, columns, begun: { common, rows: {}, confirmed: [] } };
  }, [model, asked, subject, scope, now, known]);
}

/** The grid of an event at work. */
export interface EventGrid extends GridQuestion {
  readonly wizard: EventWizardState;
  readonly subject: RowSubject;
  readonly edits: RowEdits;
  readonly read: ReadRows;
  readonly find: FindNamed;
  /** When it was kept on the device, in milliseconds; null where it is not. */
  readonly keptAt: number | null;
  /** The browser keeps what it is given. */
  readonly isKeeping: boolean;
  readonly queued: QueuedRows | null;
  /** Why the server did not take a row, as long as it says the same; null of any other. */
  readonly refusalOf: (id: number) => RowRefusal | null;
  /** Keeps on the device what is to be sent. */
  readonly queue: (queued: QueuedRows) => void;
  /** It was refused for certain: the rows are mended, and what is sent next is another submit. */
  readonly refuse: (error: CallError) => void;
  /** It was recorded: nothing is kept but the rows that it was recorded without. */
  readonly drop: (sent: QueuedRows) => void;
}

/** The kept grid of a wizard's session, whatever language its numbers were typed in. */
export function useKeptGrid({ id, subject }: EventWizardState, { columns }: GridQuestion): KeptGrid | null {
  const { id: userId } = useUser();
  const [kept] = useState(() => {
    const found = readGrid(id, userId);
    return found === null ? null : inLanguage(found, columns, subject.locale);
  });
  return kept;
}

function inLanguage(kept: KeptGrid, columns: readonly RowColumn[], locale: Locale): KeptGrid {
  if (kept.language === locale.language) return kept;
  const from = { ...locale, language: kept.language };
  const { state } = kept;
  const translated = (texts: RowTexts): RowTexts =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => {
        const field = columns.find((column) => column.field.name === name)?.field;
        return [name, field === undefined ? text : plainText(translateRaw(field, text, from, locale))];
      }),
    );
  const rows = Object.entries(state.rows).map(([id, texts]) => [id, translated(texts)] as const);
  return {
    ...kept,
    state: { ...state, common: translated(state.common), rows: Object.fromEntries(rows) },
  };
}

/** What is kept beside what is typed. */
interface Held {
  readonly queued: QueuedRows | null;
  readonly refused: RowRefusals;
}

/** Holds what is typed into the rows of some assets, and keeps it on the device. */
export function useEventGrid(
  wizard: EventWizardState,
  question: GridQuestion,
  assets: readonly GridAsset[],
  kept: KeptGrid | null,
): EventGrid {
  const { subject: list } = wizard;
  const { locale } = list;
  const [held, setHeld] = useState<Held>({ queued: kept?.queued ?? null, refused: kept?.refused ?? {} });
  const { keeping, hold, asKept } = useKeeping(wizard, assets, kept);
  const edits = useRowState(kept?.state ?? question.begun, (state) => {
    hold(state, held);
  });
  const { columns } = question;
  const subject = useMemo(() => ({ assets, columns, locale }), [assets, columns, locale]);
  const read = useMemo(() => readRows(subject, edits.state), [subject, edits.state]);
  const find = useMemo(() => nameIndex(assets, namingFields(list)), [assets, list]);
  const change = (next: Held, tries = 0) => {
    setHeld(next);
    hold(edits.state, next, tries);
  };
  return {
    ...question,
    ...keeping,
    ...{ wizard, subject, edits, read, find, queued: held.queued },
    refusalOf: (id) => refusalOf(held.refused, edits.state, id),
    queue: (queued) => {
      change({ ...held, queued });
    },
    refuse: (error) => {
      wizard.submitKey.refused(error);
      change({ queued: null, refused: refusalsOf(error, edits.state) }, 1);
    },
    drop: (sent) => {
      dropSent(asKept(edits.state, held), sent);
    },
  };
}

/** Keeps what is typed on the device, and says since when it is there. */
function useKeeping(
  { id, session, subject: { locale } }: EventWizardState,
  assets: readonly GridAsset[],
  kept: KeptGrid | null,
) {
  const { id: userId } = useUser();
  const [keptAt, setKeptAt] = useState(kept === null ? null : Date.parse(kept.at));
  const [isKeeping, setKeeping] = useState(true);
  const { language } = locale;
  const asKept = useCallback(
    (state: RowState, held: Held, tries = 0): KeptGrid => ({
      ...{ id, userId, language, assets, state, ...held },
      // What files said is in the rows.
      session: { ...session, answers: { ...session.answers, scale: [] }, tries: session.tries + tries },
      at: new Date().toISOString(),
    }),
    [id, userId, language, session, assets],
  );
  const hold = (state: RowState, held: Held, tries = 0) => {
    const grid = asKept(state, held, tries);
    const isKept = keepGrid(grid);
    setKeptAt(isKept ? Date.parse(grid.at) : null);
    setKeeping(isKept);
  };
  return { keeping: { keptAt, isKeeping }, hold, asKept };
}
