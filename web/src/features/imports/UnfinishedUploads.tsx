import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { call } from '../../call/call';
import { focusQuestion } from '../../wizard/WizardFrame';
import { errorReason } from '../../list/error-reason';
import type { ImportSubject } from './import-subject';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ImportList, ImportName, ImportNote, useWhen } from './import-cards';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Texts = styled('div')({ flexGrow: 1, minWidth: 0 });

type NameOf = (upload: UnfinishedUpload) => string;

export interface UnfinishedUploadsProps {
  readonly subject: ImportSubject;
  readonly uploads: readonly UnfinishedUpload[];
}

/** Imports that were begun and not finished: each can be gone on with, or discarded. */
export function UnfinishedUploads({ subject, uploads }: UnfinishedUploadsProps) {
  const { purpose } = subject;
  const { say } = useSay('imports');
  const nameOf = useNameOf(purpose.id);
  const [asked, setAsked] = useState<UnfinishedUpload | null>(null);
  const close = () => {
    setAsked(null);
  };
  const client = useQueryClient();
  const { mutate, isPending, isIdle, reset } = useDiscard(nameOf, close);
  return (
    <>
      <ImportList>
        {uploads.map((upload) => (
          <Unfinished
            key={upload.ExcelUploadId}
            subject={subject}
            upload={upload}
            onDiscard={() => {
              setAsked(upload);
            }}
          />
        ))}
      </ImportList>
      <ConfirmDialog
        open={asked !== null}
        title={say(purpose.words.discardTitle)}
        text={say(purpose.words.discardText)}
        records={asked === null ? [] : [nameOf(asked)]}
        confirmLabel={say('imports:discardYes')}
        working={isPending}
        onCancel={close}
        onClosed={() => {
          if (isIdle) return;
          // The button that opened it goes with its upload, and the whole list with the last one.
          reset();
          focusQuestion();
          void client.invalidateQueries({ queryKey: ['sheets.unfinished'] });
        }}
        onConfirm={() => {
          if (asked !== null) mutate(asked);
        }}
      />
    </>
  );
}

/** What an upload is called: where no file has a name for it, by how its rows came about. */
function useNameOf(purpose: SheetPurpose): NameOf {
  const { say } = useSay('imports', 'bulk');
  const isChosen = purpose === 'event' || purpose === 'update';
  return ({ original_name }) => original_name ?? say(isChosen ? 'bulk:chosenName' : 'imports:blankName');
}

function useDiscard(nameOf: NameOf, onSettled: () => void) {
  const { say } = useSay('imports');
  const { show } = useToasts();
  return useMutation({
    mutationFn: ({ ExcelUploadId }: UnfinishedUpload) =>
      call('sheets.discard', { params: { excelUploadId: String(ExcelUploadId) } }),
    onSuccess: (_done, upload) => {
      show({ tone: 'ok', text: say('imports:discarded', { name: nameOf(upload) }) });
    },
    onError: (error, upload) => {
      const slots = { name: nameOf(upload), reason: errorReason(error, say) };
      show({ tone: 'danger', text: say('imports:discardFailed', slots) });
    },
    onSettled,
  });
}

/** What an upload is for: 'Carga', 'Edición', or the event that it records. */
function useAim({ purpose, model }: ImportSubject): (upload: UnfinishedUpload) => string {
  const { say, word } = useSay('imports');
  return ({ eventType }) => {
    const event = purpose.id === 'event' && eventType !== null ? findEvent(model, eventType) : null;
    return event === null ? say(aims[purpose.id]) : word(event.name);
  };
}

const aims = {
  add: 'imports:aimAdd',
  update: 'imports:aimUpdate',
  event: 'imports:aimEvent',
  transfer: 'imports:aimTransfer',
} as const;

interface UnfinishedProps {
  readonly subject: ImportSubject;
  readonly upload: UnfinishedUpload;
  readonly onDiscard: () => void;
}

function Unfinished({ subject, upload, onDiscard }: UnfinishedProps) {
  const { say, language } = useSay('imports');
  const when = useWhen()(upload.touchedAt);
  const name = useNameOf(subject.purpose.id)(upload);
  const figure = formatCount(upload.rows, language);
  const aim = useAim(subject)(upload);
  const rows = say(upload.rows === 1 ? 'imports:unfinishedRow' : 'imports:unfinishedRows', { figure, when });
  return (
    <Card as="li" href={subject.purpose.openAt(upload)} linkLabel={say('imports:goOnWith', { name })}>
      <Line>
        <Texts>
          <ImportName title={name}>{name}</ImportName>
          <ImportNote>{`${aim} · ${rows}`}</ImportNote>
        </Texts>
        <IconAction size="small" label={say('imports:discard', { name })} onClick={onDiscard}>
          <Trash size={16} />
        </IconAction>
      </Line>
    </Card>
  );
}
