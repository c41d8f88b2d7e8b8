import { describe, expect, it } from 'vitest';
import { openScreensLoadNoCatalogue } from './repo/bundles';
import { callNamesAreUnique, callsAreRegistered, testsCallByContract } from './repo/calls';
import { coloursAreNamed } from './repo/colours';
import { enginesNameNoModel } from './repo/model-ids';
import { modelPartsAreUsed } from './repo/model-parts';
import { importsAreDeclared, oneLockFile, versionsAgree, versionsAreExact } from './repo/packages';
import { buildFile, readProject, type RepoFile, type RepoRule } from './repo/project';
import {
  decisionsAreShort,
  linksLead,
  migrationsAreNumbered,
  noBigFiles,
  phrasesComeInPairs,
  recordsExist,
} from './repo/records';
import {
  filesHaveTheirPlace,
  importsPointDown,
  namesDifferByMoreThanCase,
  noBarrels,
  noImportCycles,
  noLongFiles,
  noMutualFolders,
} from './repo/structure';
import { noRefusedWords, switchedOffChecksSayWhy } from './repo/words';

/** A rule, samples that it must refuse (each alone), and one that it must let pass. */
interface Case {
  readonly title: string;
  readonly rule: RepoRule;
  readonly bad: readonly (readonly RepoFile[])[];
  readonly good: readonly RepoFile[];
}

const engine = 'domain/src/rules/status.ts';
const lines = (count: number): string => 'const line = 1;\n'.repeat(count);
const manifest = (content: object): string => JSON.stringify(content);
const records = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const calls = 'domain/src/calls';
const lotCalls = buildFile(`${calls}/lots.ts`, "export const lotCalls = { 'lots.list': defineCall({}) };");

