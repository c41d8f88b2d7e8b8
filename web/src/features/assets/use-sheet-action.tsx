import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Sheet from 'lucide-react/icons/sheet';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { sentAssets, sentCount, type ChosenAssets } from '../../list/chosen-assets';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { paths } from '../../paths';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

/** Opens the selected assets in the grid to be edited (document 1 section 2, bulk edit), for who may edit. */
export function useSheetAction(list: List): (choice: SelectionChoice) => readonly SelectionAction[] {
  const { say, word, language } = useSay('imports');
  const { show } = useToasts();
  const navigate = useNavigate();
  const { model, place } = list.subject;
  const readOnlyReason = useReadOnlyReason(place);
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ChosenAssets) =>
      call('sheets.manual', {
        body: {
          ...{ boxId: place.boxId, globalModelId: model.id, mode: 'update' as const },
          ...sentAssets(chosen),
          ...sentCount(chosen),
        },
      }),
    onSuccess: ({ ExcelUploadId }) => {
      void navigate({ to: paths.massEdit, search: { upload: ExcelUploadId, step: 'sheet' } });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('imports:editFailed', { reason: errorReason(error, say) }) });
    },
  });
  return ({ chosen, count }) => {
    if (!place.can('ASSET_EDIT')) return [];
    const action: SelectionAction = {
      key: 'sheet',
      label: say('imports:editSome', {
        figure: formatCount(count, language),
        noun: word(count === 1 ? model.noun.one : model.noun.many),
      }),
      short: say('imports:editShort'),
      icon: <Sheet size={16} />,
      wideOnly: true,
      onClick: () => {
        if (!isPending) mutate(chosen);
      },
    };
    return refusedFor(readOnlyReason, [action]);
  };
}
