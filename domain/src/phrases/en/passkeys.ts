import { passkeys as es } from '../es/passkeys';
import { translate } from '../phrase';

export const passkeys = translate(es)({
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your phone or computer, without typing the password. The password still works.',
  add: 'Add a passkey',
  full: 'You have reached the maximum of {{max}} passkeys. Remove one to add another.',
  emptyTitle: 'You have no passkeys yet',
  emptyText: 'Add the one of this device, and next time sign in without typing anything.',
  made: 'Added on {{date}}',
  used: 'used {{when}}',
  usedNow: 'used just now',
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameOf: 'Rename {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',

  noBrowser: 'This browser does not know passkeys.',
  noBrowserText: 'Try a newer one, or go on signing in with your password.',
  noAddress: 'This server has no passkeys.',
  noAddressText:
    'They need an address with a name and a secure connection (https). Go on with your password.',
  otherAddress: 'Passkeys do not work here.',
  otherAddressText: 'They belong to the address {{address}}. Open it and sign in there to add one.',
  openAddress: 'Open {{address}}',

  addTitle: 'Add a passkey',
  addText: 'Your device will ask for your fingerprint, your face or your PIN. None of it reaches Huella.',
  name: 'Name',
  nameHint: 'To recognise it later, for example “Ana’s phone”',
  myPhone: 'My phone',
  myComputer: 'My computer',
  password: 'Password of your account',
  passwordMissing: 'Enter your password',
  make: 'Create the passkey',
  added: '“{{name}}” now lets you in without a password.',
  knownHere: 'This device already has a passkey of your account.',
  unable: 'This device could not create a passkey. Try another one, or set a screen lock.',
  elsewhere: 'Passkeys do not work at this address.',

  renameTitle: 'Rename “{{name}}”',
  saveName: 'Save the name',
  renamed: 'It is called “{{name}}” now.',

  removeTitle: 'Remove “{{name}}”?',
  removeText:
    'You will not be able to sign in with this passkey any more. Open sessions stay open, and the device may still show it: delete it there too.',
  removeConfirm: 'Remove the passkey',
  removed: '“{{name}}” no longer opens your account.',
});
