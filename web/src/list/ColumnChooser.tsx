import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { Popover } from '../ui/popups';
import { Segmented } from '../ui/Segmented';
import { OptionPanel } from '../ui/OptionPanel';
import { useSay } from '../words/use-say';
import { headingOf } from './columns';
import { chooseDensity, densities, useDensity } from './density';
import type { Columns } from './use-columns';

const Foot = styled('div')(({ theme }) => ({
  padding: 6,
  borderTop: `1px solid ${theme.palette.line}`,
}));

const Rows = styled('div')(({ theme }) => ({
  padding: '8px 12px 12px',
  borderTop: `1px solid ${theme.palette.line}`,
}));

const densityWords = { comfortable: 'list:rowsComfortable', compact: 'list:rowsCompact' } as const;

/** Chooses which columns a list shows, and how close its rows are. What names a row cannot be hidden. */
export function ColumnChooser({ columns }: { readonly columns: Columns }) {
  const { say, word } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {say('list:columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('list:columnsShown'), sx: { width: 300 } } }}
      >
        <OptionPanel
          multiple
          label={say('list:columnsShown')}
          options={columns.all.map((column) => ({
            value: column.name,
            label: headingOf(column, word),
            ...((column === columns.name || column.follows === 'state') && {
              detail: say('list:columnAlways'),
              disabled: true,
            }),
          }))}
          chosen={columns.shown.map((column) => column.name)}
          onPick={(name) => {
            const column = columns.all.find((each) => each.name === name);
            if (column !== undefined) columns.toggle(column);
          }}
        />
        <DensityChoice />
        <Foot>
          <Button variant="text" size="small" disabled={columns.isUsual} onClick={columns.reset}>
            {say('list:columnsReset')}
          </Button>
        </Foot>
      </Popover>
    </>
  );
}

/** How close the rows of every grid are. */
function DensityChoice() {
  const { say } = useSay('list');
  return (
    <Rows>
      <Segmented
        label={say('list:density')}
        size="small"
        value={useDensity()}
        options={densities.map((value) => ({ value, label: say(densityWords[value]) }))}
        onChange={chooseDensity}
      />
    </Rows>
  );
}
