import type { RegisteredRouter } from '@tanstack/react-router';
import { addressText } from './address-text';

type Routes = RegisteredRouter['routesByPath'];

/** The paths that have a screen: those of the routes. The older ones, known by their text alone, lead to others. */
export type ScreenPath = Extract<
  keyof { [Path in keyof Routes as string extends Path ? never : Path]: unknown },
  string
>;

/** What a screen reads behind the question mark of its address. A screen that reads nothing takes nothing. */
type SearchOf<Path extends ScreenPath> = Routes[Path] extends {
  types: { fullSearchSchema: infer Search };
}
  ? keyof Search extends never
    ? Readonly<Record<string, never>>
    : Partial<Search>
  : never;

/** The names of what is to be filled in of a path: `id` of `/runs/$id`. */
type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

type Params<Name extends string> = [Name] extends [never] ? [] : [Readonly<Record<Name, string | number>>];

declare const checked: unique symbol;

/**
 * An address of the product: a path that has a screen, with what that screen reads. A path with nothing to fill in is
 * one as it is.
 */
export type Address =
  | Exclude<ScreenPath, `${string}$${string}`>
  | (string & { readonly [checked]: 'address' });

/**
 * The address of a screen. What is null, undefined or blank is left out of its search. A path without a screen, a search
 * that the screen does not read and a missing part of the path do not compile (decision 31).
 */
export function addressOf<Path extends ScreenPath>(
  path: Path,
  search: SearchOf<Path>,
  ...params: Params<ParamNames<Path>>
): Address {
  const [parts = {}]: readonly Readonly<Record<string, string | number>>[] = params;
  const filled = Object.entries(parts).reduce<string>(
    (text, [name, part]) => text.replace(`$${name}`, encodeURIComponent(part)),
    path,
  );
  return knownAddress(filled + addressText.stringifySearch(search));
}

/** An address that was written by the router or by `addressOf` before, and kept as a text. */
export function knownAddress(text: string): Address {
  return text as Address; // the caller says that it was one
}
