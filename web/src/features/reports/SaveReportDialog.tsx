import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SavedReport } from '@huella/domain/calls/saved-reports';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { CheckRow } from '../../ui/CheckRow';
import { Modal } from '../../ui/Modal';
import { MultiSelectInput } from '../../ui/MultiSelectInput';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
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

const Fields = styled('form')({ display: 'grid', gap: 16 });

/** The schedule of a report: never, or how often. */
type Schedule = 'never' | 'week' | 'month';

const isSchedule = (value: string): value is Schedule => ['never', 'week', 'month'].includes(value);

/** Keeps a report under a name, and says how often it is sent to whom. */
export function SaveReportDialog({ saved, onSaved, onClose, ...asked }: SaveReportDialogProps) {
  const { say } = useSay('reports', 'issues');
  const id = useId();
  const { id: ownId } = useUser();
  const { show } = useToasts();
  const client = useQueryClient();
  const [name, setName] = useState(saved?.name ?? asked.report.name);
  const [followsDay, setFollowsDay] = useState(saved?.followsDay ?? true);
  const [schedule, setSchedule] = useState<Schedule>(saved?.every ?? 'never');
  const [format, setFormat] = useState<'xlsx' | 'pdf'>(saved?.format ?? 'xlsx');
  const [readers, setReaders] = useState<readonly string[]>(
    saved === null || saved.readers.length === 0
      ? [String(ownId)]
      : saved.readers.map((reader) => String(reader.id)),
  );
  const params = { assetId: String(asked.assetType) };
  const known = useQuery(callQuery('savedReports.list', { params }));
  const people = [{ value: String(ownId), label: say('reports:myself') }].concat(
    (known.data?.people ?? []).map((person) => ({ value: String(person.id), label: person.name })),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = {
        ...{ name, followsDay, format, reportId: asked.report.id },
        fieldsInputs: sentInputs(asked.values),
        every: schedule === 'never' ? null : schedule,
        readers: schedule === 'never' ? [] : readers.map(Number),
      };
      return saved === null
        ? call('savedReports.add', { params, body })
        : call('savedReports.update', {
            params: { ...params, savedId: String(saved.id) },
            body: { ...body, version: saved.version },
          });
    },
    onSuccess: async (written) => {
      await client.invalidateQueries({ queryKey: callQuery('savedReports.list', { params }).queryKey });
      show({ id: 'report', tone: 'ok', text: say('reports:savedAs', { name: written.name }) });
      onSaved(written);
    },
  });
  const issueOf = (field: string) => {
    const found =
      error instanceof CallError ? error.issues.find((issue) => issue.field === field) : undefined;
    if (found === undefined) return undefined;
    if (found.code === 'notUnique') return say('reports:nameTaken');
    return found.code === 'tooLong'
      ? say('issues:tooLong', { max: found.slots['max'] ?? '' })
      : say('issues:mandatory');
  };
  const nameError = issueOf('name');
  const isMailed = schedule !== 'never';
  return (
    <Modal
      open
      size="base"
      title={say(saved === null ? 'reports:saveTitle' : 'reports:changeTitle')}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button size="small" disabled={isPending} onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton size="small" variant="contained" working={isPending} type="submit" form={id}>
            {say('reports:save')}
          </WorkingButton>
        </>
      }
    >
      <Fields
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextInput
          required
          label={say('reports:saveName')}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={nameError}
          onChange={setName}
        />
        <SelectInput
          label={say('reports:sendEvery')}
          value={schedule}
          options={(['never', 'week', 'month'] as const).map((value) => ({
            value,
            label: say(scheduleWords[value]),
          }))}
          onChange={(value) => {
            if (isSchedule(value)) setSchedule(value);
          }}
        />
        {isMailed ? (
          <>
            <MultiSelectInput
              label={say('reports:sendTo')}
              hint={say('reports:sendToHint')}
              options={people}
              value={readers}
              error={issueOf('readers') === undefined ? undefined : say('reports:readerGone')}
              onChange={setReaders}
            />
            <SelectInput
              label={say('reports:sendFormat')}
              value={format}
              options={[
                { value: 'xlsx', label: say('reports:excel') },
                { value: 'pdf', label: say('reports:pdf') },
              ]}
              onChange={(value) => {
                setFormat(value === 'pdf' ? 'pdf' : 'xlsx');
              }}
            />
          </>
        ) : (
          <CheckRow
            label={say('reports:followsDay')}
            hint={say('reports:followsDayHint')}
            checked={followsDay}
            onChange={setFollowsDay}
          />
        )}
        <div role="alert">
          {error !== null && nameError === undefined && (
            <Notice tone="danger">{say('reports:notKept', { reason: errorReason(error, say) })}</Notice>
          )}
        </div>
      </Fields>
    </Modal>
  );
}

export const scheduleWords = {
  never: 'reports:sendNever',
  week: 'reports:sendWeekly',
  month: 'reports:sendMonthly',
} as const;
