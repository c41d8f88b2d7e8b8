import type { ReactNode } from 'react';
import { RingedIcon } from './RingedIcon';
import { StateFrame } from './StateFrame';

export interface EmptyStateProps {
  /** The noun's lucide icon, 20 px. */
  readonly icon: ReactNode;
  /** What is not there: 'Todavía no hay animales'. */
  readonly title: string;
  /** One sentence: how to begin, or which filter is the narrowest. */
  readonly text: ReactNode;
  /** One or two buttons of size `small`. */
  readonly actions?: ReactNode;
  /** Shown under the actions. */
  readonly below?: ReactNode;
  /** `first` (in the accent) where nothing was made yet, `filtered` where filters hide everything. */
  readonly kind?: 'first' | 'filtered';
}

/** Nothing here yet, or nothing under these filters. */
export function EmptyState({ icon, title, text, actions, below, kind = 'first' }: EmptyStateProps) {
  return (
    <StateFrame
      art={<RingedIcon tone={kind === 'first' ? 'accent' : 'neutral'}>{icon}</RingedIcon>}
      title={title}
      text={text}
      actions={actions}
      below={below}
      role={kind === 'filtered' ? 'status' : undefined}
    />
  );
}
