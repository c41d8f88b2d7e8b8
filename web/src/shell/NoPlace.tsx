import Button from '@mui/material/Button';
import Building2 from 'lucide-react/icons/building-2';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import { useState, type ReactNode } from 'react';
import { queryClient } from '../call/queries';
import { paths } from '../paths';
import { startBoxAddress, startCompanyAddress } from '../session/arrival';
import { useTopBar, type TopBar } from '../session/context';
import { canInCompany } from '../session/rights';
import { useUser } from '../session/session';
import { EmptyState } from '../ui/EmptyState';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { InvitationsNotice } from './InvitationsNotice';
import { usePageTitle } from './page-title';

export interface NoPlaceProps {
  /** The company that was chosen; without one the user has to do with no establishment at all. */
  readonly companyId: number | null;
}

/**
 * There is no establishment to work in: what is missing for it, a company, its first establishment or rights that are
 * awaited, with the step that goes on from there (document 1 section 4).
 */
export function NoPlace({ companyId }: NoPlaceProps) {
  const { say } = useSay('shell');
  const user = useUser();
  const { companies } = useTopBar();
  const mayOpen = ({ id }: Company) => canInCompany(user, id, 'BOX_ADD');
  const company = companies.find(({ id }) => id === companyId) ?? companies.find(mayOpen) ?? companies[0];
  if (company === undefined) return user.isDelegated ? <Awaiting /> : <NoCompany />;
  const isOpen = mayOpen(company);
  return (
    <Missing
      icon={<MapPin size={20} />}
      title={say('shell:noBoxTitle', { company: company.value })}
      text={say(isOpen ? 'shell:noBoxText' : 'shell:noBoxWaitText')}
      action={
        isOpen && (
          <Button variant="contained" size="small" href={startBoxAddress(company.id)}>
            {say('shell:newBox')}
          </Button>
        )
      }
    />
  );
}

type Company = TopBar['companies'][number];

function NoCompany() {
  const { say } = useSay('shell');
  const { id, email } = useUser();
  return (
    <Missing
      icon={<Building2 size={20} />}
      title={say('shell:noCompanyTitle')}
      text={say('shell:noCompanyText', { email })}
      action={
        <Button variant="contained" size="small" href={startCompanyAddress(id)}>
          {say('shell:newCompany')}
        </Button>
      }
    />
  );
}

/** They left it to somebody who gives them rights, which has not come yet. */
function Awaiting() {
  const { say } = useSay('shell');
  const { id, email } = useUser();
  return (
    <Missing
      icon={<Hourglass size={20} />}
      title={say('shell:awaitingTitle')}
      text={say('shell:awaitingText', { email })}
      action={
        <Button size="small" href={startCompanyAddress(id)}>
          {say('shell:newCompany')}
        </Button>
      }
    />
  );
}

interface MissingProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** What is missing, the way on, and a way to look again; the form about oneself where that is missing too. */
function Missing({ icon, title, text, action }: MissingProps) {
  const { say } = useSay('shell');
  const { onboardingStep, isProfiled, isDelegated } = useUser();
  const [isChecking, setChecking] = useState(false);
  usePageTitle(title);
  const check = async () => {
    setChecking(true);
    await queryClient.invalidateQueries();
    setChecking(false);
  };
  return (
    <>
      <HiddenTitle>{say('shell:context')}</HiddenTitle>
      <InvitationsNotice />
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        actions={
          <>
            {action}
            {(onboardingStep === 1 || (isDelegated && !isProfiled)) && (
              <Button size="small" href={paths.startUser}>
                {say('shell:profileMissing')}
              </Button>
            )}
            <WorkingButton working={isChecking} size="small" onClick={() => void check()}>
              {say('shell:checkAgain')}
            </WorkingButton>
          </>
        }
      />
    </>
  );
}
