import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../call/queries';
import { paths } from '../paths';
import { runsQuery } from '../session/around';
import { usePlace, type Place } from '../session/context';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { runAddress } from './run-address';
import { runNews } from './run-news';
import { furtherOf, isAlive, percentOfAll } from './run-progress';

/** Milliseconds between looks at the runs of the place: often while one is alive, seldom while none is. */
const oftenMs = 5_000;
const seldomMs = 60_000;

/** While they are fetched. */
const noRuns: { readonly list: readonly RunView[] } = { list: [] };

const Mark = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: height.button.compact,
  padding: '0 10px',
  borderRadius: radius.base,
  color: theme.palette.accent.text,
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { backgroundColor: theme.palette.track },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { minHeight: height.phoneTarget, padding: '0 6px' },
}));
const Words = styled('span')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));

/** What goes on in the place, with the way to it, and to all where several do; and the news that one has ended. */
export function RunsIndicator() {
  const place = usePlace();
  return place?.can('ASSET_LIST') === true ? <PlaceRuns key={place.boxId} place={place} /> : null;
}

function PlaceRuns({ place }: { readonly place: Place }) {
  const { say } = useSay('shell');
  const navigate = useNavigate();
  const { data: { list: runs } = noRuns } = useQuery({
    ...runsQuery(place),
    refetchInterval: ({ state }) => (state.data?.list.some(isAlive) === true ? oftenMs : seldomMs),
  });
  useNews(runs, place);
  const listed = runs.filter(isAlive);
  // What the page of the run reads from its stream is newer than the list.
  const { data: followed } = useQuery({
    ...callQuery('jobs.get', { params: { id: String(listed[0]?.id ?? 0) } }),
    enabled: false,
  });
  const alive = listed.map((run) => furtherOf(run, followed)).filter(isAlive);
  const [first, ...others] = alive;
  if (first === undefined) return null;
  const percent = percentOfAll(alive);
  const text =
    others.length === 0
      ? say('shell:runAlive', { percent })
      : say('shell:runsAlive', { count: alive.length, percent });
  return (
    <Mark
      aria-label={text}
      onClick={() => void navigate({ href: others.length === 0 ? runAddress(first.id) : paths.runs })}
    >
      <CircularProgress size={16} thickness={6} variant="determinate" value={percent} aria-hidden />
      <Words>{text}</Words>
    </Mark>
  );
}

/** Says once that a run that was seen alive has ended, unless its own page shows it. */
function useNews(runs: readonly RunView[], { boxId }: Place): void {
  const { say, word } = useSay('shell');
  const { data: models } = useQuery({
    ...callQuery('models.all', { params: { boxId: String(boxId) } }),
    staleTime: 600_000,
    enabled: runs.some(isAlive),
  });
  const { show } = useToasts();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const seenAlive = useRef(new Set<number>());
  useEffect(() => {
    for (const run of runs) {
      if (isAlive(run)) seenAlive.current.add(run.id);
      else if (seenAlive.current.delete(run.id) && pathname !== runAddress(run.id)) {
        const isWell = run.state === 'completed';
        // The server sends the literals of the registry.
        const model = models?.find(({ id }) => id === run.assetType) as unknown as AssetType | undefined;
        show({
          id: `run-${run.id}`,
          tone: isWell ? 'ok' : 'warning',
          text: isWell ? runNews(run, model ?? null, say, word) : say('shell:runEndedOddly'),
          action: { label: say('shell:runSee'), onClick: () => void navigate({ href: runAddress(run.id) }) },
        });
      }
    }
  }, [runs, models, pathname, say, word, show, navigate]);
}
