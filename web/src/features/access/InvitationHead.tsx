import { styled } from '@mui/material/styles';
import { usePageTitle } from '../../shell/page-title';
import { radius } from '../../theme/tokens';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { AccessHead } from './AccessHead';
import type { Invitation } from './invitation-parts';

const Facts = styled('div')(({ theme }) => ({
  padding: '6px 14px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
}));

export interface InvitationHeadProps {
  readonly invitation: Invitation;
  /** What to do with it. */
  readonly lead: string;
}

/** Who invites, to which place, as what. */
export function InvitationHead({ invitation, lead }: InvitationHeadProps) {
  const { say, language } = useSay('joining');
  const { boxname, company_name: company, rol } = invitation;
  const title = say('joining:invitedTitle', { place: boxname ?? company });
  usePageTitle(title);
  return (
    <>
      <AccessHead title={title}>{lead}</AccessHead>
      <Facts>
        <KeyValueList
          items={[
            ...(boxname === null ? [] : [{ key: say('joining:establishment'), value: boxname }]),
            { key: say('joining:company'), value: company },
            { key: say('joining:role'), value: rol[language].split('|').join(', ') },
          ]}
        />
      </Facts>
    </>
  );
}
