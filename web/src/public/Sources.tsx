import type { QrPage } from '@huella/domain/calls/qr-page';
import { Fold } from './Fold';
import { Icon } from './Icon';
import { Part, restOf } from './Part';
import { Swatch } from './Swatch';
import type { Speech } from './speech';

/** Most of them that a page lists; the others are counted. */
const maxSources = 12;

/** What it was made of, as far as that has pages of its own: each a way further back. */
export function Sources({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  const { sources } = page;
  if (sources.length === 0) return null;
  const more = sources.length - maxSources;
  const shown = sources.slice(0, maxSources);
  // What has no page is a part of it, too.
  const rest = restOf(shown.map(({ percent }) => percent));
  return (
    <Fold id="sources" className="sources" title={say('sources')} lead={say('sourcesText')}>
      <ul>
        {shown.map(({ link, name, noun, label, place, steps, percent, colour }) => (
          <li key={link} className={classOf(steps, percent)}>
            <a href={link}>
              {colour === null ? <Icon name="trace" /> : <Swatch colour={colour} />}
              <span>
                <strong>{word(name)}</strong>
                <span className="said">
                  {word(noun)}
                  {label !== word(name) && ` ${label}`} · {place}
                  {colour !== null && ` · ${word(colour.text)}`}
                </span>
              </span>
              <Icon name="onward" size={18} />
            </a>
            {percent !== null && <Part percent={percent} speech={speech} />}
          </li>
        ))}
        {rest !== null && (
          <li className="parted">
            <span>{say('madeOfOthers')}</span>
            <Part percent={rest} speech={speech} />
          </li>
        )}
      </ul>
      {more > 0 && <p className="lead">{say('others', { count: more })}</p>}
    </Fold>
  );
}

function classOf(steps: number, percent: number | null): string {
  return ['source', ...(steps > 1 ? ['further'] : []), ...(percent === null ? [] : ['parted'])].join(' ');
}
