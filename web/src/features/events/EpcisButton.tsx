import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callFile } from '../../call/file';
import { errorReason } from '../../list/error-reason';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export interface EpcisButtonProps {
  readonly id: number;
  /** What the event is called. */
  readonly name: string;
  /** Saves what the event says of this asset alone. */
  readonly pk?: number;
  readonly tabIndex?: number;
}

/** Saves an event as a document of GS1 EPCIS 2.0. */
export function EpcisButton({ id, name, pk, tabIndex }: EpcisButtonProps) {
  const { say } = useSay('events');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const event = { eventId: String(id) };
      return pk === undefined
        ? callFile('events.epcis', { params: event })
        : callFile('events.epcisOfAsset', { params: { ...event, pk: String(pk) } });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('events:epcisFailed', { reason: errorReason(error, say) }) });
    },
  });
  const label = say(pk === undefined ? 'events:epcisShort' : 'events:epcisSave');
  return (
    <WorkingButton
      size="small"
      variant="text"
      startIcon={<Download size={14} />}
      working={isPending}
      aria-label={say('events:epcisOf', { label, event: name, id })}
      title={say('events:epcisHint')}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={() => {
        mutate();
      }}
    >
      {label}
    </WorkingButton>
  );
}
