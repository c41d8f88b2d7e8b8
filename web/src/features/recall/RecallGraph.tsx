import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ReactFlow, ReactFlowProvider, ViewportPortal, type ReactFlowProps } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useMemo, useState } from 'react';
import type { RecallEdge, RecallNode } from '@huella/domain/calls/recall';
import { motion, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { stillness } from '../../theme/media';
import { visuallyHidden } from '../../theme/visually-hidden';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { EventEdge, type DrawnEdge } from './EventEdge';
import { GraphActions } from './graph-actions';
import { GraphFrame } from './graph-frame';
import { cardSize, layOut, stepFrom, type PlacedNode } from './graph-layout';
import { NodeCard, type CardNode } from './NodeCard';
import { NodePanel, type OpenedNode } from './NodePanel';
import { stepWords } from './node-words';
import type { RecallStart } from './recall-address';
import { useViewport, type Viewport } from './use-viewport';
import type { RecallView } from './use-recall-view';

export interface RecallGraphProps {
  /** What the trace began with is called. */
  readonly name: string;
  readonly nodes: readonly RecallNode[];
  readonly edges: readonly RecallEdge[];
  readonly view: RecallView;
  readonly start: RecallStart;
}

/** So many lines have their words in view always; more are distinguished by pointing at them. */
const fewEdges = 14;
const nodeTypes = { card: NodeCard };
const edgeTypes = { event: EventEdge };

/** Nothing is moved, joined or removed here: it is looked at. The page scrolls under the wheel, Ctrl makes it zoom. */
const toLookAt = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
  minZoom: 0.1,
  maxZoom: 1.5,
} as const satisfies ReactFlowProps;

const Hidden = styled('p')(visuallyHidden);
const Heading = styled('div')(({ theme }) => ({
  position: 'absolute',
  width: cardSize.width,
  textAlign: 'center',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** The graph of a trace with what its nodes hold. */
export function RecallGraph(props: RecallGraphProps) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  );
}

function Graph({ name, nodes, edges, view, start }: RecallGraphProps) {
  const { say } = useSay('recall');
  const helpId = useId();
  const placed = useMemo(() => layOut(nodes, edges), [nodes, edges]);
  const [lit, setLit] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedNode | null>(null);
  const viewport = useViewport(placed, useMediaQuery(stillness, { noSsr: true }) ? 0 : motion.float);
  const { reveal } = viewport;
  const actions = useMemo(
    () => ({
      onOpen: setOpened,
      onLight: setLit,
      onFocus: reveal,
      stepFrom: (key: string, arrow: string) => stepFrom(placed, key, arrow),
    }),
    [placed, reveal],
  );
  const drawn = useDrawn(placed, edges, lit);
  return (
    <GraphActions value={actions}>
      <GraphFrame>
        <Hidden id={helpId}>{say('recall:graphHelp')}</Hidden>
        <ReactFlow
          {...toLookAt}
          {...drawn}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          aria-label={say('recall:graphLabel', { name })}
          aria-describedby={helpId}
          onInit={viewport.begin}
          onEdgeMouseEnter={(_event, { id }) => {
            setLit(id);
          }}
          onEdgeMouseLeave={() => {
            setLit(null);
          }}
        >
          <Headings placed={placed} />
        </ReactFlow>
        <GraphControls viewport={viewport} />
      </GraphFrame>
      <NodePanel
        opened={opened}
        view={view}
        start={start}
        onClose={() => {
          setOpened(null);
        }}
      />
    </GraphActions>
  );
}

/** Nodes and edges as the library takes them; what is lit shows its words. */
function useDrawn(placed: readonly PlacedNode[], edges: readonly RecallEdge[], lit: string | null) {
  const nodes = useMemo(
    () =>
      placed.map(({ node, x, y }): CardNode => ({
        id: node.key,
        type: 'card',
        position: { x, y },
        width: cardSize.width,
        height: cardSize.height,
        // What can be pressed is the button inside.
        style: { pointerEvents: 'all' },
        domAttributes: { 'aria-roledescription': undefined },
        data: { node },
      })),
    [placed],
  );
  const lines = useMemo(
    () =>
      edges.map((edge): DrawnEdge => ({
        id: `${edge.from} ${edge.to}`,
        type: 'event',
        source: edge.from,
        target: edge.to,
        // What a card holds says by which event it came; lines say nothing to people who do not see them.
        domAttributes: { 'aria-hidden': true },
        data: { edge, isLit: false, isTold: edges.length <= fewEdges },
      })),
    [edges],
  );
  const isLit = ({ id, source, target }: DrawnEdge) => lit !== null && [id, source, target].includes(lit);
  // Lines that are not lit stay the same objects, and are not drawn again.
  const shown = lines.map((line) => (isLit(line) ? lightUp(line) : line));
  return { nodes, edges: shown };
}

function lightUp(line: DrawnEdge): DrawnEdge {
  return { ...line, zIndex: 1, ...(line.data && { data: { ...line.data, isLit: true, isTold: true } }) };
}

/** Which generation each column is, over its highest card. */
function Headings({ placed }: { readonly placed: readonly PlacedNode[] }) {
  const { say, language } = useSay('recall');
  const tops = new Map<number, PlacedNode>();
  for (const each of placed) {
    const top = tops.get(each.node.column);
    if (top === undefined || each.y < top.y) tops.set(each.node.column, each);
  }
  return (
    <ViewportPortal>
      {[...tops].map(([column, { x, y }]) => (
        <Heading key={column} aria-hidden="true" style={{ transform: `translate(${x}px, ${y - 28}px)` }}>
          {stepWords(column, say, language)}
        </Heading>
      ))}
    </ViewportPortal>
  );
}

/** The buttons over a graph: nearer, farther, all of it, and back to where the trace began. */
function GraphControls({ viewport }: { readonly viewport: Viewport }) {
  const { say } = useSay('recall');
  return (
    <div data-part="controls">
      <IconAction label={say('recall:zoomIn')} onClick={viewport.zoomIn}>
        <Plus size={16} />
      </IconAction>
      <IconAction label={say('recall:zoomOut')} onClick={viewport.zoomOut}>
        <Minus size={16} />
      </IconAction>
      <IconAction label={say('recall:fit')} onClick={viewport.fit}>
        <Maximize size={16} />
      </IconAction>
      <IconAction label={say('recall:toStart')} onClick={viewport.toStart}>
        <LocateFixed size={16} />
      </IconAction>
    </div>
  );
}
