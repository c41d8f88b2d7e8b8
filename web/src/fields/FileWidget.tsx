import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { endingsOf, maxFilesOf } from '@huella/domain/engine/fields/file';
import type { FileRef } from '@huella/domain/model/value';
import { phone } from '../theme/media';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { useSay } from '../words/use-say';
import { uploadStateOf } from './file-entries';
import { uploads } from './file-uploads';
import { FileNames } from './FileNames';
import { FileRow } from './FileRow';
import { RefusedRow } from './RefusedRow';
import { SampleButton } from './SampleButton';
import { useFileField, type FileField } from './use-file-field';
import type { Widget, WidgetProps } from './widget';

/** The size limit as people say it. */
const megabytes = maxFileBytes / 1024 / 1024;

const Root = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });
const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  border: `1.5px dashed ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.ground,
  '&[data-over="true"]': {
    borderColor: theme.palette.accent.mark,
    borderStyle: 'solid',
    backgroundColor: theme.palette.accent.tint,
  },
  '&[data-invalid="true"]': { borderColor: theme.palette.state.danger.text },
  '& > svg': { flex: 'none', color: theme.palette.ink3 },
  [phone]: { '& > svg': { display: 'none' }, '& > button': { width: '100%' } },
}));
const Words = styled('div')({ flex: 1, minWidth: 160 });
const Title = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  [phone]: { display: 'none' },
}));
const Limits = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const Hidden = styled('div')(visuallyHidden);

function Input(props: WidgetProps) {
  const { id, label, required, hint, error } = props;
  const held = useFileField(props);
  const states = held.entries.map((entry) => uploadStateOf(entry, uploads.find));
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      hint={hint}
      // That it is not there yet is nobody's fault: the rows say how far it is.
      error={states.includes('underway') && !states.includes('failed') ? undefined : error}
      group
    >
      {(ids) => (
        <>
          <Files {...props} held={held} ids={ids} />
          <FileStates states={states} />
        </>
      )}
    </FieldFrame>
  );
}

/** Says how many files are there and how many are on their way, for people who do not see it. */
function FileStates({ states }: { readonly states: readonly string[] }) {
  const { say } = useSay('files');
  const there = states.filter((each) => each === 'there').length;
  const underway = states.filter((each) => each === 'underway').length;
  return (
    <Hidden role="status">
      {there > 0 && say('files:there', { count: there })}{' '}
      {underway > 0 && say('files:underway', { count: underway })}
    </Hidden>
  );
}

interface FilesProps extends WidgetProps {
  readonly held: FileField;
  readonly ids: FieldIds;
}

function Files({ field, disabled, held, ids }: FilesProps) {
  const { entries, refused } = held;
  const root = useRef<HTMLDivElement>(null);
  const remove = (entry: FileRef) => {
    held.remove(entry);
    // The button of the last row goes with it.
    if (entry === entries.at(-1)) root.current?.focus();
  };
  return (
    <Root
      ref={root}
      id={ids.inputId}
      role="group"
      tabIndex={-1}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
    >
      {entries.length > 0 && (
        <List>
          {entries.map((entry, place) => (
            // By its place, so that the focus stays where it is when a file has come in or the one before goes.
            <FileRow key={place} entry={entry} disabled={disabled} onRemove={remove} />
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <List>
            {refused.map((file, place) => (
              <RefusedRow key={`${place} ${file.name}`} file={file} field={field} onDismiss={held.dismiss} />
            ))}
          </List>
        </div>
      )}
      {!disabled && entries.length < maxFilesOf(field) && <Drop field={field} held={held} ids={ids} />}
      {!disabled && <SampleButton field={field} labelId={ids.labelId} />}
    </Root>
  );
}

interface DropProps {
  readonly field: WidgetProps['field'];
  readonly held: FileField;
  readonly ids: FieldIds;
}

/** Where files are dropped or chosen, while there is room for more. */
function Drop({ field, held, ids }: DropProps) {
  const { say } = useSay('files');
  const max = maxFilesOf(field);
  const endings = endingsOf(field);
  const isMany = max > 1;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // What it cannot take is explained in our own words, so it takes everything.
    onDrop: (files: readonly File[]) => {
      held.take(files);
    },
    noClick: true,
    noKeyboard: true,
  });
  const named = endings.map((ending) => ending.toUpperCase()).join(', ');
  const dropWords = isMany ? 'files:dropMany' : 'files:dropOne';
  return (
    <Area
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      data-over={isDragActive}
      data-invalid={ids.invalid}
    >
      <input
        {...getInputProps({
          accept: endings.map((ending) => `.${ending}`).join(','),
          multiple: isMany,
          // It is opened by the button, and takes no room.
          style: { display: 'none' },
        })}
      />
      <Upload size={20} aria-hidden="true" />
      <Words>
        <Title>{say(isDragActive ? 'files:dropHere' : dropWords)}</Title>
        <Limits id={`${ids.inputId}-limits`}>
          {isMany
            ? say('files:takesMany', { max, megabytes, endings: named })
            : say('files:takes', { megabytes, endings: named })}
        </Limits>
      </Words>
      <Button
        size="small"
        id={`${ids.inputId}-choose`}
        aria-labelledby={`${ids.inputId}-choose ${ids.labelId}`}
        aria-describedby={`${ids.inputId}-limits${ids.describedBy === undefined ? '' : ` ${ids.describedBy}`}`}
        onClick={open}
      >
        {say(isMany ? 'files:chooseMany' : 'files:chooseOne')}
      </Button>
    </Area>
  );
}

/** Files of a record: chosen or dropped, sent at once, with a preview where they are pictures. */
export const fileWidget: Widget = { Input, View: FileNames, isWide: true, seesRecord: true };
