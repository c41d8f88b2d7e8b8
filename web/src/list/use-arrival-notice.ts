import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToasts } from '../ui/Toasts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the screen before has done, in words: the list that one comes to says it once. */
    readonly notice?: string;
  }
}

/** Says what the screen before has done, once: a reload, or coming back, says nothing. */
export function useArrivalNotice(): void {
  const notice = useLocation({ select: ({ state }) => state.notice });
  const router = useRouter();
  const { show } = useToasts();
  useEffect(() => {
    if (notice === undefined) return;
    show({ id: 'arrival', tone: 'ok', text: notice });
    void router.navigate({ to: '.', search: true, hash: true, replace: true, state: {}, resetScroll: false });
  }, [notice, show, router]);
}
