import {
  boxEditAddress,
  boxFieldsAddress,
  boxNewAddress,
  boxRightsAddress,
  boxViewAddress,
} from '../../form/record-address';
import type { RowAction } from '../../list/row-links';
import { canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { placeDelegationsAddress } from '../delegations/delegation-address';
import type { Box } from './boxes-list';

/**
 * What can be done with an establishment: everybody reads it and who can do what there, BOX_EDIT changes it, shuts
 * fields of its assets and gives roles over it, BOX_ADD opens others inside it. It is never deleted (document 3 section 2).
 */
export function useBoxActions(box: Box): readonly RowAction[] {
  const { say } = useSay('organisation');
  const user = useUser();
  const see = { key: 'see', label: say('organisation:seeSheet'), href: boxViewAddress(box.id) };
  const rights = { key: 'rights', label: say('organisation:whoMay'), href: boxRightsAddress(box.id) };
  const fields = {
    key: 'fields',
    label: say('organisation:fieldPermissions'),
    href: boxFieldsAddress(box.id),
  };
  const edit = { key: 'edit', label: say('organisation:edit'), href: boxEditAddress(box.id) };
  const add = {
    key: 'add',
    label: say('organisation:newInside'),
    href: boxNewAddress(box.fk, box.id),
  };
  const delegations = {
    key: 'delegations',
    label: say('organisation:delegations'),
    href: placeDelegationsAddress({ type: 'BOX', id: box.id }),
  };
  const remove = {
    key: 'remove',
    label: say('organisation:remove'),
    refused: say('organisation:whyNoRemove'),
  };
  const mayEdit = canInCompany(user, box.fk, 'BOX_EDIT');
  return [
    ...(mayEdit ? [edit] : []),
    see,
    rights,
    ...(mayEdit ? [fields] : []),
    ...(box.mayHold && canInCompany(user, box.fk, 'BOX_ADD') ? [add] : []),
    ...(mayEdit ? [delegations, remove] : []),
  ];
}
