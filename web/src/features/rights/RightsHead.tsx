import { boxesAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { DelegateButton } from '../delegations/DelegateButton';
import type { Rights } from './rights-place';

export interface RightsHeadProps {
  readonly rights: Rights;
  readonly mayDelegate: boolean;
}

const markSize = 48;

/** Which place it is about, where it stands, and the way to give somebody a role in it. */
export function RightsHead({ rights: { company, box }, mayDelegate }: RightsHeadProps) {
  const { say } = useSay('rights', 'organisation');
  const { name } = box ?? company;
  const crumbs = [
    { label: say('organisation:companies'), href: paths.companies },
    { label: company.name, href: boxesAddress(company.id) },
    ...(box === null ? [] : [{ label: box.name, href: boxesAddress(company.id, box.id) }]),
    { label: say('rights:short') },
  ];
  return (
    <PageHeader
      above={<Breadcrumb crumbs={crumbs} />}
      mark={<Avatar name={name} kind="company" size={markSize} />}
      title={say('rights:title', { name })}
      subtitle={say('rights:about')}
      actions={
        mayDelegate && (
          <DelegateButton
            place={box === null ? { type: 'COMPANY', id: company.id } : { type: 'BOX', id: box.id }}
          />
        )
      }
    />
  );
}
