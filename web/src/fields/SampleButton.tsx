import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Field } from '@huella/domain/model/field';
import { callFile } from '../call/file';
import { usePlace } from '../session/context';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { useFormAbout } from './form-about';

export interface SampleButtonProps {
  readonly field: Field;
  /** id of what names the field. */
  readonly labelId: string;
}

/** Saves the sample document of a file field; nothing of a field that has none (document 1 section 3, downloadMockup). */
export function SampleButton({ field, labelId }: SampleButtonProps) {
  const { say } = useSay('files');
  const { show } = useToasts();
  const place = usePlace();
  const { eventType } = useFormAbout();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ boxId, assetType }: NonNullable<typeof place>) =>
      callFile('models.sample', {
        params: {
          assetId: String(assetType),
          boxId: String(boxId),
          eventType: String(eventType ?? engineEvents.load),
          field: field.name,
        },
      }),
    onError: () => {
      show({ id: `sample-${field.name}`, tone: 'danger', text: say('files:sampleFailed') });
    },
  });
  if (field.downloadMockup === undefined || place === null) return null;
  const id = `${labelId}-sample`;
  return (
    <Button
      size="small"
      variant="text"
      id={id}
      aria-labelledby={`${id} ${labelId}`}
      startIcon={<FileDown size={16} />}
      sx={{ justifySelf: 'start' }}
      onClick={() => {
        if (!isPending) mutate(place);
      }}
    >
      {say('files:sampleGet')}
    </Button>
  );
}
