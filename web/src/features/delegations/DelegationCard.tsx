import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { Delegation } from '@huella/domain/calls/delegations';
import { boxesAddress, boxRightsAddress, companyRightsAddress } from '../../form/record-address';
import { ActionsMenu } from '../../list/ActionsMenu';
import type { RowAction } from '../../list/row-links';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { delegateAddress, personDelegationsAddress, placeDelegationsAddress } from './delegation-address';
import { CardColumn, CardFoot, CardHead, CardReason, CardRule, CardWords } from './delegation-parts';
import { personName, roleName, companyIdOf, type DelegationSide } from './delegations-list';
import { PlaceLine } from './PlaceLine';
import { RoleLine } from './RoleLine';
import { useGivingPlaces } from './use-giving-places';

export interface DelegationCardProps {
  readonly delegation: Delegation;
  readonly side: DelegationSide;
  /** Asks whether it is to be taken away, or given up. */
  readonly onTake: (delegation: Delegation) => void;
}

const Fixed = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  color: theme.palette.ink3,
}));

/** Who has which role where, and from whom (document 3 section 2). */
export function DelegationCard({ delegation, side, onTake }: DelegationCardProps) {
  const { say } = useSay('delegations');
  const actions = useDelegationActions(delegation, side);
  const name = personName(delegation);
  // Of what one was given oneself, the place is what distinguishes the cards.
  const title = side === 'made' ? name : delegation.name;
  const within = delegation.type === 'BOX' ? delegation.company_name : say('delegations:wholeCompany');
  const below = side === 'made' ? delegation.email : within;
  return (
    <Card as="li">
      <CardColumn>
        <CardHead>
          <Avatar name={title} kind={side === 'made' ? 'person' : 'company'} size={44} />
          <CardWords>
            <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <p title={below}>{below}</p>
          </CardWords>
          <ActionsMenu label={side === 'made' ? `${name}, ${delegation.name}` : title} actions={actions} />
        </CardHead>
        <CardRule />
        {side === 'made' && (
          <PlaceLine type={delegation.type} name={delegation.name} company={delegation.company_name} />
        )}
        <RoleLine rol={delegation.rol} />
        <Foot delegation={delegation} side={side} onTake={onTake} />
      </CardColumn>
    </Card>
  );
}

/** Who gave it, and the button that takes it away; why not, where it stays. */
function Foot({ delegation, side, onTake }: DelegationCardProps) {
  const { say } = useSay('delegations');
  const reason = useId();
  const { delegated_by_user_name: giver, delegated_by_user_email: giverEmail } = delegation;
  const slots = { role: roleName(delegation.rol), place: delegation.name };
  const label =
    side === 'made'
      ? say('delegations:takeOf', { ...slots, name: personName(delegation) })
      : say('delegations:leaveOf', slots);
  // Who has it may give it up; nobody takes it away.
  const isFixed = delegation.isExpertUser && delegation.type === 'COMPANY' && !delegation.delete_delegated;
  return (
    <>
      <CardFoot>
        <p>
          {giver === '' ? say('delegations:givenByNobody') : say('delegations:givenBy', { name: giver })}
          {giverEmail !== '' && <small title={giverEmail}>{giverEmail}</small>}
        </p>
        {isFixed ? (
          <Fixed title={say('delegations:fixedWhy')}>
            <Lock size={14} aria-hidden="true" />
            {say('delegations:fixed')}
          </Fixed>
        ) : (
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-label={label}
            disabled={!delegation.delete_delegated}
            {...(!delegation.delete_delegated && { 'aria-describedby': reason })}
            onClick={() => {
              onTake(delegation);
            }}
          >
            {say(side === 'made' ? 'delegations:take' : 'delegations:leave')}
          </Button>
        )}
      </CardFoot>
      {(isFixed || !delegation.delete_delegated) && (
        <CardReason id={reason}>
          {isFixed
            ? say('delegations:fixedWhy')
            : say(side === 'made' ? 'delegations:whyNoTake' : 'delegations:whyNoLeave')}
        </CardReason>
      )}
    </>
  );
}

/** What else can be done from the card of a delegation: its place, who else is there, what else the person has. */
function useDelegationActions(delegation: Delegation, side: DelegationSide): readonly RowAction[] {
  const { say } = useSay('delegations', 'organisation');
  const places = useGivingPlaces();
  const { type, id_entity: id, name, id_user: userId } = delegation;
  const companyId = companyIdOf(delegation);
  const mayGive = places.some((each) => each.type === type && each.id === id);
  const actions: RowAction[] = [];
  if (companyId !== null) {
    const href = boxesAddress(companyId, type === 'BOX' ? id : null);
    actions.push({ key: 'place', label: say('delegations:seePlace', { name }), href });
  }
  if (mayGive) {
    const rights = type === 'BOX' ? boxRightsAddress(id) : companyRightsAddress(id);
    actions.push({ key: 'rights', label: say('organisation:whoMay'), href: rights });
    const label = say('delegations:placeDelegations', { name });
    actions.push({ key: 'delegations', label, href: placeDelegationsAddress({ type, id }) });
  }
  if (side === 'made') {
    const label = say('delegations:personDelegations', { name: personName(delegation) });
    actions.push({ key: 'person', label, href: personDelegationsAddress(userId) });
  }
  if (side === 'made' && mayGive) {
    actions.push({
      key: 'another',
      label: say('delegations:giveAnother'),
      href: delegateAddress(null, userId),
    });
  }
  return actions;
}
