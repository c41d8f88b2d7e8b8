import { useMemo } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { Language } from '@huella/domain/words';
import { ActionsMenu } from '../../list/ActionsMenu';
import { NameLink } from '../../list/NameLink';
import type { RowAction } from '../../list/row-links';
import type { RowsColumn } from '../../list/rows-column';
import type { Place } from '../../session/context';
import { useLocale, useModelsOf } from '../../session/model';
import { runAddress } from '../../shell/run-address';
import { percentOf } from '../../shell/run-progress';
import type { Tone } from '../../theme/tokens';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { unwrittenOf } from './run-actions';
import { runTitle } from './run-title';

const states: Readonly<Record<RunView['state'], { readonly tone: Tone; readonly words: StateWords }>> = {
  queued: { tone: 'neutral', words: 'runs:stateQueued' },
  running: { tone: 'info', words: 'runs:stateRunning' },
  completed: { tone: 'ok', words: 'runs:stateCompleted' },
  conflicts: { tone: 'warning', words: 'runs:stateConflicts' },
  stopped: { tone: 'neutral', words: 'runs:stateStopped' },
  failed: { tone: 'danger', words: 'runs:stateFailed' },
};
type StateWords = `runs:state${'Queued' | 'Running' | 'Completed' | 'Conflicts' | 'Stopped' | 'Failed'}`;

/** What runs do in words, of whatever asset type of the establishment each is. */
export function useRunTitle(place: Place): (run: RunView) => string {
  const { say, word, language } = useSay('runs');
  const modelOf = useModelsOf(place);
  return useMemo(
    () => (run) => {
      const model = modelOf(run.assetType);
      const event = model && findEvent(model, run.eventType);
      const noun =
        model === null ? say('runs:records') : word(run.total === 1 ? model.noun.one : model.noun.many);
      return runTitle(run, { noun, eventName: event === null ? null : word(event.name) }, say, language);
    },
    [say, word, language, modelOf],
  );
}

/** What each does, how far it is, its file, what it did and did not write, by whom and when. */
export function useRunColumns(
  titleOf: (run: RunView) => string,
  actionsOf: (run: RunView) => readonly RowAction[],
): readonly RowsColumn<RunView>[] {
  const { say, language } = useSay('runs', 'list');
  const { zone } = useLocale();
  return useMemo(
    () => [
      {
        name: 'task',
        heading: say('runs:colTask'),
        text: titleOf,
        draw: (run, { tabIndex }) => (
          <NameLink href={runAddress(run.id)} tabIndex={tabIndex}>
            {titleOf(run)}
          </NameLink>
        ),
        width: 260,
        grows: true,
        card: 'name',
      },
      stateColumn(say),
      {
        name: 'file',
        heading: say('runs:colFile'),
        text: ({ name }) => name ?? '',
        width: 150,
        card: 'line',
      },
      ...figureColumns(say, language),
      {
        name: 'who',
        heading: say('runs:colWho'),
        text: ({ startedBy }) => actorName(startedBy, say),
        width: 150,
        card: 'line',
      },
      {
        name: 'when',
        heading: say('runs:colWhen'),
        text: ({ createdAt }) => formatDateTime(createdAt, zone),
        width: 136,
        card: 'line',
      },
      {
        name: 'actions',
        heading: say('list:actions'),
        text: () => '',
        draw: (run, { tabIndex, isCard }) => (
          <ActionsMenu label={titleOf(run)} actions={actionsOf(run)} tabIndex={tabIndex} upright={isCard} />
        ),
        width: 96,
        isFigure: true,
        card: 'end',
      },
    ],
    [say, language, zone, titleOf, actionsOf],
  );
}

type Say = ReturnType<typeof useSay>['say'];

function stateColumn(say: Say): RowsColumn<RunView> {
  const textOf = (run: RunView) => say(states[run.state].words, { percent: percentOf(run) });
  return {
    name: 'state',
    heading: say('runs:colState'),
    text: textOf,
    draw: (run) => <StatusChip tone={states[run.state].tone}>{textOf(run)}</StatusChip>,
    width: 140,
    card: 'end',
  };
}

/** How many are done of how many, and how many rows were not written: nothing where all were. */
function figureColumns(say: Say, language: Language): readonly RowsColumn<RunView>[] {
  const count = (figure: number) => formatCount(figure, language);
  return [
    {
      name: 'done',
      heading: say('runs:colDone'),
      text: ({ done, total }) => say('runs:doneOf', { done: count(done), total: count(total) }),
      width: 120,
      isFigure: true,
      card: 'none',
    },
    {
      name: 'left',
      heading: say('runs:colLeft'),
      text: (run) => (unwrittenOf(run) === 0 ? '' : count(unwrittenOf(run))),
      width: 100,
      isFigure: true,
      card: 'none',
    },
  ];
}
