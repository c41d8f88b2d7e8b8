import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { errorReason } from '../../list/error-reason';
import { contentId } from '../../shell/use-arrival';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export type ExportFormat = 'xlsx' | 'pdf';

export interface ExportMenuProps {
  /** Makes the call that gives the file. */
  readonly save: (format: ExportFormat) => Promise<void>;
  readonly disabled?: boolean;
}

const toastId = 'export';

/** A list as a spreadsheet or a document, narrowed as it is in view (document 3 section 2). */
export function ExportMenu({ save, disabled = false }: ExportMenuProps) {
  const { say } = useSay('delegations');
  const { show, close } = useToasts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onMutate: () => {
      show({ id: toastId, tone: 'info', text: say('delegations:exporting') });
    },
    onSuccess: () => {
      close(toastId);
    },
    onError: (error) => {
      const reason = errorReason(error, say);
      show({ id: toastId, tone: 'danger', text: say('delegations:exportFailed', { reason }) });
    },
  });
  const choose = (format: ExportFormat) => () => {
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
        {say('delegations:export')}
      </WorkingButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        container={() => document.getElementById(contentId)}
        slotProps={{ list: { 'aria-label': say('delegations:exportAs') } }}
      >
        <MenuItem onClick={choose('xlsx')}>{say('delegations:exportXlsx')}</MenuItem>
        <MenuItem onClick={choose('pdf')}>{say('delegations:exportPdf')}</MenuItem>
      </Menu>
    </>
  );
}
