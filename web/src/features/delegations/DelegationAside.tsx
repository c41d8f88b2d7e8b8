import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { Role } from '@huella/domain/calls/delegations';
import { nothing } from '../../fields/PlainView';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Hidden } from '../../ui/Hidden';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { abilitiesOf } from './abilities';
import { CardHead, CardRule, CardWords } from './delegation-parts';
import { roleName } from './delegations-list';
import { PlaceLine } from './PlaceLine';
import type { DelegationWizardState } from './use-delegation-wizard';
import type { GivingPlace } from './use-giving-places';

const Root = styled('div')({ display: 'grid', gap: 16 });
const Note = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Abilities = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 10,
  '& > li': { display: 'flex', gap: 10, ...typeStyle(type.body) },
  '& > li > svg': { flex: 'none', marginTop: 2, color: theme.palette.state.ok.text },
  '& > li[data-may="false"]': { color: theme.palette.ink3, '& > svg': { color: theme.palette.control } },
}));

/** What is known so far: who, where, what the role lets do, and when it begins. */
export function DelegationAside({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { answers, name, place, roles } = wizard;
  const isKnown = answers.kind === 'one' && name !== '' && place !== null;
  const role = roles.found?.find(({ id }) => id === answers.role);
  return (
    <Root>
      {isKnown ? <Person wizard={wizard} name={name} place={place} /> : <SoFar wizard={wizard} />}
      {wizard.step === 'role' && place !== null && role !== undefined && answers.kind === 'one' && (
        <RoleAbilities role={role} place={place} />
      )}
      <Start wizard={wizard} />
    </Root>
  );
}

interface PersonProps {
  readonly wizard: DelegationWizardState;
  readonly name: string;
  readonly place: GivingPlace;
}

function Person({ wizard: { answers, person }, name, place }: PersonProps) {
  const email = person.found?.[0]?.email ?? answers.email;
  return (
    <Card>
      <CardHead>
        <Avatar name={name} size={44} />
        <CardWords>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {email !== name && <p title={email}>{email}</p>}
        </CardWords>
      </CardHead>
      <CardRule />
      <PlaceLine type={place.type} name={place.name} company={place.companyName} />
    </Card>
  );
}

/** The answers of the steps, and a dash for those still to come. */
function SoFar({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  const { answers, name, place, group } = wizard;
  const isGroup = answers.kind === 'group';
  const count = group.found?.length ?? 0;
  const people = isGroup && count > 0 ? say('delegations:usersCounted', { count }) : name;
  return (
    <>
      <Typography component="h2" variant="h3">
        {say('delegations:asideTitle')}
      </Typography>
      <Card>
        <KeyValueList
          items={[
            {
              key: say(isGroup ? 'delegations:stepPeople' : 'delegations:stepPerson'),
              value: people === '' ? nothing : people,
              strong: people !== '',
            },
            { key: say('delegations:stepPlace'), value: place?.name ?? nothing, strong: place !== null },
            {
              key: say(isGroup ? 'delegations:stepRoles' : 'delegations:stepRole'),
              value: nothing,
              strong: false,
            },
          ]}
        />
      </Card>
    </>
  );
}

interface RoleAbilitiesProps {
  readonly role: Role;
  readonly place: GivingPlace;
}

/** 'Con el rol Operador': what it lets do, and what not. */
function RoleAbilities({ role, place }: RoleAbilitiesProps) {
  const { say } = useSay('delegations');
  return (
    <Card>
      <Typography component="h2" variant="subtitle2">
        {say('delegations:withRole', { role: roleName(role.name) })}
      </Typography>
      <Abilities>
        {abilitiesOf(role.codes, place.type).map(({ phrase, may }) => (
          <li key={phrase} data-may={may}>
            {may ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
            <Hidden>{say(may ? 'delegations:may' : 'delegations:mayNot', { what: say(phrase) })}</Hidden>
            <span aria-hidden="true">{say(phrase)}</span>
          </li>
        ))}
      </Abilities>
    </Card>
  );
}

/** Whether access begins at once, or when an invitation is accepted. */
function Start({ wizard: { answers, name, person } }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  if (answers.kind === 'group') return <Note>{say('delegations:startsEach')}</Note>;
  if (name === '') return null;
  const isKnown = (person.found ?? []).length > 0;
  return <Note>{say(isKnown ? 'delegations:startsNow' : 'delegations:startsLater')}</Note>;
}
