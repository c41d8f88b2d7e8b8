import { useMutation } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import type { Say } from '@huella/domain/phrases/areas';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { bringFile } from '../../call/put-file';
import { useIssueText } from '../../fields/use-issue-text';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ofCompany, useRefreshCollateral } from './collateral-calls';

export interface ImportPricesProps {
  readonly place: Place;
  readonly onClose: () => void;
}

/** Reasons that are shown of a sheet that was refused. */
const shown = 20;

/** Takes the prices of a spreadsheet in, all or none; what is wrong in it is told row by row. */
export function ImportPrices({ place, onClose }: ImportPricesProps) {
  const { say } = useSay('collateral', 'form');
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const signal = new AbortController().signal;
      const { storageName, originalName } = await bringFile(file, () => undefined, signal);
      const body = { storage_name: storageName, original_name: originalName };
      return call('prices.import', { params: ofCompany(place), body });
    },
    onSuccess: async ({ prices: count }) => {
      await refresh();
      show({ tone: 'ok', text: say('collateral:imported', { count }) });
      onClose();
    },
  });
  return (
    <Modal
      open
      size="base"
      title={say('collateral:importTitle')}
      text={say('collateral:importText')}
      onClose={isPending ? undefined : onClose}
      actions={
        <DialogFoot
          working={isPending}
          onCancel={onClose}
          startIcon={<Upload size={16} />}
          onClick={() => input.current?.click()}
        >
          {say('collateral:importChoose')}
        </DialogFoot>
      }
    >
      <input
        ref={input}
        hidden
        type="file"
        aria-label={say('collateral:importChoose')}
        accept=".xlsx,.xls,.ods,.csv,.txt"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again once it was corrected.
          currentTarget.value = '';
          if (file !== undefined) mutate(file);
        }}
      />
      {error !== null && <Refused error={error} />}
    </Modal>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const { say } = useSay('collateral', 'form');
  const issueText = useIssueText();
  const issues = error instanceof CallError ? error.issues : [];
  if (issues.length === 0)
    return (
      <Notice tone="danger" title={say('collateral:importFailed')}>
        {errorReason(error, say)}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      title={say('collateral:importRefused')}
      below={
        <ul>
          {issues.slice(0, shown).map((found) => (
            <li key={`${found.record ?? ''} ${found.field ?? ''} ${found.code}`}>
              {lineOf(found, issueText(found, null), say)}
            </li>
          ))}
        </ul>
      }
    />
  );
}

const columns = ['kind', 'amount', 'currency', 'day', 'source'] as const;

function lineOf({ record, field }: Issue, text: string, say: Say): string {
  const name = columns.find((each) => each === field);
  const column = name === undefined ? (field ?? '') : say(`collateral:column_${name}`);
  return record === null
    ? say('collateral:importColumn', { column })
    : say('collateral:importRow', { row: record, column, text });
}
