import { DateTime } from 'luxon';
import type { QrPage, QrPaper } from '@huella/domain/calls/qr-page';
import { Flag } from './Flag';
import { Fold } from './Fold';
import { Icon } from './Icon';
import { JourneyMap } from './JourneyMap';
import { dayIn, type Speech } from './speech';

type Stop = QrPage['timeline'][number];

interface StopProps {
  readonly stop: Stop;
  /** The papers of the place and its company that no stop before has shown. */
  readonly papers: readonly QrPaper[];
  readonly number: number;
  readonly isLast: boolean;
  readonly speech: Speech;
}

/** How long it stayed: days up to two months, months from there on. */
function stayText({ startDate, endDate, zone }: Stop, speech: Speech): string | null {
  if (endDate === null) return null;
  const start = DateTime.fromISO(dayIn(startDate, zone), { zone });
  const end = DateTime.fromISO(dayIn(endDate, zone), { zone });
  const months = Math.floor(end.diff(start, 'months').months);
  if (months >= 2) return speech.say('stayMonths', { count: months });
  const days = Math.round(end.diff(start, 'days').days);
  return days < 1 ? null : speech.say('stayDays', { count: days });
}

function careText({ title, count, value }: Stop['care'][number], { say, word }: Speech): string {
  const named = word(title);
  if (value === null) return count === 1 ? named : say('careCount', { title: named, count });
  if (count === 1) return say('careValue', { title: named, value: word(value) });
  return say('careLast', { title: named, count, value: word(value) });
}

function TimelineStop({ stop, papers, number, isLast, speech }: StopProps) {
  const { say, word, day } = speech;
  const stay = stayText(stop, speech);
  const where = [stop.name, stop.city].filter((part, at, all) => all.indexOf(part) === at);
  const notes = [
    ...(stay === null ? [] : [stay]),
    ...stop.care.map((care) => careText(care, speech)),
    ...stop.extraParams.map(({ label, value }) =>
      say('careValue', { title: word(label), value: word(value) }),
    ),
  ];
  return (
    <li className={isLast ? 'stop last' : 'stop'}>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <div className="line">
        <h3>{word(stop.title)}</h3>
        <time dateTime={dayIn(stop.startDate, stop.zone)}>{day(stop.startDate, stop.zone)}</time>
      </div>
      <p className="where">
        {stop.logo !== null && (
          <img
            className="logo"
            src={stop.logo}
            alt={say('logo', { company: stop.company })}
            width={28}
            height={28}
            loading="lazy"
            decoding="async"
          />
        )}
        {where.join(', ')}
        {stop.country !== null && (
          <span className="country">
            <Flag country={stop.country.alpha2} /> {word(stop.country.completeName)}
          </span>
        )}
      </p>
      {notes.length > 0 && <p className="note">{notes.join(' · ')}</p>}
      <Papers papers={papers} label={say('certificates', { place: stop.name })} />
    </li>
  );
}

function Papers({ papers, label }: { readonly papers: readonly QrPaper[]; readonly label: string }) {
  if (papers.length === 0) return null;
  return (
    <ul className="papers" aria-label={label}>
      {papers.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>
            <Icon name="paper" size={16} /> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The papers of each stop: those of a place that it comes back to were shown when it first came. */
function papersByStop(timeline: readonly Stop[]): readonly (readonly QrPaper[])[] {
  const shown = new Set<string>();
  return timeline.map(({ certificates: { box, company } }) => {
    const fresh = [...box, ...company].filter(({ address }) => !shown.has(address));
    for (const { address } of fresh) shown.add(address);
    return fresh;
  });
}

/** Where it has been: the same numbered stops on the map and beside it. */
export function Journey({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { timeline } = page;
  const papers = papersByStop(timeline);
  // The figures count places, the journey counts stops: where they differ, both are said.
  const { places } = page.figures;
  const lead =
    places < timeline.length && timeline.length > 1
      ? speech.say('journeyBack', {
          stops: timeline.length,
          places: `${String(places)} ${speech.sayFor('places', places)}`,
        })
      : speech.say('journeyText', { count: timeline.length });
  return (
    <Fold
      id="journey"
      className="journey"
      title={page.journey === null ? speech.say('journey') : speech.word(page.journey)}
      lead={lead}
    >
      <div className="pair">
        <JourneyMap timeline={timeline} speech={speech} />
        <ol className="timeline">
          {timeline.map((stop, at) => (
            <TimelineStop
              key={`${stop.startDate}-${stop.type}-${at}`}
              stop={stop}
              papers={papers[at] ?? []}
              number={at + 1}
              isLast={at === timeline.length - 1}
              speech={speech}
            />
          ))}
        </ol>
      </div>
    </Fold>
  );
}
