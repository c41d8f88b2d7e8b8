import type { QrPage } from '@huella/domain/calls/qr-page';
import { Icon, Seal } from './Icon';
import type { Speech } from './speech';

/** The beginning and the end of a hash: enough to compare it with another. */
function shortSeal(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}

/** The print behind the words: rings around one point, like those of a tree. */
function Rings() {
  const rings = Array.from({ length: 11 }, (_, at) => at);
  return (
    <svg className="rings" viewBox="0 0 240 240" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeWidth="1.2">
        {rings.map((at) => (
          <ellipse
            key={at}
            cx={120 + Math.round(Math.sin(at * 1.7) * 3)}
            cy={120 + Math.round(Math.cos(at * 1.3) * 3)}
            rx={8 + at * 10}
            ry={11 + at * 11.5}
            transform={`rotate(${-14 + at * 2} 120 120)`}
            opacity={Math.round((0.42 - at * 0.032) * 100) / 100}
          />
        ))}
      </g>
    </svg>
  );
}

function Links({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, day, number } = speech;
  const zone = page.timeline[0]?.zone ?? 'utc';
  return (
    <details>
      <summary>{say('proof')}</summary>
      <p>{say('proofText')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('proofRecord')}</th>
            <th scope="col">{say('proofDate')}</th>
            <th scope="col">{say('proofSeal')}</th>
          </tr>
        </thead>
        <tbody>
          {(page.proof?.links ?? []).map(({ sequence, at, hash }) => (
            <tr key={sequence}>
              <td>{number(sequence)}</td>
              <td>{day(at, zone)}</td>
              <td>
                <code>{hash}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Why the page can be believed, in two sentences, and the seals themselves for anyone who wants them. */
export function Proof({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, day, moment, list } = speech;
  const { proof } = page;
  const zone = page.timeline[0]?.zone ?? 'utc';
  if (proof === null) return null;
  if (!proof.holds)
    return (
      <section className="proof broken" aria-labelledby="proof">
        <h2 id="proof">
          <Icon name="warning" /> {say('whyNot')}
        </h2>
        <p>{say('whyNotText')}</p>
      </section>
    );
  return (
    <section className="proof" aria-labelledby="proof">
      <Rings />
      <h2 id="proof">
        <Seal size={24} /> {say(proof.witnessed ? 'why' : 'whySealed')}
      </h2>
      <p>{say(proof.witnessed ? 'whyText' : 'whySealedText')}</p>
      <ul className="checked">
        <li>
          <Icon name="pen" size={18} />
          <span>
            {say('recorded', {
              records: say('records', { count: proof.records }),
              companies: list(proof.recordedBy),
              date: day(proof.since, zone),
            })}
          </span>
        </li>
        <li>
          <Icon name="shield" size={18} />
          <span>
            {say('checked', { moment: moment(proof.checkedAt, zone), seal: shortSeal(proof.seal) })}
          </span>
        </li>
        <li>
          <Icon name="info" size={18} />
          <span>{say('proves')}</span>
        </li>
      </ul>
      <Links page={page} speech={speech} />
    </section>
  );
}
