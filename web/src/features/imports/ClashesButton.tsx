import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';
import type { CellChange } from '../../sheet/sheet-store';
import { keepTheirs, listClashes, writeMine, type Clash } from './row-changes';
import { fieldOf, type ImportSubject } from './import-subject';
import type { UploadRows } from './use-upload-rows';

export interface ClashesButtonProps {
  readonly subject: ImportSubject;
  readonly rows: UploadRows;
}

/** Rows that are shown at once; the next come up as these are settled. */
const shown = 20;

const List = styled('ul')({ display: 'grid', gap: 16 });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBottom: 16,
  borderBottom: `1px solid ${theme.palette.line}`,
}));
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Rows whose cells others have changed, too: what is there, or what the sheet says, row by row. */
export function ClashesButton({ subject, rows }: ClashesButtonProps) {
  const { say, language } = useSay('massEdit', 'imports', 'ui');
  const [isOpen, setOpen] = useState(false);
  const clashes = listClashes(rows.store.list());
  const close = () => {
    setOpen(false);
  };
  const choose = (changes: readonly CellChange[]) => {
    rows.store.write(changes);
    rows.listeners.onEdits(changes);
    const left = new Set(changes.map(({ row }) => row));
    if (clashes.every(({ row }) => left.has(row.row))) close();
  };
  if (clashes.length === 0 && !isOpen) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {clashes.length === 1
          ? say('massEdit:clashesOne')
          : say('massEdit:clashesMany', { figure: formatCount(clashes.length, language) })}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        size="base"
        title={say('massEdit:clashTitle')}
        text={say('massEdit:clashText')}
        actions={
          <>
            <Button size="small" onClick={() => choose(clashes.flatMap(keepTheirs))}>
              {say('massEdit:keepAllTheirs')}
            </Button>
            <Button size="small" variant="contained" onClick={close}>
              {say('ui:close')}
            </Button>
          </>
        }
      >
        <List>
          {clashes.slice(0, shown).map((clash) => (
            <ClashRow key={clash.row.row} clash={clash} subject={subject} onChoose={choose} />
          ))}
        </List>
      </Modal>
    </>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly subject: ImportSubject;
  readonly onChoose: (changes: readonly CellChange[]) => void;
}

function ClashRow({ clash, subject, onChoose }: ClashRowProps) {
  const { say } = useSay('massEdit', 'imports');
  const { row, issues } = clash;
  const names = subject.model.labelFields.flatMap((name) => row.texts[name] ?? []);
  const title = [say('imports:rowNamed', { row: row.row }), ...names]
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <Row>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      {issues.map((found) => (
        <ClashText
          key={found.field}
          issue={found}
          mine={row.texts[found.field ?? ''] ?? ''}
          subject={subject}
        />
      ))}
      <Choices role="group" aria-label={title}>
        <Button size="small" onClick={() => onChoose(keepTheirs(clash))}>
          {say('massEdit:keepTheirs')}
        </Button>
        <Button size="small" onClick={() => onChoose(writeMine(clash))}>
          {say('massEdit:writeMine')}
        </Button>
      </Choices>
    </Row>
  );
}

interface ClashTextProps {
  readonly issue: Issue;
  readonly mine: string;
  readonly subject: ImportSubject;
}

function ClashText({ issue, mine, subject }: ClashTextProps) {
  const { say, word } = useSay('massEdit', 'issues');
  const field = fieldOf(subject.format, issue.field);
  const slots = issue.slots;
  const of = (name: string) => slots[name] ?? '';
  return (
    <p>
      <strong>{field === undefined ? '' : word(field.label)}</strong>:{' '}
      {say('issues:changedSince', { by: of('by'), at: of('at'), before: of('before'), now: of('now') })}.{' '}
      {say('massEdit:clashMine', { text: mine })}
    </p>
  );
}
