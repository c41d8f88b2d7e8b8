import Link from '@mui/material/Link';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { sandboxDays } from '@huella/domain/rules/sandbox';
import { call } from '../../call/call';
import { paths } from '../../paths';
import { useTenant } from '../../session/tenant';
import { NamedIcon } from '../../shell/NamedIcon';
import { usePageTitle } from '../../shell/page-title';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { AccessForm, Elsewhere } from './AccessForm';
import { AccessHead } from './AccessHead';
import { FormSend } from './FormSend';
import type { Invitation } from './invitation-parts';
import { keepSandbox, type KeptSandbox } from './kept-sandbox';
import { useAccessForm } from './use-access-form';

export interface SandboxFormProps {
  /** What somebody who tries first is invited to; null for nobody, or when it is not valid. */
  readonly invitation: Invitation | null;
  readonly code: string | null;
  /** The link named an invitation that does not hold. */
  readonly isRefused: boolean;
  readonly onOpened: (sandbox: KeptSandbox) => void;
}

const names = ['chain'] as const;

/** Which chain to try, and the button that opens a sandbox of it. */
export function SandboxForm({ invitation, code, isRefused, onOpened }: SandboxFormProps) {
  const { say, language } = useSay('joining', 'access');
  const { name: product, chains: ofTenant } = useTenant();
  const offered = chains.filter(({ id }) => ofTenant === null || ofTenant.includes(id));
  const title = say('joining:sandboxTitle', { product });
  usePageTitle(title);
  const form = useAccessForm({
    names,
    initial: { chain: String(invitation?.chain ?? offered[0]?.id ?? '') },
    check: () => [],
    send: async ({ chain }) => {
      const hash = invitation === null ? null : code;
      const body = { language, chain: Number(chain), ...(hash !== null && { hash }) };
      const { user } = await call('users.signUpSandbox', { body });
      const sandbox = { email: user.email, password: user.userData.sandboxPass };
      keepSandbox(sandbox);
      onOpened(sandbox);
    },
  });
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <AccessHead title={title}>{say('joining:sandboxText', { days: sandboxDays })}</AccessHead>
      {invitation !== null && (
        <Notice tone="info">
          {say('joining:sandboxOfInvitation', { company: invitation.company_name })}
        </Notice>
      )}
      {isRefused && (
        <Notice tone="warning" title={say('errors:invitationNotValid')}>
          {say('joining:sandboxWithout')}
        </Notice>
      )}
      <ChoiceCards
        label={say('joining:sandboxChain')}
        least={160}
        value={form.typed.chain}
        onChange={(chain) => form.set('chain', chain)}
        cards={offered.map(({ id, name, icon }) => ({
          value: String(id),
          title: name[language],
          icon: <NamedIcon name={icon} size={18} />,
        }))}
      />
      <FormSend form={form} label={say('joining:openSandbox')} />
      <Elsewhere>
        <Link href={paths.sandboxSignIn}>{say('joining:haveSandbox')}</Link>
        {' · '}
        <Link href={paths.signIn}>{say('joining:ownAccount')}</Link>
      </Elsewhere>
    </AccessForm>
  );
}
