import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useId, useMemo, useState } from 'react';
import { identifiersOf } from '@huella/domain/engine/lists/list-fields';
import { maxPasted, readPastedList, type PastedName } from '@huella/domain/engine/lists/pasted-list';
import { call } from '../call/call';
import { formatCount } from '../ui/format-count';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import { TextInput } from '../ui/TextInput';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { errorReason } from './error-reason';
import type { ListSubject } from './list-subject';
import { PastedResult, type PastedWays } from './PastedResult';
import { sortFound, type PastedFound } from './pasted-found';
import { readTableFile } from './read-text-file';

export interface PastedListProps extends PastedWays {
  readonly subject: ListSubject;
  /** What becomes of what stands beside the identifiers. */
  readonly note?: string;
}

const Rows = styled('div')({ display: 'grid', gap: 12 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Hidden = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
});

/** A dialog that takes a list of identifiers, pasted or from a reader's file, and says what each of them names. */
export function PastedList(props: PastedListProps) {
  const { subject, note, onClose } = props;
  const { say, word } = useSay('list');
  const [text, setText] = useState('');
  const names = useNames(subject, text);
  const { mutate, data, isPending, error, reset } = useFound(subject);
  const title = say('list:pasteTitle', { many: word(subject.model.noun.many) });
  if (data !== undefined)
    return <PastedResult {...props} {...{ title, text }} found={data} total={names.length} onBack={reset} />;
  const isTooMany = names.length > maxPasted;
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={title}
      text={note === undefined ? say('list:pasteText') : `${say('list:pasteText')} ${note}`}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            size="small"
            variant="contained"
            working={isPending}
            disabled={names.length === 0 || isTooMany}
            onClick={() => {
              mutate(names);
            }}
          >
            {say('list:pasteSearch')}
          </WorkingButton>
        </>
      }
    >
      <Rows>
        <TextInput autoFocus rows={8} label={say('list:pasteLabel')} value={text} onChange={setText} />
        <FileLine onText={setText} count={names.length} />
        <div role="alert">
          {error !== null && (
            <Notice tone="danger">{say('list:pasteFailed', { reason: errorReason(error, say) })}</Notice>
          )}
        </div>
      </Rows>
    </Modal>
  );
}

/** Opens a file into the text, and says how many identifiers that is. */
function FileLine({ onText, count }: { readonly onText: (text: string) => void; readonly count: number }) {
  const { say, language } = useSay('list');
  const id = useId();
  const [isUnread, setUnread] = useState(false);
  const open = async (file: File) => {
    // The part that reads workbooks may not come without a network.
    const read = await readTableFile(file, language).catch(() => null);
    setUnread(read === null);
    if (read !== null) onText(read);
  };
  const slots = { figure: formatCount(count, language), max: formatCount(maxPasted, language) };
  return (
    <>
      <Line>
        <Button size="small" component="label" htmlFor={id} startIcon={<FileText size={16} />}>
          {say('list:pasteFile')}
        </Button>
        <Hidden
          id={id}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,.xlsx,.xls,.ods,text/plain,text/csv"
          aria-label={say('list:pasteFile')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file !== undefined) void open(file);
          }}
        />
        <span role="status">
          {count > maxPasted
            ? say('list:pasteTooMany', slots)
            : count > 0 && say('list:pasteRead', { count })}
        </span>
      </Line>
      {isUnread && <Notice tone="danger">{say('list:pasteFileFailed')}</Notice>}
    </>
  );
}

function useNames({ model, fields }: ListSubject, text: string): readonly PastedName[] {
  const identifiers = useMemo(() => identifiersOf(model, fields), [model, fields]);
  return useMemo(() => readPastedList(text, identifiers), [text, identifiers]);
}

function useFound({ model, place, of }: ListSubject) {
  return useMutation({
    mutationFn: async (names: readonly PastedName[]): Promise<PastedFound> => {
      const { found } = await call('objects.find', {
        params: { assetId: String(model.id), boxId: String(place.boxId) },
        body: { texts: names.map(({ text }) => text.slice(0, 200)) },
      });
      return sortFound(names, found, of);
    },
  });
}
