import { styled } from '@mui/material/styles';
import CircleX from 'lucide-react/icons/circle-x';
import type { TargetBox } from '@huella/domain/calls/transfers';
import { useRecordText } from '../../fields/use-record-text';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { TransferWizardState } from './use-transfer-wizard';

export interface TargetProblemsProps {
  readonly wizard: TransferWizardState;
  readonly box: TargetBox;
}

const Box = styled('div')(({ theme }) => ({
  marginBottom: 12,
  padding: '10px 14px',
  border: `1px solid ${theme.palette.state.danger.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.danger.ground,
  ...typeStyle(type.cell),
  '& strong': { display: 'block', color: theme.palette.state.danger.text, fontWeight: 600 },
  '& ul': { maxHeight: 200, overflowY: 'auto' },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8, padding: '4px 0' },
  '& svg': { flex: 'none', marginTop: 2, color: theme.palette.state.danger.text },
}));

/** What speaks against the transfer, in red, asset by asset where it is about one (document 2 section 4). */
export function TargetProblems({ wizard, box }: TargetProblemsProps) {
  const { say } = useSay('transfers');
  const { subject, event, visit } = wizard;
  const text = useRecordText(event.fields, subject.locale);
  const problems = box.error.filter((found) => found.level === 'error');
  if (problems.length === 0) return null;
  const labels = new Map((visit.picked ?? []).map(([id, label]) => [String(id), label]));
  return (
    <Box role="alert">
      <strong>{say('transfers:problems')}</strong>
      <ul>
        {problems.map((found, at) => {
          const name = found.record === null ? undefined : labels.get(found.record);
          return (
            <li key={`${found.code} ${found.record ?? ''} ${at}`}>
              <CircleX size={14} aria-hidden="true" />
              <span>{name === undefined ? text(found) : `${name}: ${text(found)}`}</span>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
