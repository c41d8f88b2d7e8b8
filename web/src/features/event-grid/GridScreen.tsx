import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import CloudCheck from 'lucide-react/icons/cloud-check';
import Undo from 'lucide-react/icons/undo';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { clockTime } from '../../words/clock';
import { useSay } from '../../words/use-say';
import { WizardFrame } from '../../wizard/WizardFrame';
import { useStepSurroundings } from '../../wizard/WizardScreen';
import { amount, gain, meanAmount } from './figures';
import { GridFoot } from './GridFoot';
import { GridSide } from './GridSide';
import { GridTable } from './GridTable';
import { growsOf } from './read-rows';
import { commentName, dateName } from './row-state';
import { ScanField } from './ScanField';
import { OfflineStrip } from './OfflineStrip';
import type { EventGrid } from './use-event-grid';
import { useGridFrame } from './use-grid-frame';
import { useGridKeys } from './use-grid-keys';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 12px',
  padding: '10px 24px 2px',
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto', paddingBottom: 8 },
}));
const Middle = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [theme.breakpoints.down('lg')]: { flexDirection: 'column' },
}));
const Totals = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 28px',
  minHeight: 44,
  padding: '4px 24px',
  borderTop: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  color: theme.palette.ink2,
  fontVariantNumeric: 'tabular-nums',
  ...typeStyle(type.cell),
  '& strong': { color: theme.palette.ink, fontWeight: 600 },
  '& > :last-child': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginLeft: 'auto',
    ...typeStyle(type.meta),
  },
}));

export interface GridScreenProps {
  readonly grid: EventGrid;
  /** The choice between one for all and one by one. */
  readonly way: ReactNode;
  /** How a scale's file comes in. */
  readonly file: ReactNode;
}

/** The grid of an event: a row an asset, the keyboard from one to the next (document 2 section 2, massive grid row mode). */
export function GridScreen({ grid, way, file }: GridScreenProps) {
  const { say } = useSay('eventGrid');
  const { onBack } = useStepSurroundings();
  const frame = useGridFrame(grid);
  const [shows, setShows] = useState(false);
  const { columns, edits } = grid;
  const deciding = useMemo(() => decidingColumns(columns), [columns]);
  const shown = shows ? columns : deciding;
  const names = useMemo(() => [...shown.map(({ field }) => field.name), dateName, commentName], [shown]);
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid, scroller, names);
  const main = deciding[0]?.field.name ?? '';
  const goTo = (id: number, field = main) => {
    keys.go({ id, field: field === '' ? main : field });
  };
  return (
    <WizardFrame {...frame} layout="whole" foot={<GridFoot grid={grid} onBack={onBack} />}>
      <Root>
        <OfflineStrip grid={grid} />
        <Bar>
          <ScanField grid={grid} onFound={goTo} />
          <div>
            <IconAction label={say('eventGrid:undo')} disabled={!edits.canUndo} onClick={edits.undo}>
              <Undo size={16} />
            </IconAction>
            <IconAction
              label={say('eventGrid:fillDown')}
              disabled={keys.fillDown === null}
              onClick={keys.fillDown ?? undefined}
            >
              <ArrowDownToLine size={16} />
            </IconAction>
            {deciding.length < columns.length && (
              <Button aria-expanded={shows} onClick={() => setShows(!shows)}>
                {say(shows ? 'eventGrid:fewerColumns' : 'eventGrid:moreColumns')}
              </Button>
            )}
            {file}
            {way}
          </div>
        </Bar>
        <Middle>
          <GridTable grid={grid} columns={shown} keys={keys} scroller={scroller} />
          <GridSide
            grid={grid}
            onGo={(id, field) => {
              if (!names.includes(field)) setShows(true);
              goTo(id, field);
            }}
          />
        </Middle>
        <TotalsBar grid={grid} />
      </Root>
    </WizardFrame>
  );
}

/** What the rows come to so far, and when they were kept. */
function TotalsBar({ grid }: { readonly grid: EventGrid }) {
  const { say, language } = useSay('eventGrid');
  const { read, columns } = grid;
  const [first] = columns.filter(({ measure }) => measure !== null);
  const totals = first === undefined ? undefined : read.totals[first.field.name];
  const attribute = first?.measure?.attribute;
  return (
    <Totals>
      <span>
        <strong>
          {say('eventGrid:countOf', {
            done: formatCount(read.counted.length, language),
            total: formatCount(read.rows.length, language),
          })}
        </strong>
      </span>
      {attribute !== undefined && totals !== undefined && totals.mean !== null && (
        <>
          <span>
            {say('eventGrid:mean')} <strong>{meanAmount(attribute, totals.mean, language)}</strong>
          </span>
          {grid.wizard.subject.model.sums.includes(attribute.name) && (
            <span>
              {say('eventGrid:sum')} <strong>{amount(attribute, totals.sum, language)}</strong>
            </span>
          )}
        </>
      )}
      {first !== undefined && growsOf(first) !== null && typeof totals?.gain === 'number' && (
        <span>
          {say('eventGrid:meanGain')}{' '}
          <strong>
            {say('eventGrid:aDay', { gain: gain(totals.gain, language), unit: attribute?.unit ?? '' })}
          </strong>
        </span>
      )}
      <KeptNote grid={grid} />
    </Totals>
  );
}

/** That what is typed is on the device, or that it is not. */
function KeptNote({ grid }: { readonly grid: EventGrid }) {
  const { say } = useSay('eventGrid');
  const { keptAt, wizard, edits } = grid;
  if (keptAt === null)
    return <span>{edits.canUndo && !grid.isKeeping ? say('eventGrid:notSaved') : ''}</span>;
  const { zone } = wizard.subject.locale;
  return (
    <span>
      <CloudCheck size={16} aria-hidden="true" />
      {say('eventGrid:savedAt', { time: clockTime(keptAt, zone) })}
    </span>
  );
}
