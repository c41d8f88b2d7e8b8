import { terms as es } from '../es/terms';
import { translate } from '../phrase';

export const terms = translate(es)({
  title: 'Terms and privacy',
  lead: 'What {{product}} is, what is expected of you and what we keep. In plain words.',
  useTitle: 'Use',
  whatTitle: 'What {{product}} is',
  whatText:
    'With {{product}} the companies of a chain record what they produce, store and move, and show where each thing comes from. Whoever operates this server is who provides the service to you.',
  accountTitle: 'Your account',
  accountText:
    'Your account is personal. Use an e-mail of your own and your real name, and do not share the password. What is done with your account is recorded under your name.',
  dataTitle: 'What you record',
  dataText:
    'The data of a company belong to that company. Whoever enters them answers for their being true: {{product}} keeps what is declared and cannot verify it in the field.',
  historyTitle: 'History is not erased',
  historyText:
    'Each event is sealed together with the one before it. A mistake is corrected by another event, which can be seen; what was there before does not disappear.',
  rightsTitle: 'Whom you give rights',
  rightsText:
    'Whoever manages a company can give rights to other people and take them away. Give them with care: what that person does counts as done by the company.',
  publicTitle: 'The public pages',
  publicText:
    'Anybody can read the page that opens with a QR code. Before you hand out a code, look at what it shows.',
  dutiesTitle: 'What {{product}} does not replace',
  dutiesText:
    'The procedures and registers that the authorities of your country require remain yours. {{product}} does not do them for you.',
  serviceTitle: 'The service',
  serviceText:
    'We take care that the service runs and that data are not lost, but we cannot promise that it is never interrupted. You can export your data to a spreadsheet whenever you want.',
  privacyTitle: 'Privacy',
  keptTitle: 'What we keep of you',
  keptText:
    'Your e-mail, your name, your language, your time zone and what you record. Of the password we keep only a scrambled print that cannot be turned back; of a passkey, only its public part. Of each sign-in we keep the country and the kind of device for 400 days, never the network address; the same of each attempt to change rights, companies or establishments without being allowed to, which whoever manages the place sees too.',
  whyTitle: 'What for',
  whyText:
    'So that you can sign in, to show who did what, and to write to you about your account. We send no advertising.',
  browserTitle: 'In your browser',
  browserText:
    'We keep your session, your language and where you were working. There are no ads and no trackers of other companies. If whoever operates the server uses maps of another service, your browser asks that service for the pictures.',
  scansTitle: 'Whoever reads a code',
  scansText:
    'Of each reading of a QR code we count the country and the kind of device. The network address is not kept.',
  askTitle: 'Questions and changes',
  askText:
    'You can download your data, correct them and erase your account whenever you like, from your profile and from account security. For anything else, write to whoever operates this server or to whoever manages your company. If these terms change, the new text will be on this page.',
});
