import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { statesOf } from '@huella/domain/rules/state-fields';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { panelSheets, type PanelColumnKind } from './panel-sheets';

export interface PanelExportProps {
  readonly data: ReplyOf<Calls['panel.data']>;
  readonly model: AssetType;
  /** What the panel is of, and what it is filtered by. */
  readonly heading: readonly string[];
}

/** Takes the figures of the panel along as a spreadsheet; what writes it comes when somebody wants one. */
export function PanelExport({ data, model, heading }: PanelExportProps) {
  const { say, word } = useSay('panel');
  const [isFailed, setFailed] = useState(false);
  const words = {
    ...{ figures: say('panel:figures'), figure: say('panel:figure'), unit: say('panel:unit') },
    ...{ counted: say('panel:counted'), ofHowMany: say('panel:ofHowMany'), month: say('panel:month') },
    ...{ pricesFrom: say('panel:pricesFrom'), pricesTo: say('panel:pricesTo') },
  };
  const save = async () => {
    const { saveBook } = await import('../reports/save-book');
    const firstRows = (count: number) => say('panel:firstRows', { count });
    const cellText = (cell: string | null, as: PanelColumnKind) => {
      const state = statesOf(model).find((each) => as === 'state' && each.state === cell);
      if (state !== undefined) return word(state.label);
      return cell === null ? say('panel:noHolder') : cell === '' ? say('panel:holderElsewhere') : cell;
    };
    saveBook('panel.xlsx', panelSheets(data, { heading, words, firstRows, cellText }));
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
