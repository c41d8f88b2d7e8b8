import { styled } from '@mui/material/styles';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { gutter, height, width } from '../theme/tokens';
import { useSay } from '../words/use-say';
import { Toast, type ToastContent } from './Toast';
import { stackToast, type ShownToast } from './toast-stack';

export interface Toasts {
  /** Shows a toast and returns its id. The same id again replaces it in place, for progress. */
  readonly show: (content: ToastContent & { readonly id?: string }) => string;
  readonly close: (id: string) => void;
}

export interface ToastProviderProps {
  readonly children: ReactNode;
}

const Place = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  left: gutter.wide,
  // Above the foot of the menu and the pager of a list.
  bottom: height.pagination + 12,
  display: 'grid',
  gap: 8,
  width: `min(${width.toast}px, calc(100vw - 32px))`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // What they are about is in a form, whose buttons stay in reach.
  'body:has([data-sticky-footer]) &': { bottom: height.wizardBar + 16 },
  [phone]: {
    left: gutter.phone,
    bottom: gutter.phone,
    'body:has([data-sticky-footer]) &': { bottom: 112 },
    'body:has([data-offline-bar]) &': { bottom: 120 },
  },
}));

const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the page. Throws outside of `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToasts is used outside of ToastProvider');
  return toasts;
}

/** Holds the toasts, bottom left, newest below. The timer is paused while the pointer or the focus is on them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const { say } = useSay();
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const close = useCallback((id: string) => {
    setShown((toasts) => toasts.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<Toasts['show']>((content) => {
    count.current += 1;
    const toast = { ...content, id: content.id ?? `toast-${count.current}` };
    setShown((toasts) => stackToast(toasts, toast));
    return toast.id;
  }, []);
  const toasts = useMemo(() => ({ show, close }), [show, close]);
  const hold = (isHeld: boolean) => () => {
    setHeld(isHeld);
  };
  return (
    <ToastContext value={toasts}>
      {children}
      <Place
        aria-label={say('ui:notices')}
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
      >
        {shown.map(({ id, ...content }) => (
          <Toast
            key={id}
            {...content}
            held={held}
            onClose={() => {
              close(id);
            }}
          />
        ))}
      </Place>
    </ToastContext>
  );
}
