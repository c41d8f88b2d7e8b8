// Who may import whom: the one table behind the lint rule (tools/lint-rules.mjs) and the repository test.
// Dependencies point down: web features -> wizard -> form, list, sheet, shell -> fields -> map -> ui -> domain; api app ->
// features -> http, outside -> db -> domain. api and web never meet.

// The floors of domain, the lowest first: each may import those below it, and the catalogue is beside the engines, none
// of which imports it.
const domainGround = 'domain/base domain/phrases domain/model domain/reference';
const domainFloors = `${domainGround} domain/engine`;
const domain = `${domainFloors} domain/catalogue domain/rules domain/calls`;

const webMiddle = 'web/form web/list web/sheet web/shell';
const webBase = `web/session web/call web/tokens web/words web/theme web/paths ${domain}`;
const apiBase = `api/db api/base ${domain}`;

/**
 * The first row whose `files` matches a path (without its extension) is its zone; `may` names the zones it may
 * import beside itself. `feature` rows hold one folder per noun.
 */
const zones = [
  row('domain/phrases', /^domain\/src\/phrases\//, 'domain/base'),
  row('domain/model', /^domain\/src\/model\//, 'domain/base domain/phrases'),
  row('domain/reference', /^domain\/src\/reference\//, 'domain/base domain/model'),
  row('domain/engine', /^domain\/src\/engine\//, domainGround),
  row('domain/catalogue', /^domain\/src\/catalogue\//, domainFloors),
  row('domain/rules', /^domain\/src\/rules\//, `${domainFloors} domain/catalogue`),
  row('domain/calls', /^domain\/src\/calls\//, `${domainFloors} domain/catalogue domain/rules`),
  row('domain/base', /^domain\/src\/[^/]+$/, ''),
  row(
    'api/test',
    /^api\/test\//,
    `api/app api/admin api/demo api/sandbox api/deps api/features api/http api/outside ${apiBase} tools`,
  ),
  row(
    'api/app',
    /^api\/src\/(main|app|sweep)(\.test)?$/,
    `api/demo api/sandbox api/deps api/features api/http api/outside ${apiBase}`,
  ),
  row('api/demo', /^api\/src\/demo\//, `api/app api/deps api/features api/http api/outside ${apiBase}`),
  row('api/sandbox', /^api\/src\/sandbox\//, `api/deps api/features api/http api/outside ${apiBase}`),
  // The operator's command line: beside the server, over the same stores.
  row('api/admin', /^api\/src\/admin\//, `api/deps api/features api/http api/outside ${apiBase}`),
  // The type of what is handed in at start: it names the parts below, and the parts that are handed them name it.
  row('api/deps', /^api\/src\/deps$/, `api/http api/outside ${apiBase}`),
  row('api/features', /^api\/src\/features\/([^/]+)\//, `api/deps api/http api/outside ${apiBase}`),
  row('api/http', /^api\/src\/http\//, `api/deps ${apiBase}`),
  row('api/outside', /^api\/src\/outside\//, apiBase),
  row('api/db', /^api\/src\/db\//, `api/base ${domain}`),
  row('api/base', /^api\/src\/[^/]+$/, domain),
  row('web/public', /^web\/src\/public\//, `web/tokens web/paths ${domain}`),
  row(
    'web/features',
    /^web\/src\/features\/([^/]+)\//,
    `web/wizard ${webMiddle} web/fields web/map web/ui ${webBase}`,
  ),
  row('web/wizard', /^web\/src\/wizard\//, `web/form web/shell web/ui ${webBase}`),
  ...webMiddle
    .split(' ')
    .map((name) =>
      row(
        name,
        new RegExp(`^web/src/${name.slice(4)}/`),
        `${webMiddle} web/fields web/map web/ui ${webBase}`,
      ),
    ),
  row('web/fields', /^web\/src\/fields\//, `web/map web/ui ${webBase}`),
  row('web/map', /^web\/src\/map\//, `web/ui ${webBase}`),
  row('web/ui', /^web\/src\/ui\//, `web/words web/theme web/paths ${domain}`),
  row('web/session', /^web\/src\/session\//, `web/call web/tokens web/words web/paths ${domain}`),
  // Whether somebody is signed in here, which the public pages ask, too.
  row('web/tokens', /^web\/src\/call\/tokens$/, domain),
  row('web/call', /^web\/src\/call\//, `web/tokens web/words ${domain}`),
  row('web/words', /^web\/src\/words\//, domain),
  row('web/theme', /^web\/src\/theme\//, domain),
  row('web/paths', /^web\/src\/(paths|address|address-text)$/, domain),
  row(
    'web/app',
    /^web\/src\/[^/]+$/,
    `web/features web/wizard ${webMiddle} web/fields web/map web/ui ${webBase}`,
  ),
  // What rendered tests rely on: the session, the words, the look and a server's answers.
  row('web/test', /^web\/test\//, `web/app web/shell web/ui ${webBase}`),
  row('web/config', /^web\/[^/]+$/, 'tools'),
  row('e2e', /^e2e\//, `${domain} tools`),
  row('bench', /^bench\//, `api/app api/deps api/test api/features api/http api/outside ${apiBase} tools`),
  row('tools', /^tools\//, `api/app api/deps api/features api/http api/outside ${apiBase}`),
  row('root', /^[^/]+$/, 'tools e2e'),
];

function row(zone, files, may) {
  return { zone, files, may: new Set(may.split(' ')) };
}

/** What only a test of a zone may import on top. */
const testsMay = {
  api: new Set(['api/test', 'api/app']),
  // Engines are tried on real models.
  domain: new Set(domain.split(' ')),
  web: new Set(['web/test']),
};

/** Packages that are in few places: the first row whose `packages` matches an import decides. */
const packageRows = [
  {
    packages: /^@simplewebauthn\//,
    from: /^api\/src\/outside\/passkeys\/|^web\/src\/session\/passkeys$/,
    says: 'devices are talked to by our own wrappers, outside/passkeys and session/passkeys',
  },
  {
    packages: /^(kysely|pg)$/,
    from: /^api\/(src\/db|test)\/|^api\/.*\.store(\.test)?$/,
    says: 'SQL lives in *.store.ts and api/src/db',
  },
  {
    // Test factories are beside the tests: fast-check is theirs.
    packages: /^(?!zod$|luxon$|libphonenumber-js$|@turf\/|iso-3166$)/,
    from: /^(?!domain\/)|\.test$|\/build-[^/]+$/,
    says: 'domain is pure: zod, luxon, and what reads telephone numbers, shapes and regions are all it may import',
  },
  {
    packages: /^node:/,
    from: /^(?!web\/src\/)|\.test$/,
    says: 'web runs in the browser',
  },
];

/** What a feature may never take from another feature. */
const closedParts = {
  // The generic calls on objects keep one table of kinds, whose rows are with their nouns.
  'api/features': {
    // What is submitted was checked by the noun that knows how.
    closed: (path) => !/(\.store|-kind|-check)$/.test(path),
    says: 'only its *.store.ts, its object kind and its *-check.ts are open to others',
  },
  'web/features': {
    closed: (path) => /(Screen|Page|Dialog|\.routes?|\/routes?)$/.test(path),
    says: 'its routes and screens are its own',
  },
};

const extension = /\.(?:d\.)?[mc]?[jt]sx?$/;

/** The repository-relative path without its code extension. */
function bare(path) {
  return path.replace(extension, '');
}

function zoneOf(path) {
  return zones.find(({ files }) => files.test(path));
}

/**
 * What an import names, seen from a file: a path of this repository without extension, or a package.
 * @param {string} file repository-relative, with slashes
 * @param {string} specifier
 */
export function resolveImport(file, specifier) {
  if (specifier.startsWith('.')) return { path: bare(joinPath(file, specifier)) };
  const own = /^@huella\/(domain|api|web)\/(.+)$/.exec(specifier);
  if (own) return { path: bare(`${own[1]}/src/${own[2]}`) };
  if (specifier.startsWith('node:')) return { package: specifier };
  return { package: specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/') };
}

function joinPath(file, specifier) {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Why a file may not import what it imports, or undefined when it may.
 * @param {string} file repository-relative, with slashes
 * @param {string} specifier as it is in the import
 * @returns {string | undefined}
 */
export function findImportFault(file, specifier) {
  const target = resolveImport(file, specifier);
  const from = bare(file);
  if (target.package) return findPackageFault(from, target.package);
  // Pictures, styles and data are nobody's code.
  if (/\.(css|svg|png|json)(\?.*)?$/.test(target.path)) return undefined;
  return findZoneFault(from, target.path);
}

function findPackageFault(from, name) {
  const fault = packageRows.find(({ packages, from: where }) => packages.test(name) && !where.test(from));
  return fault && `imports ${name}: ${fault.says}`;
}

function findZoneFault(from, to) {
  const [own, other] = [zoneOf(from), zoneOf(to)];
  if (!own || !other) return `${own ? to : from} lies in no zone of tools/zones.mjs`;
  if (own === other) return findFeatureFault(own, from, to);
  if (own.may.has(other.zone)) return undefined;
  if (isTest(from) && testsMay[own.zone.split('/')[0]]?.has(other.zone)) return undefined;
  return `${own.zone} may not import ${other.zone}`;
}

/** Test factories, `build-*`, are part of the tests. */
function isTest(path) {
  return /\.test$|\/build-[^/]+$/.test(path);
}

function findFeatureFault({ zone, files }, from, to) {
  const rule = closedParts[zone];
  const noun = files.exec(to)?.[1];
  if (!rule || files.exec(from)?.[1] === noun || !rule.closed(to)) return undefined;
  return `${noun} is another feature: ${rule.says}`;
}

/**
 * Why a file may not be where it is, or undefined.
 * @param {string} file
 * @returns {string | undefined}
 */
export function findPlaceFault(file) {
  if (/(^|\/)(utils?|helpers?|common|misc)(\/|\.[jt]sx?$)/.test(file)) {
    return 'is a dump: name the file or folder after what it holds';
  }
  return zoneOf(bare(file)) ? undefined : 'lies in no zone of tools/zones.mjs';
}
