import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { isEmpty } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { FailureNotice } from '../../form/FailureNotice';
import { WizardFrame, WizardQuestion } from '../../wizard/WizardFrame';
import { useIsPhone } from '../../shell/use-media';
import { phone } from '../../theme/media';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { AskedDefaults } from './AskedDefaults';
import { acceptedValues } from './asked-items';
import { ColumnCards } from './ColumnCards';
import { ColumnsAside } from './ColumnsAside';
import { ColumnTable } from './ColumnTable';
import { FileReadingChoice } from './FileReadingChoice';
import { ImportFoot } from './ImportFoot';
import { columnFilters, isShown, neededOf, resultOf, type ColumnFilter, type Needed } from './pairing';
import type { UploadStepProps } from './step-parts';
import { isUnsound } from './use-answers';
import { usePairing, type Pairing } from './use-pairing';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 24px',
  '& > :first-of-type': { flex: '1 1 320px', minWidth: 0 },
});
const Filter = styled('div')({ width: 200, marginBottom: 20, [phone]: { width: '100%' } });
const Asked = styled('div')({ marginBottom: 20, '&:empty': { display: 'none' } });
const Missing = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.palette.state.danger.text,
}));

const Waiting = styled('span')(({ theme }) => ({ color: theme.palette.state.warning.text }));

/** Which column of the sheet fills which field (document 2 section 2, column pairing screen). */
export function ColumnsStep({ subject, state, frame, upload }: UploadStepProps) {
  const pairing = usePairing(upload, subject);
  const [filter, setFilter] = useState<ColumnFilter>('all');
  const [isAlerted, setAlerted] = useState(false);
  const isPhone = useIsPhone();
  const { columns } = pairing;
  const now = { ...upload, columns: [...columns] };
  const accepted = acceptedValues(pairing.items);
  const missing = missingOf(subject, columns, pairing);
  const missingText = useMissingText(subject, pairing)(missing);
  const shown = columns.filter((column) => isShown(filter, resultOf(now, column, pairing.declined)));
  const parts = { subject, upload: now, pairing, columns: shown };
  const goNext = () => {
    if (missing.length > 0) setAlerted(true);
    else if (!isUnsound(pairing.items) && !pairing.isCompleting)
      pairing.complete(() => {
        state.go('sheet');
      });
  };
  return (
    <WizardFrame
      {...frame}
      layout="wide"
      locked={pairing.isCompleting}
      aside={<ColumnsAside subject={subject} columns={columns} accepted={accepted} />}
      failure={<PairingFailure pairing={pairing} />}
      foot={
        <ColumnsFoot
          missing={missing.length === 0 ? null : missingText}
          rows={upload.specificRows}
          pairing={pairing}
          onBack={() => {
            state.go('file');
          }}
          onGo={goNext}
        />
      }
    >
      <ColumnsHead columns={columns} filter={filter} onFilter={setFilter} />
      <FileReadingChoice subject={subject} upload={upload} go={state.go} disabled={pairing.isCompleting} />
      <AskedOfSheet subject={subject} pairing={pairing} />
      {isPhone ? <ColumnCards {...parts} /> : <ColumnTable {...parts} />}
      <ColumnDialogs
        pairing={pairing}
        alert={isAlerted ? missingText : null}
        onClose={() => {
          setAlerted(false);
        }}
      />
    </WizardFrame>
  );
}

