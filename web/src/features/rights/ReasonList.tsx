import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { useCallback } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { useUser } from '../../session/session';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { roleWords } from './right-words';
import type { HeldRole } from './rights-matrix';
import type { RightsPlace } from './rights-place';

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

/** Why somebody may do something, in a sentence: their role, who gave it to them, when and over what. */
function useReasonWords(of: RightsPlace['of']): (role: HeldRole) => string {
  const { say, language } = useSay('rights');
  const { timezone: zone } = useUser();
  return useCallback(
    (role) => {
      const rol = roleWords(role.rol);
      const day = formatDateInProse(DateTime.fromISO(role.since, { zone }).toISODate() ?? '', language);
      if (role.relation === 'OWNER') return say('rights:ownerOf', { rol, day });
      const ownBox = of === 'box' ? say('rights:overBox') : role.box?.name;
      const place = role.box === null ? say('rights:overCompany') : (ownBox ?? '');
      if (role.given_by === null) return say('rights:heldSince', { rol, day, place });
      const name = actorName(role.given_by.name, say);
      const { email } = role.given_by;
      const giver = email === '' ? name : say('rights:named', { name, email });
      return say('rights:delegatedBy', { rol, giver, day, place });
    },
    [say, language, zone, of],
  );
}
