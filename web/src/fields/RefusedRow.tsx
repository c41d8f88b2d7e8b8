import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import type { Field } from '@huella/domain/model/field';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { endingsOf, maxFilesOf } from '@huella/domain/engine/fields/file';
import type { Say } from '@huella/domain/phrases/areas';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import type { RefusalReason, RefusedFile } from './file-entries';

export interface RefusedRowProps {
  readonly file: RefusedFile;
  readonly field: Field;
  readonly onDismiss: (file: RefusedFile) => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  minWidth: 0,
  padding: '4px 4px 4px 12px',
  borderRadius: radius.base,
  color: theme.palette.state.danger.text,
  backgroundColor: theme.palette.state.danger.ground,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '& > svg': { flex: 'none', marginTop: 6 },
  '& > span': { flex: 1, minWidth: 0, padding: '4px 0' },
}));

/** What is said of each reason (document 2 section 8). */
const reasons: Readonly<Record<RefusalReason, (file: RefusedFile, field: Field, say: Say) => string>> = {
  fileTooLarge: ({ name }, _field, say) =>
    named(name, say('files:fileTooLarge', { megabytes: maxFileBytes / 1024 / 1024 }), say),
  fileEmpty: ({ name }, _field, say) => named(name, say('files:fileEmpty'), say),
  tooManyFiles: ({ name }, field, say) =>
    named(name, say('issues:tooManyFiles', { max: maxFilesOf(field) }), say),
  wrongEnding: ({ name }, field, say) =>
    say('issues:wrongEnding', { file: name, endings: endingsOf(field).join(', ') }),
};

function named(file: string, reason: string, say: Say): string {
  return say('files:refused', { file, reason });
}

/** A file that was not taken, and why, until it is dismissed. */
export function RefusedRow({ file, field, onDismiss }: RefusedRowProps) {
  const { say } = useSay('files');
  return (
    <Row>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{reasons[file.reason](file, field, say)}</span>
      <IconAction
        size="small"
        label={say('files:dismiss', { file: file.name })}
        onClick={() => {
          onDismiss(file);
        }}
      >
        <X size={16} />
      </IconAction>
    </Row>
  );
}
