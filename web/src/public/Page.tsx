import type { QrPage } from '@huella/domain/calls/qr-page';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { Additions } from './Additions';
import { Facts } from './Facts';
import { Foot, Frame } from './Frame';
import { Growth, grownOf } from './Growth';
import { Hero, originOf } from './Hero';
import { Journey } from './Journey';
import { Lot } from './Lot';
import { Making } from './Making';
import { Pictures } from './Pictures';
import { Proof } from './Proof';
import { Report } from './Report';
import { Ripeness } from './Ripeness';
import { Sources } from './Sources';
import { Trace } from './Trace';
import { Vouch } from './Vouch';
import { Welcome } from './Welcome';
import type { Speech } from './speech';

interface PageProps {
  readonly page: QrPage;
  readonly view: PublicView;
  readonly speech: Speech;
}

/** The picture that chats show of a page, as the server draws it. */
function shareOf({ address, language }: PublicView): string {
  return `${address}/share.jpg?lang=${language}`;
}

/** Whether its parts are told: what it is made of comes before how that was made. */
const isMadeOf = ({ members }: QrPage) => members?.shown.some(({ percent }) => percent !== null) === true;

/** What it is and how it came to be, in the order in which its model opens. */
function Story({ page, speech }: Omit<PageProps, 'view'>) {
  const chart = grownOf(page);
  const zone = page.timeline[0]?.zone ?? 'utc';
  const journey = <Journey key="journey" page={page} speech={speech} />;
  const known = (
    <div key="known" className={chart === undefined ? 'known' : 'known pair'}>
      {chart !== undefined && <Growth attribute={chart} zone={zone} speech={speech} />}
      <Facts page={page} speech={speech} />
    </div>
  );
  const sources = <Sources key="sources" page={page} speech={speech} />;
  const ripe = page.ripeDays !== null && (
    <Ripeness key="ripe" of="ripeness" days={page.ripeDays} speech={speech} />
  );
  const fresh = page.freshDays !== null && (
    <Ripeness key="fresh" of="freshness" days={page.freshDays} told={page.freshness} speech={speech} />
  );
  const lot = <Lot key="lot" page={page} speech={speech} />;
  const making = [
    <Making key="making" page={page} speech={speech} />,
    // Where nothing lists what it was made of, what went in beside stands by itself.
    page.members === null && <Additions key="additions" page={page} speech={speech} />,
  ];
  if (page.opensWith === 'making') return [lot, sources, ...making, fresh, known, journey];
  return [
    journey,
    sources,
    ...(isMadeOf(page) ? [lot, ...making, ripe, fresh, known] : [...making, ripe, fresh, known, lot]),
  ];
}

/** The public page of an asset or a lot (document 3 section 2): who it is, where it has been, what is known, why to believe it. */
export function Page({ page, view, speech }: PageProps) {
  const { say, word, day } = speech;
  const zone = page.timeline[0]?.zone ?? 'utc';
  const origin = originOf(page, speech);
  const places = page.timeline.map(({ city }) => city).filter((city, at, all) => all.indexOf(city) === at);
  return (
    <Frame
      view={view}
      speech={speech}
      accent={page.theme.blueTheme}
      title={`${word(page.name)} · ${origin}`}
      image={shareOf(view)}
      description={say('description', {
        sentence: page.sentence === null ? origin : word(page.sentence),
        places: places.join(' → '),
      })}
    >
      <Hero page={page} view={view} speech={speech} />
      <main id="content" className="content">
        <Trace view={view} speech={speech} />
        <Welcome page={page} speech={speech} />
        <Pictures page={page} speech={speech} />
        <Story page={page} speech={speech} />
        <Vouch page={page} speech={speech} />
        <Proof page={page} speech={speech} />
        <Report company={page.company} view={view} speech={speech} />
      </main>
      <Foot
        company={page.company}
        logo={page.theme.logo}
        webPage={page.maker.webPage}
        note={say('updated', { date: day(page.updatedAt, zone) })}
        speech={speech}
      />
    </Frame>
  );
}
