import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What happened on the screen before: the list says it once (document 1 section 2, toast on arrival). */
    readonly toast?: 'new' | 'update';
    /** What the asset of the toast is called. */
    readonly label?: string;
  }
}

/** Says what the screen before has done, once: a reload, or coming back, says nothing. */
export function useArrivalToast(): void {
  const { say } = useSay('assets');
  const { toast, label } = useLocation({
    select: ({ state }) => ({ toast: state.toast, label: state.label }),
  });
  const router = useRouter();
  const { show } = useToasts();
  useEffect(() => {
    if (toast === undefined || label === undefined) return;
    show({
      id: `arrival-${label}`,
      tone: 'ok',
      text: say(toast === 'new' ? 'assets:listAdded' : 'assets:listSaved', { label }),
    });
    void router.navigate({ to: '.', search: true, hash: true, replace: true, state: {}, resetScroll: false });
  }, [toast, label, say, show, router]);
}
