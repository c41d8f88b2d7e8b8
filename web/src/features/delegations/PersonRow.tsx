import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { personName } from './delegations-list';
import type { FoundUser } from './use-delegation-wizard';

export interface PersonRowProps {
  readonly user: FoundUser;
  /** A third line. */
  readonly note?: ReactNode;
  /** At the right; under it on a phone. */
  readonly end?: ReactNode;
  readonly as?: 'div' | 'li';
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  '& > [data-part="end"]': { width: 220, [phone]: { width: '100%' } },
}));
const Words = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  ...typeStyle({ ...type.body, weight: 500 }),
  '& > p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p + p': { color: theme.palette.ink3, ...typeStyle(type.cell) },
}));

/** A person who was found. */
export function PersonRow({ user, note, end, as = 'div' }: PersonRowProps) {
  const name = personName(user);
  return (
    <Row as={as}>
      <Avatar name={name} size={36} />
      <Words>
        <p title={name}>{name}</p>
        {name !== user.email && <p title={user.email}>{user.email}</p>}
        {note !== undefined && <p>{note}</p>}
      </Words>
      {end !== undefined && <div data-part="end">{end}</div>}
    </Row>
  );
}
