import type { qr as es } from '../es/qr';
import { translate } from '../phrase';

export const qr = translate<typeof es>()({
  open: 'QR code',
  title: 'QR code for {{label}}',
  picture: 'QR code that opens {{link}}',
  text: 'Anyone who scans it can see where it comes from, without signing up.',
  copy: 'Copy the link',
  copied: 'Link copied',
  see: 'Open the page',
  png: 'Download PNG',
  svg: 'Download SVG',
  scans: 'Scans: {{count}}',
  scansNone: 'No one has scanned it yet.',
  scansFailed: 'We could not load the scans.',
  scansAgain: 'Try again',
  scansLoading: 'Loading the scans',
  devicePhone: 'Phone',
  deviceTablet: 'Tablet',
  deviceDesktop: 'Computer',
  deviceTv: 'Television',
  shut: 'The page does not show everything.',
  shutText: 'The establishment has closed these fields in its field permissions: {{fields}}.',
  shutFailed: 'We could not find out which fields are not shown.',
  unknown: 'No data',
});
