import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { CallError } from '../../call/call-error';
import { useIssueText } from '../../fields/use-issue-text';
import { errorReason } from '../../list/error-reason';
import { typeStyle } from '../../theme/typography';
import { type } from '../../theme/tokens';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';

export interface OracleErrorsProps {
  /** Why something was not saved; null while nothing failed. */
  readonly error: Error | null;
  /** What an asset is called, by its id. */
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.palette.state.danger.text,
  ...typeStyle(type.cell),
  '& strong': { fontWeight: 600 },
}));

/** Why links were not saved, a line for each that is at fault (document 3 section 8). */
export function OracleErrors({ error, nameOf, onClose }: OracleErrorsProps) {
  const { say } = useSay('oracles');
  const lines = useFaultLines(error, nameOf);
  return (
    <Modal
      open={error !== null}
      size="base"
      icon={<CircleAlert size={18} />}
      title={say('oracles:errorTitle')}
      text={error === null ? '' : reasonOf(error, say)}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ key, name, text }) => (
            <li key={key}>
              {name !== '' && <strong>{name}: </strong>}
              {text}
            </li>
          ))}
        </Lines>
      )}
    </Modal>
  );
}

/** What is at fault, by asset; nothing where the fault is of none. */
function useFaultLines(error: Error | null, nameOf: (id: string) => string) {
  const { say } = useSay('oracles');
  const issueText = useIssueText();
  if (!(error instanceof CallError)) return [];
  return error.issues.map((issue, at) => {
    const { code: oracleCode = '', by = '' } = issue.slots;
    const text =
      issue.code !== 'oracleCodeTaken'
        ? issueText(issue, null)
        : by === ''
          ? say('oracles:errorTaken', { code: oracleCode })
          : say('oracles:errorTakenBy', { code: oracleCode, by });
    return { key: `${at} ${issue.record ?? ''}`, name: nameOf(issue.record ?? ''), text };
  });
}

function reasonOf(error: Error, say: ReturnType<typeof useSay>['say']): string {
  const isSaid =
    error instanceof CallError && ['noSoportedOracle', 'dataRepeated', 'invalidInput'].includes(error.code);
  return isSaid ? errorReason(error, say) : say('oracles:errorComm');
}
