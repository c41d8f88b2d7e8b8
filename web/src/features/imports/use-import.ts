import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Upload } from '@huella/domain/calls/upload-view';
import { callQuery } from '../../call/queries';
import { positionOf, type StepPosition, type Steps } from '../../wizard/wizard-steps';
import type { ImportMode, ImportStep } from './import-purpose';
import type { ImportSubject } from './import-subject';

/** What of an import is in the address. */
interface ImportAddress {
  readonly upload?: number | undefined;
  readonly step?: string | undefined;
  readonly skip?: 'yes' | undefined;
  readonly event?: number | undefined;
  /** Of what is answered beside the sheet. */
  readonly v?: string | undefined;
}

/** Which of the steps that are not about the sheet are answered. */
export type AnsweredBeside = Readonly<Partial<Record<ImportStep, boolean>>>;

export interface ImportState {
  readonly mode: ImportMode;
  readonly position: StepPosition<ImportStep>;
  /** The upload that the address names; undefined until it is known, null without one. */
  readonly upload: Upload | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** The rows in error stay out. */
  readonly withoutErrors: boolean;
  /** Opens a step, of another upload where one is given. */
  readonly go: (step: ImportStep, more?: Omit<ImportAddress, 'step'>) => void;
  /** Leaves the rows in error out, or takes them back in. */
  readonly leaveOut: (isLeft: boolean) => void;
}

/** The upload of an id, as a query. */
export function uploadQuery(id: number) {
  return callQuery('sheets.get', { params: { excelUploadId: String(id) } });
}

/** Where an import is: its upload and step are in the address, everything else is on the server. */
export function useImport(
  { purpose, event }: ImportSubject,
  mode: ImportMode,
  beside?: AnsweredBeside,
): ImportState {
  const address: ImportAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const { upload: id } = address;
  const { data, error, refetch } = useQuery({ ...uploadQuery(id ?? 0), enabled: id !== undefined });
  const upload = id === undefined ? null : data;
  const withoutErrors = address.skip === 'yes';
  const steps = purpose.steps[mode];
  const isChosen = event !== null;
  const position = useMemo(
    () => importPosition(steps, upload ?? null, { withoutErrors, isChosen, beside, asked: address.step }),
    [steps, beside, upload, isChosen, withoutErrors, address.step],
  );
  const go = useCallback<ImportState['go']>(
    (step, more = {}) => {
      void navigate({
        to: '.',
        search: { upload: id, skip: address.skip, event: address.event, v: address.v, ...more, step },
      });
    },
    [navigate, id, address.skip, address.event, address.v],
  );
  const leaveOut = useCallback(
    (isLeft: boolean) => {
      const skip = isLeft ? ('yes' as const) : undefined;
      const search = { upload: id, step: address.step, v: address.v, skip };
      void navigate({ to: '.', search, replace: true });
    },
    [navigate, id, address.step, address.v],
  );
  return useMemo(
    () => ({
      ...{ mode, position, upload, error, withoutErrors, go, leaveOut },
      retry: () => void refetch(),
    }),
    [mode, position, upload, error, withoutErrors, go, leaveOut, refetch],
  );
}

export interface ImportAsked {
  readonly withoutErrors: boolean;
  /** Which event it is, where one is recorded. */
  readonly isChosen?: boolean;
  readonly beside?: AnsweredBeside | undefined;
  /** The step that the address names. */
  readonly asked: string | undefined;
}

/** A step may be open once the one before is done; what was submitted is at its end. */
export function importPosition(
  steps: Steps<ImportStep>,
  upload: Pick<Upload, 'runId' | 'paired' | 'counts'> | null,
  { withoutErrors, isChosen = true, beside = {}, asked = 'sheet' }: ImportAsked,
): StepPosition<ImportStep> {
  const all = { steps, furthest: 'summary' as const };
  if (upload === null)
    return positionOf<ImportStep>({
      ...all,
      answered: { event: isChosen, transfer: false, file: false, sheet: false },
      asked,
    });
  if (upload.runId !== null) return positionOf<ImportStep>({ ...all, answered: {}, asked: 'summary' });
  const { total, withErrors } = upload.counts;
  const fit = withoutErrors ? total - withErrors : withErrors === 0 ? total : 0;
  const answered = { ...beside, columns: upload.paired, sheet: fit > 0 };
  return positionOf<ImportStep>({ ...all, answered, asked });
}
