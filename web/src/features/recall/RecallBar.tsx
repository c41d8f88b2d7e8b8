import { styled } from '@mui/material/styles';
import List from 'lucide-react/icons/list';
import Waypoints from 'lucide-react/icons/waypoints';
import type { RecallNode } from '@huella/domain/calls/recall';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import { phone } from '../../theme/media';
import { FilterChip } from '../../ui/FilterChip';
import { Segmented } from '../../ui/Segmented';
import { useSay } from '../../words/use-say';
import { nodeTitle } from './node-words';
import type { RecallShow, RecallView } from './use-recall-view';

export interface RecallBarProps {
  readonly view: RecallView;
  /** Of the graph, once it is known. */
  readonly nodes: readonly RecallNode[] | undefined;
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  [phone]: { '& > *': { flex: '1 1 100%' }, '& button': { paddingInline: 4 } },
});

/** How the trace is shown, which way it goes, and the node of the graph that the list is narrowed to. */
export function RecallBar({ view, nodes }: RecallBarProps) {
  const { say, language } = useSay('recall');
  const { show, direction, node, change } = view;
  const chosen = nodes?.find(({ key }) => key === node);
  return (
    <Bar>
      <Segmented<RecallShow>
        hideLabel
        size="small"
        label={say('recall:show')}
        value={show}
        onChange={(next) => {
          change({ show: next, ...(next === 'graph' && { node: undefined }) });
        }}
        options={[
          { value: 'graph', label: say('recall:graph'), icon: <Waypoints size={16} /> },
          { value: 'list', label: say('recall:list'), icon: <List size={16} /> },
        ]}
      />
      <Segmented<RecallDirection | 'all'>
        hideLabel
        size="small"
        label={say('recall:way')}
        value={direction ?? 'all'}
        onChange={(next) => {
          change({ direction: next === 'all' ? undefined : next, node: undefined });
        }}
        options={[
          { value: 'up', label: say('recall:wayUp') },
          { value: 'all', label: say('recall:wayAll') },
          { value: 'down', label: say('recall:wayDown') },
        ]}
      />
      {show === 'list' && node !== undefined && (
        <FilterChip
          label={say('recall:onlyNode')}
          value={chosen === undefined ? say('recall:onlyThis') : nodeTitle(chosen, say, language)}
          onOpen={() => {
            change({ show: 'graph', node: undefined });
          }}
          onRemove={() => {
            change({ node: undefined });
          }}
        />
      )}
    </Bar>
  );
}
