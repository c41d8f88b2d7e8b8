import type { QrMembers, QrPage, QrSummary } from '@huella/domain/calls/qr-page';
import { Fold } from './Fold';
import { Additions } from './Additions';
import { Part, PartBar, PartText, restOf } from './Part';
import { Swatch } from './Swatch';
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
  readonly page: QrPage;
  readonly speech: Speech;
}

type Member = QrMembers['shown'][number];

/** What identifies it, and what it is called: the way to its own page. */
function MemberLink({ member: { label, name, link }, speech }: { member: Member; speech: Speech }) {
  return (
    <a href={link}>
      <span className="label">{label}</span>
      <span className="name">{speech.word(name)}</span>
    </a>
  );
}

/** One of what it was made of: its colour, its name, its part. */
function Ingredient({ member, speech }: { readonly member: Member; readonly speech: Speech }) {
  const { word } = speech;
  const { label, name, link, colour, percent } = member;
  return (
    <li className="parted made">
      {colour !== null && <Swatch colour={colour} />}
      <a href={link}>
        <strong>{word(name) || label}</strong>
        {word(name) !== '' && <span className="said">{label}</span>}
      </a>
      <p className="much">
        {percent !== null && <PartText percent={percent} speech={speech} />}
        {colour !== null && <span className="said">{word(colour.text)}</span>}
      </p>
      {percent !== null && <PartBar percent={percent} />}
    </li>
  );
}

/** The assets of a lot, each leading to its own page. */
function Members({ members, page, speech }: MembersProps) {
  const { say, word } = speech;
  const others = members.total - members.shown.length;
  const rest = restOf(members.shown.map(({ percent }) => percent));
  const isMade = members.shown.some(({ percent, colour }) => percent !== null || colour !== null);
  return (
    <Fold
      id="members"
      className={isMade ? 'members made-of' : 'members'}
      title={word(members.title)}
      lead={members.text === null ? undefined : word(members.text)}
    >
      <ul>
        {members.shown.map((member) =>
          isMade ? (
            <Ingredient key={member.link} member={member} speech={speech} />
          ) : (
            <li key={member.link}>
              <MemberLink member={member} speech={speech} />
            </li>
          ),
        )}
        {rest !== null && (
          <li className="parted">
            <span>{say('others', { count: others })}</span>
            <Part percent={rest} speech={speech} />
          </li>
        )}
      </ul>
      {others > 0 && rest === null && <p className="lead">{say('others', { count: others })}</p>}
      <Additions page={page} speech={speech} />
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
  const isMadeOf = members?.shown.some(({ percent }) => percent !== null) === true;
  if (summary.length === 0 && members === null && page.gtin === null) return null;
  const whole = <Summary key="summary" page={page} speech={speech} />;
  const each = members !== null && <Members key="members" members={members} page={page} speech={speech} />;
  return (
    <div className="lot">
      {opensWith === 'making' || isMadeOf ? [each, whole] : [whole, each]}
      {page.gtin !== null && <Traded gtin={page.gtin} speech={speech} />}
    </div>
  );
}
