import type { APIRequestContext } from '@playwright/test';
import { expect } from './test';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly language: 'es' | 'en';
}

interface Outbox {
  readonly mails: readonly { readonly name: string; readonly to: string }[];
}

/** What is sent to make an account. */
export const newcomer = (person: Newcomer) => ({ ...person, firstname: 'Ana', lastname: 'Paz', terms: true });

/** Makes an account and proves its e-mail, by the calls that the screens make. */
export async function makeAccount(request: APIRequestContext, person: Newcomer): Promise<void> {
  expect((await request.post('/api/users/signUp', { data: newcomer(person) })).status()).toBe(200);
  const find = async () => {
    const { mails } = (await (await request.get('/api/outbox')).json()) as Outbox; // as declared
    return mails.find(({ to }) => to === person.email)?.name ?? '';
  };
  // The mail is written a moment after it was asked for.
  await expect.poll(find).not.toBe('');
  const mail = (await (await request.get(`/api/outbox/${await find()}`)).json()) as { text: string }; // likewise
  const hash = /verify\/hash\/(\S+)/.exec(mail.text)?.[1];
  expect((await request.post('/api/users/validate', { data: { hash } })).status()).toBe(200);
}
