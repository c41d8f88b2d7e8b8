import type { Role } from '@huella/domain/calls/delegations';
import { findGivable, isLasting } from '@huella/domain/rules/giving';
import { CheckRow } from '../../ui/CheckRow';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import type { GivingPlace } from './use-giving-places';

/** Whether a role over a place stays until who has it gives it up. */
export function isLastingOver(place: GivingPlace | null, { id }: Pick<Role, 'id'>): boolean {
  const template = place?.type === 'COMPANY' ? findGivable(id, 'company') : null;
  return template !== null && isLasting(template);
}

export interface LastingNoticeProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Says of a role that nobody takes away what it means, before it is given, and asks for a word on it. */
export function LastingNotice({ checked, onChange }: LastingNoticeProps) {
  const { say } = useSay('delegations');
  return (
    <Notice
      tone="warning"
      title={say('delegations:lastingTitle')}
      below={<CheckRow label={say('delegations:lastingCheck')} checked={checked} onChange={onChange} />}
    >
      {say('delegations:lastingText')}
    </Notice>
  );
}
