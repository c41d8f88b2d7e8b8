import type { terms as es } from '../es/terms';
import { translate } from '../phrase';

export const terms = translate<typeof es>()({
  title: 'Terms and privacy',
  lead: 'What {{product}} is, what we expect of you and what we keep. In plain words.',
  useTitle: 'Use',
  whatTitle: 'What {{product}} is',
  whatText:
    '{{product}} lets the companies of a supply chain record what they produce, store and move, and show where each thing comes from. The operator of this server is the one who provides the service to you.',
  accountTitle: 'Your account',
  accountText:
    'Your account is personal. Use your own e-mail and your real name, and do not share your password. Anything done with your account is recorded under your name.',
  dataTitle: 'What you record',
  dataText:
    "A company's data belongs to that company. Whoever enters it is responsible for its being true: {{product}} keeps what is declared and cannot check it in the field.",
  historyTitle: 'History is never deleted',
  historyText:
    'Each event is sealed together with the one before it. A mistake is corrected with another event, which stays visible; what was there before does not disappear.',
  rightsTitle: 'Who you give permissions to',
  rightsText:
    'People who manage a company can give permissions to others and take them away. Only give them to the right people: what they do counts as done by the company.',
  publicTitle: 'The public pages',
  publicText:
    'Anyone can read the page that a QR code opens. Before you hand out a code, check what it shows.',
  dutiesTitle: 'What {{product}} does not replace',
  dutiesText:
    'The procedures and records required by the authorities of your country are still your responsibility. {{product}} does not do them for you.',
  serviceTitle: 'The service',
  serviceText:
    'We take care to keep the service running and your data from being lost, but we cannot promise that it will never be interrupted. You can export your data to a spreadsheet whenever you like.',
  privacyTitle: 'Privacy',
  keptTitle: 'What we keep about you',
  keptText:
    'Your e-mail, your name, your language, your time zone and what you record. We keep only an encrypted fingerprint of your password, which cannot be turned back into it, and only the public part of a passkey. For each sign-in we keep the country and the type of device for 400 days, never the network address; we keep the same for each attempt to change permissions, companies or establishments without permission, which people who manage the place can also see.',
  whyTitle: 'What it is for',
  whyText:
    'To let you sign in, to show who did what, and to write to you about your account. We do not send advertising.',
  browserTitle: 'In your browser',
  browserText:
    'We keep your session, your language and where you were working. There are no ads or trackers from other companies. If the operator of the server uses maps from another service, your browser requests the images from that service.',
  scansTitle: 'People who scan a code',
  scansText:
    'For each scan of a QR code we count the country and the type of device. We do not keep the network address.',
  askTitle: 'Questions and changes',
  askText:
    'You can download your data, correct it and delete your account whenever you like, from your profile and from account security. For anything else, write to the operator of this server or to someone who manages your company. If these terms change, the new text will be on this page.',
});
