import { describe, expect, it } from 'vitest';
import {
  checkConfirmation,
  checkName,
  checkNewAccount,
  checkNextPassword,
  checkPassword,
  checkProof,
  checkRepeat,
  withoutAddresses,
} from './account-rules';
import { checkEmail } from '../engine/fields/email';

const codesOf = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code);

describe('an e-mail', () => {
  it.each([
    'ana@campo.com.ar',
    ' ana@campo.com ',
    "o'hara+rodeo@estancia-1.example",
    `${'a'.repeat(64)}@x.example`,
  ])('%j is one', (email) => {
    expect(checkEmail(email)).toEqual([]);
  });

  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['ana', 'wrongEmailFormat'],
    ['ana@campo', 'wrongEmailFormat'],
    ['@campo.com', 'wrongEmailFormat'],
    ['a..b@campo.com', 'wrongEmailFormat'],
    ['.a@campo.com', 'wrongEmailFormat'],
    ['a.@campo.com', 'wrongEmailFormat'],
    ['ana@-campo.com', 'wrongEmailFormat'],
    ['ana@campo.com, eva@campo.com', 'wrongEmailFormat'],
    ['ana@campo.com\r\nBcc: eva@campo.com', 'wrongEmailFormat'],
    [`${'a'.repeat(65)}@campo.com`, 'wrongEmailFormat'],
    [`ana@${'campo.'.repeat(50)}com`, 'wrongEmailFormat'],
  ])('%j is not: %s', (email, code) => {
    expect(codesOf(checkEmail(email))).toEqual([code]);
  });
});

describe('a password', () => {
  it.each(['gauch0', 'vacas y 3 toros', 'ñandú7', `a1${'x-'.repeat(24)}`])('%j is fine', (password) => {
    expect(checkPassword(password)).toEqual([]);
  });

  it.each([
    ['', 'invalidLengthPass'],
    ['abc12', 'invalidLengthPass'],
    [`a1${'x'.repeat(49)}`, 'invalidLengthPass'],
    ['solo letras', 'invalidAlfanumericPasswords'],
    ['1234567', 'invalidAlfanumericPasswords'],
    ['password1', 'commonPassword'],
    ['P4ssw0rd1', 'commonPassword'],
    ['Huella2026!', 'commonPassword'],
    ['123qwerty', 'commonPassword'],
    ['aaaaa1', 'commonPassword'],
  ])('%j is not: %s', (password, code) => {
    expect(codesOf(checkPassword(password))).toEqual([code]);
  });

  it('is typed twice alike', () => {
    expect(checkRepeat('gauch0', 'gauch0')).toEqual([]);
    expect(codesOf(checkRepeat('gauch0', 'Gauch0'))).toEqual(['differentPasswords']);
  });
});

describe('a password in the place of another', () => {
  it.each([
    ['gauch0 matero', 'otra vez 7', []],
    ['gauch0 matero', 'gauch0 matero', ['samePassword']],
    ['corta', 'corta', ['invalidLengthPass']],
    ['gauch0 matero', 'password1', ['commonPassword']],
  ])('%j gives way to %j: %j', (current, next, codes) => {
    expect(codesOf(checkNextPassword(current, next))).toEqual(codes);
  });

  it('is proved by one, and what cannot be undone by the e-mail too', () => {
    expect(codesOf(checkProof('', 'password'))).toEqual(['passwordRequired']);
    expect(checkProof(' ', 'password')).toEqual([]);
    expect(checkConfirmation(' ANA@campo.example ', 'Ana@Campo.example', 'confirmation')).toEqual([]);
    expect(codesOf(checkConfirmation('ana@campo', 'ana@campo.example', 'confirmation'))).toEqual([
      'notYourEmail',
    ]);
  });
});

describe('a new account', () => {
  it('reports each field that is wrong, once', () => {
    const wrong = { email: 'x', password: 'x', firstname: ' a ', lastname: '', terms: false };
    expect(checkNewAccount(wrong).map(({ field, code }) => `${field ?? ''} ${code}`)).toEqual([
      'email wrongEmailFormat',
      'password invalidLengthPass',
      'firstname namesLength',
      'lastname namesLength',
      'terms termsRequired',
    ]);
    const right = { email: 'a@b.co', password: 'gauch0', firstname: 'Jo', lastname: 'Li', terms: true };
    expect(checkNewAccount(right)).toEqual([]);
    expect(codesOf(checkName('a'.repeat(101), 'firstname'))).toEqual(['tooLong']);
  });

  it.each(["O'Higgins", 'María José', 'Jr. Ñu', 'de la Cruz-Paz', 'Ng', '李明', 'J. R. R.'])(
    'is called %s',
    (name) => {
      expect(checkName(name, 'lastname')).toEqual([]);
    },
  );

  it.each(['visit http://x.example', 'go to x.example', 'www.x', 'a@b', 'Ana\nBcc: x', 'x.com now'])(
    'is not called %j',
    (name) => {
      expect(codesOf(checkName(name, 'lastname'))).toEqual(['notAName']);
    },
  );
});

describe('what a stranger typed, in a mail', () => {
  it.each([
    ['Estancias del Salado S.A.', 'Estancias del Salado S.A.'],
    ['Iribarne Hnos. y Cía.', 'Iribarne Hnos. y Cía.'],
    ['Premio en https://evil.example/x', 'Premio en https evil. example x'],
    ['www.evil.example', 'www. evil. example'],
    ['pida a eva@evil.example', 'pida a eva evil. example'],
    ['ábrame.ñandú', 'ábrame. ñandú'],
    ['vea 10.0.0.12', 'vea 10.0.0. 12'],
    ['Ana\r\nBcc: eva@evil.example', 'Ana Bcc eva evil. example'],
  ])('%j reads %j', (typed, said) => {
    expect(withoutAddresses(typed)).toBe(said);
  });
});
