import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import type { KeyboardEvent } from 'react';
import type { RecallNode } from '@huella/domain/calls/recall';
import { ring } from '../../theme/focus';
import { motion, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { CountPill } from '../../ui/CountPill';
import { useSay } from '../../words/use-say';
import { cardSize } from './graph-layout';
import { useGraphActions } from './graph-actions';
import { nodeLabel, nodeNoun, nodeTitle, placeWords } from './node-words';

export type CardNode = Node<{ readonly node: RecallNode }, 'card'>;

const Card = styled(ButtonBase)(({ theme }) => {
  const { accent, surface, control, line2, sunken } = theme.palette;
  const below = (border: string) =>
    `4px 4px 0 -1px ${surface}, 4px 4px 0 0 ${border}, 8px 8px 0 -1px ${surface}, 8px 8px 0 0 ${border}`;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    width: cardSize.width,
    height: cardSize.height,
    padding: '6px 12px',
    border: `1px solid ${accent.tintBorder}`,
    borderRadius: radius.base,
    backgroundColor: accent.tint,
    color: theme.palette.ink,
    textAlign: 'left',
    transition: `border-color ${motion.quick}ms`,
    '&:hover': { borderColor: accent.mark },
    '&[data-share="published"]': { borderColor: control, backgroundColor: surface },
    '&[data-share="hidden"]': {
      border: `1px dashed ${control}`,
      backgroundColor: sunken,
      color: theme.palette.ink2,
    },
    '&[data-kind="group"]': { boxShadow: below(accent.tintBorder) },
    '&[data-kind="group"][data-share="published"]': { boxShadow: below(line2) },
    '&[data-kind="start"]': { border: `2px solid ${accent.mark}`, backgroundColor: surface },
    '&.Mui-focusVisible': { ...ring(theme), outline: `2px solid ${accent.text}`, outlineOffset: 2 },
    '& svg': { flex: 'none', color: theme.palette.ink3 },
  };
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const Top = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > span:first-of-type': { ...cut, marginRight: 'auto' },
  '& > span:first-of-type:empty': { display: 'none' },
}));
const Title = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& > span': cut,
  ...typeStyle({ ...type.body, weight: 600 }),
});
const Where = styled('span')(({ theme }) => ({ ...cut, color: theme.palette.ink2, ...typeStyle(type.meta) }));

/** A node of a graph as a card; pressing it opens what it holds, arrows move to the ones beside it. */
export function NodeCard({ data: { node } }: NodeProps<CardNode>) {
  const { say, language } = useSay('recall');
  const { onOpen, onLight, onFocus, stepFrom } = useGraphActions();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepFrom(node.key, event.key);
    if (next === null) return;
    event.preventDefault();
    focusCard(event.currentTarget, next);
  };
  const where = placeWords(node.place);
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <Card
        disableRipple
        data-card={node.key}
        data-kind={node.kind}
        data-share={node.share}
        aria-label={nodeLabel(node, say, language)}
        aria-haspopup="dialog"
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => {
          onOpen({ node, anchor: currentTarget });
        }}
        onMouseEnter={() => {
          onLight(node.key);
        }}
        onMouseLeave={() => {
          onLight(null);
        }}
        onFocus={({ currentTarget }) => {
          onLight(node.key);
          if (currentTarget.matches(':focus-visible')) onFocus(node.key);
        }}
        onBlur={() => {
          onLight(null);
        }}
      >
        <Above node={node} />
        <Title>
          {node.share === 'hidden' && <Lock size={14} aria-hidden="true" />}
          <span>{nodeTitle(node, say, language)}</span>
        </Title>
        {where !== '' && <Where>{where}</Where>}
      </Card>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </>
  );
}

/** What it is one of, and that it is shown by its public page; of a lot how many it has. */
function Above({ node }: { readonly node: RecallNode }) {
  const { say } = useSay('recall');
  const noun = nodeNoun(node, say);
  const isPublished = node.share === 'published';
  if (noun === '' && !isPublished) return null;
  return (
    <Top>
      <span>{noun}</span>
      {isPublished && (
        <>
          <Globe size={12} aria-hidden="true" />
          <span>{say('recall:published')}</span>
        </>
      )}
      {node.kind === 'start' && node.assets > 1 && <CountPill count={node.assets} />}
    </Top>
  );
}

/** Gives the focus to another card of the same graph; the graph moves it into view itself. */
function focusCard(from: HTMLElement, key: string): void {
  const graph = from.closest('.react-flow');
  graph?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
