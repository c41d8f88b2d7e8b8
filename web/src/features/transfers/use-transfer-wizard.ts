import { useQuery } from '@tanstack/react-query';
import type { TargetBox } from '@huella/domain/calls/target-box';
import type { EventModel } from '@huella/domain/model/event-model';
import { callQuery } from '../../call/queries';
import type { ListSubject } from '../../list/list-subject';
import { useCounted } from '../../list/use-counted';
import { paths } from '../../paths';
import {
  useWizard,
  useWizardSession,
  type WizardSessionState,
  type WizardState,
} from '../../wizard/use-wizard';
import { chosenMode, transferModes, type TransferMode } from './transfer-event';
import { sentOf, transferWizard, type TransferAnswers, type TransferStep } from './transfer-wizard';

/** What the steps of a transfer work on, whichever wizard they are of. */
export interface TransferWizardState extends Pick<
  WizardSessionState<TransferStep, TransferAnswers>,
  'answers' | 'answer' | 'submitKey' | 'finish'
> {
  readonly subject: ListSubject;
  readonly event: EventModel;
  readonly target: TargetState;
  /** What goes over; null until it is chosen. */
  readonly mode: TransferMode | null;
  /** How many of the chosen assets their company owns: ownership of none of the others goes over. */
  readonly owned: number;
  /** How many assets are chosen, in words. */
  readonly counted: Counted;
  /** How many of them may go; as many as are chosen until it is known. */
  readonly going: Counted;
  /** How many stay, and the first of them with their reasons. */
  readonly left: Pick<TargetBox, 'cannot' | 'left'>;
  /** The last step is open. */
  readonly isLast: boolean;
  /** It was asked what goes over. */
  readonly isModeAsked: boolean;
  readonly goNext: () => void;
}

interface Counted {
  readonly figure: string;
  readonly noun: string;
}

/** What is known of the destination that was asked for. */
export interface TargetState {
  /** The alias that was asked for; '' while none was. */
  readonly alias: string;
  readonly box: TargetBox | undefined;
  readonly error: Error | null;
  readonly isChecking: boolean;
  readonly check: () => void;
  /** Found, nothing speaks against it, and something may go there. */
  readonly isSound: boolean;
}

/** The transfer wizard at work. The destination is asked again whenever the assets change. */
export function useTransferWizard(
  subject: ListSubject,
  event: EventModel,
): TransferWizardState & WizardState<TransferStep, TransferAnswers> {
  const session = useWizardSession(transferWizard, { place: subject.place, from: paths.transfers });
  const choice = useTransferChoice(subject, event, session.answers);
  const { target, mode } = choice;
  const answered = {
    target: target.alias !== '',
    mode: target.box === undefined || mode !== null,
    assets: session.answers.count > 0,
  };
  const wizard = useWizard(session, { answered });
  const isModeAsked = wizard.reached === 'assets' || wizard.reached === 'summary';
  return { ...wizard, ...choice, isModeAsked, isLast: wizard.step === 'summary' };
}

/** What is known of a transfer by its answers. */
export function useTransferChoice(subject: ListSubject, event: EventModel, answers: TransferAnswers) {
  const { mode: chosen, count } = answers;
  const target = useTarget(subject, event, answers);
  const { box } = target;
  const owned = box?.owned ?? count;
  const offered = transferModes(event).filter(
    ({ kind }) => kind === 'possession' || owned > 0 || count === 0,
  );
  const mode = chosenMode(offered, chosen, box?.own === true);
  const countedOf = useCounted(subject.model);
  const left = { cannot: box?.cannot ?? 0, left: box?.left ?? [] };
  const going = countedOf(count - left.cannot);
  return { subject, event, target, mode, owned, left, going, counted: countedOf(count) };
}

function useTarget({ place, model }: ListSubject, event: EventModel, answers: TransferAnswers): TargetState {
  const { alias, count, withLots } = answers;
  const kind = transferModes(event).find(({ key }) => key === answers.mode)?.kind;
  const { pks, ...others } = { pks: undefined, ...sentOf(answers) };
  const assets = { ...others, ...(pks !== undefined && { assetsList: pks }) };
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event.eventType),
      },
      body:
        count === 0
          ? {}
          : { ...assets, ...(kind !== undefined && { kind }), values: { _transferLot_: withLots } },
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
    isSound: box !== undefined && !isFetching && isOpen(box, count),
  };
}

/** Whether something may go there: nothing speaks against the place, and not against all that is chosen. */
function isOpen(box: TargetBox, count: number): boolean {
  return againstPlace(box).length === 0 && (count === 0 || box.can > 0);
}

/** What speaks against the destination itself, whatever is sent. */
export function againstPlace({ error }: TargetBox): TargetBox['error'] {
  return error.filter(({ level, field }) => level === 'error' && field === 'alias');
}
