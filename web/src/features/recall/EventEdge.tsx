import { styled } from '@mui/material/styles';
import { BaseEdge, EdgeLabelRenderer, getBezierPath, type Edge, type EdgeProps } from '@xyflow/react';
import type { RecallEdge } from '@huella/domain/calls/recall';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { cardSize } from './graph-layout';
import { amountWords } from './node-words';

export type DrawnEdge = Edge<
  {
    readonly edge: RecallEdge;
    readonly isLit: boolean;
    /** Whether its words are in view. */
    readonly isTold: boolean;
  },
  'event'
>;

const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  maxWidth: cardSize.columnGap - 12,
  padding: '1px 6px',
  borderRadius: radius.key,
  backgroundColor: theme.palette.ground,
  color: theme.palette.ink2,
  textAlign: 'center',
  pointerEvents: 'none',
  ...typeStyle({ ...type.meta, weight: 500 }),
  // Two lines fit between two cards, whatever the language calls what happened.
  '& span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  '& span + span': { color: theme.palette.ink3, fontWeight: 400 },
  '&[data-lit="true"]': {
    zIndex: 1,
    maxWidth: 240,
    backgroundColor: theme.palette.surface,
    color: theme.palette.accent.text,
    boxShadow: `0 0 0 1px ${theme.palette.accent.tintBorder}`,
  },
}));

/** A line from what went in to what came out, with the events between them and how much it was. */
export function EventEdge(props: EdgeProps<DrawnEdge>) {
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, data } = props;
  const [path, x, y] = getBezierPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
  });
  const events = data?.edge.events.join(', ') ?? '';
  const { say, language } = useSay('recall');
  const amount = data === undefined ? '' : amountWords({ ...data.edge, part: null }, say, language);
  const isLit = data?.isLit === true;
  return (
    <>
      <BaseEdge path={path} data-lit={isLit} />
      {data?.isTold === true && events + amount !== '' && (
        <EdgeLabelRenderer>
          <Words
            data-lit={isLit}
            aria-hidden="true"
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            {events !== '' && <span>{events}</span>}
            {amount !== '' && <span>{amount}</span>}
          </Words>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
