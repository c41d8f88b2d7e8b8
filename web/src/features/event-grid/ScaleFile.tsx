import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileUp from 'lucide-react/icons/file-up';
import { useMemo, useRef, useState } from 'react';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { readScale, type ScaleReading } from '@huella/domain/engine/lists/read-scale';
import { plainText } from '@huella/domain/model/value';
import { tidyRaw } from '../../fields/raw-value';
import { readTableFile } from '../../list/read-text-file';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visually-hidden';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { namingFields } from './grid-asset';
import { ownTexts } from './row-state';
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

/** Fills the rows of a grid from a scale's or a reader's file, or from what was pasted; undone in one step. */
export function ScaleFile({ grid }: { readonly grid: EventGrid }) {
  const { say, word } = useSay('eventGrid');
  const { show } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const field = decidingColumns(grid.columns)[0]?.field;
  const reading = useReading(grid, text);
  if (field === undefined) return null;
  const count = reading?.values.size ?? 0;
  const close = () => {
    setOpen(false);
    setText('');
    setUnreadable(false);
  };
  const take = () => {
    grid.edits.write(
      [...(reading?.values ?? [])].map(([id, value]) => ({
        id,
        field: field.name,
        text: plainText(tidyRaw(field, value, grid.subject.locale)),
      })),
    );
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
        actions={<Actions count={count} onClose={close} onTake={take} />}
      >
        <Parts>
          <PickFile
            onRead={(read) => {
              setUnreadable(read === null);
              setText(read ?? '');
            }}
          />
          {isUnreadable && <Notice tone="danger">{say('eventGrid:fileUnreadable')}</Notice>}
          <TextInput label={say('eventGrid:filePaste')} rows={6} value={text} onChange={setText} />
          {reading !== null && <ReadSaid grid={grid} reading={reading} field={field.name} />}
        </Parts>
      </Modal>
    </>
  );
}

interface ActionsProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onTake: () => void;
}

function Actions({ count, onClose, onTake }: ActionsProps) {
  const { say } = useSay('eventGrid');
  return (
    <>
      <Button size="small" onClick={onClose}>
        {say('ui:cancel')}
      </Button>
      <Button size="small" variant="contained" disabled={count === 0} onClick={onTake}>
        {say('eventGrid:fileTake', { count })}
      </Button>
    </>
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

function useReading({ find, columns, wizard, subject }: EventGrid, text: string): ScaleReading | null {
  const field = decidingColumns(columns)[0]?.field;
  return useMemo(() => {
    if (field === undefined || text.trim() === '') return null;
    return readScale(text, { find, names: namingFields(wizard.subject), field, locale: subject.locale });
  }, [field, text, find, wizard.subject, subject.locale]);
}

interface ReadSaidProps {
  readonly grid: EventGrid;
  readonly reading: ScaleReading;
  readonly field: string;
}

/** How many were found, what they replace, and what is not here. */
function ReadSaid({ grid, reading, field }: ReadSaidProps) {
  const { say } = useSay('eventGrid');
  const { values, missing, contradictory, blank } = reading;
  const over = [...values.keys()].filter((id) => (ownTexts(grid.edits.state, id)[field] ?? '') !== '').length;
  return (
    <Said role="status">
      <p>{say('eventGrid:fileFound', { count: values.size })}</p>
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
