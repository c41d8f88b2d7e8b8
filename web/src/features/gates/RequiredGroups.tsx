import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { boxEditAddress, companyEditAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { phone } from '../../theme/media';
import { gutter, width } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import type { RequiredGroup } from './required-groups';

export interface RequiredGroupsProps {
  readonly groups: readonly RequiredGroup[];
  /** Who can fill in what the user may not. */
  readonly managers: readonly string[];
}

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  maxWidth: width.form + 2 * gutter.wide,
  padding: gutter.wide,
  [phone]: { padding: gutter.phone },
});
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 16px',
});
const Words = styled('div')({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
const Fields = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  paddingLeft: 18,
  listStyle: 'disc',
  color: theme.palette.ink2,
  ...theme.typography.body2,
}));
const Icon = styled('span')(({ theme }) => ({ color: theme.palette.ink2, marginTop: 2 }));

const faces = {
  user: {
    icon: User,
    title: 'onboarding:requiredOfUser',
    complete: 'onboarding:completeUser',
    address: () => paths.profile,
  },
  company: {
    icon: Building2,
    title: 'onboarding:requiredOfCompany',
    complete: 'onboarding:completeCompany',
    address: companyEditAddress,
  },
  box: {
    icon: MapPin,
    title: 'onboarding:requiredOfBox',
    complete: 'onboarding:completeBox',
    address: boxEditAddress,
  },
} as const;

/** A card for each record: what is missing in it, and the form that fills it in, or who can. */
export function RequiredGroups({ groups, managers }: RequiredGroupsProps) {
  const first = groups.find(({ mayEdit }) => mayEdit);
  return (
    <List>
      {groups.map((group) => (
        <Card key={group.kind} as="li">
          <Group group={group} managers={managers} isFirst={group === first} />
        </Card>
      ))}
    </List>
  );
}

interface GroupProps {
  readonly group: RequiredGroup;
  readonly managers: readonly string[];
  /** The one filled button of the page is its. */
  readonly isFirst: boolean;
}

function Group({ group, managers, isFirst }: GroupProps) {
  const { say, language } = useSay('onboarding');
  const face = faces[group.kind];
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(managers);
  return (
    <Row>
      <Icon>
        <face.icon size={18} aria-hidden="true" />
      </Icon>
      <Words>
        <Typography component="h2" variant="h3">
          {face.title === 'onboarding:requiredOfUser'
            ? say(face.title)
            : say(face.title, { name: group.label })}
        </Typography>
        <Fields>
          {group.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </Fields>
        {!group.mayEdit && (
          <Typography variant="body2" sx={{ color: 'ink2', mt: 1 }}>
            {managers.length === 0 ? say('onboarding:askManager') : say('onboarding:askManagers', { names })}
          </Typography>
        )}
      </Words>
      {group.mayEdit && (
        <Button
          size="small"
          href={face.address(group.pk)}
          {...(isFirst && { variant: 'contained' as const })}
        >
          {say(face.complete)}
        </Button>
      )}
    </Row>
  );
}
