import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { FetchErrorPage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { CardsSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { RunCard } from './RunCard';
import { useRun } from './use-run';
import { useTaskUndo } from './use-task-undo';

const route = getRouteApi('/inside/runs/$id');

const Ground = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `56px ${gutter.wide}px 32px`,
  backgroundColor: theme.palette.ground,
  '& > *': { width: '100%', maxWidth: 684 },
  [phone]: { padding: `16px ${gutter.phone}px` },
}));

const Way = styled('div')({ marginBottom: 8 });

/** A run by its address: found again from anywhere, in whatever state it is. */
export function RunPage() {
  const { id } = route.useParams();
  const place = usePlace();
  const { say } = useSay('runs');
  usePageTitle(say('runs:title'), place?.boxName);
  if (place === null) return null;
  return (
    <Ground>
      <Suspense fallback={<CardsSkeleton count={1} />}>
        <PlaceRun key={id} id={Number(id)} place={place} />
      </Suspense>
    </Ground>
  );
}

function PlaceRun({ id, place }: { readonly id: number; readonly place: Place }) {
  const { run, seenAt, error, isLost, retry } = useRun(id);
  if (run !== undefined) return <LoadedRun run={run} seenAt={seenAt} place={place} isLost={isLost} />;
  return error === null ? <CardsSkeleton count={1} /> : <RunMissing error={error} onRetry={retry} />;
}

function LoadedRun({
  run,
  seenAt,
  place,
  isLost,
}: {
  readonly run: RunView;
  readonly seenAt: number;
  readonly place: Place;
  readonly isLost: boolean;
}) {
  const { say, word } = useSay('runs');
  const locale = useLocale();
  const { model } = useModel(place);
  const { noun } = model;
  const event = findEvent(model, run.eventType);
  const { undoOf, dialogs } = useTaskUndo(place);
  const nounOf = useMemo(() => (count: number) => word(count === 1 ? noun.one : noun.many), [word, noun]);
  return (
    <div>
      <HiddenTitle>{say('runs:title')}</HiddenTitle>
      <Way>
        <Breadcrumb
          crumbs={[
            { label: say('runs:listTitle'), href: paths.runs },
            { label: say('runs:reference', { id: run.id }) },
          ]}
        />
      </Way>
      <RunCard
        run={run}
        seenAt={seenAt}
        locale={locale}
        nounOf={nounOf}
        isLost={isLost}
        undo={undoOf(run)}
        eventName={event === null ? null : word(event.name)}
        list={{ href: listAddress(), label: say('runs:toList', { nouns: capital(word(noun.many)) }) }}
      />
      {dialogs}
    </div>
  );
}

function RunMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { say } = useSay('runs');
  return (
    <FetchErrorPage
      page={say('runs:title')}
      error={error}
      onRetry={onRetry}
      missing={{ title: say('runs:notFound'), text: say('runs:notFoundText') }}
      failed={{ title: say('runs:loadFailed') }}
      actions={
        <Button size="small" href={listAddress()}>
          {say('ui:goBack')}
        </Button>
      }
    />
  );
}
