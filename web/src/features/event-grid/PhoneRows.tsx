import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { isFigure } from '@huella/domain/engine/fields/index';
import { useStepSurroundings } from '../../wizard/WizardScreen';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { KeyPad } from './KeyPad';
import { OfflineStrip } from './OfflineStrip';
import { PhoneCard } from './PhoneCard';
import { ScanField } from './ScanField';
import type { EventGrid } from './use-event-grid';
import { useGridFrame } from './use-grid-frame';
import { usePhoneRail, type PhoneRail } from './use-phone-rail';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: theme.palette.ground,
}));
const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `6px ${gutter.phone}px 6px 8px`,
  backgroundColor: theme.palette.surface,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& h1': typeStyle(type.section),
  '& p': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.ink3,
    ...typeStyle(type.meta),
  },
  '& > span': { fontVariantNumeric: 'tabular-nums', ...typeStyle(type.section) },
}));
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: `12px ${gutter.phone}px` });
const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gap: 8,
  padding: `10px ${gutter.phone}px calc(10px + env(safe-area-inset-bottom))`,
  backgroundColor: theme.palette.track,
}));
const Main = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1.75fr', gap: 10 });
const Way = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 16 });

export interface PhoneRowsProps {
  readonly grid: EventGrid;
  readonly way: ReactNode;
  /** How a scale's file comes in. */
  readonly file: ReactNode;
}

/** The grid of an event on a telephone: one asset at a time, with keys for a thumb. */
export function PhoneRows({ grid, way, file }: PhoneRowsProps) {
  const { say, language } = useSay('eventGrid');
  const { read } = grid;
  const { rows } = read;
  const rail = usePhoneRail(grid);
  const { row } = rail;
  if (row === undefined) return null;
  return (
    <Root data-whole-phone>
      <PhoneHead grid={grid} rail={rail} />
      <OfflineStrip grid={grid} />
      <Body>
        <ScanField grid={grid} onFound={(id) => rail.go(rows.findIndex(({ asset }) => asset.id === id))} />
        <PhoneCard key={row.asset.id} grid={grid} row={row} main={rail.main} onEnter={rail.save} />
        <Way>
          {file}
          {way}
        </Way>
      </Body>
      <Foot>
        {rail.main !== undefined && isFigure(rail.main) && (
          <KeyPad
            mark={rail.main.type === 'float' ? (language === 'es' ? ',' : '.') : null}
            onType={(figure) => rail.type(`${rail.text}${figure}`)}
            onErase={() => rail.type(rail.text.slice(0, -1))}
          />
        )}
        <Main>
          <Button size="main" onClick={rail.next}>
            {say('eventGrid:skip')}
          </Button>
          <Button
            size="main"
            variant="contained"
            endIcon={<ArrowRight size={18} />}
            disabled={rail.isLast && (read.counted.length === 0 || read.faulty.length > 0)}
            onClick={rail.save}
          >
            {say(rail.isLast ? 'eventGrid:saveReview' : 'eventGrid:saveNext')}
          </Button>
        </Main>
      </Foot>
    </Root>
  );
}

interface PhoneHeadProps extends Pick<PhoneRowsProps, 'grid'> {
  readonly rail: PhoneRail;
}

/** What is recorded, which of how many is in view, and the way to the others. */
function PhoneHead({ grid, rail }: PhoneHeadProps) {
  const { say, language } = useSay('eventGrid');
  const { frame } = useStepSurroundings();
  const { title, subtitle, exitLabel } = useGridFrame(grid);
  const { at } = rail;
  const { rows } = grid.read;
  const total = formatCount(rows.length, language);
  return (
    <Head>
      <IconAction label={exitLabel} onClick={frame.onExit}>
        <X size={20} />
      </IconAction>
      <div>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      <IconAction label={say('eventGrid:before')} disabled={at === 0} onClick={() => rail.go(at - 1)}>
        <ArrowLeft size={20} />
      </IconAction>
      <span>{say('eventGrid:countOf', { done: formatCount(at + 1, language), total })}</span>
      <IconAction
        label={say('eventGrid:after')}
        disabled={at === rows.length - 1}
        onClick={() => rail.go(at + 1)}
      >
        <ArrowRight size={20} />
      </IconAction>
    </Head>
  );
}
