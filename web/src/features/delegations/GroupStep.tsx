import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { SearchLine } from '../../form/SearchLine';
import { WizardStep } from '../../wizard/WizardStep';
import { errorReason } from '../../list/error-reason';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { roleName } from './delegations-list';
import { PersonRow } from './PersonRow';
import type { DelegationWizardState, GroupUser } from './use-delegation-wizard';

const Root = styled('div')({ display: 'grid', gap: 20 });
const Users = styled('ul')({ display: 'grid', gap: 8, marginTop: 8 });

/** Whom: everybody with a role in the establishment of an alias (document 3 section 5). */
export function GroupStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations', 'transfers');
  const { answers, answer, goNext, group } = wizard;
  const [alias, setAlias] = useState(answers.alias);
  const typed = alias.trim();
  const isAsked = typed !== '' && typed === answers.alias;
  const found = isAsked && !group.isWorking ? group.found : undefined;
  const isAnswered = found !== undefined;
  const users = found ?? [];
  const ask = () => {
    answer({ alias: typed });
  };
  return (
    <WizardStep
      title={say('delegations:askGroup')}
      text={say('delegations:askGroupText')}
      disabled={users.length === 0}
      onSubmit={goNext}
    >
      <Root>
        <SearchLine
          label={say('delegations:alias')}
          placeholder={say('delegations:aliasExample')}
          type="text"
          icon={<MapPin size={16} />}
          text={alias}
          onType={setAlias}
          onAsk={ask}
          askLabel={say('delegations:find')}
          isWorking={isAsked && group.isWorking}
          isFound={isAnswered ? users.length > 0 : null}
          autoFocus={answers.alias === ''}
        />
        <div role="status">
          {isAsked && group.error !== null && !group.isWorking && (
            <Notice tone="danger">
              {say('delegations:findFailed', { reason: errorReason(group.error, say) })}
            </Notice>
          )}
          {isAnswered && users.length === 0 && <Notice tone="danger">{say('delegations:noUsers')}</Notice>}
          {users.length > 0 && <Found users={users} />}
        </div>
      </Root>
    </WizardStep>
  );
}

function Found({ users }: { readonly users: readonly GroupUser[] }) {
  const { say } = useSay('delegations');
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {say('delegations:usersCounted', { count: users.length })}
      </Typography>
      <Users aria-label={say('delegations:users')}>
        {users.map((user) => (
          <PersonRow
            key={user.id}
            as="li"
            user={user}
            note={say('delegations:has', { roles: user.roles.map(({ rol }) => roleName(rol)).join(', ') })}
          />
        ))}
      </Users>
    </>
  );
}
