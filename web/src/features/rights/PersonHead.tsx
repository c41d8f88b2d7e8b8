import { styled } from '@mui/material/styles';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { useUser } from '../../session/session';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { PlainChip } from '../../ui/PlainChip';
import { useSay } from '../../words/use-say';
import { fullName } from './rights-matrix';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const Words = styled('div')({ minWidth: 0, flex: 1 });
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.body, weight: 600 }),
});
const Email = styled('div')(({ theme }) => ({
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.meta, weight: 400 }),
}));

/** Who somebody is: initials, name, e-mail, and whether it is oneself. */
export function PersonHead({ person }: { readonly person: RightsHolder }) {
  const { say } = useSay('rights');
  const { email } = useUser();
  const name = fullName(person);
  return (
    <Row>
      <Avatar name={name} size={32} />
      <Words>
        <Name>
          {name}
          {person.email === email && <PlainChip>{say('rights:you')}</PlainChip>}
        </Name>
        <Email>{person.email}</Email>
      </Words>
    </Row>
  );
}
