import { permissionCodes, type PermissionCode } from '@huella/domain/model/permission-codes';
import { permissionKey } from '@huella/domain/rules/permission-key';
import type { Language } from '@huella/domain/words';
import { callQuery, queryClient } from '../src/call/queries';
import type { User } from '../src/session/session';
import { topBarQuery, type Place, type TopBar } from '../src/session/context';

/** The establishment of cattle where signed-in users of tests are, with every right over it. */
export const place: Place = {
  boxId: 7,
  boxName: 'La Matilde',
  boxAlias: 'lamatilde',
  boxSubtype: 1,
  assetType: 33,
  companyId: 3,
  companyName: 'Estancias del Sur',
  country: 'AR',
  relation: 'owner',
  can: () => true,
};

function buildUser(language: Language, codes: readonly PermissionCode[]): User {
  const { boxId, assetType, companyId } = place;
  return {
    id: 1,
    email: 'ana@huella.example',
    firstname: 'Ana',
    lastname: 'Ibáñez',
    country: 'AR',
    timezone: 'America/Argentina/Buenos_Aires',
    onboardingStep: 0,
    onboardingStepCompany: null,
    isProfiled: true,
    isDelegated: false,
    openInvitations: 0,
    openOffers: 0,
    userData: {
      permissions: {
        boxes: { [permissionKey(boxId, assetType)]: [...codes] },
        companies: { [companyId]: [...codes] },
      },
    },
    userPreferences: {
      language,
      topBar: {
        chain: { id: 11 },
        active: { id: assetType },
        company: { id: companyId },
        establishment: { id: boxId },
      },
    },
    box_context: null,
    asset_context: null,
  };
}

const topBar: TopBar = {
  suplyChain: [{ id: 11, value: 'Carne' }],
  actives: [{ id: place.assetType, value: 'Bovinos', fk: 11, counted: 0, noun: 'bovinos' }],
  companies: [
    {
      id: place.companyId,
      value: place.companyName,
      fk: 11,
      rol: 'owner',
      country: place.country,
      rolName: 'Titular',
      origin: place.relation,
    },
  ],
  establishments: [
    {
      id: place.boxId,
      value: place.boxName,
      fk: place.companyId,
      alias: place.boxAlias,
      subtype: place.boxSubtype,
      subtypeName: 'Cría',
      place: 'Azul',
      asset_type: [place.assetType],
    },
  ],
};

/** Puts a user with rights into the session, in a place that is chosen, as if the frame had loaded them. */
export function signIn(language: Language, codes: readonly PermissionCode[] = permissionCodes): void {
  queryClient.setQueryData(callQuery('users.getInfo', {}).queryKey, buildUser(language, codes));
  queryClient.setQueryData(topBarQuery().queryKey, topBar);
}
