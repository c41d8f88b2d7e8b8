import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Address } from '../../address';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { startSession } from '../../wizard/wizard-session';
import { offeredEvents } from './event-choice';
import { eventWizard } from './event-wizard';

/** Opens the form that resumes a paused asset, and leads back to where it was asked for. */
export type Resume = (asset: { readonly id: number; readonly label: string }, from: Address) => void;

/** How a paused asset of a place is resumed; null where the user may not. */
export function useResume(model: AssetType, place: Place): Resume | null {
  const navigate = useNavigate();
  return useMemo(() => {
    const [event] = offeredEvents(model, place, { count: 1, isPaused: true });
    if (event === undefined) return null;
    return ({ id, label }, from) => {
      const one = { picked: [[id, label] as const], count: 1, isPaused: true, event: event.eventType };
      const v = startSession(eventWizard, place, from, one, 'data');
      void navigate({ to: paths.eventNew, search: { v, step: 'data' } });
    };
  }, [navigate, model, place]);
}
