import { DateTime } from 'luxon';
import { useCallback } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { useUser } from '../../session/session';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import type { HeldRole } from './rights-matrix';
import { roleWords } from './right-words';
import type { RightsPlace } from './rights-place';

/** Why somebody may do something, in a sentence: their role, who gave it to them, when and over what. */
export function useReasonWords(of: RightsPlace['of']): (role: HeldRole) => string {
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
