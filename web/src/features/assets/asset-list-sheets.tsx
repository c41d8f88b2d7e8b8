import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import type { ExportMode } from '@huella/domain/rules/export-modes';
import type { CallInput } from '../../call/call';
import { callFile } from '../../call/file';
import { errorReason } from '../../list/error-reason';
import { allOf, sentAssets, type ChosenAssets } from '../../list/chosen-assets';
import { filtersOf, onDay } from '../../list/list-call';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { leadsUnless } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { IconAction } from '../../ui/IconAction';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

export interface ListExport {
  /** Saves what the list finds, or what was chosen of it, with the columns in view; in a mode their transfers or events. */
  readonly save: (chosen: ChosenAssets | null, mode?: ExportMode) => void;
  readonly isWorking: boolean;
}

interface Asked {
  readonly chosen: ChosenAssets | null;
  readonly mode: ExportMode | undefined;
}

/** Saves assets of a list as a spreadsheet (document 1 section 2: the column chooser says which columns). */
export function useListExport(list: List): ListExport {
  const { say } = useSay('imports');
  const { show, close } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ chosen, mode }: Asked) => {
      const stopping = new AbortController();
      const tell = (text: string) => {
        const action = { label: say('ui:cancel'), onClick: () => stopping.abort() };
        show({ id: exportToast, tone: 'info', text, stays: true, action });
      };
      tell(say('imports:exporting'));
      const onProgress = tellSteps((percent) => tell(say('imports:exportingPart', { percent })));
      const { signal } = stopping;
      try {
        await callFile('objects.export', exportInput(list, chosen, mode), { signal, onProgress });
        close(exportToast);
      } catch (error) {
        // Whoever stopped it knows, and the toast went with the press.
        if (!signal.aborted) throw error;
      }
    },
    onError: (error) => {
      const reason = errorReason(error, say);
      show({ id: exportToast, tone: 'danger', text: say('imports:exportFailed', { reason }) });
    },
  });
  return {
    isWorking: isPending,
    save: (chosen, mode) => {
      if (!isPending) mutate({ chosen, mode });
    },
  };
}

/** Tells how far it is in steps of five percent: a reader of screens says each of them. */
function tellSteps(tell: (percent: number) => void): (part: number | null) => void {
  let told = 0;
  return (part) => {
    const step = Math.floor((part ?? 0) * 20) * 5;
    if (step <= told) return;
    told = step;
    tell(step);
  };
}

const exportToast = 'export';

/** The call that exports what the list shows: its filters, its order and the columns in view. */
function exportInput(
  list: List,
  chosen: ChosenAssets | null,
  mode: ExportMode | undefined,
): CallInput<'objects.export'> {
  const { subject, state, sort, columns } = list;
  const all = { ...allOf(filtersOf(state)), count: 0 };
  const { pks, selection } = sentAssets(chosen ?? all, subject.of);
  return {
    params: { assetId: String(subject.model.id), boxId: String(subject.place.boxId) },
    ...onDay(subject),
    body: {
      ...(pks !== undefined && { pks }),
      ...selection,
      outputFields: columns.shown.map(({ name }) => name),
      sortField: sort?.field ?? 'id',
      sortDir: sort?.direction ?? 'asc',
      ...(subject.of !== undefined && { suffix: subject.of }),
      ...(mode !== undefined && { mode }),
    },
  };
}

/** Export of the selected assets, as an action of their bar. */
export function useExportAction(list: List, sheet: ListExport): (choice: SelectionChoice) => SelectionAction {
  const { say, word, language } = useSay('imports');
  const { noun } = list.subject.model;
  return ({ chosen, count }) => ({
    key: 'export',
    label: say('imports:exportSome', {
      figure: formatCount(count, language),
      noun: word(count === 1 ? noun.one : noun.many),
    }),
    short: say('imports:export'),
    icon: <Download size={16} />,
    onClick: () => {
      sheet.save(chosen);
    },
  });
}

const Wide = styled('span')({ display: 'contents', [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'contents' } });

export interface SheetButtonsProps {
  /** Many are loaded by a form of their own and not from a spreadsheet. */
  readonly byForm: boolean;
  readonly canAdd: boolean;
  /** Why nothing may be written now. */
  readonly readOnlyReason: string | null;
  /** Null where there is nothing to export. */
  readonly sheet: ListExport | null;
}

function ExportButton({ sheet }: { readonly sheet: ListExport }) {
  const { say } = useSay('imports');
  const label = say('imports:export');
  const save = () => {
    sheet.save(null);
  };
  return (
    <>
      <Wide>
        <WorkingButton
          size="small"
          startIcon={<Download size={16} />}
          working={sheet.isWorking}
          onClick={save}
        >
          {label}
        </WorkingButton>
      </Wide>
      <Narrow>
        <IconAction label={label} aria-busy={sheet.isWorking} onClick={save}>
          <Download size={20} />
        </IconAction>
      </Narrow>
    </>
  );
}

/** Out to a spreadsheet, and in from one. */
export function SheetButtons({ canAdd, readOnlyReason, sheet, byForm }: SheetButtonsProps) {
  const { say } = useSay('imports', 'assets');
  const href = byForm ? addressOf(paths.assetNew, { mode: 'new_massive' }) : paths.importFile;
  const leads = leadsUnless(readOnlyReason, { href });
  const label = byForm ? say('assets:loadMany') : say('imports:button');
  return (
    <>
      {sheet !== null && <ExportButton sheet={sheet} />}
      {canAdd && (
        <>
          <Wide>
            <Button size="small" startIcon={<Upload size={16} />} {...leads}>
              {label}
            </Button>
          </Wide>
          <Narrow>
            <IconAction label={label} {...leads}>
              <Upload size={20} />
            </IconAction>
          </Narrow>
        </>
      )}
    </>
  );
}
