import { useRef, useState } from 'react';
import type { RegistryAnimal } from '@huella/domain/calls/genealogy';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { useSay } from '../../words/use-say';
import type { GenealogySearch } from './genealogy-search';

/** The state of a search (document 2 section 4). */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'results'; readonly found: readonly RegistryAnimal[] }
  | { readonly kind: 'error'; readonly text: string };

/** The search in the breed registry. An answer that comes after a later question is not heard. */
export function useRegistrySearch() {
  const { say } = useSay();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const latest = useRef(0);
  const search = async ({
    mode,
    category,
    breed,
    hba,
    cc,
    rp,
  }: GenealogySearch): Promise<readonly RegistryAnimal[] | null> => {
    latest.current += 1;
    const round = latest.current;
    const numbers = mode === 'hba' ? { hba } : { cc, rp };
    setState({ kind: 'waiting' });
    try {
      const found = await call('genealogy.search', { body: { mode, category, breed, ...numbers } });
      if (round !== latest.current) return null;
      setState({ kind: 'results', found });
      return found;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (round === latest.current) setState({ kind: 'error', text: errorReason(error, say) });
      return null;
    }
  };
  return { state, search };
}
