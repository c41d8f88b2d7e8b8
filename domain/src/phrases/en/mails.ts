import { mails as es } from '../es/mails';
import { translate } from '../phrase';

export const mails = translate(es)({
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
  inviteSubject: '{{inviter}} invites you to use {{product}}',
  inviteBox:
    '{{inviter}} ({{email}}) invites you to work at the establishment {{box}}, of {{company}}, with this role: {{role}}.',
  inviteCompany:
    '{{inviter}} ({{email}}) invites you to work at the company {{company}}, with this role: {{role}}.',
  inviteHow:
    'Follow the link to accept. If you have no account yet, you create it right there with this e-mail.',
  inviteButton: 'See the invitation',
  inviteNot:
    'If you do not know who invites you, you can delete this e-mail: nothing changes without the link.',
  roleSubject: 'You have a new role in {{product}}',
  roleBox:
    '{{inviter}} ({{email}}) gave you this role in the establishment {{box}}, of {{company}}: {{role}}. You can use it now.',
  roleCompany:
    '{{inviter}} ({{email}}) gave you this role in the company {{company}}: {{role}}. You can use it now.',
  roleButton: 'Go to {{product}}',
  roleNot: 'If you do not know who gave you the role, there is nothing that you have to do.',
  validateSubject: 'Confirm your e-mail to use {{product}}',
  validateText:
    'Thank you for creating your account. Confirm that this e-mail is yours, and you can sign in.',
  validateButton: 'Confirm my e-mail',
  resetSubject: 'Change your {{product}} password',
  resetText: 'Somebody asked to change the password of this account. If that was you, choose a new one here.',
  resetButton: 'Choose a new password',
  passwordChangedSubject: 'Your {{product}} password was changed',
  passwordChangedText: 'The password of your account was changed, and your other sessions were ended.',
  passwordChangedHelp:
    'If it was you, there is nothing to do. If not, ask for a new password with this link right away. Your passkeys go on working: look at them on the security page, and remove those that you do not recognise.',
  passkeyAddedSubject: 'A passkey was added to your {{product}} account',
  passkeyAddedText: 'The passkey “{{name}}” was added to your account: it signs in without the password.',
  passkeyAddedHelp:
    'If it was you, there is nothing to do. If not, change your password with this link right away; then remove the passkey on the security page, and end the sessions there that you do not recognise.',
  passkeyRemovedSubject: 'A passkey was removed from your {{product}} account',
  passkeyRemovedText: 'The passkey “{{name}}” was removed from your account: it no longer signs in.',
  passkeyRemovedHelp:
    'If it was you, there is nothing to do. If not, somebody knows your password: change it with this link right away.',
  noticeButton: 'That was not me',
  noticeWhen: 'It was on {{day}} at {{time}} ({{zone}}).',
  noticeWhenWith: 'It was on {{day}} at {{time}} ({{zone}}), with {{device}}.',
  authorizationSubject: 'Confirm your authorisation in {{product}}',
  authorizationText:
    '{{company}} put your name among those who may act for the company. Confirm that this is you, and that you agree.',
  authorizationButton: 'See the authorisation',
  authorizationNot:
    'If you do not know {{company}}, you can delete this mail: without your confirmation there is no authorisation.',
  accountErasedSubject: 'Your {{product}} account was erased',
  accountErasedText:
    'We erased your account and your personal data, and ended your sessions. What you recorded stays in the history of the companies, without your name. You can create another account with this e-mail whenever you like.',
  accountErasedButton: 'Go to the home page',
  arrivalSubject: 'Waiting for your confirmation in {{box}}: {{count}} {{noun}}',
  arrivalText:
    '{{source}}, of {{sender}}, sent {{count}} {{noun}} to {{box}}. They are in transit until somebody in {{box}} accepts or returns them.',
  arrivalButton: 'Accept or return',
  arrivedSubject: 'Transfer to {{box}}: {{count}} {{noun}}',
  arrivedText: '{{source}}, of {{sender}}, transferred {{count}} {{noun}} to {{box}}.',
  arrivedButton: 'See the transfer',
  transferNot: 'If you do not want these notices, turn them off in your preferences.',
  answeredSubject: '{{box}} answered your sending of {{count}} {{noun}}',
  answeredAll: '{{box}}, of {{company}}, accepted everything that you sent from {{source}}: {{received}}.',
  answeredPart:
    '{{box}}, of {{company}}, accepted {{received}} of what you sent from {{source}} and returned {{returned}}.',
  answeredNone: '{{box}}, of {{company}}, returned everything that you sent from {{source}}: {{returned}}.',
  answeredReason: 'The reason: {{reason}}',
  answeredCounts: 'They counted {{counted}}, you sent {{count}}.',
  linkLife_one: 'The link works once, within {{count}} hour.',
  linkLife_other: 'The link works once, within {{count}} hours.',
  linkTyped: 'If the button does not work, copy this address into your browser:',
  notYou: 'If you asked for nothing, you can delete this mail: without the link nothing changes.',
  foot: '{{product}}: the history of each thing, provable.',
});
