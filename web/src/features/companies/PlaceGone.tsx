import Button from '@mui/material/Button';
import { boxesAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';

export interface PlaceGoneProps {
  /** What the address named. */
  readonly of: 'company' | 'box';
  /** What the page would have been, for who cannot see it. */
  readonly title: string;
  /** The company to go on with, where it is known. */
  readonly company?: { readonly id: number; readonly value: string };
}

/** What the address names is not there for this user. */
export function PlaceGone({ of, title, company }: PlaceGoneProps) {
  const { say } = useSay('organisation');
  const gone = say(of === 'company' ? 'organisation:companyGone' : 'organisation:boxGone');
  usePageTitle(gone);
  return (
    <MessagePage
      page={title}
      kind="missing"
      title={gone}
      text={say('organisation:goneText')}
      actions={
        <Button size="small" href={company === undefined ? paths.companies : boxesAddress(company.id)}>
          {company === undefined
            ? say('organisation:toCompanies')
            : say('organisation:toCompany', { name: company.value })}
        </Button>
      }
    />
  );
}