const cases: readonly Case[] = [
  {
    title: 'dependencies point down',
    rule: importsPointDown,
    bad: [
      [buildFile('domain/src/rules/quota.ts', "import { db } from '../../../api/src/db/connect';")],
      [buildFile('api/src/http/serve.ts', "import type { App } from '../app';")],
      [buildFile('web/src/ui/Input.tsx', "export { x } from '../form/x';")],
      [buildFile('web/src/ui/Input.tsx', "const x = await import('../list/x');")],
      [buildFile('web/src/ui/Input.tsx', "let x: import('../list/x').X;")],
    ],
    good: [buildFile('web/src/form/Form.tsx', "import { Input } from '../ui/Input';")],
  },
  {
    title: 'parts of models are set by a model and read by an engine or a screen',
    rule: modelPartsAreUsed,
    bad: [
      [buildFile('domain/src/model/attribute.ts', 'interface Parts { readonly shiny?: boolean; }')],
      [
        buildFile('domain/src/model/attribute.ts', 'interface Parts { readonly shiny?: boolean; }'),
        buildFile('domain/src/catalogue/assets/car.ts', 'const car = { shiny: true };'),
      ],
      [
        buildFile('domain/src/model/attribute.ts', 'interface Parts { readonly shiny?: boolean; }'),
        buildFile('domain/src/catalogue/assets/build-model.ts', 'const model = { shiny: true };'),
        buildFile('web/src/list/columns.ts', 'const isShiny = column.shiny;'),
      ],
    ],
    good: [
      buildFile('domain/src/model/attribute.ts', 'interface Parts { readonly shiny?: boolean; }'),
      buildFile('domain/src/catalogue/assets/car.ts', 'const car = { shiny: true };'),
      buildFile('web/src/list/columns.ts', 'const isShiny = ({ shiny }) => shiny === true;'),
    ],
  },
  {
    title: 'every file has its place',
    rule: filesHaveTheirPlace,
    bad: [[buildFile('web/src/utils/dates.ts')], [buildFile('api/src/controllers/lots.ts')]],
    good: [buildFile('api/src/features/lots/lots.store.ts')],
  },
  {
    title: 'index files are registries, not barrels',
    rule: noBarrels,
    bad: [[buildFile('web/src/ui/index.ts')]],
    good: [buildFile('domain/src/catalogue/assets/index.ts')],
  },
  {
    title: 'no two files need each other',
    rule: noImportCycles,
    bad: [
      [
        buildFile('domain/src/rules/a.ts', "import { b } from './b';"),
        buildFile('domain/src/rules/b.ts', "export * from '@huella/domain/rules/a';"),
      ],
      [
        buildFile('domain/src/rules/a.ts', "import { b } from './b';"),
        buildFile('domain/src/rules/b.ts', "import type { A } from './a';"),
      ],
    ],
    good: [
      buildFile('domain/src/rules/a.ts', "import { b } from './b';"),
      buildFile('domain/src/rules/b.ts', "const a = () => import('./a');"),
    ],
  },
  {
    title: 'the sign-in and the public pages load no catalogue',
    rule: openScreensLoadNoCatalogue,
    bad: [
      [
        buildFile('web/src/main.tsx', "import { router } from './routes';"),
        buildFile(
          'web/src/routes.tsx',
          "import { findChain } from '@huella/domain/catalogue/lookups/chains';",
        ),
        buildFile('domain/src/catalogue/lookups/chains.ts'),
      ],
      [
        buildFile('web/src/public/render.tsx', "export * from '@huella/domain/catalogue/assets/index';"),
        buildFile('domain/src/catalogue/assets/index.ts'),
      ],
    ],
    good: [
      buildFile(
        'web/src/main.tsx',
        "import type { Chain } from '@huella/domain/catalogue/lookups/chains'; const page = () => import('./Page');",
      ),
      buildFile('web/src/Page.tsx', "import { findChain } from '@huella/domain/catalogue/lookups/chains';"),
      buildFile('domain/src/catalogue/lookups/chains.ts'),
    ],
  },
  {
    title: 'no two folders of domain import each other',
    rule: noMutualFolders,
    bad: [
      [
        buildFile('domain/src/engine/fields/a.ts', "import { b } from '../forms/b';"),
        buildFile('domain/src/engine/forms/c.ts', "import type { D } from '@huella/domain/engine/fields/d';"),
      ],
    ],
    good: [
      buildFile('domain/src/engine/fields/a.ts', "import { b } from '../forms/b';"),
      buildFile('domain/src/engine/forms/c.test.ts', "import { a } from '../fields/a';"),
    ],
  },
  {
    title: 'no two names differ only by case',
    rule: namesDifferByMoreThanCase,
    bad: [[buildFile('web/src/shell/Recents.tsx'), buildFile('web/src/shell/recents.ts')]],
    good: [buildFile('web/src/shell/Recents.tsx'), buildFile('web/src/list/recents.ts')],
  },
  {
    title: 'no file is long but data and tests',
    rule: noLongFiles,
    bad: [[buildFile('api/src/app.ts', lines(301))], [buildFile('tools/demo/people.mjs', lines(301))]],
    good: [
      buildFile('api/src/app.ts', lines(300)),
      buildFile('domain/src/catalogue/assets/cow.ts', lines(900)),
      buildFile('api/src/app.test.ts', lines(900)),
    ],
  },
  {
    title: "no engine names a model's id",
    rule: enginesNameNoModel,
    bad: [
      'if (assetType === 33) stop();',
      'const isCow = 5 === row.asset_type;',
      'if (type.id !== 35) stop();',
      'if (model.id == 35) stop();',
      'switch (asset.assetType) { case 34: stop(); }',
      'const special = [33, 34].includes(assetType);',
      'const quota = { 33: 10, 34: 20 };',
      'await list({ assetType: 36 });',
      'const found = sql`select * from asset where asset_type = 33`;',
      'const found = sql`select ${name} from asset where asset_type in (33, 34) and ${more}`;',
      'if (event.eventType === 13) retire();',
      'if (box.subtype === 27) show();',
    ].map((text) => [buildFile(engine, text)]),
    good: [
      buildFile(engine, 'if (model.hasQuarantine && width === 33) show({ size: 34 });'),
      buildFile('domain/src/catalogue/assets/cow.ts', 'export const cow = { assetType: 33 };'),
      buildFile('domain/src/rules/status.test.ts', 'find({ assetType: 33 });'),
    ],
  },
  {
    title: 'no source holds a refused word',
    rule: noRefusedWords,
    bad: [
      'console.log(1);',
      '// TODO later',
      '// FIXME',
      'div.dangerouslySetInnerHTML = x;',
      'await page.waitForTimeout(500);',
      "it.only('x', run);",
      "it.skip('x', run);",
      '// @ts-ignore',
    ].map((text) => [buildFile('api/src/app.test.ts', text)]),
    good: [buildFile('domain/src/phrases/es/ui.ts', "export const all = 'Todo el establecimiento';")],
  },
  {
    title: 'screens draw with the colours of the theme',
    rule: coloursAreNamed,
    bad: [
      "color: '#FFFFFF',",
      "background: '#fff',",
      'boxShadow: `0 0 3px rgba(0,0,0,.3)`,',
      "color: 'white',",
    ].map((text) => [buildFile('web/src/ui/Input.tsx', text)]),
    good: [
      buildFile(
        'web/src/ui/Input.tsx',
        "/** `#F5D800`. */\nconst mask = 'linear-gradient(black, transparent)';",
      ),
      buildFile('web/src/theme/tokens.ts', "export const paper = '#FFFFFF';"),
      buildFile('web/src/ui/Input.dom.test.tsx', "const stored = '#F5D800';"),
    ],
  },
  {
    title: 'a check that is switched off says why',
    rule: switchedOffChecksSayWhy,
    bad: [
      [buildFile(engine, '// oxlint-disable-next-line no-console')],
      [buildFile(engine, '// @ts-expect-error')],
    ],
    good: [buildFile(engine, '// oxlint-disable-next-line no-console -- the shell has no log yet')],
  },
  {
    title: 'versions are exact',
    rule: versionsAreExact,
    bad: [
      [buildFile('package.json', manifest({ devDependencies: { vite: '^8.0.0' } }))],
      [buildFile('api/package.json', manifest({ dependencies: { pg: 'latest' } }))],
    ],
    good: [buildFile('api/package.json', manifest({ dependencies: { pg: '8.23.1', x: '18.4.0-beta.17' } }))],
  },
  {
    title: 'all packages have one version, that of the change log',
    rule: versionsAgree,
    bad: [
      [
        buildFile('package.json', manifest({ version: '1.0.0' })),
        buildFile('web/package.json', manifest({ version: '1.0.1' })),
      ],
      [buildFile('package.json', manifest({ version: '1.0.0' })), buildFile('CHANGELOG.md', '## Unreleased')],
      [
        buildFile('package.json', manifest({ version: '1.0.1' })),
        buildFile('CHANGELOG.md', '## 1.0.0, 2026-01-31\n\n## 1.0.1, 2026-01-01'),
      ],
    ],
    good: [
      buildFile('package.json', manifest({ version: '1.0.1' })),
      buildFile('CHANGELOG.md', '# Changelog\n\n## 1.0.1, 2026-02-01\n\n## 1.0.0, 2026-01-31'),
    ],
  },
  {
    title: 'there is one lock file',
    rule: oneLockFile,
    bad: [[], [buildFile('package-lock.json'), buildFile('web/package-lock.json')]],
    good: [buildFile('package-lock.json')],
  },
  {
    title: 'a workspace imports only what it declares',
    rule: importsAreDeclared,
    bad: [
      [
        buildFile('package.json', manifest({ devDependencies: { vitest: '4.1.12' } })),
        buildFile('api/package.json', manifest({ dependencies: { zod: '4.6.7' } })),
        buildFile('api/src/app.ts', "import { it } from 'vitest';"),
      ],
    ],
    good: [
      buildFile('package.json', manifest({ devDependencies: { vitest: '4.1.12' } })),
      buildFile('api/package.json', manifest({ dependencies: { zod: '4.6.7' } })),
      buildFile('api/src/app.test.ts', "import { it } from 'vitest'; import { z } from 'zod';"),
      buildFile('domain/package.json', manifest({})),
      buildFile('domain/src/engine/fields/build-samples.ts', "import { it } from 'vitest';"),
    ],
  },
  {
    title: 'no file is big',
    rule: noBigFiles,
    bad: [[{ ...buildFile('docs/film.mp4'), size: 1_048_577 }]],
    good: [{ ...buildFile('docs/picture.png'), size: 1_048_576 }],
  },
  {
    title: 'declared calls are registered',
    rule: callsAreRegistered,
    bad: [[lotCalls], [lotCalls, buildFile(`${calls}/index.ts`, 'export const calls = { ...boxCalls };')]],
    good: [lotCalls, buildFile(`${calls}/index.ts`, 'export const calls = { ...lotCalls };')],
  },
  {
    title: 'call names are unique',
    rule: callNamesAreUnique,
    bad: [[lotCalls, { ...lotCalls, path: `${calls}/more-lots.ts` }]],
    good: [lotCalls],
  },
  {
    title: 'tests call the API by its contracts',
    rule: testsCallByContract,
    bad: ["'/objects/add'", '`/lots/${String(lotId)}/assets`', "'/api/jobs/7/stream'"].map((path) => [
      buildFile('api/src/features/lots/lots.test.ts', `await app.ask('POST', ${path}, { token });`),
    ]),
    good: [
      buildFile(
        'api/src/features/lots/lots.test.ts',
        "await app.call('lots.get', { params: { lotId } }, owner);",
      ),
      buildFile('api/src/http/serve.test.ts', "await app.ask('POST', '/objects/add', { body: 'no JSON' });"),
    ],
  },
  {
    title: 'phrases come in pairs',
    rule: phrasesComeInPairs,
    bad: [[buildFile('domain/src/phrases/es/ui.ts')], [buildFile('domain/src/phrases/en/ui.ts')]],
    good: [buildFile('domain/src/phrases/es/ui.ts'), buildFile('domain/src/phrases/en/ui.ts')],
  },
  {
    title: 'migrations are numbered without gaps',
    rule: migrationsAreNumbered,
    bad: [
      [buildFile('api/migrations/0002_lots.sql')],
      [buildFile('api/migrations/0001_people.sql'), buildFile('api/migrations/0003_lots.sql')],
      [buildFile('api/migrations/0001_people.sql'), buildFile('api/migrations/0001_lots.sql')],
      [buildFile('api/migrations/people.sql')],
    ],
    good: [buildFile('api/migrations/0001_people.sql'), buildFile('api/migrations/0002_lots.sql')],
  },
  {
    title: 'decision records are short',
    rule: decisionsAreShort,
    bad: [[buildFile('docs/decisions/0001-database.md', lines(61))]],
    good: [buildFile('docs/decisions/0001-database.md', lines(60))],
  },
  {
    title: 'the first documents exist',
    rule: recordsExist,
    bad: [[], records.slice(1).map((path) => buildFile(path, 'text'))],
    good: records.map((path) => buildFile(path, 'text')),
  },
  {
    title: 'links of the documents lead somewhere',
    rule: linksLead,
    bad: [
      [buildFile('README.md', 'See [design](docs/design.md).')],
      [buildFile('docs/domain.md', '![plan](plan.png)')],
    ],
    good: [
      buildFile('README.md', '[a](docs/domain.md#lot) [b](docs/decisions) [c](https://example.com) `[d](e)`'),
      buildFile('docs/domain.md', '[up](../README.md) [here](#lot)'),
      buildFile('docs/decisions/0001-database.md'),
    ],
  },
];

const project = readProject();

describe('the repository', () => {
  it('is read whole', () => {
    const paths = project.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['package.json', '.ci/run', 'tools/repo.test.ts']));
    expect(paths.filter((path) => /(^|\/)(node_modules|\.git)\//.test(path))).toEqual([]);
  });

  it.each(cases)('$title', ({ rule }) => {
    expect(rule(project)).toEqual([]);
  });

  it('is read whole: code that cannot be parsed is refused, and not taken for an empty file', () => {
    expect(() => importsPointDown([buildFile(engine, "import '../db'; const = 1;")])).toThrow(
      `${engine}: Unexpected token`,
    );
  });
});

describe('each rule sees what it is for', () => {
  it.each(
    cases.flatMap(({ title, rule, bad }) => bad.map((files, index) => ({ title, rule, files, index }))),
  )('$title: refuses sample $index', ({ rule, files }) => {
    expect(rule(files)).not.toEqual([]);
  });

  it.each(cases)('$title: lets the good sample pass', ({ rule, good }) => {
    expect(rule(good)).toEqual([]);
  });
});
