/** The addresses of the screens (document 1 section 2). */
export const paths = {
  home: '/assets',
  signIn: '/login',
  signOut: '/access/logout',
  assets: '/assets',
  assetNew: '/assets/new',
  assetEdit: '/assets/edit',
  lots: '/lots',
  lotNew: '/lots/new',
  lotEdit: '/lots/edit',
  events: '/events',
  eventNew: '/events/massive/manual',
  transfers: '/transfers',
  transferNew: '/transfers/new',
  runs: '/runs',
  namedEntities: '/namedEntities',
  companyNew: '/company/stepbystep/new',
  companyEdit: '/company/stepbystep/edit',
  boxNew: '/boxes/stepbystep/new',
  boxEdit: '/boxes/stepbystep/edit',
  profile: '/users/stepbystep/edit',
  importFile: '/assets/file',
  importManual: '/assets/file/manual',
} as const;

/** Stands for our own origin while an address is read. */
const here = 'http://here.invalid';
const accessPaths: readonly string[] = [paths.signIn, paths.signOut];

/** A place inside the product to go to after signing in, or home: never an address elsewhere, nor the way out. */
export function safeNext(next: string | undefined): string {
  // Browsers read `/\host` and `/<tab>/host` as another host too, so the address is read as they read it.
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, here)) return paths.home;
  const { origin, pathname, search, hash } = new URL(next, here);
  const isInside = origin === here && !pathname.startsWith('//') && !accessPaths.includes(pathname);
  return isInside ? `${pathname}${search}${hash}` : paths.home;
}
