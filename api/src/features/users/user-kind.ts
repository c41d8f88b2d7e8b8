import { isKeys, type Values } from '@huella/domain/model/value';
import { zoneNamed } from '@huella/domain/reference/time-zones';
import { user } from '@huella/domain/catalogue/records/user';
import { languageOf } from '@huella/domain/words';
import { recordKind, textIn, without, type RecordParts } from '../objects/record-kind';
import { findProfile, updateProfile, type ProfileRecord } from './profiles.store';

/** The fields that have columns of their own: other code asks for them. */
const columns = ['firstname', 'lastname', 'email', 'l1', 'timezone', 'language'];

function valuesOf({
  fields,
  firstname,
  lastname,
  email,
  country,
  timezone,
  language,
}: ProfileRecord): Values {
  return {
    ...withOffered(fields),
    ...{ firstname, lastname, email, l1: country, timezone: zoneNamed(timezone), language },
  };
}

const offered: readonly string[] =
  user.attributes.find(({ name }) => name === 'notifications')?.values?.map(({ key }) => key) ?? [];

/**
 * The notices that somebody gets: all, until they have chosen. What was chosen of notices that are not offered any more is
 * forgotten, since nobody can unchoose it.
 */
function withOffered({ notifications = [...offered], ...fields }: Values): Values {
  const left = isKeys(notifications) ? notifications.filter((key) => offered.includes(key)) : [];
  return left.length === 0 ? fields : { ...fields, notifications: left };
}

const parts: RecordParts<ProfileRecord> = {
  demands: {
    get: ({ id }) => ({ ownerId: id }),
    edit: ({ id }) => ({ ownerId: id }),
    // Accounts are made by signing up.
    add: () => null,
  },
  find: findProfile,
  modelOf: () => Promise.resolve(user),
  valuesOf: (_db, stored) => Promise.resolve(valuesOf(stored)),
  labelOf: ({ firstname, lastname }) => `${firstname} ${lastname}`.trim(),
  holderOf: () => null,
  insert: () => Promise.reject(new Error('nobody may add a user here')),
  update: (inside, { id }, { now, values }) => {
    const country = values['l1'];
    const changed = {
      firstname: textIn(values, 'firstname'),
      lastname: textIn(values, 'lastname'),
      country: typeof country === 'string' ? country : null,
      timezone: textIn(values, 'timezone'),
      language: languageOf(textIn(values, 'language')),
      // Who wants none says so: nothing said would be all.
      fields: { notifications: [], ...without(values, columns) },
    };
    return updateProfile(inside, id, changed, now);
  },
};

/** A user's own profile behind the generic `objects/*` calls (document 1 section 2, onboarding). */
export const userKind = recordKind(parts);
