import { z } from 'zod';
import { videoOrigins } from '../engine/qr/find-video';
import { colourScales, makingTones, sceneNames } from '../model/public-face';

/** A text in both languages: the page is drawn in either, from one answer. */
export const words = z.object({ es: z.string(), en: z.string() }).meta({ id: 'Words' });

/** A point of a chart: a value and the moment it was recorded. */
const point = z.object({ at: z.string(), value: z.number() });

/** A paper that everybody may see: what it is called, and where its bytes are. */
const paper = z.object({ name: z.string(), address: z.string() });
export type QrPaper = z.output<typeof paper>;

/** Rows of a list, opened: what its columns are called, and the texts of each row in their order. */
const table = z.object({ columns: z.array(words), rows: z.array(z.array(words)) });

/** A film elsewhere: where it can be watched, and what shows it inside the page. */
const video = z.object({ origin: z.enum(videoOrigins), watch: z.string(), embed: z.string() });

/** An attribute as the public sees it (document 3 section 3, QR page data). Only enabled ones that are filled leave. */
const attribute = z
  .object({
    name: z.string(),
    type: z.string(),
    isEnabled: z.boolean(),
    isUserConfigurable: z.boolean(),
    hide: z.boolean(),
    data: z.object({
      label: words,
      value: words,
      subLabel: words.nullable(),
      /** What is ticked of a list. */
      enableValues: z.array(words),
      /** The points of a chart. */
      customValues: z.array(point),
      /** The rows of a list; null of what is none. */
      table: table.nullable(),
      /** The papers of a file field that everybody may see. */
      papers: z.array(paper),
      video: video.nullable(),
      /** The colour that the value names, as `#8A5A33`. */
      color: z.string().nullable(),
      /** Somebody else than who made it says so: a certifier, an inspector. */
      isVouched: z.boolean(),
    }),
  })
  .meta({ id: 'QrAttribute' });
export type QrAttribute = z.output<typeof attribute>;

const section = z.object({ name: z.string(), title: words, fields: z.array(z.string()) });

const country = z.object({ alpha2: z.string(), alpha3: z.string(), completeName: words });

/** What was done during a stop of the journey: how often, and the last value that is shown. */
const care = z.object({ title: words, count: z.number(), value: words.nullable() });

