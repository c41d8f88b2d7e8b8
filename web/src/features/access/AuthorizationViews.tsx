import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import type { ComponentType } from 'react';
import type { Authorization } from '@huella/domain/calls/authorizations';
import { errorReason } from '../../list/error-reason';
import { usePageTitle } from '../../shell/page-title';
import type { Tone } from '../../theme/tokens';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { AccessColumn, Submit } from './AccessForm';
import { AccessHead } from './AccessHead';
import { outcomeLooks, type Outcome } from './authorization-outcome';
import { BackToSignIn } from './BackToSignIn';
import { FormAlert } from './FormAlert';

/** Whom to write to when nothing else helps. */
const support = 'soporte@huella.example';

export interface AuthorizationFormProps {
  readonly authorization: Authorization;
  readonly isWorking: boolean;
  /** Why the last try did not confirm. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
}

/** Who authorizes whom, and the button that confirms it. */
export function AuthorizationForm({ authorization, isWorking, error, onConfirm }: AuthorizationFormProps) {
  const { say } = useSay('access');
  usePageTitle(say('access:authorizationTitle'));
  return (
    <AccessColumn>
      <AccessHead title={say('access:authorizationTitle')}>
        {say('access:authorizationText', { company: authorization.entity.name })}
      </AccessHead>
      <Parties authorization={authorization} />
      <Typography variant="body2" sx={{ color: 'ink2' }}>
        {say('access:authorizationAgree')}
      </Typography>
      <FormAlert
        id="authorization-alert"
        whole={
          error === null ? undefined : say('access:authorizationNotSent', { reason: errorReason(error, say) })
        }
        wait={0}
      />
      <Submit variant="contained" size="large" working={isWorking} onClick={onConfirm}>
        {say('access:authorizationConfirm')}
      </Submit>
      <BackToSignIn />
    </AccessColumn>
  );
}

/** Confirmed just now. */
export function AuthorizationDone({ authorization }: { readonly authorization: Authorization }) {
  const { say } = useSay('access');
  usePageTitle(say('access:authorizationDoneTitle'));
  return (
    <AccessColumn>
      <OutcomeIcon tone="ok" icon={CircleCheck} />
      <AccessHead title={say('access:authorizationDoneTitle')} takesFocus>
        {say('access:authorizationDoneText', { company: authorization.entity.name })}
      </AccessHead>
      <Parties authorization={authorization} />
      <BackToSignIn />
    </AccessColumn>
  );
}

/** The company and the person; tax numbers where they are known (document 3 section 2). */
function Parties({ authorization: { entity, userToAuthorize } }: { readonly authorization: Authorization }) {
  const { say } = useSay('access');
  const { firstname, lastname, cuit } = userToAuthorize;
  return (
    <KeyValueList
      items={[
        { key: say('access:authorizationCompany'), value: entity.name, strong: true },
        ...taxId(say('access:authorizationCompanyTaxId'), entity.cuit),
        { key: say('access:authorizationPerson'), value: `${firstname} ${lastname}`, strong: true },
        ...taxId(say('access:authorizationPersonTaxId'), cuit),
      ]}
    />
  );
}

function taxId(key: string, value: string | null) {
  return value === null ? [] : [{ key, value }];
}

const icons = { authorized: CircleCheck, expired: CalendarX, invalid: Link2Off } as const;

/** The link leads to nothing that can be confirmed: each kind in its own words. */
export function AuthorizationRefused({ outcome }: { readonly outcome: Exclude<Outcome, 'failed'> }) {
  const { say } = useSay('access');
  const { tone, title, text } = outcomeLooks[outcome];
  usePageTitle(say(title));
  return (
    <AccessColumn>
      <OutcomeIcon tone={tone} icon={icons[outcome]} />
      <AccessHead title={say(title)} takesFocus>
        {say(text)}
      </AccessHead>
      <BackToSignIn />
    </AccessColumn>
  );
}

/** It could not be asked for; nothing is known of it. */
export function AuthorizationFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useSay('access');
  usePageTitle(say('access:authorizationFailedTitle'));
  return (
    <AccessColumn>
      <OutcomeIcon tone="danger" icon={CircleAlert} />
      <AccessHead title={say('access:authorizationFailedTitle')} takesFocus>
        {say('access:authorizationFailedText')} <Link href={`mailto:${support}`}>{support}</Link>
      </AccessHead>
      <Button variant="contained" size="large" onClick={onRetry}>
        {say('access:tryAgain')}
      </Button>
      <BackToSignIn />
    </AccessColumn>
  );
}

interface OutcomeIconProps {
  readonly tone: Tone;
  /** A lucide icon. */
  readonly icon: ComponentType<{ size?: number }>;
}

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    border: `1px solid ${theme.palette.state[tone].border}`,
    borderRadius: '50%',
    backgroundColor: theme.palette.state[tone].ground,
    color: theme.palette.state[tone].text,
  }),
);

/** The sign over a title that says how something ended; the title says it in words. */
function OutcomeIcon({ tone, icon: Icon }: OutcomeIconProps) {
  return (
    <Disc tone={tone} aria-hidden="true">
      <Icon size={24} />
    </Disc>
  );
}
