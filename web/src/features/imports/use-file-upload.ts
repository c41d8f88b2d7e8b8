import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from '@huella/domain/calls/upload-view';
import { call } from '../../call/call';
import { bringFile } from '../../call/put-file';
import { callQuery } from '../../call/queries';
import type { ImportSubject } from './import-subject';
import { checkFiles, type FileFault } from './check-file';

/** How far a file is on its way in (document 1 section 9). */
export type UploadState =
  | { readonly state: 'init' }
  | { readonly state: 'faulty'; readonly name: string; readonly fault: FileFault }
  | { readonly state: 'uploading'; readonly name: string; readonly percent: number }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'error'; readonly name: string; readonly error: Error };

export interface FileUpload {
  readonly now: UploadState;
  /** Takes what was dropped or chosen: one good file goes off at once. */
  readonly take: (files: readonly File[]) => void;
  readonly retry: () => void;
  /** Silent: as if nothing had been chosen. */
  readonly reset: () => void;
}

/** Brings a spreadsheet in: asks for an address, puts the bytes there, registers them, and has them read. */
export function useFileUpload(subject: ImportSubject, onRead: (upload: Upload) => void): FileUpload {
  const client = useQueryClient();
  const [now, setNow] = useState<UploadState>({ state: 'init' });
  const last = useRef<File | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      bringIn(subject, file, signal, (state) => {
        if (!signal.aborted) setNow(state);
      }),
    onSuccess: (upload, { signal }) => {
      if (signal.aborted) return;
      const params = { excelUploadId: String(upload.ExcelUploadId) };
      client.setQueryData(callQuery('sheets.get', { params }).queryKey, upload);
      void client.invalidateQueries({ queryKey: ['sheets.unfinished'] });
      onRead(upload);
    },
    onError: (error, { file, signal }) => {
      if (!signal.aborted) setNow({ state: 'error', name: file.name, error });
    },
  });
  // Anyone who leaves the step needs the file no more.
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );
  const start = (file: File) => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    last.current = file;
    setNow({ state: 'uploading', name: file.name, percent: 0 });
    mutate({ file, signal: leaving.current.signal });
  };
  return {
    now,
    take: (files) => {
      const [file] = files;
      const fault = checkFiles(files);
      if (file === undefined) return;
      if (fault === null) start(file);
      else setNow({ state: 'faulty', name: file.name, fault });
    },
    retry: () => {
      if (last.current !== null) start(last.current);
    },
    reset: () => {
      leaving.current?.abort();
      setNow({ state: 'init' });
    },
  };
}

async function bringIn(
  { place, aim }: ImportSubject,
  file: File,
  signal: AbortSignal,
  report: (state: UploadState) => void,
): Promise<Upload> {
  const { name } = file;
  const { storageName, originalName } = await bringFile(
    file,
    (percent) => {
      report({ state: 'uploading', name, percent });
    },
    signal,
  );
  report({ state: 'reading', name });
  const fileInfo = { storage_name: storageName, original_name: originalName };
  return call(
    'sheets.validate',
    { body: { fileInfo, globalModelId: place.assetType, ...aim, boxId: place.boxId } },
    signal,
  );
}
