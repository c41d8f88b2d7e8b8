import type { CountedIn } from '@huella/domain/calls/reports';
import type { CountedLot, Valuing } from '@huella/domain/engine/collateral/sum-worth';
import type { ToldPrice } from '@huella/domain/calls/reports';
import type { Currency } from '@huella/domain/model/collateral';

/** Assets of a portfolio that are alike in all that it is told by: of one entity, in one establishment. */
export interface PortfolioCell extends CountedLot {
  readonly entity: { readonly key: string; readonly label: string };
  /** How much there is by what the report tells, and how many of them say it; `amount` is what they are worth by. */
  readonly held: number;
  readonly filled: number;
  /** Null where it may not be listed. */
  readonly isPledged: boolean | null;
  /** Somebody beside the keeper confirms them; null where that may not be listed. */
  readonly isConfirmed: boolean | null;
  /** Nobody said of them whether they are there: no list asks for that. */
  readonly isUnsaid: boolean;
  readonly loan: number;
  readonly loans: number;
  readonly expiring: { readonly count: number; readonly held: number };
  readonly checked: string | null;
  /** How many are there no more or are not told of any more, and of how many something else is said. */
  readonly stopped: number;
  readonly differing: number;
}

/** What a list is to have: all of an entity or of everybody, and which part of it. */
export interface PortfolioAsk {
  readonly entity: string | null;
  readonly part: 'all' | 'pledged' | 'confirmed' | 'unconfirmed' | 'expiring';
  /** Of these kinds alone. */
  readonly kinds: readonly string[] | null;
}

/** The portfolio as it is in one establishment, with what it is valued by there. */
export interface PortfolioPlace {
  /** Where the cells are, each by the id of its establishment. */
  readonly cells: readonly PortfolioCell[];
  /** Null where the caller may not list what says what they are worth. */
  readonly valuing: Valuing | null;
  readonly prices: (lots: readonly CountedLot[], currency: Currency) => readonly ToldPrice[];
  /** The lists of so many of them; none of what no list asks for. */
  readonly lists: (ask: PortfolioAsk, count: number) => readonly CountedIn[];
  /** What may be told of them. */
  readonly tells: { readonly pledges: boolean; readonly confirmation: boolean; readonly expiry: boolean };
}
