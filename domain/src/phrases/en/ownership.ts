import type { ownership as es } from '../es/ownership';
import { translate } from '../phrase';

export const ownership = translate<typeof es>()({
  title: 'Ownership of {{name}}',
  short: 'Ownership',
  about: 'Hand the company over to somebody else, or close it',
  failed: 'We could not load the ownership of the company.',
  onlyOwner: 'Only the owner can hand the company over or close it',
  onlyOwnerText: 'If the company should be yours, ask whoever has it now.',

  handOver: 'Hand the company over',
  handOverText:
    'The company passes to somebody else, with its establishments and everything in them, once they accept it. Transfers on their way and uploads that are running go on as they are.',
  losesAll:
    'From that moment on you keep no access. If you want to go on working in the company, ask the new owner for a role.',
  losesInvitations: 'Invitations that you sent and nobody accepted are withdrawn. Roles that you gave stay.',
  email: 'E-mail of the new owner',
  emailHint: 'If they have no account yet, they create one with this e-mail and see the offer.',
  offer: 'Offer the company',
  offerTitle: 'Offer {{name}} to {{email}}?',
  offerText:
    'The offer stands for 14 days, and you can withdraw it until it is accepted. Confirm with your password.',
  offered: 'You offered {{name}} to {{email}}',
  offeredTo: 'Offered to {{email}}',
  offeredUntil: 'Waiting for their answer until {{moment}}.',
  withdraw: 'Withdraw the offer',
  withdrawTitle: 'Withdraw the offer?',
  withdrawText: 'The company stays yours and {{email}} can no longer accept it.',
  withdrawn: 'You withdrew the offer of {{name}}',
  sandbox: 'A trial company cannot be handed over: what is tried stays in the trial.',

  close: 'Close the company',
  closeText:
    'A closed company can be read and exported, but nothing is added or changed. Only the operator of Huella can reopen it.',
  closeBusy: 'It cannot be closed yet',
  closeBusyText: 'Transfers on their way: {{transfers}}. Uploads running: {{runs}}. Wait until they end.',
  closePeople_one: '{{count}} person loses access and gets a mail.',
  closePeople_other: '{{count}} people lose access and get a mail.',
  closeInvitations_one: '{{count}} invitation is withdrawn.',
  closeInvitations_other: '{{count}} invitations are withdrawn.',
  closeFrees: 'The company no longer takes a place in your plan.',
  pages: 'Its public pages',
  pagesStay: 'Public pages stay',
  pagesStayText: 'Whoever scans a QR code finds the history, as before.',
  pagesDark: 'Public pages go dark',
  pagesDarkText: 'Whoever scans a QR code finds that the page is not available.',
  closeAsk: 'Close…',
  closeTitle: 'Close {{name}}?',
  closeAskText: 'You cannot undo this. Confirm with your password.',
  closeConfirm: 'Close the company',
  closed: 'You closed {{name}}',
  isClosed: 'Closed on {{date}}',
  isClosedText: 'It can be read and exported. To reopen it, write to the operator of Huella.',

  offersTitle: 'A company is offered to you',
  offersTitleOf: '{{name}} is offered to you',
  offerOf: '{{owner}} ({{email}}) wants to hand the company over to you. It has no establishments yet.',
  offerWith_one:
    '{{owner}} ({{email}}) wants to hand the company over to you, with {{count}} establishment and everything in it.',
  offerWith_other:
    '{{owner}} ({{email}}) wants to hand the company over to you, with {{count}} establishments and everything in them.',
  offerUntil: 'You can answer until {{moment}}.',
  accept: 'Accept',
  acceptOf: 'Accept {{name}}',
  decline: 'Decline',
  declineOf: 'Decline {{name}}',
  acceptTitle: 'Accept {{name}}?',
  acceptText:
    'It becomes yours and takes a place in your plan of companies. {{owner}} loses access. Confirm with your password.',
  acceptConfirm: 'Accept the company',
  accepted: '{{name}} is yours now',
  declineTitle: 'Decline {{name}}?',
  declineText: 'We will tell {{owner}}. The company stays theirs.',
  declined: 'You declined {{name}}',
  actionFailed: 'It could not be done: {{reason}}',
});
