import { knownAddress, type Address } from './address';

/** The addresses of the screens (document 1 section 2). */
export const paths = {
  home: '/assets',
  signIn: '/login',
  signOut: '/access/logout',
  register: '/register',
  invitation: '/register/$hash',
  sandbox: '/public/signup/sandbox/create',
  sandboxSignIn: '/access/loginSandbox',
  verify: '/public/signup/verify',
  verifyLink: '/public/signup/verify/hash/$hash',
  changePassword: '/access/changePassword',
  changePasswordLink: '/access/changePassword/$hash',
  authorization: '/autorization/$hash',
  terms: '/terms',
  outbox: '/outbox',
  assets: '/assets',
  assetNew: '/assets/new',
  assetEdit: '/assets/edit',
  massEdit: '/assets/massive/edit',
  lots: '/lots',
  lotNew: '/lots/new',
  lotEdit: '/lots/edit',
  lotMany: '/lots/massive/manual',
  events: '/events',
  eventNew: '/events/massive/manual',
  eventFile: '/events/massive',
  activities: '/activities',
  controlPanel: '/controlPanel',
  reports: '/reports',
  stockReports: '/reports/cattle',
  transfers: '/transfers',
  transfer: '/transfers/$id',
  transferNew: '/transfers/new',
  transferMassive: '/transfers/massive',
  transferManual: '/transfers/massive/manual',
  transferFilter: '/transfer/assets/filter',
  transferred: '/transferredAssets',
  deleted: '/logicalDeletedAssets',
  images: '/images',
  oracles: '/assetsOracles',
  oracleNew: '/newAssetOracle',
  prices: '/prices',
  pledges: '/pledges',
  pledge: '/pledges/$pk',
  qrMetrics: '/qrMetrics',
  qrLogs: '/qrMetrics/qrLogs/$typeQr/$id',
  qrTemplates: '/qrTemplates',
  qrIdenteco: '/qrIdenteco',
  qrIdentecoTrupo: '/qrIdentecoTrupo',
  qrProduktoTrupo: '/qrProduktoTrupo',
  qrBlendingTrupo: '/qrBlendingTrupo',
  qrBrewingTrupo: '/qrBrewingTrupo',
  runs: '/runs',
  run: '/runs/$id',
  recallAsset: '/recall/asset/$pk',
  recallLot: '/recall/lot/$lotId',
  recallCode: '/recall/code/$type/$publicId',
  namedEntities: '/namedEntities',
  companies: '/company/all',
  companyNew: '/company/stepbystep/new',
  companyEdit: '/company/stepbystep/edit',
  companyOwnership: '/company/ownership',
  companyRights: '/company/rights',
  companyRightsChanges: '/company/rights/changes',
  boxes: '/boxes/all',
  boxNew: '/boxes/stepbystep/new',
  boxEdit: '/boxes/stepbystep/edit',
  boxRights: '/boxes/rights',
  boxRightsChanges: '/boxes/rights/changes',
  boxFields: '/boxes/fields',
  delegations: '/user/delegations/all',
  companyDelegations: '/user/delegations/company/all',
  delegationNew: '/user/delegations/new',
  profile: '/users/stepbystep/edit',
  received: '/signin/invitations',
  startUser: '/signin/users/stepbystep/editregister',
  startUserDone: '/signin/users/activate',
  startCompany: '/signin/company/stepbystep',
  startCompanyDone: '/signin/company/activate',
  startBox: '/signin/box/stepbystep',
  startBoxDone: '/signin/box/activate',
  requiredFields: '/requiredFields',
  companyRenewal: '/companyRenewal',
  security: '/users/security',
  importFile: '/assets/file',
  importManual: '/assets/file/manual',
} as const;

/** Replaces our own origin while an address is read. */
const here = 'http://here.invalid';
const accessPaths: readonly string[] = [paths.signIn, paths.signOut];
/** Screens that need nobody signed in, and stay when a session ends. */
const openPaths: readonly string[] = [
  ...accessPaths,
  paths.register,
  paths.sandbox,
  paths.sandboxSignIn,
  paths.verify,
  paths.changePassword,
  '/autorization',
  paths.terms,
  paths.outbox,
];

/** Whether an address is of a screen that needs nobody signed in. */
export function isOpen(pathname: string): boolean {
  return openPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** A place inside the product to go to after signing in, or home: never an address elsewhere, nor the way out. */
export function safeNext(next: string | undefined): Address {
  // Browsers read `/\host` and `/<tab>/host` as another host too, so the address is read as they read it.
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, here)) return paths.home;
  const { origin, pathname, search, hash } = new URL(next, here);
  const isInside = origin === here && !pathname.startsWith('//') && !accessPaths.includes(pathname);
  return isInside ? knownAddress(`${pathname}${search}${hash}`) : paths.home;
}
