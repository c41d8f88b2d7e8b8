import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page, open at first, that its reader may fold away: without script, too. */
export function Fold({ id, title, className, lead, children }: FoldProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <details className="fold" open>
        <summary>
          <h2 id={id}>{title}</h2>
          <Icon name="chevron" />
        </summary>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </details>
    </section>
  );
}
