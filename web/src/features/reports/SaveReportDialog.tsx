import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SavedReport } from '@huella/domain/calls/saved-reports';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { CheckRow } from '../../ui/CheckRow';
import { DialogFoot } from '../../ui/DialogFoot';
import { DialogForm } from '../../ui/DialogForm';
import { Modal } from '../../ui/Modal';
import { MultiSelectInput } from '../../ui/MultiSelectInput';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import type { AskedReport } from './ReportHead';
import { sentInputs } from './report-form';

export interface SaveReportDialogProps extends AskedReport {
  /** The one that was opened, which is changed; null is another one. */
  readonly saved: SavedReport | null;
  readonly onSaved: (saved: SavedReport) => void;
  readonly onClose: () => void;
}

/** The schedule of a report: never, or how often. */
type Schedule = 'never' | 'week' | 'month';

const isSchedule = (value: string): value is Schedule => ['never', 'week', 'month'].includes(value);

/** What is filled in of it. */
interface Filled {
  readonly name: string;
  readonly followsDay: boolean;
  readonly schedule: Schedule;
  readonly format: 'xlsx' | 'pdf';
  /** Ids of users. */
  readonly readers: readonly string[];
}

function filledOf(saved: SavedReport | null, name: string, ownId: number): Filled {
  const readers = saved?.readers.map((reader) => String(reader.id)) ?? [];
  return {
    ...{ name: saved?.name ?? name, followsDay: saved?.followsDay ?? true },
    ...{ schedule: saved?.every ?? 'never', format: saved?.format ?? 'xlsx' },
    readers: readers.length === 0 ? [String(ownId)] : readers,
  };
}

/** Saves it: another one, or that which was opened. */
function useSaving({ saved, onSaved, report, assetType, values }: Omit<SaveReportDialogProps, 'onClose'>) {
  const { say } = useSay('reports');
  const { show } = useToasts();
  const client = useQueryClient();
  const params = { assetId: String(assetType) };
  return useMutation({
    mutationFn: ({ schedule, readers, ...filled }: Filled) => {
      const body = {
        ...{ ...filled, reportId: report.id, fieldsInputs: sentInputs(values) },
        every: schedule === 'never' ? null : schedule,
        readers: schedule === 'never' ? [] : readers.map(Number),
      };
      if (saved === null) return call('savedReports.add', { params, body });
      const one = { ...params, savedId: String(saved.id) };
      return call('savedReports.update', { params: one, body: { ...body, version: saved.version } });
    },
    onSuccess: async (written) => {
      await client.invalidateQueries({ queryKey: callQuery('savedReports.list', { params }).queryKey });
      show({ id: 'report', tone: 'ok', text: say('reports:savedAs', { name: written.name }) });
      onSaved(written);
    },
  });
}

/** Keeps a report under a name, and says how often it is sent to whom. */
export function SaveReportDialog({ onClose, ...props }: SaveReportDialogProps) {
  const { say } = useSay('reports');
  const id = useId();
  const { id: ownId } = useUser();
  const { saved, report, assetType } = props;
  const [filled, setFilled] = useState(() => filledOf(saved, report.name, ownId));
  const { mutate, isPending, error } = useSaving(props);
  return (
    <Modal
      open
      size="base"
      title={say(saved === null ? 'reports:saveTitle' : 'reports:changeTitle')}
      onClose={isPending ? undefined : onClose}
      actions={
        <DialogFoot working={isPending} onCancel={onClose} type="submit" form={id}>
          {say('reports:save')}
        </DialogFoot>
      }
    >
      <DialogForm
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate(filled);
        }}
      >
        <ReportFields
          {...{ filled, assetType, error }}
          onChange={(part) => {
            setFilled({ ...filled, ...part });
          }}
        />
      </DialogForm>
    </Modal>
  );
}

interface ReportFieldsProps {
  readonly filled: Filled;
  readonly assetType: number;
  readonly error: Error | null;
  readonly onChange: (part: Partial<Filled>) => void;
}

function ReportFields({ filled, assetType, error, onChange }: ReportFieldsProps) {
  const { say } = useSay('reports', 'issues');
  const { name, schedule, followsDay } = filled;
  const found = error instanceof CallError ? error.issues.find(({ field }) => field === 'name') : undefined;
  const wrong =
    found?.code === 'tooLong'
      ? say('issues:tooLong', { max: found.slots['max'] ?? '' })
      : say(found?.code === 'notUnique' ? 'reports:nameTaken' : 'issues:mandatory');
  return (
    <>
      <TextInput
        required
        label={say('reports:saveName')}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={found === undefined ? undefined : wrong}
        onChange={(typed) => {
          onChange({ name: typed });
        }}
      />
      <SelectInput
        label={say('reports:sendEvery')}
        value={schedule}
        options={(['never', 'week', 'month'] as const).map((value) => ({
          value,
          label: say(scheduleWords[value]),
        }))}
        onChange={(value) => {
          if (isSchedule(value)) onChange({ schedule: value });
        }}
      />
      {schedule === 'never' ? (
        <CheckRow
          label={say('reports:followsDay')}
          hint={say('reports:followsDayHint')}
          checked={followsDay}
          onChange={(checked) => {
            onChange({ followsDay: checked });
          }}
        />
      ) : (
        <SendingFields {...{ filled, assetType, error, onChange }} />
      )}
      <div role="alert">
        {error !== null && found === undefined && (
          <Notice tone="danger">{say('reports:notKept', { reason: errorReason(error, say) })}</Notice>
        )}
      </div>
    </>
  );
}

/** To whom, and as what. */
function SendingFields({ filled: { readers, format }, assetType, error, onChange }: ReportFieldsProps) {
  const { say } = useSay('reports');
  const { id: ownId } = useUser();
  const params = { assetId: String(assetType) };
  const known = useQuery(callQuery('savedReports.list', { params }));
  const people = (known.data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isGone = error instanceof CallError && error.issues.some(({ field }) => field === 'readers');
  return (
    <>
      <MultiSelectInput
        label={say('reports:sendTo')}
        hint={say('reports:sendToHint')}
        options={[{ value: String(ownId), label: say('reports:myself') }, ...people]}
        value={readers}
        error={isGone ? say('reports:readerGone') : undefined}
        onChange={(chosen) => {
          onChange({ readers: chosen });
        }}
      />
      <SelectInput
        label={say('reports:sendFormat')}
        value={format}
        options={[
          { value: 'xlsx', label: say('reports:excel') },
          { value: 'pdf', label: say('reports:pdf') },
        ]}
        onChange={(value) => {
          onChange({ format: value === 'pdf' ? 'pdf' : 'xlsx' });
        }}
      />
    </>
  );
}

export const scheduleWords = {
  never: 'reports:sendNever',
  week: 'reports:sendWeekly',
  month: 'reports:sendMonthly',
} as const;