/** What is not paired, nor said of all rows, and must be. */
function missingOf(
  { format }: UploadStepProps['subject'],
  columns: Pairing['columns'],
  { items }: Pairing,
): readonly Needed[] {
  const needed = neededOf(format, columns, acceptedValues(items));
  const known = new Set(needed.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const unsaid = items.filter(
    ({ field, mandatory, value }) => mandatory && isEmpty(value) && !known.has(field.name),
  );
  return [
    ...needed.filter(({ isPaired }) => !isPaired),
    ...unsaid.map(({ field }) => ({ fields: [field], isPaired: false })),
  ];
}

function ColumnsHead({ columns, ...choice }: FilterChoiceProps & Pick<Pairing, 'columns'>) {
  const { say } = useSay('imports');
  const known = columns.filter(({ field }) => field !== null).length;
  return (
    <Head>
      <div>
        <WizardQuestion
          title={say('imports:askColumns')}
          text={say('imports:recognised', { known, total: columns.length })}
        />
      </div>
      <FilterChoice {...choice} />
    </Head>
  );
}

function AskedOfSheet({
  subject,
  pairing,
}: Pick<UploadStepProps, 'subject'> & { readonly pairing: Pairing }) {
  return (
    <Asked>
      <AskedDefaults
        subject={subject}
        items={pairing.items}
        disabled={pairing.isCompleting}
        onAnswer={pairing.setAnswer}
        onSettled={pairing.keepAnswer}
      />
    </Asked>
  );
}

interface FilterChoiceProps {
  readonly filter: ColumnFilter;
  readonly onFilter: (filter: ColumnFilter) => void;
}

const filterWords = {
  all: 'imports:showAll',
  review: 'imports:showReview',
  paired: 'imports:showPaired',
  unpaired: 'imports:showUnpaired',
} as const;

/** Which columns are in view. */
function FilterChoice({ filter, onFilter }: FilterChoiceProps) {
  const { say } = useSay('imports');
  const isPhone = useIsPhone();
  return (
    <Filter>
      <SelectInput
        label={say('imports:show')}
        hideLabel
        size={isPhone ? 'medium' : 'small'}
        value={filter}
        onChange={(value) => {
          onFilter(columnFilters.find((each) => each === value) ?? 'all');
        }}
        options={columnFilters.map((value) => ({
          value,
          label: `${say('imports:show')}: ${say(filterWords[value])}`,
        }))}
      />
    </Filter>
  );
}

function PairingFailure({ pairing: { error, reset } }: Pick<ColumnsFootProps, 'pairing'>) {
  const { say } = useSay('imports');
  return (
    <FailureNotice
      failure={error instanceof CallError ? error : null}
      title={say('imports:pairFailed')}
      onClose={reset}
    />
  );
}

interface ColumnsFootProps {
  /** What is not paired and must be; null when nothing is missing. */
  readonly missing: string | null;
  readonly rows: number;
  readonly pairing: Pairing;
  readonly onBack: () => void;
  readonly onGo: () => void;
}

function ColumnsFoot({ missing, rows, pairing, onBack, onGo }: ColumnsFootProps) {
  const { say, language } = useSay('imports');
  const note = (
    <>
      {pairing.isWaitingForServer && <Waiting role="status">{say('imports:retrying')}</Waiting>}
      {missing !== null && (
        <Missing>
          <CircleAlert size={16} aria-hidden="true" />
          {missing}
        </Missing>
      )}
    </>
  );
  return (
    <ImportFoot
      back={{ label: say('imports:stepFile'), onBack }}
      note={note}
      label={
        rows === 1
          ? say('imports:reviewRow')
          : say('imports:reviewRows', { figure: formatCount(rows, language) })
      }
      isOpen={missing === null}
      working={pairing.isCompleting}
      onGo={onGo}
    />
  );
}

/** 'Falta vincular Peso (kg)'; of more than one their number. */
function useMissingText(
  { locale }: UploadStepProps['subject'],
  { items }: Pairing,
): (missing: readonly Needed[]) => string {
  const { say } = useSay('imports');
  return (missing) => {
    const [only] = missing;
    if (only === undefined) return '';
    if (missing.length > 1) return say('imports:missingMany', { count: missing.length });
    const labels = only.fields.map((field) => labelWithUnit(field, locale));
    const [first = '', ...others] = labels;
    const field = others.length === 0 ? first : say('imports:oneOf', { first, last: others.join(', ') });
    const isAsked = items.some((item) => item.field.name === only.fields[0]?.name);
    return isAsked ? say('imports:missingAsked', { field }) : say('imports:missingOne', { field });
  };
}

interface ColumnDialogsProps {
  readonly pairing: Pairing;
  /** What is missing, once going on without it was tried; null while it was not. */
  readonly alert: string | null;
  readonly onClose: () => void;
}

/** Going on without all of the mandatory columns (document 2 section 5), and pairing rows that were edited again. */
function ColumnDialogs({ pairing, alert, onClose }: ColumnDialogsProps) {
  const { say } = useSay('imports');
  return (
    <>
      <Modal
        open={alert !== null}
        onClose={onClose}
        role="alertdialog"
        title={say('imports:alertTitle')}
        text={`${alert ?? ''}. ${say('imports:alertText')}`}
        actions={
          <Button size="small" variant="contained" autoFocus onClick={onClose}>
            {say('imports:understood')}
          </Button>
        }
      />
      <ConfirmDialog
        open={pairing.waiting !== null}
        title={say('imports:pairAgainTitle')}
        text={
          pairing.waiting === null || pairing.waiting.count === null
            ? say('imports:pairAgainText')
            : say('imports:pairAgainCount', { count: pairing.waiting.count })
        }
        confirmLabel={say('imports:pairAgain')}
        onConfirm={() => pairing.waiting?.go()}
        onCancel={pairing.decline}
      />
    </>
  );
}
