import type { QrMembers, QrPage, QrSummary } from '@huella/domain/calls/qr-page';
import { Fold } from './Fold';
import { Part, restOf } from './Part';
import type { Speech } from './speech';

interface SummaryProps {
  readonly summary: QrSummary;
  readonly speech: Speech;
}

/** A measure: its mean, and from where to where it goes. */
function Measure({ summary, speech }: SummaryProps) {
  const { say, number } = speech;
  const { unit, min, max, mean } = summary;
  const written = (value: number) => (unit === null ? number(value) : `${number(value)} ${unit}`);
  return (
    <>
      {mean !== null && (
        <p className="mean">
          {written(mean)} <span>{say('onAverage')}</span>
        </p>
      )}
      {min !== null && max !== null && (
        <p className="range">{say('range', { min: number(min), max: written(max) })}</p>
      )}
    </>
  );
}

/** Shares that are drawn; the smallest ones say little. */
const maxShares = 6;

/** Its parts, the largest first, each as a bar. */
function Shares({ summary, speech }: SummaryProps) {
  const { word } = speech;
  return (
    <ul className="shares">
      {summary.shares.slice(0, maxShares).map(({ label, percent }) => (
        <li key={label.es}>
          <span>{word(label)}</span>
          <Part percent={percent} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

/** What the assets of a lot come to where they differ (document 1 section 2, lot summary). */
function Summary({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  if (page.summary.length === 0) return null;
  return (
    <Fold id="summary" className="summary" title={say('together')}>
      <div className="cards">
        {page.summary.map((summary) => (
          <div key={summary.name} className="card">
            <h3>{word(summary.label)}</h3>
            {summary.shares.length > 0 ? (
              <Shares summary={summary} speech={speech} />
            ) : (
              <Measure summary={summary} speech={speech} />
            )}
          </div>
        ))}
      </div>
    </Fold>
  );
}

interface MembersProps {
  readonly members: QrMembers;
  readonly speech: Speech;
}

/** The assets of a lot, each leading to its own page. */
function Members({ members, speech }: MembersProps) {
  const { say, word } = speech;
  const others = members.total - members.shown.length;
  const rest = restOf(members.shown.map(({ percent }) => percent));
  return (
    <Fold id="members" className="members" title={word(members.title)}>
      <ul>
        {members.shown.map(({ label, name, link, percent }) => (
          <li key={link} className={percent === null ? undefined : 'parted'}>
            <a href={link}>
              <span className="label">{label}</span>
              <span className="name">{word(name)}</span>
            </a>
            {percent !== null && <Part percent={percent} speech={speech} />}
          </li>
        ))}
        {rest !== null && (
          <li className="parted">
            <span>{say('others', { count: others })}</span>
            <Part percent={rest} speech={speech} />
          </li>
        )}
      </ul>
      {others > 0 && rest === null && <p className="lead">{say('others', { count: others })}</p>}
    </Fold>
  );
}

/** The number under its bars: whoever holds it in their hand can compare. */
function Traded({ gtin, speech }: { readonly gtin: string; readonly speech: Speech }) {
  return (
    <dl className="traded">
      <dt>{speech.say('gtin')}</dt>
      <dd>{gtin}</dd>
    </dl>
  );
}

/** What a lot is, beside what is known of any page: what its assets come to, and who they are. */
export function Lot({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { summary, members, opensWith } = page;
  if (summary.length === 0 && members === null && page.gtin === null) return null;
  const whole = <Summary key="summary" page={page} speech={speech} />;
  const each = members !== null && <Members key="members" members={members} speech={speech} />;
  return (
    <div className="lot">
      {opensWith === 'making' ? [each, whole] : [whole, each]}
      {page.gtin !== null && <Traded gtin={page.gtin} speech={speech} />}
    </div>
  );
}
