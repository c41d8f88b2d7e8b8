import type { PublicView } from '@huella/domain/calls/public-pages';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { Head } from './Frame';
import { Icon, Seal } from './Icon';
import { Scene } from './Scene';
import type { Speech } from './speech';

interface HeroProps {
  readonly page: QrPage;
  readonly view: PublicView;
  readonly speech: Speech;
}

/** Where it was made, where its model has a word for that; else where it comes from: `La Matilde, Chascomús, Argentina`. */
export function originOf(page: QrPage, { say, word }: Speech): string {
  if (page.madeIn !== null) return word(page.madeIn);
  const origin = page.timeline[0];
  if (origin === undefined) return page.company;
  const { name: place, city, country } = origin;
  return country === null
    ? say('fromHere', { place, city })
    : say('from', { place, city, country: word(country.completeName) });
}

/** Most figures at the top. */
const maxFigures = 3;

/** Up to three figures that sum it up: of many how many they are, then those that its model puts first, then its life. */
function Figures({ page, speech }: Omit<HeroProps, 'view'>) {
  const { say, sayFor, number, word } = speech;
  const { months, km, places, assets, own } = page.figures;
  const figures = [
    ...(assets === null ? [] : [[number(assets.count), word(assets.noun)] as const]),
    ...own.map(({ value, label }) => [word(value), word(label)] as const),
    // What is younger than a month has its day of birth among its facts.
    ...(months === null || months === 0 || assets !== null
      ? []
      : [[number(months), sayFor('months', months)] as const]),
    // What never moved says so by its place.
    ...(km === null || km === 0 ? [] : [[`${number(km)} km`, say('km')] as const]),
    ...(places > 1 || assets !== null ? [[number(places), sayFor('places', places)] as const] : []),
  ].slice(0, maxFigures);
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

export function Hero({ page, view, speech }: HeroProps) {
  const { say, word } = speech;
  const [photo] = page.pictures;
  return (
    <div className={photo === undefined ? 'hero' : 'hero photographed'}>
      {photo === undefined ? (
        <Scene name={page.theme.scene} />
      ) : (
        <img
          className="scene"
          src={`${photo.address}/page`}
          alt={say('picture', { label: word(photo.label), count: 1 })}
          fetchPriority="high"
        />
      )}
      <div className="inner">
        <Head company={page.company} logo={page.theme.logo} view={view} speech={speech} />
        <div className="title">
          {page.proof?.holds === true && (
            <a className="verified" href="#proof">
              <Seal size={18} /> {say(page.proof.witnessed ? 'verified' : 'sealed')}
            </a>
          )}
          {page.kind !== null && (
            <p className="kind">
              {word(page.kind)}
              {page.label !== word(page.name) && ` · ${page.label}`}
            </p>
          )}
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
