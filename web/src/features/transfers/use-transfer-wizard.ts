import { useQuery } from '@tanstack/react-query';
import type { TargetBox } from '@huella/domain/calls/transfers';
import type { EventModel } from '@huella/domain/model/event-model';
import { callQuery } from '../../call/queries';
import { sentAssets } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import { useCounted } from '../../list/use-counted';
import { paths } from '../../paths';
import { useWizard, useWizardSession, type WizardState } from '../../wizard/use-wizard';
import { transferModes, type TransferMode } from './transfer-event';
import { transferWizard, type TransferAnswers, type TransferStep } from './transfer-wizard';

export interface TransferWizardState extends WizardState<TransferStep, TransferAnswers> {
  readonly subject: ListSubject;
  readonly event: EventModel;
  readonly target: TargetState;
  readonly mode: TransferMode;
  /** How many assets are chosen, in words. */
  readonly counted: { readonly figure: string; readonly noun: string };
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

/** The transfer wizard at work. The destination is asked again whenever the assets change. */
export function useTransferWizard(subject: ListSubject, event: EventModel): TransferWizardState {
  const session = useWizardSession(transferWizard, { place: subject.place, from: paths.transfers });
  const { alias, mode: chosen, count } = session.answers;
  const target = useTarget(subject, event, session.answers);
  const modes = transferModes(event);
  const mode = modes.find(({ key }) => key === chosen) ?? modes[0] ?? { key: '', kind: 'ownership' };
  const wizard = useWizard(session, { answered: { target: alias !== '', assets: count > 0 } });
  const counted = useCounted(subject.model)(count);
  return { ...wizard, subject, event, target, mode, counted };
}

function useTarget({ place, model }: ListSubject, event: EventModel, answers: TransferAnswers): TargetState {
  const { alias, count, withLots } = answers;
  const { pks, ...selection } = sentAssets(answers);
  const assets = { ...selection, ...(pks !== undefined && { assetsList: pks }) };
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event.eventType),
      },
      body: count === 0 ? {} : { ...assets, values: { _transferLot_: withLots } },
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
