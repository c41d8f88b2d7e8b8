import Button from '@mui/material/Button';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { findCountry } from '@huella/domain/reference/countries';
import {
  boxEditAddress,
  boxesAddress,
  boxNewAddress,
  boxRightsAddress,
  boxViewAddress,
  companyEditAddress,
  companyRightsAddress,
} from '../../form/record-address';
import type { Address } from '../../address';
import { paths } from '../../paths';
import { canInCompany, hasRoleOver } from '../../session/rights';
import { useUser } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { Narrow, Wide } from '../../ui/by-width';
import { IconAction } from '../../ui/IconAction';
import { PageHeader } from '../../ui/PageHeader';
import { PlainChip } from '../../ui/PlainChip';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { placeDelegationsAddress, type DelegationPlace } from '../delegations/delegation-address';
import { taxIdWords, type Company } from '../companies/companies-list';
import { RelationChip } from '../companies/RelationChip';
import { useHeldWords } from '../companies/use-held-words';
import type { Box } from './boxes-list';

export interface BoxesHeadProps {
  readonly company: Company;
  /** The establishment that is open; null for the company as a whole. */
  readonly box: Box | null;
  /** Whether another establishment can be opened here, and whether the plan has room for it. */
  readonly adding: Adding;
}

export interface Adding {
  readonly may: boolean;
  readonly hasRoom: boolean;
}

const markSize = 48;

/** What tiers are called; the operator gives them to companies (decisions section 2). */
const tierPhrases = [
  ['certified', 'organisation:tierCertified'],
  ['plus', 'organisation:tierPlus'],
  ['basic', 'organisation:tierBasic'],
] as const;

/** Where one is among the establishments, and what can be done here. */
export function BoxesHead({ company, box, adding }: BoxesHeadProps) {
  const crumbs = useCrumbs(company, box);
  const props = { above: <Breadcrumb crumbs={crumbs} />, adding };
  return box === null ? <CompanyHead {...props} company={company} /> : <BoxHead {...props} box={box} />;
}

function useCrumbs(company: Company, box: Box | null): readonly Crumb[] {
  const { say } = useSay('organisation');
  const first = { label: say('organisation:companies'), href: paths.companies };
  if (box === null) return [first, { label: company.value }];
  return [
    first,
    { label: company.value, href: boxesAddress(company.id) },
    ...box.trail.map(({ id, value }) => ({ label: value, href: boxesAddress(company.id, id) })),
    { label: box.value },
  ];
}

interface HeadProps {
  readonly above: ReactNode;
  readonly adding: Adding;
}

function CompanyHead({ company, above, adding }: HeadProps & { readonly company: Company }) {
  const { say, word } = useSay('organisation', 'records');
  const user = useUser();
  const mayEdit = canInCompany(user, company.id, 'COMPANY_EDIT');
  const tier = tierPhrases.find(([name]) => company.tiers.includes(name));
  const taxId = taxIdWords(company);
  const country = findCountry(company.country);
  const facts = [
    taxId === null ? '' : `${word(taxId.name)} ${taxId.figure}`,
    company.rolName,
    company.chainName,
    country === null ? company.country : word(country.name),
  ].filter((part) => part !== '');
  return (
    <PageHeader
      above={above}
      mark={<Avatar name={company.value} kind="company" size={markSize} />}
      title={company.value}
      beside={
        <>
          <RelationChip relation={company.origin} />
          {tier !== undefined && (
            <StatusChip tone="neutral" icon="shield">
              {say(tier[1])}
            </StatusChip>
          )}
        </>
      }
      subtitle={facts.join(' · ')}
      actions={
        <>
          {hasRoleOver(user, company.id) && <RightsButton href={companyRightsAddress(company.id)} />}
          {mayEdit && <DelegationsButton place={{ type: 'COMPANY', id: company.id }} />}
          {mayEdit && (
            <Button
              variant="outlined"
              startIcon={<Pencil size={16} />}
              href={companyEditAddress(company.id)}
              aria-label={say('organisation:editCompany')}
            >
              <Wide>{say('organisation:editCompany')}</Wide>
              <Narrow>{say('organisation:edit')}</Narrow>
            </Button>
          )}
          <AddButton adding={adding} label={say('records:newBox')} href={boxNewAddress(company.id)} />
        </>
      }
    />
  );
}

function BoxHead({ box, above, adding }: HeadProps & { readonly box: Box }) {
  const { say } = useSay('organisation');
  const held = useHeldWords();
  const mayEdit = canInCompany(useUser(), box.fk, 'BOX_EDIT');
  const facts = [box.alias, box.city, box.region, held(box)].filter((part) => part !== '');
  const [label, short, Icon, href] = mayEdit
    ? [say('organisation:editBox'), say('organisation:edit'), Pencil, boxEditAddress(box.id)]
    : [say('organisation:seeSheet'), say('organisation:seeSheet'), FileText, boxViewAddress(box.id)];
  return (
    <PageHeader
      above={above}
      mark={<Avatar name={box.value} kind="company" size={markSize} src={box.logo ?? undefined} />}
      title={box.value}
      beside={<PlainChip>{box.subtypeName}</PlainChip>}
      subtitle={facts.join(' · ')}
      actions={
        <>
          <RightsButton href={boxRightsAddress(box.id)} />
          {mayEdit && <DelegationsButton place={{ type: 'BOX', id: box.id }} />}
          <Button variant="outlined" startIcon={<Icon size={16} />} href={href} aria-label={label}>
            <Wide>{label}</Wide>
            <Narrow>{short}</Narrow>
          </Button>
          <AddButton
            adding={adding}
            label={say('organisation:newInside')}
            href={boxNewAddress(box.fk, box.id)}
          />
        </>
      }
    />
  );
}

/** The way to who can do what here. */
function RightsButton({ href }: { readonly href: Address }) {
  const { say } = useSay('organisation');
  return (
    <IconAction label={say('organisation:whoMay')} href={href}>
      <ShieldCheck size={20} />
    </IconAction>
  );
}

/** Leads to who has a role here. */
function DelegationsButton({ place }: { readonly place: DelegationPlace }) {
  const { say } = useSay('organisation');
  const label = say('organisation:delegations');
  const href = placeDelegationsAddress(place);
  return (
    <>
      <Wide>
        <Button variant="outlined" startIcon={<Users size={16} />} href={href}>
          {label}
        </Button>
      </Wide>
      <Narrow>
        <IconAction label={label} href={href}>
          <Users size={20} />
        </IconAction>
      </Narrow>
    </>
  );
}

interface AddButtonProps {
  readonly adding: Adding;
  readonly label: string;
  readonly href: Address;
}

function AddButton({ adding, label, href }: AddButtonProps) {
  const { say } = useSay('organisation');
  if (!adding.may) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Plus size={16} />}
      aria-label={label}
      {...(adding.hasRoom ? { href } : { disabled: true })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('organisation:newShort')}</Narrow>
    </Button>
  );
}
