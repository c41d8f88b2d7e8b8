import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { RingedIcon } from './RingedIcon';
import { StateFrame } from './StateFrame';

export interface NoPermissionStateProps {
  /** What cannot be done: 'No puede ver los animales de El Recuerdo'. */
  readonly title: string;
  /** Which right is missing and who can give it. */
  readonly text: ReactNode;
  readonly actions?: ReactNode;
}

/** The right to see this is missing; says which one and who gives it. */
export function NoPermissionState({ title, text, actions }: NoPermissionStateProps) {
  const art = (
    <RingedIcon>
      <Lock size={20} />
    </RingedIcon>
  );
  return <StateFrame art={art} title={title} text={text} actions={actions} />;
}
