import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Loader from 'lucide-react/icons/loader';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { DateTime } from 'luxon';
import { useEffect, useState, type ReactNode } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { localeTag, type Locale } from '@huella/domain/model/value';
import type { Address } from '../../address';
import { isAlive, nextPace, percentOf, secondsLeft, waitingOf, type Pace } from '../../shell/run-progress';
import { leadsUnless } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { gutter, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { Downloads, Stop } from './run-actions';
import { RunConflicts } from './RunConflicts';
import { LoadedAssets } from './LoadedAssets';
import { runTitle } from './run-title';
import type { TaskUndo } from './use-task-undo';

export interface RunCardProps {
  readonly run: RunView;
  /** When this was received of the run, in milliseconds. */
  readonly seenAt: number;
  readonly locale: Locale;
  /** What so many of its records are called: 'animal', 'animales'. */
  readonly nounOf: (count: number) => string;
  /** What its event is called; null where it loads or changes records by hand. */
  readonly eventName: string | null;
  /** Where its records are listed, and what the way there is called. */
  readonly list: { readonly href: Address; readonly label: string };
  /** The stream is lost for the moment. */
  readonly isLost: boolean;
  /** What undoes it, where the screen offers that. */
  readonly undo?: TaskUndo | null;
}

const Sheet = styled('section')(({ theme }) => ({
  width: '100%',
  padding: 32,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  [phone]: { padding: gutter.phone },
}));
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 24, marginBottom: 20 });
const Words = styled('div')({ flex: 1, minWidth: 0 });
const Sub = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Percent = styled('p')({ ...typeStyle(type.figure), whiteSpace: 'nowrap' });
const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  margin: '8px 0 20px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Rows = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderTop: `1px solid ${theme.palette.line}`,
    ...typeStyle(type.body),
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 12, flex: 1, minWidth: 0 },
  '& dd': { fontWeight: 500 },
  '& svg': { flex: 'none', color: theme.palette.ink3 },
  '& [data-tone="ok"] svg': { color: theme.palette.state.ok.text },
  '& [data-tone="warning"] svg': { color: theme.palette.state.warning.text },
}));
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 20,
  '& > [data-first]': { marginRight: 'auto' },
  // Nothing to download takes no room from the others.
  '& > :empty': { display: 'none' },
  [phone]: { '& > *': { flex: '1 1 auto' } },
});
const Notes = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 4px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** Work on many records as it goes on: how far it is, what it could not write and why, and what can be done. */
export function RunCard(props: RunCardProps) {
  const { run, seenAt, locale, nounOf, eventName, list, isLost, undo = null } = props;
  const { say, language } = useSay('runs');
  const isRunning = isAlive(run);
  const count = (figure: number) => formatCount(figure, language);
  const now = useNow(isRunning);
  const pace = usePace(run, seenAt);
  const title = runTitle(run, { noun: nounOf(run.total), eventName }, say, language);
  return (
    <div>
      <Sheet aria-label={title}>
        <Head>
          <Words>
            <Typography component="h2" variant="h2">
              {title}
            </Typography>
            <Sub role="status">
              {isLost && isRunning ? say('runs:reconnecting') : say(`runs:${run.state}`)}
            </Sub>
          </Words>
          <Percent>{say('runs:percent', { percent: percentOf(run) })}</Percent>
        </Head>
        <LinearProgress variant="determinate" aria-label={title} value={percentOf(run)} />
        <Under>
          <span>
            {say('runs:doneOf', { done: count(run.done + run.conflicts), total: count(run.total) })}
            <TimeLeft seconds={isLost ? undefined : secondsLeft(run, pace, now)} />
          </span>
          <span>{timeText(run, locale, say)}</span>
        </Under>
        <Figures run={run} />
        <Faults run={run} />
        <RunConflicts run={run} locale={locale} />
        <Foot>
          <Downloads run={run} />
          {isRunning && <Stop run={run} />}
          {undo !== null && <Undo {...undo} />}
          <Button size="medium" href={list.href}>
            {list.label}
          </Button>
          <LoadedAssets run={run} />
        </Foot>
      </Sheet>
      <Notes>
        <span>{say('runs:number', { id: run.id, who: actorName(run.startedBy, say) })}</span>
        {isRunning && <span>{say('runs:resumes')}</span>}
      </Notes>
    </div>
  );
}

