import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { TargetBox } from '@huella/domain/calls/target-box';
import type { EventModel } from '@huella/domain/model/event-model';
import { useRecordText } from '../../fields/use-record-text';
import type { ListSubject } from '../../list/list-subject';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';

export interface LeftOutProps extends Pick<TargetBox, 'can' | 'cannot' | 'left'> {
  readonly subject: ListSubject;
  readonly event: EventModel;
}

const Box = styled('section')(({ theme }) => ({
  marginBottom: 12,
  padding: '10px 14px',
  border: `1px solid ${theme.palette.state.warning.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.warning.ground,
  ...typeStyle(type.cell),
  '&[data-tone="danger"]': {
    borderColor: theme.palette.state.danger.border,
    backgroundColor: theme.palette.state.danger.ground,
  },
  '& > strong': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontWeight: 600,
    color: theme.palette.state.warning.text,
  },
  '&[data-tone="danger"] > strong': { color: theme.palette.state.danger.text },
  '& svg': { flex: 'none' },
}));

/** How many may go, and by name those that stay, each with its reason; nothing while all may go. */
export function LeftOut({ subject, event, can, cannot, left }: LeftOutProps) {
  const { say, language } = useSay('transfers');
  if (cannot === 0) return null;
  const figures = { can: formatCount(can, language), total: formatCount(can + cannot, language) };
  return (
    <Box data-tone={can === 0 ? 'danger' : 'warning'} role={can === 0 ? 'alert' : 'status'}>
      <strong>
        <TriangleAlert size={16} aria-hidden="true" />
        {can === 0 ? say('transfers:problems') : say('transfers:someCan', figures)}
      </strong>
      <LeftList subject={subject} event={event} cannot={cannot} left={left} />
    </Box>
  );
}

const Names = styled('ul')(({ theme }) => ({
  maxHeight: 200,
  marginTop: 4,
  overflowY: 'auto',
  '& li': { padding: '3px 0', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500 },
  '& li > span': { color: theme.palette.ink2 },
}));

/** Those that stay, each with its reason. */
export function LeftList({ subject, event, cannot, left }: Omit<LeftOutProps, 'can'>) {
  const { say, language } = useSay('transfers');
  const text = useRecordText(event.fields, subject.locale);
  const others = cannot - left.length;
  return (
    <Names tabIndex={0} aria-label={say('transfers:staying')}>
      {left.map(({ id, label, issue }) => (
        <li key={id}>
          <b>{label === '' ? `#${String(id)}` : label}</b>
          {': '}
          <span>{text(issue)}</span>
        </li>
      ))}
      {others > 0 && <li>{say('transfers:stayingMore', { figure: formatCount(others, language) })}</li>}
    </Names>
  );
}
