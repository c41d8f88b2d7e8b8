import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { AccessLayout } from './AccessLayout';
import type { KeptSandbox } from './kept-sandbox';
import { SandboxForm } from './SandboxForm';
import { SandboxReady } from './SandboxReady';

const route = getRouteApi(paths.sandbox);

/** Trying the product: a chain is chosen, and a moment later the sandbox can be entered (document 1 section 2). */
export function SandboxPage() {
  const { invitation: code } = route.useSearch();
  const [opened, setOpened] = useState<KeptSandbox | null>(null);
  const invitation = useQuery({
    ...callQuery('invitations.get', { params: { hash: code ?? '' } }),
    enabled: code !== undefined,
    retry: false,
  });
  return (
    <AccessLayout isTall>
      {opened === null ? (
        <SandboxForm
          // The chain of the invitation is chosen once it is known.
          key={invitation.data?.chain ?? 0}
          invitation={invitation.data ?? null}
          code={code ?? null}
          isRefused={isNoInvitation(invitation.error)}
          onOpened={setOpened}
        />
      ) : (
        <SandboxReady sandbox={opened} />
      )}
    </AccessLayout>
  );
}

/** Whether a link names no invitation that holds; a lost connection says nothing of it. */
function isNoInvitation(error: Error | null): boolean {
  return error instanceof CallError && ['invitationNotValid', 'invalidInput'].includes(error.code);
}
