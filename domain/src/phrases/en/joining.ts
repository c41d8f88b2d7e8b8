import { joining as es } from '../es/joining';
import { translate } from '../phrase';

export const joining = translate(es)({
  invitedTitle: 'You are invited to {{place}}',
  invitedLead:
    '{{inviter}} invites you. Create your account with this e-mail and you can work there at once.',
  company: 'Company',
  establishment: 'Establishment',
  role: 'Role',
  emailFixed: 'The invitation is for this e-mail',
  createAndEnter: 'Create the account and enter',
  invalidTitle: 'This invitation does not work',
  invalidMore:
    'It may have been used, be too old, or a newer one took its place. Ask whoever invited you to send a new one.',
  withoutInvitation: 'Create an account without an invitation',
  failedTitle: 'We could not read the invitation',
  tryAgain: 'Try again',
  knownLead:
    '{{inviter}} invites you. There is an account with {{email}} already: sign in with it to accept.',
  signInToAccept: 'Sign in to accept',
  acceptLead: '{{inviter}} invites you. When you accept, this place joins yours.',
  accept: 'Accept the invitation',
  otherTitle: 'This invitation is not for this account',
  otherText: 'You are signed in with {{own}}, and the invitation is for {{email}}.',
  changeAccount: 'Sign out and use another account',
  goHome: 'Back to my assets',

  tryBefore: 'or',
  tryLink: 'try it with sample data',
  tryAfter: ', without signing up',

  sandboxTitle: 'Try {{product}}',
  sandboxText:
    'We open a sample company with assets, events and QR codes, for you alone. It lasts {{days}} days.',
  sandboxChain: 'What do you want to try?',
  openSandbox: 'Open the trial',
  sandboxOfInvitation:
    'You try the chain of {{company}} with sample data. The invitation stays as it is, for when you create your account.',
  haveSandbox: 'I have a trial already',
  ownAccount: 'Sign in with my account',
  readyTitle: 'Your trial is ready',
  readyText: 'Keep these if you want to come back from another device: the password is not shown again.',
  copyEmail: 'Copy the e-mail',
  emailCopied: 'E-mail copied',
  copyPassword: 'Copy the password',
  passwordCopied: 'Password copied',
  enterSandbox: 'Enter the trial',
  readyLimits:
    'Nothing leaves the trial: it sends no e-mails and transfers nothing to other companies. It holds {{count}} assets of each type.',

  sandboxSignInTitle: 'Back to your trial',
  sandboxSignInText: 'This browser remembers your details.',
  sandboxSignInNone: 'This browser remembers no trial. Enter your details or open another one.',
  otherSandbox: 'You have none?',
  createSandbox: 'Open a new trial',
});
