import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Pencil from 'lucide-react/icons/pencil';
import Save from 'lucide-react/icons/save';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ListView } from '@huella/domain/calls/views';
import type { Say } from '@huella/domain/phrases/areas';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { canChangeView, canShareViews, canWithdrawView } from '@huella/domain/rules/view-rules';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { errorReason } from '../error-reason';
import type { List } from '../use-list';
import { contentOf, useChangeViews, type Views } from './use-views';
import type { Asking, Said } from './ViewDialog';

/** Something to do with the view that is chosen, or with what the list shows. */
export interface ViewAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** What asks comes when something is asked: it draws fields, which no list does. */
const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog')).ViewDialog }));

/** What decides what may be done with a view. */
const codes: readonly PermissionCode[] = ['ASSET_EDIT', 'BOX_EDIT'];

/** What can be done with views from a list as it is, and the dialogs that ask. */
export function useViewActions(
  list: List,
  views: Views,
): { readonly actions: readonly ViewAction[]; readonly save: () => void; readonly dialogs: ReactNode } {
  const { say } = useSay('views');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { show } = useToasts();
  const calls = useChangeViews(list);
  const said: Said = (text) => ({
    onSuccess: () => show({ id: 'view', tone: 'ok', text }),
    onError: (error: Error) =>
      show({ id: 'view', tone: 'danger', text: say('views:failed', { reason: errorReason(error, say) }) }),
  });
  const save = () => {
    setAsking({ what: 'save' });
  };
  const parts = { list, views, calls, said, ask: setAsking, say };
  const { chosen } = views;
  return {
    actions: [
      ...(chosen !== null && views.isChanged ? changedActions(chosen, parts) : []),
      { key: 'save', label: say('views:saveAs'), icon: <BookmarkPlus size={16} />, onClick: save },
      ...(chosen === null ? [] : chosenActions(chosen, parts)),
    ],
    save,
    dialogs: asking !== null && (
      <Suspense>
        <ViewDialog
          {...{ list, views, calls, asking, said }}
          canShare={canShareViews(codes.filter((code) => list.subject.place.can(code)))}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
  };
}

interface Parts {
  readonly list: List;
  readonly views: Views;
  readonly calls: ReturnType<typeof useChangeViews>;
  readonly said: Said;
  readonly ask: (asking: Asking) => void;
  readonly say: Say;
}

/** What the user may do with a view. */
function rightsOf(view: ListView, { subject }: List) {
  const held = codes.filter((code) => subject.place.can(code));
  const rights = { isOwn: view.own, isShared: view.shared, codes: held };
  return {
    change: canChangeView(rights),
    withdraw: canWithdrawView(rights),
    share: view.shared ? canWithdrawView(rights) : canShareViews(held),
  };
}

/** Of a list that shows something else than its view: that becomes the view, or the view comes back. */
function changedActions(view: ListView, { list, views, calls, said, say }: Parts): readonly ViewAction[] {
  const update: ViewAction = {
    ...{ key: 'update', label: say('views:saveChanges'), icon: <Save size={16} /> },
    onClick: () =>
      calls.update.mutate({ view, ...contentOf(list) }, said(say('views:saved', { name: view.name }))),
  };
  return [
    ...(rightsOf(view, list).change ? [update] : []),
    {
      ...{ key: 'drop', label: say('views:dropChanges'), icon: <Undo2 size={16} /> },
      onClick: () => views.choose(view),
    },
  ];
}

/** The name of a view, who sees it, when it opens, and its end. */
function chosenActions(view: ListView, { list, views, calls, said, ask, say }: Parts): readonly ViewAction[] {
  const may = rightsOf(view, list);
  const slots = { name: view.name, place: list.subject.place.boxName };
  const isDefault = view.id === views.defaultId;
  const shared = say(view.shared ? 'views:unsharedDone' : 'views:sharedDone', slots);
  const opened = say(isDefault ? 'views:defaultUndone' : 'views:defaultDone', slots);
  const actions: readonly (ViewAction | false)[] = [
    may.change && {
      ...{ key: 'rename', label: say('views:rename'), icon: <Pencil size={16} /> },
      onClick: () => ask({ what: 'rename', view }),
    },
    may.share && {
      ...{ key: 'share', label: say(view.shared ? 'views:unshare' : 'views:share', slots) },
      icon: <Share2 size={16} />,
      onClick: () => calls.update.mutate({ view, shared: !view.shared }, said(shared)),
    },
    {
      ...{ key: 'default', label: say(isDefault ? 'views:unsetDefault' : 'views:setDefault') },
      icon: <Bookmark size={16} />,
      onClick: () => calls.setDefault.mutate(isDefault ? null : view.id, said(opened)),
    },
    may.withdraw && {
      ...{ key: 'remove', label: say('views:remove'), icon: <Trash2 size={16} /> },
      onClick: () => ask({ what: 'remove', view }),
    },
  ];
  return actions.filter((action) => action !== false);
}
