import type { Delegation } from '@huella/domain/calls/delegations';
import { boxesAddress, boxRightsAddress, companyRightsAddress } from '../../form/record-address';
import type { RowAction } from '../../list/row-links';
import { useSay } from '../../words/use-say';
import { delegateAddress, personDelegationsAddress, placeDelegationsAddress } from './delegation-address';
import { companyIdOf, personName } from './delegations-list';
import type { DelegationSide } from './delegations-list';
import { useGivingPlaces } from './use-giving-places';

/** What else can be done from the card of a delegation: its place, who else is there, what else the person has. */
export function useDelegationActions(delegation: Delegation, side: DelegationSide): readonly RowAction[] {
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
