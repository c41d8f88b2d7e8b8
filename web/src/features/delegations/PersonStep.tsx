import { styled } from '@mui/material/styles';
import Mail from 'lucide-react/icons/mail';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useState } from 'react';
import { checkEmail } from '@huella/domain/engine/fields/email';
import { SearchLine } from '../../form/SearchLine';
import { WizardStep } from '../../wizard/WizardStep';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { PersonRow } from './PersonRow';
import type { DelegationWizardState, FoundUser } from './use-delegation-wizard';

const Root = styled('div')({ display: 'grid', gap: 20 });

/** Whom: an e-mail, and who has it; who has no account yet is invited, which is as usual (document 3 section 5). */
export function PersonStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations', 'transfers');
  const { answer, goNext, person, name } = wizard;
  const asking = usePersonAsking(wizard);
  const { isReady, user } = asking;
  const label =
    user === undefined ? say('delegations:inviteThem') : say('delegations:continueWith', { name });
  return (
    <WizardStep
      title={say('delegations:askPerson')}
      text={say('delegations:askPersonText')}
      label={isReady ? label : undefined}
      disabled={!isReady}
      onSubmit={() => {
        if (user === undefined) answer({ isInvited: true });
        goNext();
      }}
    >
      <Root>
        <SearchLine
          label={say('delegations:email')}
          placeholder={say('delegations:emailExample')}
          type="email"
          icon={<Mail size={16} />}
          text={asking.email}
          onType={asking.type}
          onAsk={asking.ask}
          askLabel={say('delegations:find')}
          isWorking={asking.isAsked && person.isWorking}
          isFound={user === undefined ? null : true}
          autoFocus={wizard.answers.email === ''}
        />
        <Outcome
          asking={asking}
          error={person.isWorking ? null : person.error}
          isSandbox={wizard.isSandbox}
        />
      </Root>
    </WizardStep>
  );
}

interface Asking {
  readonly email: string;
  readonly type: (email: string) => void;
  readonly ask: () => void;
  /** What is in the field was looked for. */
  readonly isAsked: boolean;
  readonly isAnswered: boolean;
  /** Why it is not looked for at all. */
  readonly refused: 'notAnEmail' | 'yourself' | null;
  readonly user: FoundUser | undefined;
  /** They are found, or can be invited. */
  readonly isReady: boolean;
}

function usePersonAsking({ answers, answer, person, isSandbox }: DelegationWizardState): Asking {
  const [email, setEmail] = useState(answers.email);
  const [refused, setRefused] = useState<Asking['refused']>(null);
  const own = useUser().email;
  const typed = email.trim().toLowerCase();
  const isAsked = typed !== '' && typed === answers.email && refused === null;
  const found = isAsked && !person.isWorking ? person.found : undefined;
  const [user] = found ?? [];
  const isAnswered = found !== undefined;
  return {
    ...{ email, isAsked, isAnswered, refused, user },
    type: (next) => {
      setEmail(next);
      setRefused(null);
    },
    isReady: isAnswered && (user !== undefined || !isSandbox),
    ask: () => {
      const isWrong = checkEmail(typed).length > 0;
      const fault = typed === own.toLowerCase() ? 'yourself' : isWrong ? 'notAnEmail' : null;
      setRefused(fault);
      if (fault === null) answer({ email: typed, isInvited: false });
    },
  };
}

interface OutcomeProps {
  readonly asking: Asking;
  readonly error: Error | null;
  readonly isSandbox: boolean;
}

/** The person who was found; that somebody new gets an invitation; or why nobody was searched for. */
function Outcome({ asking, error, isSandbox }: OutcomeProps) {
  const { say } = useSay('delegations');
  const { refused, isAsked, isAnswered, user, email } = asking;
  return (
    <div role="status">
      {refused !== null && <Notice tone="danger">{say(`delegations:${refused}`)}</Notice>}
      {isAsked && error !== null && (
        <Notice tone="danger">{say('delegations:findFailed', { reason: errorReason(error, say) })}</Notice>
      )}
      {user !== undefined && <PersonRow user={user} note={say('delegations:personFound')} />}
      {isAnswered && user === undefined && isSandbox && (
        <Notice tone="info" title={say('delegations:sandboxNobody')}>
          {say('delegations:sandboxNobodyText')}
        </Notice>
      )}
      {isAnswered && user === undefined && !isSandbox && (
        <Notice tone="info" icon={MailPlus} title={say('delegations:nobody', { email: email.trim() })}>
          {say('delegations:nobodyText')}
        </Notice>
      )}
    </div>
  );
}
