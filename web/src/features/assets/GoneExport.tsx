import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Download from 'lucide-react/icons/download';
import { useState, type MouseEvent } from 'react';
import { exportModes, type ExportMode } from '@huella/domain/rules/export-modes';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { AssetType } from '@huella/domain/model/asset-type';
import { contentId } from '../../shell/use-arrival';
import { phone } from '../../theme/media';
import { IconAction } from '../../ui/IconAction';
import { Menu } from '../../ui/popups';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import type { ListExport } from './asset-list-sheets';

const Wide = styled('span')({ display: 'contents', [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'contents' } });

const modeWords = {
  filterTransfer: 'assets:exportTransfers',
  filterEvent: 'assets:exportEvents',
} as const satisfies Readonly<Record<ExportMode, PhraseKey>>;

export interface GoneExportProps {
  readonly model: Pick<AssetType, 'noun'>;
  readonly sheet: ListExport;
}

/**
 * What went as a spreadsheet: as it is listed, each with its transfer, or by its events (document 1 section 2, export modes).
 */
export function GoneExport({ model, sheet }: GoneExportProps) {
  const { say, word } = useSay('imports', 'assets');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = say('imports:export');
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget);
    },
  } as const;
  const choose = (mode?: ExportMode) => () => {
    setAnchor(null);
    sheet.save(null, mode);
  };
  return (
    <>
      <Wide>
        <WorkingButton size="small" startIcon={<Download size={16} />} working={sheet.isWorking} {...opens}>
          {label}
        </WorkingButton>
      </Wide>
      <Narrow>
        <IconAction label={label} aria-busy={sheet.isWorking} {...opens}>
          <Download size={20} />
        </IconAction>
      </Narrow>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        container={() => document.getElementById(contentId)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={choose()}>{say('assets:exportList', { many: word(model.noun.many) })}</MenuItem>
        {exportModes.map((mode) => (
          <MenuItem key={mode} onClick={choose(mode)}>
            {say(modeWords[mode])}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
