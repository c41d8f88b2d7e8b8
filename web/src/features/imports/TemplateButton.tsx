import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callFile } from '../../call/file';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

/** Saves the empty spreadsheet of a place's asset type. */
export function TemplateButton({ place }: { readonly place: Place }) {
  const { say } = useSay('imports');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callFile('sheets.template', {
        params: { assetId: String(place.assetType), boxId: String(place.boxId) },
      }),
    onError: (error) => {
      show({ tone: 'danger', text: say('imports:templateFailed', { reason: errorReason(error, say) }) });
    },
  });
  return (
    <WorkingButton
      size="small"
      startIcon={<Download size={16} />}
      working={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {say('imports:template')}
    </WorkingButton>
  );
}
