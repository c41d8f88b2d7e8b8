import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { Context } from '@huella/domain/rules/context';
import { boxEditAddress, boxNewAddress, companyEditAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { useTopBar } from '../../session/context';
import { canInBox, canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import { phone } from '../../theme/media';
import { useSay } from '../../words/use-say';

export interface ContextActionsProps {
  /** What is chosen in the selector now. */
  readonly context: Context;
  readonly onFollow: () => void;
}

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  padding: '8px 4px',
  borderTop: `1px solid ${theme.palette.line}`,
  '& a': { maxWidth: '100%' },
  [phone]: { marginTop: 'auto' },
}));

/** The ways to make what is not among the options, or to change what is chosen, for those who may. */
export function ContextActions({ context, onFollow }: ContextActionsProps) {
  const { say } = useSay('shell');
  const user = useUser();
  const { companies, establishments } = useTopBar();
  const company = companies.find(({ id }) => id === context.company);
  const box = establishments.find(({ id }) => id === context.establishment);
  const may = {
    addBox: company !== undefined && canInCompany(user, company.id, 'BOX_ADD'),
    editCompany: company !== undefined && canInCompany(user, company.id, 'COMPANY_EDIT'),
    editBox: box !== undefined && canInBox(user, box, 'BOX_EDIT'),
  };
  const plus = <Plus size={16} />;
  const pencil = <Pencil size={16} />;
  const link = { size: 'small', variant: 'text', onClick: onFollow } as const;
  return (
    <Root aria-label={say('shell:makeOrChange')}>
      <Button {...link} startIcon={plus} href={paths.companyNew}>
        {say('shell:newCompany')}
      </Button>
      {company !== undefined && may.addBox && (
        <Button {...link} startIcon={plus} href={boxNewAddress(company.id)}>
          {say('shell:newBox')}
        </Button>
      )}
      {company !== undefined && may.editCompany && (
        <Button {...link} startIcon={pencil} href={companyEditAddress(company.id)}>
          {say('shell:editNamed', { name: company.value })}
        </Button>
      )}
      {box !== undefined && may.editBox && (
        <Button {...link} startIcon={pencil} href={boxEditAddress(box.id)}>
          {say('shell:editNamed', { name: box.value })}
        </Button>
      )}
    </Root>
  );
}
