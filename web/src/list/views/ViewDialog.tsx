import type { ListView } from '@huella/domain/calls/views';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSay } from '../../words/use-say';
import type { List } from '../use-list';
import { contentOf, type useChangeViews, type Views } from './use-views';
import { ViewNameDialog } from './ViewNameDialog';

/** What is asked about views: the name of a new one, another name, whether one is to go. */
export type Asking =
  | { readonly what: 'save' }
  | { readonly what: 'rename' | 'remove'; readonly view: ListView };

/** What is said once a change is made, or was not. */
export type Said = (text: string) => {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
};

export interface ViewDialogProps {
  readonly list: List;
  readonly views: Views;
  readonly calls: ReturnType<typeof useChangeViews>;
  readonly asking: Asking;
  readonly said: (text: string) => {
    readonly onSuccess: () => void;
    readonly onError: (error: Error) => void;
  };
  /** The user may share views of the list. */
  readonly canShare: boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a view, or whether it is to go. */
export function ViewDialog({ list, views, calls, asking, said, canShare, onClose }: ViewDialogProps) {
  const { say } = useSay('views');
  const { place } = list.subject;
  if (asking.what === 'save')
    return (
      <ViewNameDialog
        title={say('views:saveTitle')}
        text={say('views:saveText')}
        name=""
        confirm={say('views:save')}
        sharedIn={canShare ? place.boxName : undefined}
        send={async (name, shared) => {
          const view = await calls.add.mutateAsync({ name, shared, ...contentOf(list) });
          views.keepTo(view);
          said(say('views:saved', { name })).onSuccess();
        }}
        onClose={onClose}
      />
    );
  const { view } = asking;
  if (asking.what === 'rename')
    return (
      <ViewNameDialog
        title={say('views:renameTitle', { name: view.name })}
        name={view.name}
        confirm={say('views:renameConfirm')}
        send={async (name) => {
          await calls.update.mutateAsync({ view, name });
          said(say('views:renamed', { name })).onSuccess();
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={say('views:removeTitle', { name: view.name })}
      text={view.shared ? say('views:removeShared', { place: place.boxName }) : say('views:removeText')}
      confirmLabel={say('views:removeConfirm')}
      working={calls.remove.isPending}
      onConfirm={() => {
        const { onSuccess, onError } = said(say('views:removed', { name: view.name }));
        calls.remove.mutate(view, {
          onSuccess: () => {
            // What was seen by it stays in view, as the list of nobody's view.
            list.change({ view: null }, { replace: true });
            onSuccess();
          },
          onError,
          onSettled: onClose,
        });
      }}
      onCancel={onClose}
    />
  );
}
