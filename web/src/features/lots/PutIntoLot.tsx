import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { CallError } from '../../call/call-error';
import { listAddress } from '../../form/back-to-list';
import { RefusedRecords } from '../../form/RefusedRecords';
import { errorReason } from '../../list/error-reason';
import type { ListSubject } from '../../list/list-subject';
import { canBeNamed, nameChosen } from '../../list/name-chosen';
import { isMoved, SelectionMoved } from '../../list/SelectionMoved';
import { useLots } from '../../list/use-lots';
import type { ChosenAssets } from '../../list/chosen-assets';
import { paths } from '../../paths';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { useMoveAssets } from './lot-calls';
import { newLot } from './new-lot';
import { useCounted } from '../../list/use-counted';

export interface PutIntoLotProps {
  readonly subject: ListSubject;
  readonly chosen: ChosenAssets;
  readonly onClose: () => void;
}

/** Puts the chosen assets into a lot that is there, or begins a new one with them. */
export function PutIntoLot({ subject, chosen: first, onClose }: PutIntoLotProps) {
  const { say } = useSay('lots', 'list', 'form');
  const { place, model } = subject;
  const counted = useCounted(model);
  const lots = useLots(place);
  const [lotId, setLotId] = useState(lots.length === 1 ? String(lots[0]?.id ?? '') : '');
  const [count, setCount] = useState(first.count);
  const chosen = { ...first, count };
  const { put, isPending, error, reset } = usePut(subject, chosen, onClose);
  const lot = lots.find(({ id }) => String(id) === lotId);
  const isByRecord = error instanceof CallError && error.issues.some(({ record }) => record !== null);
  return (
    <>
      <Modal
        open={!isByRecord && !isMoved(error)}
        size="base"
        onClose={isPending ? undefined : onClose}
        title={say('lots:putTitle', counted(chosen.count))}
        text={lots.length === 0 ? say('lots:putNone', { place: place.boxName }) : say('lots:putText')}
        actions={
          <PutButtons
            {...{ subject, chosen, onClose, lot, isPending }}
            hasLots={lots.length > 0}
            onPut={put}
          />
        }
      >
        {lots.length > 0 && <LotChoice lots={lots} value={lotId} onChange={setLotId} counted={counted} />}
        {error !== null && !isByRecord && !isMoved(error) && (
          <Notice tone="danger" title={errorReason(error, say)} />
        )}
      </Modal>
      <SelectionMoved
        error={error}
        model={model}
        onGoOn={(found) => {
          setCount(found);
          reset();
        }}
        onClose={onClose}
      />
      <RefusedRecords
        error={isByRecord ? error : null}
        chosen={chosen}
        fields={subject.fields}
        locale={subject.locale}
        nothingText={say('lots:moveFailed')}
        onClose={reset}
      />
    </>
  );
}

interface LotChoiceProps {
  readonly lots: readonly LotRow[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly counted: ReturnType<typeof useCounted>;
}

/** Which of the lots, each with how many are in it. */
function LotChoice({ lots, value, onChange, counted }: LotChoiceProps) {
  const { say } = useSay('lots');
  return (
    <SelectInput
      label={say('lots:putWhich')}
      value={value}
      onChange={onChange}
      options={lots.map(({ id, name, quantity_assets: count }) => ({
        value: String(id),
        label: name,
        detail: say('lots:counted', counted(count)),
      }))}
    />
  );
}

/** Does it, and reports how many came in. */
function usePut({ model }: ListSubject, chosen: ChosenAssets, onDone: () => void) {
  const { say } = useSay('lots');
  const { show } = useToasts();
  const counted = useCounted(model);
  const { mutate, isPending, error, reset } = useMoveAssets();
  const put = ({ id, name }: LotRow) => {
    mutate(
      { lotId: id, action: 'add', chosen },
      {
        onSuccess: ({ moved }) => {
          const text =
            moved === 0
              ? say('lots:putDoneNone', { name })
              : say('lots:putDone', { ...counted(moved), name });
          show({ tone: 'ok', text });
          onDone();
        },
      },
    );
  };
  return { put, isPending, error, reset };
}

interface PutButtonsProps extends PutIntoLotProps {
  readonly lot: LotRow | undefined;
  readonly hasLots: boolean;
  readonly isPending: boolean;
  readonly onPut: (lot: LotRow) => void;
}

function PutButtons(props: PutButtonsProps) {
  const { subject, chosen, lot, hasLots, isPending, onPut, onClose } = props;
  const { say } = useSay('lots');
  const startNew = useNewLot(subject, chosen);
  return (
    <>
      <Button size="small" disabled={isPending} onClick={onClose}>
        {say('lots:cancel')}
      </Button>
      {subject.place.can('TAG_ADD') && (
        <Button
          size="small"
          variant={hasLots ? 'outlined' : 'contained'}
          disabled={isPending}
          onClick={() => void startNew()}
        >
          {say('lots:putNew')}
        </Button>
      )}
      {hasLots && (
        <WorkingButton
          size="small"
          variant="contained"
          working={isPending}
          disabled={lot === undefined}
          onClick={() => {
            if (lot !== undefined) onPut(lot);
          }}
        >
          {say('lots:putConfirm')}
        </WorkingButton>
      )}
    </>
  );
}

/** Opens the form of a new lot with the chosen assets in it; more than can be named come in once it is saved. */
function useNewLot(subject: ListSubject, chosen: ChosenAssets): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    const picked = canBeNamed(chosen) ? await nameChosen(client, subject, chosen) : null;
    const answers = picked === null ? chosen : { ...chosen, picked, count: picked.length };
    const v = startSession(newLot, subject.place, listAddress(), answers);
    await navigate({ to: paths.lotNew, search: { v } });
  };
}
