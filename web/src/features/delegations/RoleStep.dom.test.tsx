import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@huella/domain/calls/delegations';
import type { Language } from '@huella/domain/words';
import { findGivable } from '@huella/domain/rules/giving';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { startSession } from '../../wizard/wizard-session';
import { delegationWizard } from './delegation-wizard';
import { DelegationWizard } from './DelegationWizard';

/** A role over a company as the server answers it. */
function roleOf(id: string, language: Language): Role {
  const template = findGivable(id, 'company');
  if (template === null) throw new Error(`no role ${id}`);
  const { name, about, relation, codes } = template;
  return { id, name: name[language], words: name, about, relation, codes: [...codes], mayGive: true };
}

/** The last step of the wizard, for somebody who has an account, over a company. */
async function open(language: Language) {
  const email = 'eva@campo.example';
  const made = serveCalls({
    'users.searchFromEmail': () => [{ id: 4, firstname: '', lastname: '', email }],
    'roles.ofCompany': () => ['companyDelegate', 'companyExpert'].map((id) => roleOf(id, language)),
    'billing.quota': () => ({ canUse: true, remainingQuota: 3, companiesOwnerLength: 1 }),
    'companies.all': () => [],
    'delegations.giveOverCompany': () => ({ ok: true }),
  });
  const answers = { kind: 'one', email, place: { type: 'COMPANY', id: place.companyId } } as const;
  const v = startSession(delegationWizard, { boxId: 0, assetType: 0 }, '/', answers, 'role');
  const view = await renderScreen(<DelegationWizard from="/" known={{}} />, {
    address: `/?v=${v}&step=role`,
    language,
  });
  return { ...view, made };
}

it.each([
  ['es', /^Experto/, 'Este rol no se puede quitar', /^Entiendo que no podré/, /^Dar acceso a/],
  ['en', /expert/i, 'This role cannot be removed', /^I understand that I cannot/, /^Give access to/],
] as const)('in %s gives a lasting role only after a word on it', async (...row) => {
  const [language, expert, title, word, give] = row;
  const { person, made } = await open(language);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: give });
  await person.click(await screen.findByRole('radio', { name: /^(Delegado|Company delegate)/ }));
  expect([screen.queryByText(title), button.disabled]).toEqual([null, false]);
  await person.click(screen.getByRole('radio', { name: expert }));
  expect(screen.getByText(title)).toBeTruthy();
  expect(button.disabled).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: word }));
  expect(button.disabled).toBe(false);
  await person.click(button);
  await expect.poll(() => made.filter(({ name }) => name === 'delegations.giveOverCompany')).toHaveLength(1);
});
