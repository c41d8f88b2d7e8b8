import Button from '@mui/material/Button';
import type { PopoverActions } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useOnViewportChange } from '@xyflow/react';
import ExternalLink from 'lucide-react/icons/external-link';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef, useState } from 'react';
import type { RecallNode, RecallRow } from '@huella/domain/calls/recall';
import { errorReason } from '../../list/error-reason';
import { contentId } from '../../shell/use-arrival';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Hidden } from '../../ui/Hidden';
import { KeyValueList } from '../../ui/KeyValueList';
import { Popover } from '../../ui/popups';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { lotAddress } from '../lots/lot-address';
import { nodeNoun, nodeTitle, placeWords, rowTitle } from './node-words';
import { assetRecallAddress, type RecallStart } from './recall-address';
import { recallQuery } from './recall-calls';
import { HowCell, StateCell } from './RecallCells';
import type { RecallView } from './use-recall-view';

/** A node that was opened, and the card that it is at. */
export interface OpenedNode {
  readonly node: RecallNode;
  readonly anchor: HTMLElement;
}

export interface NodePanelProps {
  readonly opened: OpenedNode | null;
  readonly view: RecallView;
  readonly start: RecallStart;
  readonly onClose: () => void;
}

const Panel = styled('div')({
  display: 'grid',
  gap: 10,
  width: 'min(340px, calc(100vw - 32px))',
  padding: 16,
});
const Words = styled('div')({ display: 'grid', gap: 4 });
const Title = styled('h2')({ ...typeStyle({ ...type.body, weight: 600 }), overflowWrap: 'anywhere' });
const Quiet = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 2 });
const How = styled('div')(typeStyle(type.cell));
const Names = styled('ul')({ display: 'grid', gap: 2, ...typeStyle(type.cell) });

/** The first of what is shown of an asset; its page and the list show all of it. */
const maxFacts = 6;

/** What a node of the graph holds, and where it leads. */
export function NodePanel({ opened, view, start, onClose }: NodePanelProps) {
  const { say, language } = useSay('recall');
  const node = opened?.node;
  const popover = useRef<PopoverActions>(null);
  const [onGrown] = useState(() => () => popover.current?.updatePosition());
  // A card that the keyboard led to may still be on its way into view.
  useOnViewportChange({ onEnd: onGrown });
  return (
    <Popover
      action={popover}
      open={opened !== null}
      anchorEl={opened?.anchor ?? null}
      onClose={onClose}
      container={() => document.getElementById(contentId)}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Beside the card, which stays in view where there is room.
      transformOrigin={{ vertical: 'top', horizontal: -8 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': node === undefined ? '' : nodeTitle(node, say, language),
          tabIndex: -1,
        },
      }}
    >
      {node !== undefined && (
        <Panel>
          <Head node={node} />
          {node.kind === 'start' ? null : <Holds node={node} start={start} onGrown={onGrown} />}
          <Ways node={node} view={view} start={start} />
        </Panel>
      )}
    </Popover>
  );
}

function Head({ node }: { readonly node: RecallNode }) {
  const { say, language } = useSay('recall');
  const about = [nodeNoun(node, say), placeWords(node.place)].filter((part) => part !== '').join(' · ');
  return (
    <Words>
      <Title>{nodeTitle(node, say, language)}</Title>
      {about !== '' && <Quiet>{about}</Quiet>}
      {node.share === 'published' && (
        <Quiet as="div">
          <StatusChip tone="info" icon={Globe}>
            {say('recall:published')}
          </StatusChip>{' '}
          {say('recall:publishedText')}
        </Quiet>
      )}
      {node.share === 'hidden' && (
        <Quiet>
          <Lock size={12} aria-hidden="true" /> {say('recall:hiddenText')}
        </Quiet>
      )}
    </Words>
  );
}

interface NodeProps {
  readonly node: RecallNode;
  readonly start: RecallStart;
}

interface HoldsProps extends NodeProps {
  /** Called when there is more to show than at first, so that it stays in the window. */
  readonly onGrown: () => void;
}

/** The facts of a single one, the names of several. */
function Holds({ node, start, onGrown }: HoldsProps) {
  const { say } = useSay('recall', 'list');
  const isHidden = node.share === 'hidden';
  const rows = { direction: undefined, node: node.key, page: 0, size: 10 };
  const { data, error } = useQuery({
    ...recallQuery(start, rows),
    enabled: !isHidden,
  });
  useEffect(onGrown, [data, error, onGrown]);
  if (isHidden) return null;
  if (error !== null) return <Quiet role="alert">{errorReason(error, say)}</Quiet>;
  if (data === undefined) return <SkeletonBar height={48} />;
  const [only] = data.rows;
  return data.total === 1 && only !== undefined ? (
    <One row={only} />
  ) : (
    <Many rows={data.rows} total={data.total} />
  );
}

function One({ row }: { readonly row: RecallRow }) {
  const { say } = useSay('recall');
  return (
    <>
      <How>
        <HowCell row={row} />
      </How>
      <KeyValueList
        items={[
          ...(row.state === null ? [] : [{ key: say('recall:colState'), value: <StateCell row={row} /> }]),
          ...row.facts.slice(0, maxFacts).map(({ label, value }) => ({ key: label, value })),
        ]}
      />
    </>
  );
}

interface ManyProps {
  readonly rows: readonly RecallRow[];
  readonly total: number;
}

function Many({ rows, total }: ManyProps) {
  const { say } = useSay('recall');
  return (
    <div>
      <Names aria-label={say('recall:holds')}>
        {rows.map((row) => (
          <li key={row.key}>{rowTitle(row, say)}</li>
        ))}
      </Names>
      {total > rows.length && <Quiet>{say('recall:holdsMore', { count: total - rows.length })}</Quiet>}
    </div>
  );
}

interface WaysProps extends NodeProps {
  readonly view: RecallView;
}

/** Where a node leads: its page, a trace that begins there, its rows in the list. */
function Ways({ node, view, start }: WaysProps) {
  const { say } = useSay('recall');
  const { kind, assetId, publicPage, key } = node;
  const isLot = kind === 'start' && start.kind === 'lot';
  return (
    <Actions>
      {isLot && (
        <Button size="small" href={lotAddress(Number(start.id))}>
          {say('recall:openLot')}
        </Button>
      )}
      {assetId !== null && (
        <Button size="small" href={assetAddress(assetId)}>
          {say('recall:open')}
        </Button>
      )}
      {publicPage !== null && (
        <Button
          size="small"
          startIcon={<ExternalLink size={14} />}
          href={publicPage}
          target="_blank"
          rel="noreferrer"
        >
          {say('recall:openPublic')}
          <Hidden> {say('recall:newTab')}</Hidden>
        </Button>
      )}
      {assetId !== null && kind !== 'start' && (
        <Button size="small" href={assetRecallAddress(assetId)}>
          {say('recall:startHere')}
        </Button>
      )}
      {kind !== 'start' && (
        <Button
          size="small"
          onClick={() => {
            view.change({ show: 'list', node: key });
          }}
        >
          {say('recall:showInList')}
        </Button>
      )}
    </Actions>
  );
}
