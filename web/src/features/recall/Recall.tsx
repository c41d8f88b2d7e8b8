import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Waypoints from 'lucide-react/icons/waypoints';
import { useEffect, useState } from 'react';
import { capital } from '../../form/capital';
import { ExportMenu } from '../../list/ExportMenu';
import { usePageSize } from '../../list/use-pages';
import { useMissingRight } from '../../list/use-missing-right';
import { usePlace } from '../../session/context';
import { paths } from '../../paths';
import { FetchErrorPage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { focusContent } from '../../shell/use-arrival';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { lotAddress } from '../lots/lot-address';
import { RecallBar } from './RecallBar';
import { RecallGraphView } from './RecallGraphView';
import { RecallList } from './RecallList';
import { RecallSides } from './RecallSides';
import { placeWords } from './node-words';
import type { RecallStart } from './recall-address';
import { recallFormats, recallGraphQuery, recallQuery, saveRecall, type Found } from './recall-calls';
import { useRecallView } from './use-recall-view';

const Root = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: `16px ${gutter.wide}px 24px`,
  [phone]: { padding: `4px ${gutter.phone}px 24px` },
});

/** Everything up and down the chain from an asset or the assets of a lot, as a list or as a graph. */
export function Recall({ start }: { readonly start: RecallStart }) {
  const view = useRecallView(start.kind);
  const [size, setSize] = usePageSize(() => view.change({}));
  const { show, direction, node, page } = view;
  const list = useQuery({
    ...recallQuery(start, { direction, node, page, size }),
    enabled: show === 'list',
    placeholderData: keepPreviousData,
  });
  // A node that the list is narrowed to has its name from the graph.
  const graph = useQuery({ ...recallGraphQuery(start), enabled: show === 'graph' || node !== undefined });
  const shown = show === 'list' ? list : graph;
  useEffect(() => {
    // What was pressed may be gone with what it was in: the focus does not get lost.
    if (document.activeElement === document.body) focusContent();
  }, [show]);
  const found = useKept<Found>(shown.data ?? list.data ?? graph.data);
  if (found === undefined && shown.error !== null)
    return <RecallFailed kind={start.kind} error={shown.error} onRetry={() => void shown.refetch()} />;
  if (found === undefined) return <GridSkeleton head count={12} />;
  const isAlone = [found.up, found.down].every(({ assets, hidden }) => assets + hidden === 0);
  const isEmpty = isAlone && found.origins.every(({ kind }) => kind === 'unknown');
  return (
    <>
      <Head start={start} found={found} canSave={!isAlone} />
      {isEmpty ? (
        <RecallEmpty found={found} />
      ) : (
        <Root>
          <RecallSides found={found} />
          {!isAlone && (
            <>
              <RecallBar view={view} nodes={graph.data?.nodes} />
              {show === 'list' ? (
                <RecallList query={list} view={view} size={size} onSize={setSize} />
              ) : (
                <RecallGraphView query={graph} view={view} start={start} />
              )}
            </>
          )}
        </Root>
      )}
    </>
  );
}

/** What was known last: the next page that cannot be fetched leaves the head and the ways to go on where they are. */
function useKept<Known>(known: Known | undefined): Known | undefined {
  const [kept, keep] = useState(known);
  if (known !== undefined && known !== kept) keep(known);
  return known ?? kept;
}

interface HeadProps {
  readonly start: RecallStart;
  readonly found: Found;
  readonly canSave: boolean;
}

function Head({ start, found, canSave }: HeadProps) {
  const { say, language } = useSay('recall');
  const { kind, name, noun, assets, place } = found.start;
  const title = say(kind === 'lot' ? 'recall:ofLot' : 'recall:of', { name });
  usePageTitle(title, place.name);
  const about = [capital(noun), ...(kind === 'lot' ? [say('recall:ofAssets', { count: assets })] : [])];
  return (
    <PageHeader
      above={<Breadcrumb crumbs={useCrumbs(found)} />}
      title={title}
      subtitle={[...about, placeWords(place)].join(' · ')}
      actions={
        canSave && (
          <ExportMenu formats={recallFormats} save={(format) => saveRecall(start, format, language)} />
        )
      }
    />
  );
}

function useCrumbs({ start: { kind, id, name } }: Found): readonly Crumb[] {
  const { say } = useSay('recall');
  const here = { label: say('recall:title') };
  return kind === 'lot'
    ? [{ label: say('recall:lotsCrumb'), href: paths.lots }, { label: name, href: lotAddress(id) }, here]
    : [
        { label: say('recall:assetsCrumb'), href: paths.assets },
        { label: name, href: assetAddress(id) },
        here,
      ];
}

/** Nothing is recorded of where it comes from nor of what came of it: why, and the way back. */
function RecallEmpty({ found: { start } }: { readonly found: Found }) {
  const { say } = useSay('recall');
  const { kind, id, name, assets } = start;
  const isEmptyLot = kind === 'lot' && assets === 0;
  return (
    <EmptyState
      icon={<Waypoints size={20} />}
      title={isEmptyLot ? say('recall:emptyLot', { name }) : say('recall:emptyTitle')}
      text={isEmptyLot ? say('recall:emptyLotText') : say('recall:emptyText', { name })}
      actions={
        <Button size="small" href={kind === 'lot' ? lotAddress(id) : assetAddress(id)}>
          {say(kind === 'lot' ? 'recall:openLot' : 'recall:open')}
        </Button>
      }
    />
  );
}

interface RecallFailedProps {
  readonly kind: RecallStart['kind'];
  readonly error: Error;
  readonly onRetry: () => void;
}

/** There is nothing to trace from, it may not be seen, or it could not be fetched. */
function RecallFailed({ kind, error, onRetry }: RecallFailedProps) {
  const { say } = useSay('recall', 'list');
  const sayMissing = useMissingRight();
  const place = usePlace();
  const at = place === null ? null : { name: place.boxName, company: place.companyName };
  usePageTitle(say('recall:title'));
  const isLot = kind === 'lot';
  return (
    <FetchErrorPage
      page={say('recall:title')}
      error={error}
      onRetry={onRetry}
      forbidden={{ title: say('recall:noPermission'), text: sayMissing('see', at) }}
      missing={{
        title: say(isLot ? 'recall:notFoundLot' : 'recall:notFound'),
        text: say('recall:notFoundText'),
      }}
      failed={{ title: say('recall:failed') }}
      actions={
        <Button size="small" href={isLot ? paths.lots : paths.assets}>
          {say(isLot ? 'recall:toLots' : 'recall:toAssets')}
        </Button>
      }
    />
  );
}
