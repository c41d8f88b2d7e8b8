import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { isAlive } from '../../shell/run-progress';
import { followRun, runQuery } from './follow-run';

export interface LiveRun {
  readonly run: RunView | undefined;
  /** When this was received of it, in milliseconds. */
  readonly seenAt: number;
  readonly error: Error | null;
  /** The stream broke off and is being taken up again. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

/**
 * A run as it goes on, line by line; when the connection is lost it is taken up again. Who may see it no more reads
 * so in its place.
 */
export function useRun(id: number): LiveRun {
  const client = useQueryClient();
  const { data: run, dataUpdatedAt: seenAt, error, refetch } = useQuery(runQuery(id));
  const [isLost, setLost] = useState(false);
  const isRunning = run !== undefined && isAlive(run);
  useEffect(() => {
    if (!isRunning) return;
    const leaving = new AbortController();
    void followRun(client, id, leaving.signal, setLost);
    return () => {
      leaving.abort();
    };
  }, [client, id, isRunning]);
  return { run, seenAt, error, isLost, retry: () => void refetch() };
}
