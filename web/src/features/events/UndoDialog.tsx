import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { UndoPreview } from '@huella/domain/calls/events';
import type { Locale } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { useRecordText, type RecordIssue } from '../../fields/use-record-text';
import { errorReason } from '../../list/error-reason';
import { formatCount } from '../../ui/format-count';
import { focusField } from '../../ui/focus-field';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { UndoChanges } from './UndoChanges';
import { leastReason, UndoActions, UndoReason } from './undo-parts';
import { othersByReason } from './undo-others';
import { useUndo } from './use-undo';

/** An event that somebody would undo; of one asset, where `pk` says which. */
export interface UndoAsked {
  readonly id: number;
  readonly name: string;
  readonly pk?: number;
}

export interface UndoDialogProps {
  readonly asked: UndoAsked;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly onClose: () => void;
}

const Parts = styled('div')({ display: 'grid', gap: 14 });

/** Asks before an event is undone: what changes back, of which assets not and why, and the reason to be shown. */
export function UndoDialog({ asked, model, locale, onClose }: UndoDialogProps) {
  const { say, word, language } = useSay('events');
  const { data: preview, error } = usePreview(asked);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const undo = useUndo(model, onClose);
  const length = reason.trim().length;
  const isLongEnough = length >= leastReason;
  const fault = length === 0 ? say('issues:mandatory') : say('issues:tooShort', { min: leastReason });
  const isPossible = preview !== undefined && preview.refusal === null && preview.can > 0;
  const isRefused = preview !== undefined && !isPossible;
  const count = preview?.can ?? 0;
  const counted = {
    figure: formatCount(count, language),
    noun: word(count === 1 ? model.noun.one : model.noun.many),
  };
  const submit = () => {
    setTried(true);
    if (!isLongEnough) focusField(id);
    else if (isPossible) undo.mutate({ preview, pk: asked.pk, reason: reason.trim() });
  };
  return (
    <Modal
      open
      size="base"
      onClose={undo.isPending ? undefined : onClose}
      title={say('events:undoTitle', { event: asked.name })}
      text={isRefused ? undefined : say('events:undoText')}
      actions={
        <UndoActions
          confirmLabel={isPossible ? say('events:undoConfirm', counted) : null}
          isRefused={isRefused}
          isWorking={undo.isPending}
          onClose={onClose}
          onConfirm={submit}
        />
      }
    >
      <Parts>
        {preview === undefined && error === null && <FormSkeleton count={2} />}
        {error !== null && <Notice tone="danger">{errorReason(error, say)}</Notice>}
        {preview !== undefined && <Found preview={preview} model={model} locale={locale} />}
        {isPossible && (
          <UndoReason
            id={id}
            value={reason}
            onChange={setReason}
            error={tried && !isLongEnough ? fault : undefined}
          />
        )}
        {isPossible && undo.error !== null && <Failure error={undo.error} model={model} locale={locale} />}
      </Parts>
    </Modal>
  );
}

function usePreview({ id, pk }: UndoAsked) {
  return useQuery({
    ...callQuery('events.undoPreview', {
      params: { eventId: String(id) },
      query: pk === undefined ? {} : { pk: String(pk) },
    }),
    // What prevents it may change at any time.
    staleTime: 0,
    gcTime: 0,
  });
}

interface FoundProps {
  readonly preview: UndoPreview;
  readonly model: AssetType;
  readonly locale: Locale;
}

/** What changes back, and the assets of which it is not undone, by name and reason. */
function Found({ preview, model, locale }: FoundProps) {
  const { say } = useSay('events');
  const text = useRecordText(model.attributes, locale);
  const { refusal, can, cannot, assets, others } = preview;
  if (refusal !== null)
    return <Notice tone="warning">{say('events:undoNot', { reason: text(refusal) })}</Notice>;
  const reasons = [
    ...othersByReason(others.slice(0, named), text),
    ...(cannot > named ? [say('events:undoMore', { count: cannot - named })] : []),
  ].join(' · ');
  if (can === 0) return <Notice tone="warning">{say('events:undoNot', { reason: reasons })}</Notice>;
  return (
    <>
      <UndoChanges assets={assets} total={can} />
      {cannot > 0 && (
        <Notice tone="warning" title={say('events:undoOthers', { count: cannot })}>
          {reasons}
        </Notice>
      )}
    </>
  );
}

/** Assets that are named before the rest is counted. */
const named = 20;

/** Why it was refused after all. */
function Failure({ error, model, locale }: Omit<FoundProps, 'preview'> & { readonly error: Error }) {
  const { say } = useSay('events');
  const text = useRecordText(model.attributes, locale);
  const issues: readonly RecordIssue[] = error instanceof CallError ? error.issues : [];
  const title = errorReason(error, say);
  return (
    <Notice tone="danger" title={issues.length > 0 ? `${title}:` : title}>
      {issues.slice(0, named).map(text).join(' · ')}
    </Notice>
  );
}
