import { describe, expect, it } from 'vitest';
import { checked, checkSignUp } from './sign-up';

const whole = {
  email: 'ana@campo.example',
  password: 'gauch0 matero',
  repeat: 'gauch0 matero',
  firstname: 'Ana',
  lastname: 'Paz',
  terms: checked,
};
const wrong = (more: Partial<typeof whole>) =>
  checkSignUp({ ...whole, ...more }).map(({ field, code }) => `${field ?? ''} ${code}`);

describe('what keeps an account from being made', () => {
  it('is nothing when all is there', () => {
    expect(wrong({})).toEqual([]);
  });

  it.each([
    [{ email: ' ' }, 'email emailRequired'],
    [{ email: 'ana@campo' }, 'email wrongEmailFormat'],
    [{ password: 'a1', repeat: 'a1' }, 'password invalidLengthPass'],
    [{ password: 'gaucho matero', repeat: 'gaucho matero' }, 'password invalidAlfanumericPasswords'],
    [{ repeat: 'gauch0 Matero' }, 'repeat differentPasswords'],
    [{ firstname: 'A' }, 'firstname namesLength'],
    [{ lastname: ' P ' }, 'lastname namesLength'],
    [{ terms: '' }, 'terms termsRequired'],
  ])('%j: %s', (more, fault) => {
    expect(wrong(more)).toEqual([fault]);
  });
});
