import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { FileReading, Upload } from '@huella/domain/calls/upload-view';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { FailureNotice } from '../../form/FailureNotice';
import { phone } from '../../theme/media';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import type { UploadStepProps } from './step-parts';
import { uploadQuery } from './use-import';

const Root = styled('div')({ display: 'grid', gap: 12, marginBottom: 20 });
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 12,
  maxWidth: 720,
  // A row of headings is longer than its place.
  '& .MuiSelect-select.MuiSelect-select': { paddingRight: 36, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > *': { minWidth: 0 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Read = NonNullable<BodyInputOf<Calls['sheets.validate']>['read']>;
type Props = Pick<UploadStepProps, 'subject' | 'upload'> &
  Pick<UploadStepProps['state'], 'go'> & { readonly disabled: boolean };

/** How the file was read, and what its user may say otherwise: its sheet, the row of the headings, rows of totals. */
export function FileReadingChoice({ subject, upload, go, disabled }: Props) {
  const { say } = useSay('sheet');
  const { read, isPending, error, reset } = useReading(subject, upload, (id) => {
    go('columns', { upload: id, skip: undefined });
  });
  const [waiting, setWaiting] = useState<Read | null>(null);
  const { reading } = upload;
  if (reading === null) return null;
  // Rows that were paired once may have been corrected.
  const choose = (next: Read) => {
    if (upload.paired) setWaiting(next);
    else read(next);
  };
  const isClosed = disabled || isPending;
  return (
    <Root>
      <FailureNotice
        failure={error instanceof CallError ? error : null}
        title={say('sheet:readFailed')}
        onClose={reset}
      />
      {reading.headerAsked && <Notice tone="warning">{say('sheet:readHeaderAsked')}</Notice>}
      <Choices>
        <SheetChoice reading={reading} disabled={isClosed} onChoose={choose} />
        <HeaderChoice reading={reading} disabled={isClosed} onChoose={choose} />
      </Choices>
      <LeftOut reading={reading} disabled={isClosed} onChoose={choose} />
      <Example reading={reading} disabled={isClosed} onChoose={choose} />
      <ConfirmDialog
        open={waiting !== null}
        title={say('sheet:readAgainTitle')}
        text={say('sheet:readAgainText')}
        confirmLabel={say('sheet:readAgain')}
        onConfirm={() => {
          if (waiting !== null) read(waiting);
          setWaiting(null);
        }}
        onCancel={() => {
          setWaiting(null);
        }}
      />
    </Root>
  );
}

interface ChoiceProps {
  readonly reading: FileReading;
  readonly disabled: boolean;
  readonly onChoose: (read: Read) => void;
}

/** The sheets of the file, the hidden ones last; nothing to choose where it has one. */
function SheetChoice({ reading, disabled, onChoose }: ChoiceProps) {
  const { say } = useSay('sheet');
  const { sheets, sheet } = reading;
  if (sheets.length < 2) return null;
  const places = sheets.map(({ name, hidden }, at) => ({
    hidden,
    value: String(at),
    label: hidden ? say('sheet:readHidden', { name }) : name,
  }));
  return (
    <SelectInput
      label={say('sheet:readSheet')}
      size="small"
      value={String(sheet)}
      disabled={disabled}
      options={[...places.filter(({ hidden }) => !hidden), ...places.filter(({ hidden }) => hidden)]}
      onChange={(value) => {
        onChoose({ sheet: Number(value) });
      }}
    />
  );
}

/** What was said before of the same sheet: one choice does not take back another. */
function keptOf({ kept }: FileReading): Pick<Read, 'keepTotals' | 'keepExample'> {
  return {
    ...(kept?.totals === true && { keepTotals: true }),
    ...(kept?.example === true && { keepExample: true }),
  };
}

function HeaderChoice({ reading, disabled, onChoose }: ChoiceProps) {
  const { say } = useSay('sheet');
  const { firstRows, headerRow, headerAsked, sheet } = reading;
  const rows = firstRows.map((text, at) => ({
    value: String(at + 1),
    label: say('sheet:readHeaderRow', { row: at + 1, text }),
  }));
  const isBelow = headerRow > firstRows.length;
  const below = {
    value: String(headerRow),
    label: say('sheet:readHeaderRow', { row: headerRow, text: '…' }),
  };
  return (
    <SelectInput
      label={say('sheet:readHeader')}
      size="small"
      value={headerAsked ? '' : String(headerRow)}
      disabled={disabled}
      options={[{ value: '0', label: say('sheet:readNoHeader') }, ...rows, ...(isBelow ? [below] : [])]}
      onChange={(value) => {
        onChoose({ sheet, headerRow: Number(value), ...keptOf(reading) });
      }}
    />
  );
}

function LeftOut({ reading, disabled, onChoose }: ChoiceProps) {
  const { say } = useSay('sheet');
  const { leftOut, headerRow, sheet } = reading;
  if (leftOut.length === 0) return null;
  const slots = { count: leftOut.length, text: leftOut.slice(0, 3).join('; ') };
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="small"
          variant="text"
          disabled={disabled}
          onClick={() => {
            onChoose({
              sheet,
              ...(!reading.headerAsked && { headerRow }),
              ...keptOf(reading),
              keepTotals: true,
            });
          }}
        >
          {say('sheet:readKeepTotals')}
        </Button>
      }
    >
      {say('sheet:readLeftOut', slots)}
    </Notice>
  );
}

/** The example row that a template came with: it is no row, unless its user says so. */
function Example({ reading, disabled, onChoose }: ChoiceProps) {
  const { say } = useSay('sheet');
  const { example, headerRow, sheet } = reading;
  if (example === null || example === undefined) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="small"
          variant="text"
          disabled={disabled}
          onClick={() => {
            onChoose({ sheet, headerRow, ...keptOf(reading), keepExample: true });
          }}
        >
          {say('sheet:readKeepExample')}
        </Button>
      }
    >
      {say('sheet:readExample', { text: example })}
    </Notice>
  );
}

/** Has the file read again as its user says; the reading of before goes once there is another. */
function useReading({ place, purpose }: Props['subject'], upload: Upload, onRead: (id: number) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (read: Read) => {
      const { storage_name, original_name } = upload.fileInfo;
      const fileInfo = { storage_name: storage_name ?? '', original_name: original_name ?? '' };
      const where = { globalModelId: place.assetType, boxId: place.boxId, mode: purpose.mode };
      const found = await call('sheets.validate', {
        body: { ...where, eventType: upload.eventType, fileInfo, read },
      });
      await call('sheets.discard', { params: { excelUploadId: String(upload.ExcelUploadId) } });
      return found;
    },
    onSuccess: (found) => {
      client.setQueryData(uploadQuery(found.ExcelUploadId).queryKey, found);
      void client.invalidateQueries({ queryKey: ['sheets.unfinished'] });
      onRead(found.ExcelUploadId);
    },
  });
  return { read: mutate, isPending, error, reset };
}
