import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { focusLine } from '../theme/focus';
import { height, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { LongList } from './LongList';
import { nextOfGroup, type Problem, type ProblemGroup, type RowFilter } from './problems';
import type { RowCounts } from './sheet-store';
import { useCounted } from './use-counted';
import type { Fix } from './cell-choices';
import type { ProblemWords } from './use-fixes';

export interface ProblemPanelProps {
  readonly groups: readonly ProblemGroup[];
  readonly counts: RowCounts;
  /** The rows in view, whose problems these are. */
  readonly filter: RowFilter;
  /** The problem where the focus is. */
  readonly current: Problem | undefined;
  readonly words: ProblemWords;
  readonly onGo: (problem: Problem) => void;
  readonly onJump: (step: 1 | -1) => void;
  readonly onFix: (fix: Fix) => void;
}

const Aside = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 294,
  flex: 'none',
  minHeight: 0,
  borderLeft: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.down('lg')]: {
    width: '100%',
    height: 220,
    borderLeft: 0,
    borderTop: `1px solid ${theme.palette.line}`,
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: height.gridRow,
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  '& > h2': { flex: 1, margin: 0, ...typeStyle({ ...type.cell, weight: 600 }) },
}));
const Item = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  ...typeStyle(type.cell),
  '&[data-current="true"]': { backgroundColor: theme.palette.accent.tint },
}));
/** The whole item leads to its cell; what mends it lies above. */
const Go = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  color: theme.palette.state.danger.text,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&[data-level="warning"]': { color: theme.palette.state.warning.text },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusLine(theme), outlineOffset: -2 },
}));
const Text = styled('p')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const Mends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  '&:empty': { display: 'none' },
});
const Mend = styled('button')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  color: theme.palette.accent.text,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusLine(theme),
}));
const Calm = styled('div')(({ theme }) => ({
  padding: 16,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
  '& > strong': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: theme.palette.state.ok.text,
    fontWeight: 500,
  },
}));

/** What is wrong in the rows in view, equal ones as one: each leads to its cells and offers what mends them. */
export function ProblemPanel(props: ProblemPanelProps) {
  const { groups, current, words, onGo, onJump, onFix } = props;
  const { say } = useSay('sheet');
  const none = groups.length === 0;
  const at = current === undefined ? -1 : groups.findIndex(({ problems }) => problems.includes(current));
  return (
    <Aside aria-label={say('sheet:problemList')}>
      <Head>
        <h2>{useTitle(props)}</h2>
        <IconAction
          size="small"
          label={say('sheet:previousProblem')}
          disabled={none}
          onClick={() => onJump(-1)}
        >
          <ChevronUp size={16} />
        </IconAction>
        <IconAction size="small" label={say('sheet:nextProblem')} disabled={none} onClick={() => onJump(1)}>
          <ChevronDown size={16} />
        </IconAction>
      </Head>
      {none ? (
        <NoProblems {...props} />
      ) : (
        <LongList
          label={say('sheet:problemList')}
          items={groups}
          guess={84}
          at={at}
          keyOf={keyOf}
          render={(group, place) => (
            <ProblemItem
              group={group}
              isCurrent={place === at}
              words={words}
              onGo={() => onGo(nextOfGroup(group, current))}
              onFix={onFix}
            />
          )}
        />
      )}
    </Aside>
  );
}

const keyOf = ({ first: { row, issue } }: ProblemGroup) =>
  `${row} ${issue.field ?? ''} ${issue.code} ${issue.level}`;

/** '7 errores, 2 avisos', of those that the rows in view have. */
function useTitle({ counts, filter }: ProblemPanelProps): string {
  const { say } = useSay('sheet');
  const counted = useCounted();
  const [errors, warnings] = [
    filter === 'warnings' ? 0 : counts.errors,
    filter === 'errors' ? 0 : counts.warnings,
  ];
  return (
    [
      ...(errors > 0 ? [counted.errors(errors)] : []),
      ...(warnings > 0 ? [counted.warnings(warnings)] : []),
    ].join(', ') || say(filter === 'warnings' ? 'sheet:noWarnings' : 'sheet:noProblems')
  );
}

function NoProblems({ filter, counts }: ProblemPanelProps) {
  const { say } = useSay('sheet');
  const isAll = counts.errors + counts.warnings === 0;
  return (
    <Calm>
      <strong>
        <CircleCheck size={16} aria-hidden="true" />
        {say(filter === 'warnings' ? 'sheet:noWarnings' : 'sheet:noProblems')}
      </strong>
      {isAll ? say('sheet:noProblemsText') : ''}
    </Calm>
  );
}

interface ProblemItemProps {
  readonly group: ProblemGroup;
  readonly isCurrent: boolean;
  readonly words: ProblemWords;
  readonly onGo: () => void;
  readonly onFix: (fix: Fix) => void;
}

function ProblemItem({ group, isCurrent, words, onGo, onFix }: ProblemItemProps) {
  const { level } = group.first.issue;
  const { say } = useSay('sheet');
  const Icon = level === 'error' ? CircleAlert : TriangleAlert;
  return (
    <Item data-current={isCurrent}>
      <Go type="button" data-level={level} onClick={onGo}>
        <Icon
          size={14}
          role="img"
          aria-label={say(level === 'error' ? 'sheet:isError' : 'sheet:isWarning')}
        />
        {words.placesOf(group)}
      </Go>
      <Text>{words.fullTextOf(group.first)}</Text>
      <Mends>
        {words.choicesOfAll(group).map((fix) => (
          <Mend key={fix.label} type="button" onClick={() => onFix(fix)}>
            {fix.label}
          </Mend>
        ))}
      </Mends>
    </Item>
  );
}
