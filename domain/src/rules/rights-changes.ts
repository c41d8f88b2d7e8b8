/** What may change of who may do what, as it is written down (security R66), in the order of a role's life. */
const rightsChangeKinds = [
  'companyOpened',
  'invited',
  'invitationResent',
  'invitationWithdrawn',
  'invitationAccepted',
  'invitationDeclined',
  'given',
  'taken',
  'left',
  'authorizationConfirmed',
  'companyOffered',
  'companyOfferWithdrawn',
  'companyOfferDeclined',
  'companyHandedOver',
  'companyClosed',
  'companyReopened',
  'tiersSet',
  'fieldPermissions',
] as const;

export type RightsChangeKind = (typeof rightsChangeKinds)[number];

/** Who changes rights: somebody signed in, the operator by the command line, or somebody by the link of a mail. */
export const rightsChangers = ['user', 'operator', 'link'] as const;
export type RightsChanger = (typeof rightsChangers)[number];

/** What the log of a place shows: what was changed, and attempts that were refused. */
export const rightsLogKinds = [...rightsChangeKinds, 'refused'] as const;
export type RightsLogKind = (typeof rightsLogKinds)[number];
