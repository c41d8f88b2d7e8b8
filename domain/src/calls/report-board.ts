import { z } from 'zod';
import { defineCall } from './contract';
import { askedReport, countedIn, reportPie, toldPrice } from './reports';

const lists = z.array(countedIn);

/** What some of a portfolio comes to: how many, and how much of it, with the lists that have as many. */
const part = z.object({ count: z.number(), amount: z.number(), lists });

const money = z.object({ currency: z.string(), value: z.number(), count: z.number(), lists });

/**
 * How an entity stands: its grain is there no more or its oracle fell silent, its oracle says something else of it, it runs out
 * soon, nobody beside the keeper confirms all of it, or all is confirmed.
 */
const standing = z.enum(['stopped', 'differs', 'expiring', 'unconfirmed', 'confirmed']);

const row = z
  .object({
    key: z.string(),
    label: z.string(),
    /** In how many establishments. */
    places: z.number(),
    ...part.shape,
    /** What of it is pledged; null where the caller may not list that. */
    pledged: part.nullable(),
    /** By the currencies of the whole, in their order. */
    values: z.array(money),
    /** When somebody looked at any of it last. */
    checked: z.string().nullable(),
    /** Null where the caller may not list what says it. */
    standing: standing.nullable(),
  })
  .meta({ id: 'PortfolioRow' });
export type PortfolioRow = z.output<typeof row>;

const portfolio = z
  .object({
    /** What its rows are told apart by: `Depositante`. */
    entity: z.string(),
    /** What one and several of it are called. */
    noun: z.object({ one: z.string(), many: z.string() }),
    /** What its amounts are in. */
    unit: z.string(),
    /** All of it, and how many of those have an amount. */
    total: part.extend({ filled: z.number() }),
    /** How many establishments there are in all: one may keep what is of several. */
    places: z.number(),
    /**
     * What is confirmed is worth, by currency, by which prices, and what is taken off in per cent, the least and the most; null
     * where the caller may not list what says it.
     */
    worth: z
      .object({
        values: z.array(money),
        priced: z.object({ from: z.string(), to: z.string() }).nullable(),
        haircut: z.object({ from: z.number(), to: z.number() }).nullable(),
        prices: z.array(toldPrice),
        /** What is confirmed, too, and has no price: it counts without. */
        unpriced: part,
      })
      .nullable(),
    /** What is pledged, the debt that was recorded of it, and how far it covers that, in per cent: all of it, and what is confirmed. */
    secured: part
      .extend({
        loan: z.number(),
        /** How many have a debt. */
        loans: z.number(),
        currency: z.string(),
        cover: z.number().nullable(),
        confirmedCover: z.number().nullable(),
      })
      .nullable(),
    /** What nobody beside the keeper confirms, and what it would be worth: it adds nothing to the value. */
    unconfirmed: part
      .extend({ values: z.array(z.object({ currency: z.string(), value: z.number() })) })
      .nullable(),
    /** What runs out within some days, and whose that is, the most first. */
    expiring: part.extend({ days: z.number(), whose: z.array(z.string()) }).nullable(),
    rows: z.array(row),
  })
  .meta({ id: 'Portfolio' });
export type Portfolio = z.output<typeof portfolio>;
export type PortfolioPart = z.output<typeof part>;
export type PortfolioStanding = z.output<typeof standing>;

/** The report as its screen shows it: beside its indicators, what the portfolio comes to and its entities (document 3 section 2). */
export const reportBoardCalls = {
  'reports.board': defineCall({
    method: 'POST',
    path: '/reportsPortfolio/board',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'reports',
    summary: 'What a report tells, with what the portfolio comes to, as a whole and by the entities',
    body: askedReport,
    reply: z.object({
      pies: z.array(reportPie),
      /** Null of a report of something else. */
      portfolio: portfolio.nullable(),
    }),
  }),
};
