import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useSay } from '../../words/use-say';
import { EraseDialog } from './EraseDialog';
import { ExportDialog } from './ExportDialog';
import { Panel } from './Panel';
import { Lines, PanelLine } from './PanelLines';

/** What is kept of the person: to take along, and to have erased. */
export function DataPanel() {
  const { say } = useSay('account');
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={say('account:dataTitle')}>
      <Lines>
        <PanelLine
          icon={<Download size={18} />}
          title={say('account:exportTitle')}
          meta={say('account:exportText')}
          isWide
          action={
            <Button size="small" onClick={() => setOpen('export')}>
              {say('account:exportData')}
            </Button>
          }
        />
        <PanelLine
          icon={<UserRoundX size={18} />}
          title={say('account:eraseTitle')}
          meta={say('account:eraseText')}
          isWide
          action={
            <Button size="small" color="error" onClick={() => setOpen('erase')}>
              {say('account:eraseAccount')}
            </Button>
          }
        />
      </Lines>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'erase' && <EraseDialog onClose={close} />}
    </Panel>
  );
}
