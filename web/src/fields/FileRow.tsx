import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import type { FileRef } from '@huella/domain/model/value';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { uploadStateOf, uploadIdOf } from './file-entries';
import { uploads, type Upload } from './file-uploads';
import { FileName } from './FileName';
import { FileThumb } from './FileThumb';

export interface FileRowProps {
  readonly entry: FileRef;
  readonly disabled: boolean;
  readonly onRemove: (entry: FileRef) => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 56,
  padding: '7px 8px 7px 7px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '&[data-failed="true"]': { borderColor: theme.palette.state.danger.border },
  [phone]: { '& button': { minWidth: height.phoneTarget, minHeight: height.phoneTarget } },
}));
const Middle = styled('div')({ flex: 1, minWidth: 0, display: 'grid', gap: 4 });
const Name = styled('span')({ overflowWrap: 'anywhere', ...typeStyle(type.cell) });
const Note = styled('span')(({ theme }) => ({
  color: theme.palette.ink3,
  fontVariantNumeric: 'tabular-nums',
  ...typeStyle(type.meta),
}));
const Fault = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.palette.state.danger.text,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
  '& > svg': { flex: 'none', marginTop: 1 },
}));

/** One file of a field: there, or how far it is on its way in. Its last button stays the same one all the while. */
export function FileRow({ entry, disabled, onRemove }: FileRowProps) {
  const { say } = useSay('files');
  useSyncExternalStore(uploads.subscribe, uploads.version);
  const id = uploadIdOf(entry);
  const upload = id === null ? null : uploads.find(id);
  const state = uploadStateOf(entry, () => upload);
  const file = entry.originalName;
  return (
    <Row data-failed={state === 'failed'}>
      <FileThumb
        name={file}
        source={upload?.source}
        {...(id === null && { storageName: entry.storageName })}
      />
      <Middle>
        {state === 'there' && <FileName file={entry} />}
        {state === 'underway' && <Progress name={file} upload={upload} />}
        {state === 'failed' && <Failure name={file} upload={upload} />}
      </Middle>
      {upload?.now.state === 'failed' && (
        <Button
          variant="text"
          size="small"
          startIcon={<RotateCcw size={14} />}
          aria-label={say('files:retryOf', { file })}
          onClick={({ currentTarget: { nextElementSibling: next } }) => {
            uploads.retry(upload.id);
            // This button goes; the focus goes on to the one that cancels.
            if (next instanceof HTMLElement) next.focus();
          }}
        >
          {say('files:retry')}
        </Button>
      )}
      {!disabled && (
        <IconAction
          label={say(state === 'underway' ? 'files:cancel' : 'files:remove', { file })}
          onClick={() => {
            onRemove(entry);
          }}
        >
          {state === 'underway' ? <X size={16} /> : <Trash2 size={16} />}
        </IconAction>
      )}
    </Row>
  );
}

interface StateProps {
  readonly name: string;
  /** None when the page that sent it was left: it can only be chosen again. */
  readonly upload: Upload | null;
}

function Progress({ name, upload }: StateProps) {
  const { say } = useSay('files');
  const isWaiting = upload?.now.state === 'waiting';
  const percent = upload?.now.state === 'uploading' ? upload.now.percent : 0;
  return (
    <>
      <Name>{name}</Name>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={say('files:uploadOf', { file: name })}
      />
      <Note>{isWaiting ? say('files:waiting') : say('files:uploading', { percent })}</Note>
    </>
  );
}

/** Why a file is not there: it could not be sent, or it is not what its ending says. */
function Failure({ name, upload }: StateProps) {
  const { say } = useSay('files');
  const isOther = upload?.now.state === 'done';
  return (
    <Fault role="alert">
      <CircleAlert size={14} aria-hidden="true" />
      <span>
        {isOther
          ? say('files:refused', { file: name, reason: say('issues:badFile') })
          : say('files:uploadFailed', { file: name })}
      </span>
    </Fault>
  );
}
