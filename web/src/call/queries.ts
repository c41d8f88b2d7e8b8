import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallName } from '@huella/domain/calls/index';
import { call, type CallInput } from './call';
import { CallError } from './call-error';

/** Answers worth asking for again: the network or the server was away. Refusals stay refusals. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && error.code === 'unavailable';
}

/**
 * Anyone who is refused a list may ask by a model from before a field was disabled: the models are asked for again, and the list
 * goes on with the fields that are left.
 */
const queryCache = new QueryCache({
  onError: (error, { queryKey: [name] }) => {
    if (name === 'objects.list' && error instanceof CallError && error.code === 'invalidInput')
      void queryClient.invalidateQueries({ queryKey: ['models.all'] });
  },
});

/** The cache of what the server answered. */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => isPassing(error) && failures < 2,
      retryDelay: (failures) => 400 * 2 ** failures,
    },
  },
});

/** A call as a query: `useQuery(callQuery('topBar.all', {}))`. The key is the call's name and what it was given. */
export function callQuery<Name extends CallName>(name: Name, input: CallInput<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => call(name, input, signal),
  });
}
