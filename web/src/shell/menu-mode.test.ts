import { expect, it } from 'vitest';
import { paths } from '../paths';
import { isOrganisation, modeOf } from './menu-mode';

it.each([
  [paths.companies, true],
  [paths.boxes, true],
  [paths.delegations, true],
  [paths.delegationNew, true],
  [paths.companyEdit, true],
  [paths.profile, false],
  [paths.boxRightsChanges, true],
  [paths.boxFields, true],
  [paths.companyOwnership, true],
  [paths.assets, false],
  // Their pages come before those of an establishment, in the mode of its screens.
  [paths.requiredFields, false],
  [paths.companyRenewal, false],
  [`${paths.companies}x`, false],
])('%s is of the organisation: %s', (path, is) => {
  expect(isOrganisation(path)).toBe(is);
});

it.each([
  [paths.boxes, false, 'PREHOME'],
  [paths.assets, true, 'HOME'],
  [paths.transferred, true, 'HOME'],
  // Shown in either: one stays in the menu that one came from.
  [paths.profile, false, null],
  [paths.requiredFields, false, null],
])('%s, of an establishment: %s, has the mode %s', (path, needsPlace, mode) => {
  expect(modeOf(path, needsPlace)).toBe(mode);
});
