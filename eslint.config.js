import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
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

/**
 * What oxlint (.oxlintrc.json) has no rule for: our own rules, and what the React compiler knows of hooks. Everything
 * else, with what needs types, is said there, in a tenth of the time.
 */
export default defineConfig(
  { ignores: ['**/dist/', '**/data/', '**/coverage/', '**/test-results/', '**/.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx,mts}'], languageOptions: { parser } },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    plugins: { huella },
    rules: {
      'huella/zones': 'error',
      'huella/import-order': 'error',
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
    // A package's types may bring Node's globals into a program that has none; what runs in the browser has none either.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'global', '__dirname', 'setImmediate'] },
  },
  {
    // The public pages are drawn by the server, and know none of the app's routes.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'web/src/public/**'],
    rules: { 'huella/checked-address': 'error' },
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
      'huella/excused-cast': 'off',
      // One describe block holds many tests.
      'max-lines-per-function': 'off',
    },
  },
);
