import type { joining as es } from '../es/joining';
import { translate } from '../phrase';

export const joining = translate<typeof es>()({
  invitedTitle: 'You are invited to {{place}}',
  invitedLead:
    '{{inviter}} invited you. Create your account with this e-mail and you can start working there.',
  company: 'Company',
  establishment: 'Establishment',
  role: 'Role',
  emailFixed: 'The invitation is for this e-mail',
  createAndEnter: 'Create account and enter',
  invalidTitle: 'This invitation does not work',
  invalidMore: 'It may have been used, expired or replaced by a newer one. Ask for a new one to be sent.',
  withoutInvitation: 'Create an account without an invitation',
  failedTitle: 'We could not read the invitation',
  tryAgain: 'Try again',
  knownLead: '{{inviter}} invited you. There is already an account for {{email}}: sign in with it to accept.',
  signInToAccept: 'Sign in to accept',
  acceptLead: '{{inviter}} invited you. When you accept, this place is added to yours.',
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
    'We will open a sample company with assets, events and QR codes, just for you. It lasts {{days}} days.',
  sandboxChain: 'What do you want to try?',
  openSandbox: 'Open the trial',
  sandboxOfInvitation:
    'You will try the chain of {{company}} with sample data. Your invitation stays as it is until you create your account.',
  haveSandbox: 'I already have a trial',
  ownAccount: 'Sign in with my account',
  readyTitle: 'Your trial is ready',
  readyText: 'Keep these if you want to come back from another device: the password will not be shown again.',
  copyEmail: 'Copy the e-mail',
  emailCopied: 'E-mail copied',
  copyPassword: 'Copy the password',
  passwordCopied: 'Password copied',
  enterSandbox: 'Enter the trial',
  readyLimits:
    'Nothing leaves the trial: it does not send e-mails or transfer to other companies. It holds {{count}} assets of each type.',

  sandboxSignInTitle: 'Go back to your trial',
  sandboxSignInText: 'This browser remembers your details.',
  sandboxSignInNone: 'This browser does not remember any trial. Enter your details or open another one.',
  otherSandbox: "Don't have one?",
  createSandbox: 'Open a new trial',
});
