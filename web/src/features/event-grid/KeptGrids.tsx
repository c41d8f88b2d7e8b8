import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useCounted } from '../../list/use-counted';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { useUser } from '../../session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { keepSession } from '../../wizard/wizard-session';
import { eventWizard } from '../events/event-wizard';
import { dropGrid, listGrids, type KeptGrid } from './kept-grids';
import { listenToKept } from './kept-names';
import { shownDay } from './read-rows';

const List = styled('ul')({ display: 'grid', gap: 4, marginTop: 4 });
const Item = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Root = styled('div')({ paddingTop: 12 });

/**
 * What was entered row by row on this device and not recorded yet: it is gone on with, or given up. What only waits for the
 * connection goes out by itself.
 */
export function KeptGrids({ place }: { readonly place: Place }) {
  const { say } = useSay('eventGrid');
  const { id: userId } = useUser();
  const { model } = useModel(place);
  const [grids, setGrids] = useState(() => gridsHere(userId, place));
  const [dropping, setDropping] = useState<KeptGrid | null>(null);
  useEffect(
    () =>
      listenToKept(() => {
        setGrids(gridsHere(userId, place));
      }),
    [userId, place],
  );
  const lineOf = useKeptLine(model);
  if (grids.length === 0) return null;
  return (
    <Root>
      <Notice
        tone="info"
        title={say('eventGrid:keptTitle', { count: grids.length })}
        below={
          <List>
            {grids.map((grid) => (
              <KeptLine key={grid.id} grid={grid} text={lineOf(grid)} onDrop={() => setDropping(grid)} />
            ))}
          </List>
        }
      />
      <ConfirmDialog
        open={dropping !== null}
        title={say('eventGrid:keptDropTitle')}
        text={say('eventGrid:keptDropText')}
        records={dropping === null ? [] : [lineOf(dropping)]}
        confirmLabel={say('eventGrid:keptDrop')}
        onConfirm={() => {
          if (dropping !== null) dropGrid(dropping.id);
          setDropping(null);
        }}
        onCancel={() => setDropping(null)}
      />
    </Root>
  );
}

/** What a kept grid is called, and what it holds, in words. */
function useKeptLine(model: AssetType): (grid: KeptGrid) => string {
  const { say, word } = useSay('eventGrid');
  const counted = useCounted(model);
  const nameOf = ({ session }: KeptGrid) => {
    const event = model.events.find(({ eventType }) => eventType === session.answers.event);
    return event === undefined ? '' : word(event.name);
  };
  return (grid) => {
    const { queued, assets, state, at } = grid;
    const event = nameOf(grid);
    if (queued !== null) {
      const { figure, noun } = counted(queued.count);
      return say('eventGrid:keptQueued', { event, done: figure, noun });
    }
    const { figure: total, noun } = counted(assets.length);
    const done = counted(Object.values(state.rows).filter((texts) => Object.keys(texts).length > 0).length);
    return say('eventGrid:keptLine', {
      event,
      done: done.figure,
      total,
      noun,
      date: shownDay(at.slice(0, 10)),
    });
  };
}

interface KeptLineProps {
  readonly grid: KeptGrid;
  readonly text: string;
  readonly onDrop: () => void;
}

/** What is kept, and the ways to go on with it or to give it up. What waits to be sent may be on the server already. */
function KeptLine({ grid, text, onDrop }: KeptLineProps) {
  const { say } = useSay('eventGrid');
  const navigate = useNavigate();
  return (
    <Item>
      <span>{text}</span>
      <Button
        size="small"
        onClick={() => {
          keepSession(eventWizard, grid.id, grid.session);
          void navigate({ to: paths.eventNew, search: { v: grid.id, step: 'data' } });
        }}
      >
        {say('eventGrid:keptGoOn')}
      </Button>
      {grid.queued === null && (
        <Button size="small" variant="text" color="secondary" onClick={onDrop}>
          {say('eventGrid:keptDrop')}
        </Button>
      )}
    </Item>
  );
}

function gridsHere(userId: number, { boxId, assetType }: Place): readonly KeptGrid[] {
  return listGrids(userId).filter(
    ({ session }) => session.boxId === boxId && session.assetType === assetType && !session.isDone,
  );
}
