import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo } from 'react';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Issue } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import { FailureNotice } from '../../form/FailureNotice';
import { WizardFrame, WizardQuestion } from '../../wizard/WizardFrame';
import type { SheetRow } from '../../sheet/sheet-store';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { ChangeList } from './ChangeList';
import { ImportDone } from './ImportDone';
import { ImportFoot } from './ImportFoot';
import { countUndated, summaryOf } from './event-rows';
import { EventDays, LeftRows, Undated, Untouched } from './EventRowsParts';
import type { ImportPurpose, PurposeWords } from './import-purpose';
import { localeOf } from './import-subject';
import { ReadAsBefore } from './ReadAsBefore';
import { isChange } from './row-changes';
import { summarise } from './row-summary';
import { RowSummary } from './RowSummary';
import { columnNames, sheetColumns } from './sheet-columns';
import type { RowsStepProps } from './step-parts';
import { SummaryRows } from './SummaryRows';
import { useRowCounts } from './use-upload-rows';
import { hasEndedWell, useSubmitImport } from './use-submit-import';

export interface SummaryStepProps extends RowsStepProps {
  /** Goes back to the grid, where each of these is beside its cell. */
  readonly onRefused: (issues: readonly Issue[]) => void;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '0 16px',
  // On a line of its own the button would touch what is under it.
  [phone]: { marginBottom: 16, '& > div': { marginBottom: 12 } },
});

/** What will be added, in figures and by its first rows; then it is (document 2 section 2, summary step). */
export function SummaryStep(props: SummaryStepProps) {
  const { subject, state, frame, upload, nounOf, saved, onRefused } = props;
  const { say, language } = useSay('imports');
  const { place } = subject;
  const { words } = subject.purpose;
  const { mutate, isPending, data: run, error, reset } = useSubmitImport(props);
  const figures = useFigures(props);
  const { shown } = figures;
  const total = shown.length;
  const slots = { figure: formatCount(total, language), noun: nounOf(total), place: place.boxName };
  const isShort = subject.purpose.takesRoom && total > upload.quotaRoom;
  const undated = countUndated(subject, shown);
  const refusal = error instanceof CallError ? error : null;
  const refused = (refusal?.issues ?? []).filter(({ level, record }) => level === 'error' && record !== null);
  const edit = () => {
    state.go('sheet');
  };
  return (
    <WizardFrame
      {...frame}
      layout="wide"
      locked={isPending}
      failure={
        <FailureNotice
          failure={refused.length > 0 ? null : refusal}
          title={say(words.failedTitle)}
          onClose={reset}
        />
      }
      foot={
        <ImportFoot
          back={{ label: say('imports:stepSheet'), onBack: edit }}
          label={say(words.finish, slots)}
          disabled={isShort || undated > 0 || total === 0 || saved === 'refused'}
          working={isPending}
          onGo={() => {
            mutate();
          }}
        />
      }
    >
      <SummaryHead words={words} slots={slots} disabled={isPending} onEdit={edit} />
      <SummaryBody {...props} figures={figures} isShort={isShort} undated={undated} />
      <Working open={isPending} title={say(words.working, slots)} />
      <Refused
        words={words}
        issues={refused}
        onGo={() => {
          reset();
          onRefused(refused);
        }}
      />
      <ImportDone run={run !== undefined && hasEndedWell(run) ? run : null} parts={props} />
    </WizardFrame>
  );
}

interface SummaryBodyProps extends SummaryStepProps {
  readonly figures: ReturnType<typeof useFigures>;
  readonly isShort: boolean;
  readonly undated: number;
}

/** What stays out and why, what all rows get, and the rows in figures and as they are. */
function SummaryBody({ figures, isShort, undated, ...props }: SummaryBodyProps) {
  const { language } = useSay();
  const { subject } = props;
  const { counts, shown, summary, columns } = figures;
  const { purpose, locale } = subject;
  const { words } = purpose;
  return (
    <Root>
      {isShort && <TooFew {...props} needed={formatCount(shown.length, language)} />}
      <Remarks words={words} left={counts.withErrors} warned={counts.withWarnings} />
      {props.upload.selected === true && counts.blank > 0 && (
        <Notice tone="neutral">
          <Untouched blank={counts.blank} />
        </Notice>
      )}
      {undated > 0 && <Undated count={undated} />}
      <Completed {...props} />
      <ReadAsBefore {...props} />
      {purpose.id === 'update' ? (
        <ChangeList subject={subject} rows={props.rows.store.list()} columns={columns} />
      ) : (
        <>
          <EventDays subject={subject} rows={shown} />
          <RowSummary summary={summary} locale={locale} />
          <SummaryRows rows={shown} columns={columns} />
          {!purpose.takesRoom && <LeftRows subject={subject} store={props.rows.store} />}
        </>
      )}
    </Root>
  );
}

