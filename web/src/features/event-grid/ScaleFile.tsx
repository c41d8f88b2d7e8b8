import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileUp from 'lucide-react/icons/file-up';
import { useMemo, useRef, useState } from 'react';
import type { DateOrder } from '@huella/domain/engine/fields/written-date';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import type { ScaleReading } from '@huella/domain/engine/lists/read-scale';
import { readTableFile } from '../../list/read-text-file';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visually-hidden';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ownTexts } from './row-state';
import { changesOf, readInto } from './use-arrived-scale';
import type { EventGrid } from './use-event-grid';

const Input = styled('input')(visuallyHidden);
const Said = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));
const Parts = styled('div')({ display: 'grid', gap: 12 });

/** Identifiers that are told of as not being here. */
const mostShown = 20;

export interface ScaleFileProps {
  readonly grid: EventGrid;
  /** A text that was given before and asks something: it opens with it. */
  readonly given?: string | undefined;
  readonly onClose: () => void;
}

/** Fills the rows of a grid from a scale's or a reader's file, or from what was pasted; undone in one step. */
export function ScaleFile({ grid, given = '', onClose }: ScaleFileProps) {
  const { say, word } = useSay('eventGrid');
  const { show } = useToasts();
  const [isOpen, setOpen] = useState(given !== '');
  const [text, setText] = useState(given);
  const [isUnreadable, setUnreadable] = useState(false);
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const field = decidingColumns(grid.columns)[0]?.field;
  const reading = useMemo(() => readInto(grid, text, dateOrder), [grid, text, dateOrder]);
  if (field === undefined) return null;
  const count = reading === null || reading.openDate !== null ? 0 : reading.values.size;
  const begin = (read: string | null) => {
    setUnreadable(read === null);
    setText(read ?? '');
    setDateOrder(null);
  };
  const close = () => {
    setOpen(false);
    begin('');
    onClose();
  };
  const take = () => {
    if (reading !== null) grid.edits.write(changesOf(grid, field, reading));
    show({ tone: 'ok', text: say('eventGrid:fileTaken', { count }) });
    close();
  };
  return (
    <>
      <Button startIcon={<FileUp size={16} />} onClick={() => setOpen(true)}>
        {say('eventGrid:file')}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        size="base"
        title={say('eventGrid:fileTitle')}
        text={say('eventGrid:fileText', { field: word(field.label) })}
        actions={
          <DialogFoot onCancel={close} disabled={count === 0} onClick={take}>
            {say('eventGrid:fileTake', { count })}
          </DialogFoot>
        }
      >
        <Parts>
          <PickFile onRead={begin} />
          {isUnreadable && <Notice tone="danger">{say('eventGrid:fileUnreadable')}</Notice>}
          <TextInput label={say('eventGrid:filePaste')} rows={6} value={text} onChange={begin} />
          {reading !== null && (
            <>
              <WhichOrder sample={reading.openDate} value={dateOrder} onChange={setDateOrder} />
              <ReadSaid grid={grid} reading={reading} field={field.name} />
            </>
          )}
        </Parts>
      </Modal>
    </>
  );
}

interface WhichOrderProps {
  /** A date of the file that reads both ways; null where nothing is asked, unless an answer can be changed. */
  readonly sample: string | null;
  readonly value: DateOrder | null;
  readonly onChange: (order: DateOrder) => void;
}

/** Dates read both ways: the user says which. */
function WhichOrder({ sample, value, onChange }: WhichOrderProps) {
  const { say } = useSay('eventGrid');
  if (sample === null && value === null) return null;
  return (
    <Segmented
      label={say('eventGrid:fileOrder')}
      hint={sample === null ? undefined : say('eventGrid:fileOrderHelp', { sample })}
      size="small"
      value={value}
      options={[
        { value: 'dmy', label: say('eventGrid:fileDayFirst') },
        { value: 'mdy', label: say('eventGrid:fileMonthFirst') },
      ]}
      onChange={onChange}
    />
  );
}

interface PickFileProps {
  /** What the file says; null of what is no text. */
  readonly onRead: (text: string | null) => void;
}

function PickFile({ onRead }: PickFileProps) {
  const { say, language } = useSay('eventGrid');
  const file = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="small" onClick={() => file.current?.click()}>
        {say('eventGrid:filePick')}
      </Button>
      <Input
        ref={file}
        type="file"
        tabIndex={-1}
        accept=".csv,.txt,.xlsx,.xls,.ods,text/plain,text/csv"
        aria-label={say('eventGrid:filePick')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen === undefined) return;
          // The part that reads workbooks may not come without a network.
          void readTableFile(chosen, language)
            .catch(() => null)
            .then(onRead);
        }}
      />
    </div>
  );
}

interface ReadSaidProps {
  readonly grid: EventGrid;
  readonly reading: ScaleReading;
  readonly field: string;
}

/** How many were found, what they replace, and what is not here. */
function ReadSaid({ grid, reading, field }: ReadSaidProps) {
  const { say } = useSay('eventGrid');
  const { values, dates, openDate, missing, contradictory, blank } = reading;
  const over = [...values.keys()].filter((id) => (ownTexts(grid.edits.state, id)[field] ?? '') !== '').length;
  return (
    <Said role="status">
      <p>{say('eventGrid:fileFound', { count: values.size })}</p>
      {dates.size > 0 && openDate === null && <p>{say('eventGrid:fileDates', { count: dates.size })}</p>}
      {over > 0 && <p>{say('eventGrid:fileOver', { count: over })}</p>}
      {blank > 0 && <p>{say('eventGrid:fileBlank', { count: blank })}</p>}
      <Names
        names={contradictory}
        said={say('eventGrid:fileContradictory', { count: contradictory.length })}
      />
      <Names names={missing} said={say('eventGrid:fileMissing', { count: missing.length })} />
    </Said>
  );
}

/** Some identifiers of the file, and why they were not taken. */
function Names({ names, said }: { readonly names: readonly string[]; readonly said: string }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{said}</p>
      <ul>
        {names.slice(0, mostShown).map((name, at) => (
          <li key={`${String(at)} ${name}`}>{name}</li>
        ))}
      </ul>
    </>
  );
}