/** A stop of the journey (document 3 section 2, timeline entry). */
const stop = z
  .object({
    title: words,
    /** The type of the event that opened the stop, as the model numbers it. */
    type: z.number(),
    name: z.string(),
    company: z.string(),
    city: z.string(),
    region: z.string(),
    country: country.nullable(),
    countryFlag: z.string().nullable(),
    /** A day or a moment, with the zone of the place. */
    startDate: z.string(),
    endDate: z.string().nullable(),
    zone: z.string(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    /** The address of the picture of the establishment, else of its company. */
    logo: z.string().nullable(),
    email: z.string().nullable(),
    webpage: z.string().nullable(),
    extraParams: z.array(z.object({ label: words, value: words })),
    care: z.array(care),
    certificates: z.object({ company: z.array(paper), box: z.array(paper) }),
  })
  .meta({ id: 'QrStop' });
export type QrStop = z.output<typeof stop>;

/** Why a page is believed: the chain of hashes over its records (decisions section 6, anchoring). */
const proof = z.object({
  holds: z.boolean(),
  records: z.number(),
  companies: z.number(),
  /** Whether somebody else than who made it vouches for it: another company recorded something, or its state says so. */
  witnessed: z.boolean(),
  /** The companies that recorded something, in the order in which they first did. */
  recordedBy: z.array(z.string()),
  /** When the first of it was recorded, and when the whole was last checked against its seals. */
  since: z.string(),
  checkedAt: z.string(),
  /** The newest hash, in hexadecimal. */
  seal: z.string(),
  /** Each record of the chain: when it was recorded and its hash, oldest first, at most the newest hundred. */
  links: z.array(z.object({ sequence: z.number(), at: z.string(), hash: z.string() })),
});

/** A colour as it was measured: on which scale, and with its unit in words. */
const colour = z
  .object({ scale: z.enum(colourScales), value: z.number(), text: words })
  .meta({ id: 'QrColour' });
export type QrColour = z.output<typeof colour>;

/** How something was made, as hours on one line of time. */
const making = z
  .object({
    title: words,
    /** What of it, where the page is of more: its name and what identifies it. */
    of: z.object({ name: words, label: z.string() }).nullable(),
    /** A sentence with what all of it came to; null where that is not known. */
    total: words.nullable(),
    /** How long the line is, in hours. */
    length: z.number(),
    steps: z.array(
      z.object({
        title: words,
        tone: z.enum(makingTones),
        /** In hours; `from` since the line begins. */
        from: z.number(),
        hours: z.number(),
        /** In degrees Celsius. */
        degrees: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'QrMaking' });
export type QrMaking = z.output<typeof making>;

/** What went in beside what is traced, as it was written. */
const additions = z.object({ title: words, names: z.array(z.string()) }).meta({ id: 'QrAdditions' });

/** What the assets of a lot come to in something that differs among them: bounds and mean, or parts in hundredths. */
const summary = z
  .object({
    name: z.string(),
    label: words,
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    mean: z.number().nullable(),
    shares: z.array(z.object({ label: words, percent: z.number() })),
  })
  .meta({ id: 'QrSummary' });
export type QrSummary = z.output<typeof summary>;

/** The assets of a lot: how many, and the first of them, each with the address of its own page. */
const members = z.object({
  title: words,
  text: words.nullable(),
  total: z.number(),
  shown: z.array(
    z.object({
      label: z.string(),
      name: words,
      link: z.string(),
      colour: colour.nullable(),
      /** Its part of what the lot was made of, in hundredths and never nothing; null where that is not known of all. */
      percent: z.number().nullable(),
    }),
  ),
});
export type QrMembers = z.output<typeof members>;

/** A certificate that somebody else gave: what it is, by whom and with which number, and until when it holds. */
const certificate = z
  .object({ title: words, details: z.array(words), until: words.nullable() })
  .meta({ id: 'QrCertificate' });
export type QrCertificate = z.output<typeof certificate>;

/** What it came from, a step nearer to the beginning each time, as far as that has pages of its own. */
const source = z
  .object({
    /** How many steps back. */
    steps: z.number(),
    noun: words,
    name: words,
    label: z.string(),
    place: z.string(),
    link: z.string(),
    colour: colour.nullable(),
    /** Its part of what this was made of, in hundredths and never nothing; null where that is not told, or not known of all. */
    percent: z.number().nullable(),
  })
  .meta({ id: 'QrSource' });
export type QrSource = z.output<typeof source>;

/** Who makes it, in their own words, and where to find them. */
const maker = z.object({
  about: words.nullable(),
  webPage: z.string().nullable(),
});

/** A picture that everybody may see. */
const picture = z.object({ address: z.string(), label: words });

/** What the public may see of an asset or a lot (document 3 section 3, QR page data). */
export const page = z
  .object({
    /** The asset type: what the documents call the model. */
    model: z.number(),
    message: z.string().nullable(),
    theme: z.object({
      blueTheme: z.enum(['green', 'wine', 'a3']),
      scene: z.enum(sceneNames),
      logo: z.string().nullable(),
      logoWoText: z.string().nullable(),
    }),
    /** What it is the page of, where that is no single asset. */
    kind: words.nullable(),
    name: words,
    /** What identifies it: the tag. */
    label: z.string(),
    sentence: words.nullable(),
    /** The number of its trade item, as GS1 gave it; null where it is not known. */
    gtin: z.string().nullable(),
    /** What its people say of it. */
    description: z.string().nullable(),
    /** What the establishment says on all its pages of this kind, by its template; null where it says nothing. */
    about: words.nullable(),
    pictures: z.array(picture),
    /** Who it comes from. */
    company: z.string(),
    state: z.object({ state: z.string(), label: words, tone: z.string(), icon: z.string() }),
    attributes: z.array(attribute),
    sections: z.array(section),
    timeline: z.array(stop),
    figures: z.object({
      /** Whole months lived, until today or until its life ended. */
      months: z.number().nullable(),
      km: z.number().nullable(),
      places: z.number(),
      /** How many assets it is of, with what they are called; null of a single one. */
      assets: z.object({ count: z.number(), noun: words }).nullable(),
      /** What its model puts first: figures with what a shopper calls them. None of them is nothing. */
      own: z.array(z.object({ value: words, label: words })),
    }),
    /** For how many days it ripened, where it does. */
    ripeDays: z.number().nullable(),
    /** How many days ago it was bottled, where that is known: today is its first day, 0. */
    freshDays: z.number().nullable(),
    /** What each grade of freshness is like, from the freshest on, and until when it is best; null where it is not of what keeps fresh. */
    freshness: z.object({ grades: z.array(words), bestBefore: z.string().nullable() }).nullable(),
    making: making.nullable(),
    additions: additions.nullable(),
    /** What its journey is called, and where it was made, where its model has words for that. */
    journey: words.nullable(),
    madeIn: words.nullable(),
    certificates: z.array(certificate),
    sources: z.array(source),
    maker,
    summary: z.array(summary),
    members: members.nullable(),
    /** What comes first: where it has been, or what it is and is made of. */
    opensWith: z.enum(['journey', 'making']),
    proof: proof.nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'QrPage' });
export type QrPage = z.output<typeof page>;
