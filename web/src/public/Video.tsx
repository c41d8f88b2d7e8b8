import type { QrAttribute } from '@huella/domain/calls/qr-page';
import { hostOf } from '@huella/domain/host-of';
import { Icon } from './Icon';
import type { Speech } from './speech';

const sites = { shortYT: 'YouTube', videoYT: 'YouTube', googleDrive: 'Google Drive' } as const;

/**
 * A film elsewhere. Nothing of it is asked for before somebody presses: the script shows it here then, and without
 * script it opens where it is.
 */
export function Video({ attribute, speech }: { readonly attribute: QrAttribute; readonly speech: Speech }) {
  const { say, word } = speech;
  const { video, value, label } = attribute.data;
  if (video === null) return <a href={word(value)}>{hostOf(word(value))}</a>;
  const site = sites[video.origin];
  return (
    <a
      className={video.origin === 'shortYT' ? 'video upright' : 'video'}
      href={video.watch}
      data-embed={video.embed}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <span className="play">
        <Icon name="play" size={28} />
      </span>
      <span className="name">{word(label)}</span>
      <span className="what">{say('videoSite', { site })}</span>
    </a>
  );
}
