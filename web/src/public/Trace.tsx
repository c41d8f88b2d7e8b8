import { addressOf as callAddress } from '@huella/domain/calls/address';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { qrCalls } from '@huella/domain/calls/qr';
import { addressOf } from '../address';
import { paths } from '../paths';
import { Icon } from './Icon';
import type { Speech } from './speech';

/** The way into the trace: hidden until the script finds that whoever reads the page may see more than it. */
export function Trace({ view: { code }, speech }: { readonly view: PublicView; readonly speech: Speech }) {
  const ask = `/api${callAddress(qrCalls['qr.reader'], { params: code })}`;
  return (
    <p className="trace" id="trace" hidden data-ask={ask}>
      <a href={addressOf(paths.recallCode, {}, code)}>
        <Icon name="trace" size={18} /> {speech.say('trace')}
      </a>
    </p>
  );
}
