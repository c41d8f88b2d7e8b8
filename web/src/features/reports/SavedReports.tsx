import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ReportView } from '@huella/domain/calls/reports';
import type { SavedReport } from '@huella/domain/calls/saved-reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { IconAction } from '../../ui/IconAction';
import { RowsTable } from '../../ui/RowsTable';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { scheduleWords } from './SaveReportDialog';

export interface SavedReportsProps {
  readonly saved: readonly SavedReport[];
  readonly reports: readonly ReportView[];
  readonly assetType: number;
  readonly onOpen: (saved: SavedReport) => void;
}

const Section = styled('section')({ maxWidth: 760, marginBottom: 24 });

const troubleWords = {
  readerLost: 'reports:troubleReader',
  rightLost: 'reports:troubleRight',
  failed: 'reports:troubleFailed',
} as const;

/** The reports that the user keeps: opened by their name, and removed. */
export function SavedReports({ saved, reports, assetType, onOpen }: SavedReportsProps) {
  const { say } = useSay('reports');
  const [removed, setRemoved] = useState<SavedReport | null>(null);
  const { mutate, isPending } = useRemoving(assetType, () => {
    setRemoved(null);
  });
  if (saved.length === 0) return null;
  return (
    <Section>
      <Typography component="h2" variant="h4" sx={{ marginBottom: 1 }}>
        {say('reports:saved')}
      </Typography>
      <SavedTable {...{ saved, reports, onOpen }} onRemove={setRemoved} />
      <ConfirmDialog
        open={removed !== null}
        title={say('reports:removeTitle', { name: removed?.name ?? '' })}
        text={say('reports:removeText')}
        confirmLabel={say('reports:removeConfirm')}
        working={isPending}
        onCancel={() => {
          setRemoved(null);
        }}
        onConfirm={() => {
          if (removed !== null) mutate(removed);
        }}
      />
    </Section>
  );
}

/** Removes one of them, and says where that failed. */
function useRemoving(assetType: number, onDone: () => void) {
  const { say } = useSay('reports');
  const { show } = useToasts();
  const client = useQueryClient();
  const params = { assetId: String(assetType) };
  return useMutation({
    mutationFn: ({ id }: SavedReport) =>
      call('savedReports.remove', { params: { ...params, savedId: String(id) } }),
    onSettled: async (_done, error) => {
      await client.invalidateQueries({ queryKey: callQuery('savedReports.list', { params }).queryKey });
      if (error !== null)
        show({ tone: 'danger', text: say('reports:notKept', { reason: errorReason(error, say) }) });
      onDone();
    },
  });
}

interface SavedTableProps extends Omit<SavedReportsProps, 'assetType'> {
  readonly onRemove: (saved: SavedReport) => void;
}

function SavedTable({ saved, reports, onOpen, onRemove }: SavedTableProps) {
  const { say } = useSay('reports');
  const sent = ({ every, dueOn, trouble }: SavedReport) => {
    const when = say(scheduleWords[every ?? 'never']);
    const next = dueOn === null ? when : say('reports:sentNext', { when, day: formatDate(dueOn) });
    return trouble === null ? next : `${next}. ${say(troubleWords[trouble])}`;
  };
  return (
    <RowsTable
      label={say('reports:saved')}
      actionsLabel={say('reports:actions')}
      columns={[
        { name: 'name', label: say('reports:saveName') },
        { name: 'type', label: say('reports:type') },
        { name: 'sent', label: say('reports:sendEvery') },
      ]}
      rows={saved.map((one) => ({
        key: String(one.id),
        cells: [
          <Link
            key="open"
            component="button"
            type="button"
            onClick={() => {
              onOpen(one);
            }}
          >
            {one.name}
          </Link>,
          reports.find(({ id }) => id === one.reportId)?.name ?? '',
          sent(one),
        ],
        actions: (
          <IconAction
            label={say('reports:remove', { name: one.name })}
            onClick={() => {
              onRemove(one);
            }}
          >
            <Trash2 size={16} />
          </IconAction>
        ),
      }))}
    />
  );
}
