import type { QrPage } from '@huella/domain/calls/qr-page';
import type { PublicView, RefusedPage } from '@huella/domain/calls/public-pages';
import { Facts } from './Facts';
import { Foot, Frame, Head } from './Frame';
import { Growth, minPoints } from './Growth';
import { Icon, Seal } from './Icon';
import { Journey } from './Journey';
import { Lot } from './Lot';
import { Pampas } from './Pampas';
import { Scene } from './Scene';
import { Pictures } from './Pictures';
import { Proof } from './Proof';
import { Trace } from './Trace';
import type { Speech } from './speech';

interface PageProps {
  readonly page: QrPage;
  readonly view: PublicView;
  readonly speech: Speech;
}

/** Where it comes from: `La Matilde, Chascomús, Argentina`. */
function originOf(page: QrPage, { say, word }: Speech): string {
  const origin = page.timeline[0];
  if (origin === undefined) return page.company;
  const { name: place, city, country } = origin;
  return country === null
    ? say('fromHere', { place, city })
    : say('from', { place, city, country: word(country.completeName) });
}

/** Three figures that sum up its life; of many, how many they are. */
function Figures({ page, speech }: Omit<PageProps, 'view'>) {
  const { say, sayFor, number, word } = speech;
  const { months, km, places, assets } = page.figures;
  const figures = [
    ...(assets === null ? [] : [[number(assets.count), word(assets.noun)] as const]),
    // What is younger than a month has its day of birth among its facts.
    ...(months === null || months === 0 || assets !== null
      ? []
      : [[number(months), sayFor('months', months)] as const]),
    // What never moved says so by its place.
    ...(km === null || km === 0 ? [] : [[`${number(km)} km`, say('km')] as const]),
    ...(places > 1 || assets !== null ? [[number(places), sayFor('places', places)] as const] : []),
  ];
  return figures.length === 0 ? null : (
    <dl className="figures" aria-label={say('figures')}>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hero({ page, view, speech }: PageProps) {
  const { say, word } = speech;
  return (
    <div className="hero">
      <Scene name={page.theme.scene} />
      <div className="inner">
        <Head company={page.company} view={view} speech={speech} />
        <div className="title">
          {page.proof?.holds === true && (
            <p className="verified">
              <Seal size={18} /> {say(page.proof.witnessed ? 'verified' : 'sealed')}
            </p>
          )}
          {page.kind !== null && <p className="kind">{word(page.kind)}</p>}
          <h1>{word(page.name)}</h1>
          <p className="from">
            <Icon name="pin" size={18} /> {originOf(page, speech)}
          </p>
          {page.sentence !== null && <p className="sentence">{word(page.sentence)}</p>}
        </div>
        <Figures page={page} speech={speech} />
      </div>
    </div>
  );
}

/** The public page of an asset or a lot (document 3 section 2): who it is, where it has been, what is known, why to believe it. */
export function Page({ page, view, speech }: PageProps) {
  const { say, word, day } = speech;
  const chart = page.attributes.find(
    ({ type, data }) => type === 'chart' && data.customValues.length >= minPoints,
  );
  const zone = page.timeline[0]?.zone ?? 'utc';
  const origin = originOf(page, speech);
  const places = page.timeline.map(({ city }) => city).filter((city, at, all) => all.indexOf(city) === at);
  const journey = <Journey key="journey" page={page} speech={speech} />;
  const known = (
    <div key="known" className={chart === undefined ? 'known' : 'known pair'}>
      {chart !== undefined && <Growth attribute={chart} zone={zone} speech={speech} />}
      <Facts page={page} speech={speech} />
    </div>
  );
  const lot = <Lot key="lot" page={page} speech={speech} />;
  return (
    <Frame
      view={view}
      speech={speech}
      accent={page.theme.blueTheme}
      title={`${word(page.name)} · ${origin}`}
      description={say('description', {
        sentence: page.sentence === null ? origin : word(page.sentence),
        places: places.join(' → '),
      })}
    >
      <Hero page={page} view={view} speech={speech} />
      <main id="content" className="content">
        <Trace view={view} speech={speech} />
        {page.description !== null && <p className="description">{page.description}</p>}
        <Pictures page={page} speech={speech} />
        {page.opensWith === 'journey' ? [journey, known, lot] : [lot, known, journey]}
        <Proof page={page} speech={speech} />
      </main>
      <Foot
        company={page.company}
        note={say('updated', { date: day(page.updatedAt, zone) })}
        speech={speech}
      />
    </Frame>
  );
}

interface NoticeProps extends Omit<PageProps, 'page'> {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** A page that shows no asset, and says why. */
function Notice({ view, speech, title, text, lines }: NoticeProps) {
  return (
    <Frame view={view} speech={speech} accent="green" title={title} description={text}>
      <div className="hero nothing">
        <Pampas />
        <div className="inner">
          <Head company={null} view={view} speech={speech} />
          <main id="content" className="title">
            <h1>{text}</h1>
            {lines.map((line) => (
              <p key={line} className="sentence">
                {line}
              </p>
            ))}
          </main>
        </div>
      </div>
      <Foot company={null} note={null} speech={speech} />
    </Frame>
  );
}

/** The page of a code that shows nothing: unknown, disabled and deleted look the same. */
export function NothingPage({ view, speech }: Omit<PageProps, 'page'>) {
  const { say } = speech;
  return (
    <Notice
      view={view}
      speech={speech}
      title={say('goneHead')}
      text={say('goneTitle')}
      lines={[say('goneText'), say('goneTry')]}
    />
  );
}

/** The page of who came too often, or while the server cannot answer: when to come back. */
export function RefusedNotice({
  view,
  speech,
  refused,
}: Omit<PageProps, 'page'> & { readonly refused: RefusedPage }) {
  const { say } = speech;
  const { isCrowded, seconds } = refused;
  return (
    <Notice
      view={view}
      speech={speech}
      title={say('refusedHead')}
      text={say('refusedTitle')}
      lines={[
        ...(isCrowded ? [say('refusedCrowd')] : []),
        seconds === null ? say('refusedLater') : say('refusedWait', { count: seconds }),
      ]}
    />
  );
}
