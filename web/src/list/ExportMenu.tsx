import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import { errorReason } from './error-reason';
import { contentId } from '../shell/use-arrival';
import { Menu } from '../ui/popups';
import { useToasts } from '../ui/Toasts';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';

const formatWords = {
  xlsx: 'list:exportXlsx',
  pdf: 'list:exportPdf',
  csv: 'list:exportCsv',
} as const satisfies Record<string, PhraseKey>;
type Format = keyof typeof formatWords;
const wordsOf = (format: Format) => formatWords[format];

export interface ExportMenuProps<Offered extends Format> {
  /** The kinds of files, in the order of the menu. */
  readonly formats: readonly Offered[];
  /** Makes the call that gives the file. */
  readonly save: (format: Offered) => Promise<void>;
  readonly disabled?: boolean;
}

const toastId = 'export';

/** A list as a file of the kind that is chosen, narrowed as it is in view (document 3 section 2). */
export function ExportMenu<Offered extends Format>(props: ExportMenuProps<Offered>) {
  const { formats, save, disabled = false } = props;
  const { say } = useSay('list');
  const { show, close } = useToasts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onMutate: () => {
      show({ id: toastId, tone: 'info', text: say('list:exporting') });
    },
    onSuccess: () => {
      close(toastId);
    },
    onError: (error) => {
      const reason = errorReason(error, say);
      show({ id: toastId, tone: 'danger', text: say('list:exportFailed', { reason }) });
    },
  });
  const choose = (format: Offered) => () => {
    setAnchor(null);
    mutate(format);
  };
  return (
    <>
      <WorkingButton
        startIcon={<Download size={16} />}
        variant="outlined"
        working={isPending}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {say('list:export')}
      </WorkingButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        container={() => document.getElementById(contentId)}
        slotProps={{ list: { 'aria-label': say('list:exportAs') } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={choose(format)}>
            {say(wordsOf(format))}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
