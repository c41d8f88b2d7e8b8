import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RunUndoPreview } from '@huella/domain/calls/jobs';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../../call/queries';
import { useRecordText } from '../../fields/use-record-text';
import { errorReason } from '../../list/error-reason';
import { useLocale } from '../../session/model';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { focusField } from '../../ui/focus-field';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { leastReason, UndoActions, UndoReason } from '../events/undo-parts';
import { useRunUndo } from './use-run-undo';

/** A run that somebody would undo, as its screen calls it. */
export interface RunUndoAsked {
  readonly id: number;
  readonly title: string;
  readonly model: AssetType;
  /** It brought the assets in: they go again. */
  readonly isLoad: boolean;
}

export interface RunUndoDialogProps {
  readonly asked: RunUndoAsked;
  readonly onClose: () => void;
}

const Parts = styled('div')({ display: 'grid', gap: 14 });
const Kept = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  maxHeight: 200,
  overflowY: 'auto',
  padding: '10px 12px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.sunken,
  ...typeStyle(type.cell),
  '& span': { color: theme.palette.ink2, overflowWrap: 'anywhere' },
}));

/** Asks before a run is undone: how many rows are reversed, which stay as they are and why, and the reason to be shown. */
export function RunUndoDialog({ asked, onClose }: RunUndoDialogProps) {
  const { say, word, language } = useSay('runs', 'events');
  const { data: preview, error } = usePreview(asked.id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const undo = useRunUndo(asked.id, onClose);
  const { noun } = asked.model;
  const length = reason.trim().length;
  const fault = length === 0 ? say('issues:mandatory') : say('issues:tooShort', { min: leastReason });
  const count = preview?.can ?? 0;
  const isPossible = preview?.refusal === null && count > 0;
  const counted = {
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
  };
  const submit = () => {
    setTried(true);
    if (length < leastReason) focusField(id);
    else undo.mutate(reason.trim());
  };
  return (
    <Modal
      open
      size="base"
      onClose={undo.isPending ? undefined : onClose}
      title={say('events:undoTitle', { event: asked.title })}
      text={isPossible ? say(asked.isLoad ? 'runs:undoLoadText' : 'runs:undoText', counted) : undefined}
      actions={
        <UndoActions
          confirmLabel={isPossible ? say('events:undoConfirm', counted) : null}
          isRefused={preview !== undefined && !isPossible}
          isWorking={undo.isPending}
          onClose={onClose}
          onConfirm={submit}
        />
      }
    >
      <Parts>
        {preview === undefined && error === null && <FormSkeleton count={2} />}
        {error !== null && <Notice tone="danger">{errorReason(error, say)}</Notice>}
        {preview !== undefined && <Found preview={preview} model={asked.model} />}
        {isPossible && (
          <UndoReason
            id={id}
            value={reason}
            onChange={setReason}
            error={tried && length < leastReason ? fault : undefined}
          />
        )}
        {undo.error !== null && <Notice tone="danger">{errorReason(undo.error, say)}</Notice>}
      </Parts>
    </Modal>
  );
}

function usePreview(id: number) {
  return useQuery({
    ...callQuery('jobs.undoPreview', { params: { id: String(id) } }),
    // What prevents it may change at any time.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Why it is not undone, or what stays as it is: each by name, with the way to it, and with its reason. */
function Found({ preview, model }: { readonly preview: RunUndoPreview; readonly model: AssetType }) {
  const { say } = useSay('runs', 'events');
  const text = useRecordText(model.attributes, useLocale());
  const { refusal, can, cannot, kept } = preview;
  if (refusal !== null)
    return <Notice tone="warning">{say('events:undoNot', { reason: text(refusal) })}</Notice>;
  if (can + cannot === 0) return <Notice tone="warning">{say('runs:undoNothing')}</Notice>;
  if (cannot === 0) return null;
  return (
    <>
      <Notice tone="warning">{say('runs:undoKept', { count: cannot })}</Notice>
      <Kept aria-label={say('runs:undoKeptOnes')} tabIndex={0}>
        {kept.map(({ row, pk, label, issue }) => (
          <li key={row}>
            <Link href={assetAddress(pk)}>{label}</Link> <span>{text(issue)}</span>
          </li>
        ))}
        {cannot > kept.length && <li>{say('events:undoMore', { count: cannot - kept.length })}</li>}
      </Kept>
    </>
  );
}
