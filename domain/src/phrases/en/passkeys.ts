import type { passkeys as es } from '../es/passkeys';
import { translate } from '../phrase';

export const passkeys = translate<typeof es>()({
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your phone or computer, without typing the password. The password still works.',
  add: 'Add a passkey',
  full: 'You have reached the maximum of {{max}} passkeys. Remove one to add another.',
  emptyTitle: 'You do not have any passkeys yet',
  emptyText: 'Add one for this device and sign in next time without typing anything.',
  made: 'Added on {{date}}',
  used: 'used {{when}}',
  usedNow: 'used just now',
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameOf: 'Rename {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',

  noBrowser: 'This browser does not support passkeys.',
  noBrowserText: 'Try a newer one, or keep signing in with your password.',
  noAddress: 'This server does not support passkeys.',
  noAddressText:
    'They need a domain name and a secure connection (https). Keep signing in with your password.',
  otherAddress: 'Passkeys do not work here.',
  otherAddressText: 'They belong to {{address}}. Open it and sign in there to add one.',
  openAddress: 'Open {{address}}',

  addTitle: 'Add a passkey',
  addText: 'Your device will ask for your fingerprint, your face or your PIN. None of it reaches Huella.',
  name: 'Name',
  nameHint: 'To recognise it later, for example “Ana’s phone”',
  myPhone: 'My phone',
  myComputer: 'My computer',
  password: 'Your account password',
  passwordMissing: 'Enter your password',
  make: 'Create the passkey',
  added: 'You can now sign in with “{{name}}” without a password.',
  knownHere: 'This device already has a passkey for your account.',
  unable: 'This device could not create a passkey. Try another one, or set up a screen lock.',
  elsewhere: 'Passkeys do not work at this address.',

  renameTitle: 'Rename “{{name}}”',
  saveName: 'Save the name',
  renamed: 'It is now called “{{name}}”.',

  removeTitle: 'Remove “{{name}}”?',
  removeText:
    'You will no longer be able to sign in with this passkey. Open sessions stay open, and the device may still show it: delete it there too.',
  removeConfirm: 'Remove the passkey',
  removed: '“{{name}}” can no longer be used to sign in.',
});
