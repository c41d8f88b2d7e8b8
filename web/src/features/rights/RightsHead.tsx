import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import UserPlus from 'lucide-react/icons/user-plus';
import { boxesAddress } from '../../form/record-address';
import { addressWith, paths } from '../../paths';
import { useHasScreen } from '../../shell/use-has-screen';
import { phone } from '../../theme/media';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import type { Rights } from './rights-place';

export interface RightsHeadProps {
  readonly rights: Rights;
  readonly mayDelegate: boolean;
}

const Wide = styled('span')({ [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'inline' } });

const markSize = 48;
/** Where roles are given. */
const delegatePath = '/user/delegations/new';

/** Which place it is about, where it stands, and the way to give somebody a role in it. */
export function RightsHead({ rights: { company, box }, mayDelegate }: RightsHeadProps) {
  const { say } = useSay('rights', 'organisation');
  const hasScreen = useHasScreen();
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
        mayDelegate &&
        hasScreen(delegatePath) && (
          <Button
            variant="contained"
            startIcon={<UserPlus size={16} />}
            href={addressWith(delegatePath, {
              [box === null ? 'companyDelegate' : 'boxDelegate']: String((box ?? company).id),
            })}
            aria-label={say('rights:delegate')}
          >
            <Wide>{say('rights:delegate')}</Wide>
            <Narrow>{say('rights:delegateShort')}</Narrow>
          </Button>
        )
      }
    />
  );
}
