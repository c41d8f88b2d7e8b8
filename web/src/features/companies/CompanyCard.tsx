import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { findCountry } from '@huella/domain/reference/countries';
import { renewalNoticeOf } from '@huella/domain/rules/renewal';
import {
  boxesAddress,
  companyEditAddress,
  companyRightsAddress,
  companyViewAddress,
} from '../../form/record-address';
import { ActionsMenu } from '../../list/ActionsMenu';
import type { RowAction } from '../../list/row-links';
import { canInCompany, hasRoleOver } from '../../session/rights';
import { useUser } from '../../session/session';
import { NamedIcon } from '../../shell/NamedIcon';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { placeDelegationsAddress } from '../delegations/delegation-address';
import { ownershipAddress } from '../ownership/ownership-calls';
import { isNearlyUsed, type Company } from './companies-list';
import { useClosedDay } from './use-closed-day';
import { RelationChip } from './RelationChip';
import { useHeldWords } from './use-held-words';

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });
const Words = styled('div')({ flex: 1, minWidth: 0 });
const Rule = styled('div')(({ theme }) => ({
  margin: '14px 0 10px',
  borderTop: `1px solid ${theme.palette.line}`,
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  color: theme.palette.ink2,
  ...theme.typography.body2,
  '& > [data-part="words"]': { flex: 1, minWidth: 0 },
  '& > .lucide': { color: theme.palette.ink3 },
}));

/** A company: what it is, how the user is related to it, and the way to its establishments (document 3 section 2). */
export function CompanyCard({ company }: { readonly company: Company }) {
  const { say, word } = useSay('organisation');
  const held = useHeldWords();
  const actions = useCompanyActions(company);
  const country = findCountry(company.country);
  const counted = say('organisation:boxesCounted', { count: company.boxes });
  const what = [company.rolName, country === null ? company.country : word(country.name)];
  return (
    <Card
      as="li"
      href={boxesAddress(company.id)}
      linkLabel={say('organisation:openBoxes', { name: company.value })}
    >
      <Head>
        <Avatar name={company.value} kind="company" />
        <Words>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {company.value}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            {what.join(' · ')}
          </Typography>
        </Words>
        <ActionsMenu label={company.value} actions={actions} />
      </Head>
      <Rule />
      <Line>
        <NamedIcon name={company.chainIcon} />
        <span data-part="words">{company.chainName}</span>
        <RelationChip relation={company.origin} />
      </Line>
      <Line>
        <MapPin size={16} aria-hidden="true" />
        <span data-part="words">{company.boxes === 0 ? counted : `${counted} · ${held(company)}`}</span>
        <ChevronRight size={16} aria-hidden="true" />
      </Line>
      <BoxRoom company={company} />
      <Renewal company={company} />
      <Closed company={company} />
    </Card>
  );
}

/** Says that the plan leaves few establishments, or none. */
function BoxRoom({ company }: { readonly company: Company }) {
  const { say } = useSay('organisation');
  const use = company.plan.find(({ type }) => type === 'box');
  if (use === undefined || !isNearlyUsed(use)) return null;
  const left = Math.max(0, use.max - use.used);
  return (
    <Line>
      <StatusChip tone="warning">
        {left === 0 ? say('organisation:boxRoomNone') : say('organisation:boxRoomLow', { count: left })}
      </StatusChip>
    </Line>
  );
}

/** Says that the company has to be renewed soon, or that nothing of it can be written any more. */
function Renewal({ company: { renewalAt, closedAt } }: { readonly company: Company }) {
  const { say, language } = useSay('organisation');
  const [now] = useState(() => new Date());
  if (renewalAt === null || closedAt !== null) return null;
  const notice = renewalNoticeOf(new Date(renewalAt), now);
  if (notice === 'none') return null;
  const day = formatDateInProse(renewalAt, language);
  return (
    <Line>
      <StatusChip
        tone={notice === 'due' ? 'danger' : 'warning'}
        icon={notice === 'due' ? 'expired' : 'clock'}
      >
        {notice === 'due' ? say('organisation:renewalDue') : say('organisation:renewalSoon', { day })}
      </StatusChip>
    </Line>
  );
}

/** Says that nothing of it is written any more, and since when. */
function Closed({ company: { closedAt } }: { readonly company: Company }) {
  const { say } = useSay('organisation');
  const date = useClosedDay(closedAt);
  if (closedAt === null) return null;
  return (
    <Line>
      <StatusChip tone="neutral" icon={Lock}>
        {say('organisation:closed')}
      </StatusChip>
      <span data-part="words">{say('organisation:closedSince', { date })}</span>
    </Line>
  );
}

/**
 * What can be done with a company: everybody reads it, anyone who has a role over it sees who can do what, who holds
 * COMPANY_EDIT changes it and gives roles over it. Its owner hands it over or closes it.
 */
function useCompanyActions({ id, origin }: Company): readonly RowAction[] {
  const { say } = useSay('organisation');
  const user = useUser();
  const edit = { key: 'edit', label: say('organisation:edit'), href: companyEditAddress(id) };
  const see = { key: 'see', label: say('organisation:seeSheet'), href: companyViewAddress(id) };
  const rights = { key: 'rights', label: say('organisation:whoMay'), href: companyRightsAddress(id) };
  const delegations = {
    key: 'delegations',
    label: say('organisation:delegations'),
    href: placeDelegationsAddress({ type: 'COMPANY', id }),
  };
  const ownership = {
    key: 'ownership',
    label: say('organisation:ownership'),
    href: ownershipAddress(id),
  };
  const mayEdit = canInCompany(user, id, 'COMPANY_EDIT');
  return [
    ...(mayEdit ? [edit] : []),
    see,
    ...(hasRoleOver(user, id) ? [rights] : []),
    ...(mayEdit ? [delegations] : []),
    ...(origin === 'OWNER' ? [ownership] : []),
  ];
}
