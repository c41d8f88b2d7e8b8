import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Upload from 'lucide-react/icons/upload';
import { useDropzone } from 'react-dropzone';
import type { Say } from '@huella/domain/phrases/areas';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { useIsPhone } from '../../shell/use-media';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { RingedIcon } from '../../ui/RingedIcon';
import { useSay } from '../../words/use-say';
import { maxMegabytes, sheetEndings } from './check-file';
import type { FileUpload, UploadState } from './use-file-upload';

export interface DropAreaProps {
  readonly upload: FileUpload;
  /** The file that the import has already. */
  readonly current: string | null;
}

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 260,
  padding: 24,
  border: `1.5px dashed ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.ground,
  textAlign: 'center',
  '&[data-over="true"]': {
    borderColor: theme.palette.accent.mark,
    borderStyle: 'solid',
    backgroundColor: theme.palette.accent.tint,
  },
  '&[data-busy="true"]': { borderStyle: 'solid', borderColor: theme.palette.line },
  [phone]: { minHeight: 220, padding: 16 },
}));
const Title = styled('p')({ ...typeStyle(type.section), overflowWrap: 'anywhere' });
const Text = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 6,
  textAlign: 'left',
  color: theme.palette.state.danger.text,
  ...typeStyle(type.body),
  '& > svg': { flex: 'none', marginTop: 2 },
}));
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 8,
});
const Bar = styled('div')({ width: 'min(360px, 100%)', margin: '8px 0' });

/** Where a spreadsheet is dropped or chosen, and how far it is on its way in (document 1 section 9). */
export function DropArea({ upload, current }: DropAreaProps) {
  const { now, take } = upload;
  const { say } = useSay('imports');
  const isBusy = now.state === 'uploading' || now.state === 'reading';
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // What it cannot take is explained in our own words, so it takes everything.
    onDrop: (files: readonly File[]) => {
      take(files);
    },
    disabled: isBusy,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <Area
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      data-over={isDragActive}
      data-busy={isBusy}
    >
      <input
        {...getInputProps({
          accept: sheetEndings.join(','),
          multiple: false,
          // Without a name a browser says its own, in its own language.
          'aria-label': say('imports:choose'),
        })}
      />
      {now.state === 'uploading' || now.state === 'reading' ? (
        <Underway now={now} onCancel={upload.reset} />
      ) : (
        <Choice now={now} current={current} isOver={isDragActive} onChoose={open} onRetry={upload.retry} />
      )}
    </Area>
  );
}

interface UnderwayProps {
  readonly now: Extract<UploadState, { readonly state: 'uploading' | 'reading' }>;
  readonly onCancel: () => void;
}

function Underway({ now, onCancel }: UnderwayProps) {
  const { say } = useSay('imports');
  const title = say(now.state === 'uploading' ? 'imports:uploading' : 'imports:reading', { file: now.name });
  return (
    <>
      <RingedIcon tone="accent">
        <FileSpreadsheet size={20} />
      </RingedIcon>
      <Title role="status">{title}</Title>
      <Bar>
        {now.state === 'uploading' ? (
          <LinearProgress variant="determinate" value={now.percent} aria-label={title} />
        ) : (
          <LinearProgress aria-label={title} />
        )}
      </Bar>
      <Button size="small" onClick={onCancel}>
        {say('imports:cancelUpload')}
      </Button>
    </>
  );
}

interface ChoiceProps {
  readonly now: Exclude<UploadState, UnderwayProps['now']>;
  readonly current: string | null;
  readonly isOver: boolean;
  readonly onChoose: () => void;
  readonly onRetry: () => void;
}

function Choice({ now, current, isOver, onChoose, onRetry }: ChoiceProps) {
  const { say, language } = useSay('imports');
  const isPhone = useIsPhone();
  const canRetry = now.state === 'error' && isPassing(now.error);
  const hasFault = now.state !== 'init';
  return (
    <>
      <RingedIcon tone={hasFault ? 'neutral' : 'accent'}>
        {current === null ? <Upload size={20} /> : <FileSpreadsheet size={20} />}
      </RingedIcon>
      <Title>
        {isOver
          ? say('imports:dropHere')
          : hasFault
            ? now.name
            : (current ?? say(isPhone ? 'imports:pick' : 'imports:drop'))}
      </Title>
      {hasFault ? (
        <Fault role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{faultText(now, say)}</span>
        </Fault>
      ) : (
        (current !== null || !isPhone) && (
          <Text>{current === null ? say('imports:dropOr') : say('imports:current')}</Text>
        )
      )}
      <Buttons>
        {canRetry && (
          <Button size="small" variant="contained" onClick={onRetry}>
            {say('imports:retryUpload')}
          </Button>
        )}
        <Button
          size="small"
          variant={canRetry || current !== null ? 'outlined' : 'contained'}
          onClick={onChoose}
        >
          {say(hasFault || current !== null ? 'imports:otherFile' : 'imports:choose')}
        </Button>
      </Buttons>
      <Text>
        {say('imports:accepted', { megabytes: maxMegabytes, rows: formatCount(maxSheetRows, language) })}
      </Text>
    </>
  );
}

/** What never arrived can be sent again as it is; what was refused cannot. */
function isPassing(error: Error): boolean {
  return (
    !(error instanceof CallError) ||
    ['unavailable', 'storageFull', 'unexpected', 'tooManyRequests'].includes(error.code)
  );
}

function faultText(now: Extract<UploadState, { readonly state: 'faulty' | 'error' }>, say: Say): string {
  if (now.state === 'faulty') return say(`imports:${now.fault}`, { megabytes: maxMegabytes });
  const reason = errorReason(now.error, say);
  return isPassing(now.error) ? `${say('imports:uploadFailed', { file: now.name })}. ${reason}` : reason;
}
