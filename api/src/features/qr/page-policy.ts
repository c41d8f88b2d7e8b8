import { videoSites } from '@huella/domain/engine/qr/find-video';

/**
 * Everything from here, and nothing written into the page: public pages need no more (R32). A film plays from its own site
 * once somebody pressed it.
 */
export const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  // The script asks whether whoever is signed in here may see more.
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  `frame-src ${videoSites.join(' ')}`,
  "base-uri 'none'",
  // What does not match is told by a plain form.
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
