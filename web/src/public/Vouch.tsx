import type { QrCertificate, QrPage } from '@huella/domain/calls/qr-page';
import { FactList, vouchingAttributes } from './Facts';
import { Fold } from './Fold';
import { Icon } from './Icon';
import type { Speech } from './speech';

interface VouchProps {
  readonly page: QrPage;
  readonly speech: Speech;
}

/** The letters of a certificate's seal: the beginnings of its first words, of one alone its first two. */
function lettersOf(title: string): string {
  const words = title.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word) && word.length > 2);
  const [only, second] = words;
  if (only !== undefined && second === undefined) return only.slice(0, 2).toUpperCase();
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

function Certificate({ certificate, speech }: { certificate: QrCertificate; speech: Speech }) {
  const { say, word } = speech;
  const { title, details, until } = certificate;
  const said = [...details.map(word), ...(until === null ? [] : [say('until', { date: word(until) })])];
  return (
    <li className="certificate">
      <span className="letters" aria-hidden="true">
        {lettersOf(word(title))}
      </span>
      <span>
        <strong>{word(title)}</strong>
        {said.length > 0 && <span className="said">{said.join(' · ')}</span>}
      </span>
    </li>
  );
}

/** Who vouches for it: what others certified stands apart from the maker's own word. */
export function Vouch({ page, speech }: VouchProps) {
  const { say } = speech;
  const { certificates } = page;
  const all = vouchingAttributes(page);
  // Rows of certificates are told one by one, in their words.
  const others = all.filter(
    ({ data }) => data.isVouched && (data.table === null || certificates.length === 0),
  );
  const own = all.filter(({ data }) => !data.isVouched);
  if (certificates.length + others.length + own.length === 0) return null;
  const isCertified = certificates.length + others.length > 0;
  return (
    <Fold id="vouch" className="vouch" title={say('vouch')}>
      <div className="groups">
        {isCertified && (
          <div className="group third">
            <h3>{say('thirdSays')}</h3>
            {certificates.length > 0 && (
              <ul className="certificates">
                {certificates.map((certificate, at) => (
                  <Certificate
                    key={`${at}-${certificate.title.es}`}
                    certificate={certificate}
                    speech={speech}
                  />
                ))}
              </ul>
            )}
            {others.length > 0 && <FactList attributes={others} page={page} speech={speech} />}
          </div>
        )}
        {own.length > 0 && (
          <div className="group own">
            <h3>
              <Icon name="pen" size={16} /> {say('makerSays', { company: page.company })}
            </h3>
            <FactList attributes={own} page={page} speech={speech} />
          </div>
        )}
      </div>
    </Fold>
  );
}
