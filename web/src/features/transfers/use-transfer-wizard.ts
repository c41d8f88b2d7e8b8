import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TargetBox } from '@huella/domain/calls/transfers';
import type { EventModel } from '@huella/domain/model/event-model';
import { callQuery } from '../../call/queries';
import { openStep } from '../../form/wizard-steps';
import type { ListSubject } from '../../list/list-subject';
import { useVisit, type VisitState } from '../../list/use-visit';
import { sentAssets, type Visit } from '../../list/visit';
import { paths } from '../../paths';
import { transferModes, type TransferMode } from './transfer-event';

export const transferSteps = ['target', 'mode', 'assets', 'summary'] as const;
export type TransferStep = (typeof transferSteps)[number];

export interface TransferWizardState extends Omit<VisitState, 'step'> {
  readonly subject: ListSubject;
  readonly event: EventModel;
  readonly step: TransferStep;
  readonly reached: string;
  readonly goOn: (step: TransferStep) => void;
  readonly target: TargetState;
  readonly mode: TransferMode;
  /** Lots that go whole go along; otherwise their assets leave them. */
  readonly withLots: boolean;
}

/** What is known of the destination that was asked for. */
export interface TargetState {
  /** The alias that was asked for; '' while none was. */
  readonly alias: string;
  readonly box: TargetBox | undefined;
  readonly error: Error | null;
  readonly isChecking: boolean;
  readonly check: () => void;
  /** Found, and nothing speaks against it. */
  readonly isSound: boolean;
}

/** The walk of the transfer wizard. The destination is asked anew whenever the assets change. */
export function useTransferWizard(subject: ListSubject, event: EventModel): TransferWizardState {
  const state = useVisit(subject.place, transferSteps, paths.transfers);
  const { visit, answer, goTo } = state;
  const target = useTarget(subject, event, visit);
  const modes = transferModes(event);
  const mode = modes.find(({ key }) => key === visit.answers['mode']) ?? modes[0];
  const reached = reachedOf(target, visit);
  const open = openStep(transferSteps, state.step, reached);
  const goOn = useCallback(
    (step: TransferStep) => {
      const places: readonly string[] = transferSteps;
      if (places.indexOf(step) > places.indexOf(reached)) answer({ reached: step });
      goTo(step);
    },
    [answer, goTo, reached],
  );
  return {
    ...state,
    ...{ subject, event, target, reached, goOn },
    withLots: wantsLots(visit),
    mode: mode ?? { key: '', kind: 'ownership' },
    step: transferSteps.find((step) => step === open) ?? 'target',
  };
}

/** So unless it was chosen otherwise (decisions section 4, `_transferLot_`). */
function wantsLots({ answers }: Visit): boolean {
  return answers['lots'] !== 'left';
}

/** Without a destination nothing else is reached, without assets no summary. */
function reachedOf({ alias }: TargetState, { answers, count }: Visit): string {
  if (alias === '') return 'target';
  const reached = answers['reached'] ?? 'target';
  return reached === 'summary' && count === 0 ? 'assets' : reached;
}

function useTarget({ place, model }: ListSubject, event: EventModel, visit: Visit): TargetState {
  const alias = visit.answers['alias'] ?? '';
  const { pks, ...selection } = sentAssets(visit);
  const assets = { ...selection, ...(pks !== undefined && { assetsList: pks }) };
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event.eventType),
      },
      body: visit.count === 0 ? {} : { ...assets, values: { _transferLot_: wantsLots(visit) } },
    }),
    // The same destination stays in view while it is asked for other assets.
    placeholderData: (before, query) => (query?.queryKey[1].params.alias === alias ? before : undefined),
    enabled: alias !== '',
    // What speaks against it may change at any time: it is asked whenever the step opens.
    staleTime: 0,
  });
  const box = alias === '' || error !== null ? undefined : data?.[0];
  return {
    alias,
    box,
    error: alias === '' ? null : error,
    isChecking: isFetching,
    check: () => void refetch(),
    isSound: box !== undefined && !isFetching && box.error.every((found) => found.level === 'warning'),
  };
}
