import type { SheetCounts, SheetRow, Upload as UploadView } from '@huella/domain/calls/upload-view';
import { missingColumns } from '@huella/domain/engine/sheets/pair-columns';
import { defaultTexts } from '@huella/domain/engine/sheets/sheet-defaults';
import type { Values } from '@huella/domain/model/value';
import { formatOfFiles, type SheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { formatVersion } from '@huella/domain/engine/sheets/record-version';
import type { Database } from '../../db/database';
import { textsOf } from '../../http/change-conflict';
import { isOfSelection, type SheetTask } from './sheet-task';
import { keepIssue, type Upload } from './sheets.store';
import type { ShownRow } from './upload-rows.store';
import { listChanges } from './submitted-rows.store';
import { listSubjects } from './subjects.store';

/** What is asked of an upload beside itself. */
type Figures = Pick<UploadView, 'lastRow' | 'quotaRoom' | 'changes'> & { readonly counts: SheetCounts };

/** An upload as its wizard sees it (document 2 section 3, spreadsheet upload). */
export function presentUpload(upload: Upload, format: SheetFormat, figures: Figures): UploadView {
  const { columns, language, zone } = upload;
  const { columns: columnsOfFile } = formatOfFiles(format);
  return {
    ExcelUploadId: upload.id,
    mode: upload.mode,
    eventType: upload.eventType,
    boxId: upload.boxId,
    assetType: upload.assetType,
    fileInfo: { storage_name: upload.storageName, original_name: upload.originalName },
    reading: upload.reading,
    specificRows: figures.counts.total,
    allColumns: columnsOfFile.map(({ field, mandatory }) => ({ name: field.name, mandatory })),
    mandatoryColumns: columnsOfFile.flatMap(({ field, mandatory }) => (mandatory ? [field.name] : [])),
    missingColumns: missingOf(upload, format, upload.defaults ?? {}).map((names) => names.join('|')),
    excelColumnsDetected: columns.map(({ name }) => name),
    columns: columns.map(({ suggestion: _suggestion, ...column }) => column),
    paircolumns: columns.flatMap(({ field, name }) =>
      field === null ? [] : [{ originColumn: field, excelColumn: name }],
    ),
    suggestedColumnsForErrors: columns.flatMap(({ field, name, suggestion }) =>
      field !== null || suggestion === null
        ? []
        : [{ columnUploadExcelName: name, columnSuggestExcelName: suggestion }],
    ),
    paired: upload.pairedAt !== null,
    defaults:
      upload.defaults === null
        ? null
        : { ...defaultTexts(format, upload.defaults, { language, zone, today: '' }) },
    ...figures,
    language,
    zone,
    ...(isOfSelection(upload) && { selected: true as const }),
    runId: upload.runId,
  };
}

/** The mandatory columns without a pair that not every row is given; rows that are typed in have them all. */
export function missingOf(upload: Pick<Upload, 'columns'>, format: SheetFormat, accepted: Values) {
  return upload.columns.length === 0 ? [] : missingColumns(upload.columns, format, accepted);
}

/** A row as the grid shows it. */
export function presentRow({ row, texts, issues, assetId, isBlank }: ShownRow): SheetRow {
  // Nothing is wrong with what nobody wrote.
  if (isBlank) return { row, texts: { ...texts }, issues: [], blank: true };
  return {
    row,
    ...(assetId !== null && { pk: assetId }),
    texts: { ...texts },
    issues: issues.map(keepIssue),
  };
}

/**
 * Rows of changes with what their assets say today in the cells that would change, and of which version that is; rows of new
 * assets as they are.
 */
export async function presentChanges(
  db: Database,
  { form, mode }: SheetTask,
  uploadId: number,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  if (mode !== 'update' || rows.length === 0) return [...rows];
  const changes = await listChanges(
    db,
    uploadId,
    rows.map(({ row }) => row),
  );
  const { place, model } = form;
  const ids = [...new Set(changes.map(({ assetId }) => assetId))];
  const subjects = await listSubjects(db, { boxId: place.boxId, assetType: model.id }, ids);
  const byRow = new Map(changes.map((each) => [each.row, each]));
  return rows.map((row) => {
    const change = byRow.get(row.row);
    const subject = subjects.get(change?.assetId ?? 0);
    if (change === undefined || subject === undefined) return row;
    const { id: assetId, sequence, attributes } = subject;
    return {
      ...row,
      before: { ...textsOf(form, attributes, Object.keys(change.values)) },
      version: formatVersion({ assetId, sequence }),
    };
  });
}