function Undo({ label, refused, onClick }: TaskUndo) {
  return (
    <Button
      variant="text"
      color="secondary"
      startIcon={<Undo2 size={16} />}
      {...leadsUnless(refused ?? null, { onClick })}
    >
      {label}
    </Button>
  );
}

type Say = ReturnType<typeof useSay>['say'];

function timeText({ startedAt, endedAt }: RunView, { zone, language }: Locale, say: Say): string {
  const at = (moment: string) =>
    DateTime.fromISO(moment, { zone }).setLocale(localeTag[language]).toFormat('HH:mm:ss');
  if (endedAt !== null) return say('runs:ended', { time: at(endedAt) });
  return startedAt === null ? '' : say('runs:started', { time: at(startedAt) });
}

/** The clock, by the second, while something goes on. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  return now;
}

/** How fast the run goes on, from all that was seen of it on this page. */
function usePace(run: RunView, seenAt: number): Pace {
  const [pace, setPace] = useState(() => nextPace(null, run, seenAt));
  const next = nextPace(pace, run, seenAt);
  if (next !== pace) setPace(next);
  return next;
}

function TimeLeft({ seconds }: { readonly seconds: number | undefined }) {
  const { say } = useSay();
  if (seconds === undefined) return null;
  const text =
    seconds < 90
      ? say('ui:secondsLeft', { count: Math.max(1, Math.ceil(seconds)) })
      : say('ui:minutesLeft', { count: Math.ceil(seconds / 60) });
  return <> · {text}</>;
}

const doneWords = {
  add: 'runs:rowsAdded',
  update: 'runs:rowsUpdated',
  event: 'runs:rowsRecorded',
  undo: 'runs:rowsUndone',
} as const;

function Figures({ run }: { readonly run: RunView }) {
  const { say, language } = useSay('runs');
  const row = (tone: string, icon: ReactNode, word: string, figure: number) => (
    <div data-tone={tone}>
      <dt>
        {icon}
        {word}
      </dt>
      <dd>{formatCount(figure, language)}</dd>
    </div>
  );
  const waiting = waitingOf(run);
  const waits = say(isAlive(run) ? 'runs:rowsWaiting' : 'runs:rowsNotDone');
  return (
    <Rows>
      {row('ok', <CircleCheck size={18} aria-hidden="true" />, say(doneWords[run.kind]), run.done)}
      {run.conflicts > 0 &&
        row(
          'warning',
          <TriangleAlert size={18} aria-hidden="true" />,
          say(run.kind === 'undo' ? 'runs:rowsKept' : 'runs:rowsConflict'),
          run.conflicts,
        )}
      {waiting > 0 && row('neutral', <Loader size={18} aria-hidden="true" />, waits, waiting)}
      {run.leftOut > 0 &&
        row('neutral', <CircleMinus size={18} aria-hidden="true" />, say('runs:rowsLeftOut'), run.leftOut)}
    </Rows>
  );
}

/**
 * The fault of ours that ended a run, with what it had done; of a run of an earlier release, how many rows met one. Support
 * finds them by their references.
 */
function Faults({ run }: { readonly run: RunView }) {
  const { say, language } = useSay('runs');
  const { faults, state, done, total } = run;
  if (faults.rows === 0) return null;
  const references = faults.first.map(({ reference }) => reference).join(', ');
  const figures = { done: formatCount(done, language), total: formatCount(total, language) };
  return (
    <Notice tone="danger">
      {state === 'failed'
        ? say('runs:endedByFault', { ...figures, references })
        : say('runs:faults', { count: faults.rows, references })}
    </Notice>
  );
}
