import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { panelSheets } from './panel-sheets';

export interface PanelExportProps {
  readonly data: ReplyOf<Calls['panel.data']>;
  /** What the panel is of, and what it is filtered by. */
  readonly heading: readonly string[];
}

/** Takes the figures of the panel along as a spreadsheet; what writes it comes when somebody wants one. */
export function PanelExport({ data, heading }: PanelExportProps) {
  const { say } = useSay('panel');
  const [isFailed, setFailed] = useState(false);
  const words = {
    ...{ figures: say('panel:figures'), figure: say('panel:figure'), unit: say('panel:unit') },
    ...{ counted: say('panel:counted'), ofHowMany: say('panel:ofHowMany'), month: say('panel:month') },
    ...{ pricesFrom: say('panel:pricesFrom'), pricesTo: say('panel:pricesTo') },
  };
  const save = async () => {
    const { saveBook } = await import('../reports/save-book');
    const firstRows = (count: number) => say('panel:firstRows', { count });
    saveBook('panel.xlsx', panelSheets(data, { heading, words, firstRows }));
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Download size={16} />}
        onClick={() => {
          setFailed(false);
          save().catch(() => {
            setFailed(true);
          });
        }}
      >
        {say('panel:export')}
      </Button>
      {isFailed && <Notice tone="danger">{say('panel:notSaved')}</Notice>}
    </>
  );
}
