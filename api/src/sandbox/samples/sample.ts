import type { Position, Values } from '@huella/domain/model/value';
import type { Words } from '@huella/domain/words';

/** Something that happened to some assets of a sample, by their places in it. */
interface SampleEvent {
  readonly daysAgo: number;
  readonly eventType: number;
  readonly common?: Values;
  readonly of: readonly number[];
  /** What is said of each, by its place. */
  readonly each?: (at: number) => Values;
}

/** What a sandbox of a chain begins with: one company, one establishment, some assets, what happened to them, a lot. */
export interface Sample {
  readonly assetType: number;
  readonly subtype: number;
  readonly rol: string;
  readonly country: string;
  readonly timezone: string;
  readonly city: string;
  readonly region: string;
  /** Longitude first. */
  readonly position: Position;
  readonly company: Words;
  readonly box: Words;
  /** Few enough to be written at once. */
  readonly assets: readonly Values[];
  readonly events: readonly SampleEvent[];
  readonly lot: { readonly name: Words; readonly of: readonly number[] };
}

/** The calendar day so many days ago, passed in every zone: `2026-11-20`. Assets were loaded `loadedDaysAgo` days ago. */
type DayAgo = (days: number) => string;

/** Makes the sample of a chain as it is today: nothing in it lies in the future, and all of it is recent. */
export type MakeSample = (ago: DayAgo) => Sample;

/** Days ago on which the assets of every sample were loaded. */
export const loadedDaysAgo = 60;

/** One after the other of some values, over again from the beginning. */
export function turn<Value>(values: readonly [Value, ...Value[]], at: number): Value {
  return values[at % values.length] ?? values[0];
}

/** The places from one to another, the last left out. */
export function places(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_none, at) => from + at);
}

/** A number that varies from place to place between two bounds, with so many decimals. */
export function between(min: number, max: number, at: number, decimals = 1): number {
  const share = ((at * 37 + 11) % 50) / 49;
  return Number((min + (max - min) * share).toFixed(decimals));
}
