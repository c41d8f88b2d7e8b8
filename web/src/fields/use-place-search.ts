import { useCallback, useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { call } from '../call/call';
import { CallError } from '../call/call-error';

export type FoundPlaces = ReplyOf<Calls['geography.search']>;

/** The state of a search. */
export type SearchState =
  | { readonly is: 'idle' | 'searching' | 'failed' }
  | { readonly is: 'found'; readonly text: string; readonly places: FoundPlaces };

export interface PlaceSearch {
  readonly state: SearchState;
  /** Looks for an address; answers what was found, nothing where it failed. */
  readonly search: (text: string) => Promise<FoundPlaces>;
  readonly forget: () => void;
}

/** Looks for addresses; places of the country come first. */
export function usePlaceSearch(country: string | null): PlaceSearch {
  const [state, setState] = useState<SearchState>({ is: 'idle' });
  const search = useCallback(
    async (text: string) => {
      setState({ is: 'searching' });
      try {
        const places = await findPlaces(text, country);
        setState({ is: 'found', text, places });
        return places;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setState({ is: 'failed' });
        return [];
      }
    },
    [country],
  );
  const forget = useCallback(() => {
    setState({ is: 'idle' });
  }, []);
  return { state, search, forget };
}

/** The places that an address means, those of the country first. Throws the refusal. */
export function findPlaces(text: string, country: string | null): Promise<FoundPlaces> {
  return call('geography.search', { body: { text, ...(country !== null && { country }) } });
}
