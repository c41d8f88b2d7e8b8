import type { mails as es } from '../es/mails';
import { translate } from '../phrase';

export const mails = translate<typeof es>()({
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
  inviteSubject: '{{inviter}} invites you to use {{product}}',
  inviteBox:
    '{{inviter}} ({{email}}) invites you to work in the establishment {{box}}, of {{company}}, with this role: {{role}}.',
  inviteCompany:
    '{{inviter}} ({{email}}) invites you to work in the company {{company}}, with this role: {{role}}.',
  inviteHow:
    'Follow the link to accept. If you do not have an account yet, you can create one there with this e-mail.',
  inviteLife:
    'The invitation works for {{count}} days. You also find it in {{product}} when you sign in with this e-mail.',
  inviteButton: 'See the invitation',
  inviteNot:
    'If you do not know the person who invited you, you can delete this e-mail: nothing changes unless you use the link.',
  roleSubject: 'You have a new role in {{product}}',
  roleBox:
    '{{inviter}} ({{email}}) gave you this role in the establishment {{box}}, of {{company}}: {{role}}. You can use it now.',
  roleCompany:
    '{{inviter}} ({{email}}) gave you this role in the company {{company}}: {{role}}. You can use it now.',
  roleButton: 'Go to {{product}}',
  roleNot: 'If you do not know the person who gave you the role, you do not need to do anything.',
  roleTakenSubject: 'You no longer have a role in {{place}}',
  roleTakenBox: 'This role in the establishment {{box}} of {{company}} was taken from you: {{role}}.',
  roleTakenCompany: 'This role in the company {{company}} was taken from you: {{role}}.',
  roleTakenKept: 'What you recorded stays in the history. Your other roles stay as they were.',
  roleTakenNot: 'If you think this is a mistake, talk to whoever manages {{company}}.',
  validateSubject: 'Confirm your e-mail to use {{product}}',
  validateText: 'Thank you for creating your account. Confirm that this e-mail is yours and you can sign in.',
  validateButton: 'Confirm my e-mail',
  resetSubject: 'Change your {{product}} password',
  resetText: 'Someone asked to change the password of this account. If it was you, choose a new one here.',
  resetButton: 'Choose a new password',
  passwordChangedSubject: 'Your {{product}} password was changed',
  passwordChangedText: 'Your account password was changed and your other sessions were ended.',
  passwordChangedHelp:
    'If it was you, you do not need to do anything. If not, use this link to request a new password right away. Your passkeys still work: check them on the security page and remove any you do not recognise.',
  passkeyAddedSubject: 'A passkey was added to your {{product}} account',
  passkeyAddedText:
    'The passkey “{{name}}” was added to your account: it lets you sign in without a password.',
  passkeyAddedHelp:
    'If it was you, you do not need to do anything. If not, use this link to change your password right away; then go to the security page to remove the passkey and end any sessions you do not recognise.',
  passkeyRemovedSubject: 'A passkey was removed from your {{product}} account',
  passkeyRemovedText:
    'The passkey “{{name}}” was removed from your account: it can no longer be used to sign in.',
  passkeyRemovedHelp:
    'If it was you, you do not need to do anything. If not, someone knows your password: use this link to change it right away.',
  noticeButton: 'It was not me',
  noticeWhen: 'When: {{day}} at {{time}} ({{zone}}).',
  noticeWhenWith: 'When: {{day}} at {{time}} ({{zone}}), on {{device}}.',
  authorizationSubject: 'Confirm your authorisation in {{product}}',
  authorizationText:
    '{{company}} listed you among the people who can act for the company. Confirm that this is you and that you agree.',
  authorizationButton: 'See the authorisation',
  authorizationNot:
    'If you do not know {{company}}, you can delete this e-mail: there is no authorisation without your confirmation.',
  accountErasedSubject: 'Your {{product}} account was deleted',
  accountErasedText:
    'We deleted your account and your personal data, and ended your sessions. What you recorded stays in the companies’ history, without your name. You can create another account with this e-mail whenever you like.',
  accountErasedButton: 'Go to the home page',
  pageReportedSubject: 'Somebody says that a page of {{company}} does not match',
  pageReportedText:
    'Somebody who scanned a code of {{box}} found that its public page does not match what they hold. They wrote:',
  pageReportedNobody: 'They left no e-mail for an answer.',
  pageReportedContact: 'They left an e-mail for an answer: it is beside the code.',
  pageReportedButton: 'See what it is about',
  pageReportedMore: 'If more reports of the same page come today, you find them beside its code.',
  arrivalSubject: 'Awaiting your confirmation in {{box}}: {{count}} {{noun}}',
  arrivalText:
    '{{source}}, of {{sender}}, sent {{count}} {{noun}} to {{box}}. They are in transit until someone in {{box}} accepts or returns them.',
  arrivalButton: 'Accept or return',
  arrivedSubject: 'Transfer to {{box}}: {{count}} {{noun}}',
  arrivedText: '{{source}}, of {{sender}}, transferred {{count}} {{noun}} to {{box}}.',
  arrivedButton: 'See the transfer',
  transferNot: 'If you do not want these notifications, turn them off in your preferences.',
  answeredSubject: '{{box}} answered your transfer of {{count}} {{noun}}',
  answeredAll: '{{box}}, of {{company}}, accepted everything you sent from {{source}}: {{received}}.',
  answeredPart:
    '{{box}}, of {{company}}, accepted {{received}} of what you sent from {{source}} and returned {{returned}}.',
  answeredNone: '{{box}}, of {{company}}, returned everything you sent from {{source}}: {{returned}}.',
  answeredReason: 'Reason: {{reason}}',
  answeredCounts: 'They counted {{counted}}; you sent {{count}}.',
  companyOfferedSubject: '{{owner}} offers you the company {{company}} on {{product}}',
  companyOfferedText:
    '{{owner}} ({{email}}) wants to hand over to you the company {{company}}, with its establishments and everything in them. If you accept, it becomes yours and {{owner}} loses access.',
  companyOfferedHow: 'The offer stands for 14 days. Sign in to accept or decline it among your companies.',
  companyOfferedHowNew:
    'The offer stands for 14 days. Create your account with this same e-mail and confirm it: you will find the offer when you sign in.',
  companyOfferedButton: 'See the offer',
  companyOfferedButtonNew: 'Create my account',
  companyOfferedNot:
    'If you did not expect this offer, you can delete this mail: unless you accept, nothing changes.',
  companyReceivedSubject: 'The company {{company}} is yours now',
  companyReceivedText:
    'From now on you own {{company}} on {{product}}: you can do everything in the company and its establishments.',
  companyPassedSubject: 'The company {{company}} is no longer yours',
  companyPassedText:
    '{{company}} passed to {{owner}} ({{email}}). You no longer have access to the company or its establishments.',
  companyDeclinedSubject: 'The company {{company}} was declined',
  companyDeclinedText: '{{email}} declined the company {{company}}. It is still yours and nothing changed.',
  codesCopiedSubject: 'QR codes of {{company}} may have been copied',
  codesCopiedText:
    'The scans of {{count}} codes of {{company}} do not look like those of a single thing: they came from several countries in a day, or were many more than those of the rest of the lot.',
  codesCopiedList: 'They are: {{codes}}.',
  codesCopiedHow:
    'See where they came from. If you do not know those places, somebody may be using your labels.',
  codesCopiedButton: 'See the scans',
  codesCopiedWeek: 'We write about this once a week at most.',
  reportSentSubject: '{{name}}: your report from {{product}}',
  reportSentText: '{{owner}} sends you a report: {{name}}. It is attached.',
  reportSentOwn: 'Your report {{name}}, is attached.',
  reportSentButton: 'Open the reports',
  reportSentHow: 'It holds what you may see today. Whoever saved it can change when and to whom it is sent.',
  reportTroubleSubject: 'Your report {{name}} did not go out as planned',
  reportTroubleReaderLost:
    'Somebody it was sent to may no longer see what it shows: we took them off the list.',
  reportTroubleRightLost: 'You may no longer see anything that it shows, so we have stopped sending it.',
  reportTroubleFailed: 'We could not build or send it this time. We will try again next time.',
  reportTroubleButton: 'Look at the report',
  oracleDoubtsSubject: 'Oracles say otherwise about {{count}} of {{company}}',
  oracleDoubtsText:
    'What the oracles answer no longer matches what is recorded, or they no longer confirm it. What is recorded stays as it is.',
  oracleDoubtsLine: '{{asset}} ({{box}}): {{verdict}}',
  oracleDoubtsMore: 'And others: there are {{count}} in all.',
  oracleDoubtsButton: 'See what does not match',
  oracleDoubtsHow: 'Each answer stays in the history of what is linked, with its source and time.',
  oracleVerdictDiffers: 'differs from the record',
  oracleVerdictMissing: 'the oracle says that it does not exist',
  oracleVerdictSilent: 'the oracle no longer confirms it',
  pledgeDoubtsSubject: 'An oracle does not confirm {{count}} of what is pledged to {{company}}',
  pledgeDoubtsText:
    'What the oracles answer about your collateral no longer matches what its keeper recorded, or they no longer confirm it. The pledge stays as it is.',
  pledgeDoubtsLine: '{{asset}}, kept at {{keeper}}, pledged to {{holder}}: {{verdict}}',
  pledgeDoubtsButton: 'See what is no longer confirmed',
  pledgeDoubtsHow: 'Each answer stays in the history of what is pledged, with its source and time.',
  oracleDownSubject: 'An oracle of {{company}} does not answer',
  oracleDownText:
    'Who confirms stock that you recorded, or that is pledged to you, does not answer. Meanwhile its last good answer counts, and it is asked again at longer and longer intervals.',
  oracleDownLine: '{{label}}: no answer since {{since}}',
  oracleDownButton: 'See the oracles',
  oracleDownHow: 'There is nothing that you have to do. If it goes on, tell whoever runs the service.',
  companyClosedSubject: 'The company {{company}} was closed',
  companyClosedText:
    '{{company}} was closed on {{product}}. Nothing can be added or changed in it. Its owner can still read it; everybody else has lost access.',
  linkLife_one: 'The link works only once, for {{count}} hour.',
  linkLife_other: 'The link works only once, for {{count}} hours.',
  linkLasts_one: 'The link works for {{count}} hour.',
  linkLasts_other: 'The link works for {{count}} hours.',
  linkTyped: 'If the button does not work, copy this address into your browser:',
  notYou: 'If you did not request this, you can delete this e-mail: nothing changes unless you use the link.',
  foot: '{{product}}: the history of everything, verifiable.',
});