interface SummaryHeadProps {
  readonly words: PurposeWords;
  readonly slots: { readonly figure: string; readonly noun: string; readonly place: string };
  readonly disabled: boolean;
  readonly onEdit: () => void;
}

function SummaryHead({ words, slots, disabled, onEdit }: SummaryHeadProps) {
  const { say } = useSay('imports');
  return (
    <Head>
      <WizardQuestion title={say(words.askSummary)} text={say(words.askSummaryText, slots)} />
      <Button size="small" startIcon={<Pencil size={16} />} disabled={disabled} onClick={onEdit}>
        {say('imports:edit')}
      </Button>
    </Head>
  );
}

/** The rows that will be added, as they are when the step opens, in figures and as columns. */
function useFigures({ subject, upload, rows }: SummaryStepProps) {
  const { store } = rows;
  const { purpose, model, event, format, locale } = subject;
  const counts = useRowCounts(store);
  const shown = useMemo(() => store.list().filter((row) => isWritten(row, purpose)), [store, purpose]);
  const summary = useMemo(
    () => summarise(shown, event === null ? model : summaryOf(format), localeOf(upload, locale)),
    [shown, event, model, format, upload, locale],
  );
  const columns = useMemo(
    () => sheetColumns(columnNames(upload, format, store), format, locale),
    [upload, format, store, locale],
  );
  return { counts, shown, summary, columns };
}

/** The company has no room for so many, said before anything is submitted (document 2 section 5). */
function TooFew({ subject, upload, needed }: SummaryStepProps & { readonly needed: string }) {
  const { say, language } = useSay('imports');
  const remaining = formatCount(Math.max(0, upload.quotaRoom), language);
  return (
    <Notice tone="danger" title={say('imports:quotaTitle')}>
      {say('imports:quotaText', { company: subject.place.companyName, remaining, needed })}
    </Notice>
  );
}

/** What every row is given that the sheet does not hold, as its user left it on: the history of each says so, too. */
function Completed({ subject, upload }: SummaryStepProps) {
  const { say } = useSay('imports', 'bulk');
  const { format, locale, purpose } = subject;
  const given = format.columns.flatMap(({ field }) => {
    const text = upload.defaults?.[field.name];
    if (text === undefined) return [];
    const { value } = checkField(field, text, localeOf(upload, locale));
    return [`${field.label[locale.language]}: ${formatField(field, value, locale)}`];
  });
  if (given.length === 0) return null;
  return (
    <Notice tone="info" title={say(purpose.words.completed)}>
      {given.join(' · ')}
    </Notice>
  );
}

/** Whether a row is one of those that are written. */
function isWritten(row: SheetRow, { id }: ImportPurpose): boolean {
  return id === 'update' ? isChange(row) : row.isBlank !== true && !hasError(row.issues);
}

function hasError(issues: readonly Issue[]): boolean {
  return issues.some(({ level }) => level === 'error');
}

interface RemarksProps {
  readonly words: PurposeWords;
  readonly left: number;
  readonly warned: number;
}

/** What stays out, and what goes in with a warning. */
function Remarks({ words, left, warned }: RemarksProps) {
  const { say, language } = useSay('imports');
  return (
    <>
      {left > 0 && (
        <Notice tone="neutral">
          {left === 1
            ? say('imports:leftOutRow')
            : say('imports:leftOutRows', { figure: formatCount(left, language) })}
        </Notice>
      )}
      {warned > 0 && (
        <Notice tone="warning">
          {warned === 1
            ? say(words.warningRow)
            : say(words.warningRows, { figure: formatCount(warned, language) })}
        </Notice>
      )}
    </>
  );
}

function Working({ open, title }: { readonly open: boolean; readonly title: string }) {
  const { say } = useSay('imports');
  return (
    <Modal open={open} title={title} text={say('imports:workingText')}>
      <LinearProgress aria-label={title} />
    </Modal>
  );
}

interface RefusedProps {
  readonly words: PurposeWords;
  readonly issues: readonly Issue[];
  readonly onGo: () => void;
}

/** The server refused rows that seemed right: the way leads to the first of them. */
function Refused({ words, issues, onGo }: RefusedProps) {
  const { say, language } = useSay('imports');
  const count = new Set(issues.map(({ record }) => record)).size;
  return (
    <Modal
      open={count > 0}
      role="alertdialog"
      title={
        count === 1
          ? say(words.refusedTitleOne)
          : say(words.refusedTitle, { figure: formatCount(count, language) })
      }
      text={say(words.refusedText)}
      actions={
        <Button size="small" variant="contained" autoFocus onClick={onGo}>
          {say('imports:toFirst')}
        </Button>
      }
    />
  );
}
