import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import UserCog from 'lucide-react/icons/user-cog';
import type { ComponentType } from 'react';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { RelationKind } from '@huella/domain/model/relation-kinds';
import type { Tone } from '../../theme/tokens';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';

interface Look {
  readonly phrase: Extract<PhraseKey, `organisation:${string}`>;
  readonly tone: Tone;
  readonly icon: ComponentType<{ size?: number }>;
}

/** How each relation to a company is shown. */
export const relationLooks = {
  OWNER: { phrase: 'organisation:owner', tone: 'info', icon: KeyRound },
  COMPANY_DELEGATE: { phrase: 'organisation:companyDelegate', tone: 'info', icon: UserCog },
  EXPERT_USER: { phrase: 'organisation:expert', tone: 'neutral', icon: Eye },
  BOX_DELEGATE: { phrase: 'organisation:boxDelegate', tone: 'neutral', icon: MapPin },
} as const satisfies Record<RelationKind, Look>;

/** How the user is related to a company, in a word. */
export function RelationChip({ relation }: { readonly relation: RelationKind }) {
  const { say } = useSay('organisation');
  const { phrase, tone, icon } = relationLooks[relation];
  return (
    <StatusChip tone={tone} icon={icon}>
      {say(phrase)}
    </StatusChip>
  );
}
