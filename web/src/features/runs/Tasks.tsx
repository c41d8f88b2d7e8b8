import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { runFilters, type RunFilter } from '@huella/domain/rules/run-filters';
import { callQuery } from '../../call/queries';
import { PagedRowsPage, usePagedRows } from '../../list/PagedRowsPage';
import { PickFilter } from '../../list/PickFilter';
import type { RowAction } from '../../list/row-links';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { runAddress } from '../../shell/run-address';
import { isAlive } from '../../shell/run-progress';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { downloadPhrase, unwrittenOf, useUnwritten } from './run-actions';
import { useRunColumns, useRunTitle } from './use-run-columns';
import { useTaskUndo, type TaskUndo } from './use-task-undo';

/** Milliseconds between looks at the tasks while one of them goes on. */
const oftenMs = 3_000;
/** The newest come first, as the server has them. */
const noSorts: readonly string[] = [];

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: `12px ${gutter.wide}px 4px`,
  [phone]: { padding: `0 ${gutter.phone}px 8px` },
});

/** How the tasks are narrowed. */
export interface ShownTasks {
  readonly state?: RunFilter | undefined;
  readonly by?: 'me' | undefined;
}

export interface TasksProps {
  readonly place: Place;
  readonly shown: ShownTasks;
  readonly onChange: (shown: ShownTasks) => void;
}

/** The tasks as the address narrows them: each with its state, what was not written, and the way to undo it. */
export function Tasks({ place, shown, onChange }: TasksProps) {
  const { say } = useSay('runs', 'list');
  const { paged, data, error, refetch, isPlaceholderData } = useRuns(place, shown);
  const { undoOf, dialogs } = useTaskUndo(place);
  const titleOf = useRunTitle(place);
  const actionsOf = useRunActions(undoOf);
  const columns = useRunColumns(titleOf, actionsOf);
  const isNarrowed = shown.state !== undefined || shown.by !== undefined;
  return (
    <>
      <PagedRowsPage
        paged={paged}
        total={data?.total}
        isBehind={isPlaceholderData}
        sorts={noSorts}
        title={say('runs:listTitle')}
        subtitle={
          data === undefined
            ? '\u00a0'
            : say('runs:listSubtitle', { count: data.total, place: place.boxName })
        }
        columns={columns}
        rows={data?.list}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('runs:listFailed')}
        searchLabel={say('runs:search')}
        under={<Filters shown={shown} onChange={onChange} />}
        actions={null}
        empty={isNarrowed ? <NoneFound onClear={() => onChange({})} /> : <NoTasks place={place} />}
      />
      {dialogs}
    </>
  );
}

/** A page of the tasks, looked at again and again while one of them goes on. */
function useRuns(place: Place, { state, by }: ShownTasks) {
  const paged = usePagedRows(`${state ?? ''} ${by ?? ''}`);
  const found = useQuery({
    ...callQuery('jobs.list', {
      params: { boxId: String(place.boxId) },
      query: { ...paged.query, ...(state !== undefined && { state }), ...(by !== undefined && { by }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: query }) => (query.data?.list.some(isAlive) === true ? oftenMs : false),
  });
  return { paged, ...found };
}

function Filters({ shown, onChange }: Pick<TasksProps, 'shown' | 'onChange'>) {
  const { say } = useSay('runs');
  const { state, by } = shown;
  return (
    <Chips role="group" aria-label={say('runs:filters')}>
      <PickFilter
        label={say('runs:colState')}
        options={[
          { value: 'alive', label: say('runs:goingOn') },
          { value: 'ended', label: say('runs:endedOnes') },
        ]}
        value={state ?? ''}
        onChange={(next) => onChange({ by, state: runFilters.find((each) => each === next) })}
      />
      <PickFilter
        label={say('runs:colWho')}
        options={[{ value: 'me', label: say('runs:mine') }]}
        value={by ?? ''}
        onChange={(next) => onChange({ state, by: next === 'me' ? next : undefined })}
      />
    </Chips>
  );
}

/** What can be done with a task: seen, its unwritten rows fetched, and what it recorded undone. */
function useRunActions(undoOf: (run: RunView) => TaskUndo | null): (run: RunView) => readonly RowAction[] {
  const { say } = useSay('runs');
  const { mutate: download } = useUnwritten();
  return useCallback(
    (run) => {
      const undo = undoOf(run);
      return [
        { key: 'open', label: say('runs:open'), href: runAddress(run.id) },
        ...(unwrittenOf(run) > 0
          ? [{ key: 'download', label: downloadPhrase(run, say), onClick: () => download(run) } as const]
          : []),
        ...(undo === null ? [] : [{ key: 'undo', ...undo } as const]),
      ];
    },
    [say, download, undoOf],
  );
}

function NoneFound({ onClear }: { readonly onClear: () => void }) {
  const { say } = useSay('runs');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('runs:filteredTitle')}
      text={say('runs:filteredText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('runs:clear')}
        </Button>
      }
    />
  );
}

function NoTasks({ place }: { readonly place: Place }) {
  const { say, word } = useSay('runs');
  const { model } = useModel(place);
  return (
    <EmptyState
      icon={<ListChecks size={20} />}
      title={say('runs:emptyTitle')}
      text={say('runs:emptyText', { nouns: word(model.noun.many) })}
    />
  );
}
