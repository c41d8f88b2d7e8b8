import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { FormWaiting } from '../form/FormWaiting';
import { paths } from '../paths';
import { isRenewalSeen, useGate } from '../session/gate';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

export interface GateProps {
  readonly boxId: number;
  readonly children: ReactNode;
}

const Band = styled('div')({ padding: `12px ${gutter.wide}px 0`, [phone]: { padding: '12px 16px 0' } });

/**
 * Comes before the screens of an establishment (document 1 section 2): where required fields are missing, or a renewal
 * is due, their pages come first. Anyone who has seen the renewal reads on, with a word over the screen.
 */
export function Gate({ boxId, children }: GateProps) {
  const { state, entries } = useGate(boxId);
  if (state === null) return <FormWaiting shape="sheet" />;
  if (state === 'required') return <GoTo path={paths.requiredFields} />;
  if (state === 'open') return children;
  if (!isRenewalSeen(entries)) return <GoTo path={paths.companyRenewal} />;
  return (
    <>
      <RenewalNotice company={entries.find(({ kind }) => kind === 'renewal')?.recordLabel ?? ''} />
      {children}
    </>
  );
}

/** Goes to another screen, once, which knows where one was going; nothing is seen meanwhile. */
function GoTo({ path }: { readonly path: typeof paths.requiredFields | typeof paths.companyRenewal }) {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.state.location;
    if (pathname !== path) void router.navigate({ to: path, search: { next: href }, replace: true });
  }, [router, path]);
  return null;
}

function RenewalNotice({ company }: { readonly company: string }) {
  const { say } = useSay('shell');
  return (
    <Band>
      <Notice
        tone="warning"
        title={say('shell:renewalDue', { company })}
        action={<Link href={paths.companyRenewal}>{say('shell:renewalSee')}</Link>}
      >
        {say('shell:renewalDueText')}
      </Notice>
    </Band>
  );
}
