import type { ComponentType, ReactNode } from 'react';
import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { hostOf } from '@huella/domain/host-of';
import { Curve, grownOf, minPoints } from './Growth';
import { Icon } from './Icon';
import { Papers } from './Papers';
import { Table, TimeLine } from './Table';
import { Video } from './Video';
import type { Speech } from './speech';

/** Every display type of the documents as a component of its own (document 3 section 2, attribute display types). */

export interface DisplayProps {
  readonly attribute: QrAttribute;
  readonly page: QrPage;
  readonly speech: Speech;
}
type Display = ComponentType<DisplayProps>;

/** A value as it was said, and a colour beside its name. */
function Plain({ attribute: { data }, speech }: DisplayProps) {
  return (
    <>
      {data.color !== null && (
        <svg className="swatch" width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8.5" fill={data.color} />
        </svg>
      )}
      {speech.word(data.value)}
    </>
  );
}

/** What was answered with yes is ticked; a no is said. */
function Checkbox({ attribute: { data }, speech }: DisplayProps) {
  if (data.enableValues.length === 0) return <>{speech.word(data.value)}</>;
  return (
    <>
      <Icon name="check" size={16} /> {speech.word(data.value)}
    </>
  );
}

/** A page elsewhere, by the site that it is on. */
function Url({ attribute: { data }, speech }: DisplayProps) {
  const address = speech.word(data.value);
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {hostOf(address)}
    </a>
  );
}

/** An establishment that it goes to. */
function BoxTarget({ attribute: { data }, speech }: DisplayProps) {
  return (
    <>
      <Icon name="pin" size={16} /> {speech.word(data.value)}
    </>
  );
}

/** More of them than this are folded away under how many there are (document 3 section 2). */
const maxTokens = 44;

function Tokens({ attribute: { data }, speech }: DisplayProps) {
  const texts =
    data.enableValues.length > 0 ? data.enableValues.map(speech.word) : tokensIn(speech.word(data.value));
  const list = (
    <ul className="ticks">
      {texts.map((text, at) => (
        <li key={`${at}-${text}`} className="token">
          {text}
        </li>
      ))}
    </ul>
  );
  if (texts.length <= maxTokens) return list;
  return (
    <details className="many">
      <summary>{speech.say('tokens', { count: texts.length })}</summary>
      {list}
    </details>
  );
}

function tokensIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function MultipleCheckbox({ attribute: { data }, speech }: DisplayProps) {
  return (
    <ul className="ticks">
      {data.enableValues.map((each) => (
        <li key={each.es} className="tick">
          <Icon name="check" size={14} /> {speech.word(each)}
        </li>
      ))}
    </ul>
  );
}

/** A code without what only makes it easier to read: `BL-260112-FV1` is `BL260112FV1`. */
const bare = (code: string) => code.replace(/[\s./-]/g, '').toUpperCase();

/** What it came from, with the way to its own page where it has one. */
function ProductJourney({ attribute, page, speech }: DisplayProps) {
  const text = speech.word(attribute.data.value);
  const source = page.sources.find(({ label }) => bare(label) === bare(text));
  return source === undefined ? <>{text}</> : <a href={source.link}>{text}</a>;
}

/** A measured value, and how it changed where it was measured several times and has no chart of its own. */
function Chart(props: DisplayProps) {
  const { attribute, page } = props;
  const { customValues: points } = attribute.data;
  return (
    <>
      <Plain {...props} />
      {points.length >= minPoints && attribute !== grownOf(page) && <Curve points={points} />}
    </>
  );
}

/** Pictures have a part of the page of their own: what is here is what names one, or no picture. */
function Images(props: DisplayProps) {
  return props.speech.word(props.attribute.data.value) === '' ? <Papers {...props} /> : <Plain {...props} />;
}

function Description({ attribute: { data }, speech }: DisplayProps) {
  return <p className="prose">{speech.word(data.value)}</p>;
}

/** What goes on after the journey: how to keep it, how to use it. */
function ExtraTimeline({ attribute: { data }, speech }: DisplayProps) {
  return (
    <p className="prose onward">
      <Icon name="onward" size={18} /> <span>{speech.word(data.value)}</span>
    </p>
  );
}

/** A day of its making, or what was done on several. */
function TimeLineOf(props: DisplayProps) {
  if (props.attribute.data.table !== null) return <TimeLine {...props} />;
  return (
    <>
      <Icon name="day" size={16} /> <Plain {...props} />
    </>
  );
}

/** A list opened; what is no list is said. */
function TableOf(props: DisplayProps) {
  return props.attribute.data.table === null ? <Plain {...props} /> : <Table {...props} />;
}

const displays: Readonly<Record<string, Display>> = {
  text: Plain,
  plain: Plain,
  date: Plain,
  checkbox: Checkbox,
  url: Url,
  boxTarget: BoxTarget,
  tokens: Tokens,
  multipleCheckbox: MultipleCheckbox,
  productJourney: ProductJourney,
  chart: Chart,
  description: Description,
  extraTimeline: ExtraTimeline,
  timeLine: TimeLineOf,
  table: TableOf,
  video: Video,
  file: Papers,
  images: Images,
  selectimages: Images,
};

/** What takes the whole width under its label. */
const wide: ReadonlySet<string> = new Set([
  ...['tokens', 'multipleCheckbox', 'description', 'extraTimeline', 'table', 'video'],
  'file',
]);

/** Whether a display takes the whole width: by its type, and of days by how many there are. */
export function isWide({ type, data }: QrAttribute): boolean {
  return wide.has(type) || (type === 'timeLine' && data.table !== null);
}

/** The value of an attribute as its display type has it; a type that nobody knows is plain. */
export function showValue(props: DisplayProps): ReactNode {
  const Shown = displays[props.attribute.type] ?? Plain;
  return <Shown {...props} />;
}
