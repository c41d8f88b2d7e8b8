import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { RunView } from '@huella/domain/calls/jobs';
import { callQuery } from '../../call/queries';
import { runAddress } from '../../shell/run-address';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { useRunTitle } from '../runs/use-run-columns';
import type { ImportSubject } from './import-subject';
import { ImportList, ImportName, ImportNote, useWhen } from './import-cards';
import { UnfinishedUploads } from './UnfinishedUploads';

export interface RecentImportsProps {
  readonly subject: ImportSubject;
}

const Root = styled('div')({ display: 'grid', gap: 24 });

/** Milliseconds until what could not be found is asked for again. */
const askAgainMs = 5_000;
/** Runs that are shown. */
const shownRuns = 4;

/** What was begun here and not finished, and what was imported lately. */
export function RecentImports({ subject }: RecentImportsProps) {
  const { purpose, place, model } = subject;
  const boxId = String(place.boxId);
  const params = { boxId, assetId: String(model.id) };
  // Others of the user's windows go on with them meanwhile.
  const {
    data: uploads = [],
    isError,
    refetch,
  } = useQuery({
    ...callQuery('sheets.unfinished', { params, query: { purpose: purpose.id } }),
    staleTime: 0,
    // A server that was away is asked again, so that what was begun does not look lost.
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : false),
  });
  const { data: { list: runs } = { list: [] } } = useQuery({
    ...callQuery('jobs.list', { params: { boxId } }),
    enabled: place.can('ASSET_LIST'),
  });
  const own = runs.filter(({ kind, assetType }) => kind === purpose.id && assetType === model.id);
  const { say } = useSay('imports');
  const titleOf = useRunTitle(place);
  if (uploads.length === 0 && own.length === 0 && !isError) return null;
  return (
    <Root>
      {isError && uploads.length === 0 && (
        <Notice
          tone="warning"
          title={say('imports:unfinishedFailed')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {say('ui:retry')}
            </Button>
          }
        />
      )}
      {uploads.length > 0 && (
        <section>
          <Typography component="h2" variant="h3">
            {say('imports:unfinished')}
          </Typography>
          <UnfinishedUploads subject={subject} uploads={uploads} />
        </section>
      )}
      {own.length > 0 && (
        <section>
          <Typography component="h2" variant="h3">
            {say(purpose.words.recentRuns)}
          </Typography>
          <ImportList>
            {own.slice(0, shownRuns).map((run) => (
              <Recent key={run.id} run={run} title={titleOf(run)} />
            ))}
          </ImportList>
        </section>
      )}
    </Root>
  );
}

const stateWords = {
  queued: 'imports:runQueued',
  running: 'imports:runRunning',
  completed: 'imports:runCompleted',
  conflicts: 'imports:runConflicts',
  stopped: 'imports:runStopped',
  failed: 'imports:runFailed',
} as const;

function Recent({ run, title }: { readonly run: RunView; readonly title: string }) {
  const { say } = useSay('imports');
  const when = useWhen()(run.createdAt);
  const about = run.name === null ? [] : [run.name];
  return (
    <Card as="li" href={runAddress(run.id)} linkLabel={`${title} · ${when}`}>
      <ImportName title={title}>{title}</ImportName>
      <ImportNote>{[say(stateWords[run.state]), ...about, when].join(' · ')}</ImportNote>
    </Card>
  );
}
