import type { ToastContent } from './Toast';

export interface ShownToast extends ToastContent {
  readonly id: string;
}

/** More than these at once push the oldest out. */
const maxAtOnce = 5;

/** Puts a toast at the end, or in the place of the one with its id. */
export function stackToast(toasts: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const isThere = toasts.some(({ id }) => id === toast.id);
  if (isThere) return toasts.map((other) => (other.id === toast.id ? toast : other));
  return [...toasts, toast].slice(-maxAtOnce);
}
