import { qr as es } from '../es/qr';
import { translate } from '../phrase';

export const qr = translate(es)({
  open: 'QR code',
  title: 'QR code of {{label}}',
  picture: 'QR code that leads to {{link}}',
  text: 'Whoever scans it sees where it comes from, without signing up.',
  copy: 'Copy the link',
  copied: 'Link copied',
  see: 'Open the page',
  png: 'Download PNG',
  svg: 'Download SVG',
  scans: 'Scans: {{count}}',
  scansNone: 'Nobody has scanned it yet.',
  scansFailed: 'We could not fetch the scans.',
  scansAgain: 'Try again',
  scansLoading: 'Fetching the scans',
  devicePhone: 'Phone',
  deviceTablet: 'Tablet',
  deviceDesktop: 'Computer',
  deviceTv: 'Television',
  shut: 'The page does not show everything.',
  shutText: 'The establishment keeps them closed in its field permissions: {{fields}}.',
  shutFailed: 'We could not find out which fields are not shown.',
  unknown: 'Unknown',
});
