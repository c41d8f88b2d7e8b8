import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { huella } from './tools/lint-rules.mjs';

const sources = ['domain/src/**/*.ts', 'api/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'tools/**/*.ts'];
const tests = ['**/*.test.{ts,tsx}', 'api/test/**', 'e2e/**', 'bench/**'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing has one name everywhere.',
};

const noClass = {
  selector: 'ClassDeclaration:not([superClass])',
  message: 'Write functions over data. Classes are for errors and for what a library demands.',
};

const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Text reaches the page through React, which escapes it.',
};

export default defineConfig(
  { ignores: ['**/dist/', '**/data/', '**/coverage/', '**/test-results/', '**/.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number in a text reads the same everywhere here; only objects and undefined surprise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` is how every event handler looks.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React ignores what a handler returns; a form's submit is a promise by nature.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `while (true)` with a return inside is the plainest loop over pages.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // Code points are what we mean to walk when a text is spread.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A library's types are widened by an interface that only extends ours.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // An interface may ask for a promise or a parameter that one implementation does not need.
      '@typescript-eslint/require-await': 'off',
      // A leading underscore says that a name is there for its place, as the compiler reads it too.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Plain scripts that run before anything is built: linted, but not typed.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.recommended],
  },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    plugins: { huella },
    rules: {
      'huella/zones': 'error',
      eqeqeq: 'error',
      'no-empty': 'error',
      'no-control-regex': 'error',
      'no-restricted-syntax': ['error', noClass],
    },
  },
  {
    files: sources,
    rules: {
      'no-console': 'error',
      'huella/excused-cast': 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noClass, noDefaultExport, noRawHtml],
    },
  },
  {
    files: ['api/**/*.store.ts', 'api/src/db/**/*.ts'],
    // Kysely's expression builder is made to be taken apart: `({ exists, selectFrom }) => ...`.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // It warns of libraries that the React compiler must leave alone; no compiler runs here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: tests,
    rules: {
      // A test reads replies as the untyped JSON that they are; what it expects of them is its type check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      'huella/excused-cast': 'off',
      // A harness hands its functions out by name; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // One describe block holds many tests.
      'max-lines-per-function': 'off',
    },
  },
);
