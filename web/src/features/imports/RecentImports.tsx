import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import type { RunView } from '@huella/domain/calls/jobs';
import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import { localeTag } from '@huella/domain/fields/value';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { ImportSubject } from './import-subject';

export interface RecentImportsProps {
  readonly subject: ImportSubject;
  readonly nounOf: (count: number) => string;
}

const Root = styled('div')({ display: 'grid', gap: 24 });
const List = styled('ul')({ display: 'grid', gap: 8, marginTop: 12 });
const Name = styled('p')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.cell, weight: 500 }),
});
const Under = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** Runs that are shown. */
const shownRuns = 4;

/** What was begun here and not finished, and what was imported lately. */
export function RecentImports({ subject, nounOf }: RecentImportsProps) {
  const { place, model } = subject;
  const boxId = String(place.boxId);
  const params = { boxId, assetId: String(model.id) };
  // Others of the user's windows go on with them meanwhile.
  const { data: uploads = [] } = useQuery({ ...callQuery('sheets.unfinished', { params }), staleTime: 0 });
  const { data: runs = [] } = useQuery({
    ...callQuery('jobs.list', { params: { boxId } }),
    enabled: place.can('ASSET_LIST'),
  });
  const own = runs.filter(({ kind, assetType }) => kind === 'add' && assetType === model.id);
  const { say } = useSay('imports');
  if (uploads.length === 0 && own.length === 0) return null;
  return (
    <Root>
      {uploads.length > 0 && (
        <section>
          <Typography component="h2" variant="h3">
            {say('imports:unfinished')}
          </Typography>
          <List>
            {uploads.map((upload) => (
              <Unfinished key={upload.ExcelUploadId} upload={upload} />
            ))}
          </List>
        </section>
      )}
      {own.length > 0 && (
        <section>
          <Typography component="h2" variant="h3">
            {say('imports:recentRuns')}
          </Typography>
          <List>
            {own.slice(0, shownRuns).map((run) => (
              <Recent key={run.id} run={run} nounOf={nounOf} />
            ))}
          </List>
        </section>
      )}
    </Root>
  );
}

function useWhen(): (moment: string) => string {
  const { language } = useSay();
  return (moment) => DateTime.fromISO(moment).setLocale(localeTag[language]).toRelative() ?? '';
}

function Unfinished({ upload }: { readonly upload: UnfinishedUpload }) {
  const { say, language } = useSay('imports');
  const when = useWhen()(upload.touchedAt);
  const name = upload.original_name ?? say('imports:blankName');
  const figure = formatCount(upload.rows, language);
  const path = upload.original_name === null ? paths.importManual : paths.importFile;
  return (
    <Card
      as="li"
      href={`${path}?upload=${upload.ExcelUploadId}`}
      linkLabel={say('imports:goOnWith', { name })}
    >
      <Name title={name}>{name}</Name>
      <Under>
        {say(upload.rows === 1 ? 'imports:unfinishedRow' : 'imports:unfinishedRows', { figure, when })}
      </Under>
    </Card>
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

function Recent({ run, nounOf }: { readonly run: RunView; readonly nounOf: RecentImportsProps['nounOf'] }) {
  const { say, language } = useSay('imports');
  const when = useWhen()(run.createdAt);
  const text = say('imports:runOf', {
    figure: formatCount(run.total, language),
    noun: nounOf(run.total),
    when,
  });
  return (
    <Card as="li" href={`${paths.runs}/${run.id}`} linkLabel={text}>
      <Name>{say(stateWords[run.state])}</Name>
      <Under>{text}</Under>
    </Card>
  );
}
