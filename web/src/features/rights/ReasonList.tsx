import { styled } from '@mui/material/styles';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { roleWords } from './right-words';
import type { HeldRole } from './rights-matrix';
import type { RightsPlace } from './rights-place';
import { useReasonWords } from './use-reason-words';

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '& strong': { color: theme.palette.ink, fontWeight: 500 },
}));

export interface ReasonListProps {
  readonly of: RightsPlace['of'];
  readonly roles: readonly HeldRole[];
}

/** Roles of somebody, each a sentence that begins with the role. */
export function ReasonList({ of, roles }: ReasonListProps) {
  const words = useReasonWords(of);
  return (
    <Reasons>
      {roles.map((role) => {
        const name = roleWords(role.rol);
        const [before = '', after = ''] = words(role).split(name, 2);
        return (
          <li key={`${role.id_template} ${String(role.box?.id ?? '')}`}>
            {before}
            <strong>{name}</strong>
            {after}
          </li>
        );
      })}
    </Reasons>
  );
}
