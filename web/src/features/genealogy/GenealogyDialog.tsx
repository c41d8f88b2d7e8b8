import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import type { AssetType, GenealogyModel } from '@huella/domain/model/asset-type';
import type { RegistryAnimal } from '@huella/domain/calls/genealogy';
import type { SavedObject } from '@huella/domain/calls/objects';
import { compareIdentity, type Contradiction } from '@huella/domain/engine/genealogy/compare-identity';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { Modal } from '../../ui/Modal';
import { FormSkeleton } from '../../ui/Skeletons';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { assetQuery } from '../assets/asset-form-calls';
import { AnotherAnimal } from './AnotherAnimal';
import { GenealogyQuestion } from './GenealogyQuestion';
import { GenealogyResults } from './GenealogyResults';
import { searchFaults, startingSearch } from './genealogy-search';
import { useFillGenealogy } from './use-fill-genealogy';
import type { Registered } from './use-genealogy';
import { useRegistrySearch } from './use-registry-search';

export interface GenealogyDialogProps {
  readonly asset: Registered;
  readonly place: Place;
  readonly model: AssetType;
  readonly genealogy: GenealogyModel;
  readonly onClose: () => void;
}

/** Completes the genealogy of an animal from the registry of its breed (document 2 sections 2 and 5). */
export function GenealogyDialog({ asset, place, model, genealogy, onClose }: GenealogyDialogProps) {
  const { say } = useSay('genealogy');
  const stored = useQuery({ ...assetQuery(asset.id), staleTime: 0 });
  const title = say('genealogy:title', { label: asset.label });
  if (stored.data !== undefined) {
    return (
      <Search
        title={title}
        stored={stored.data}
        place={place}
        model={model}
        genealogy={genealogy}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="base"
      text={stored.error === null ? undefined : errorReason(stored.error, say)}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {stored.error === null && <FormSkeleton count={2} />}
    </Modal>
  );
}

interface SearchProps extends Omit<GenealogyDialogProps, 'asset'> {
  readonly title: string;
  readonly stored: SavedObject;
}

/** What was asked of the registry, and the animal of its answer that is chosen. */
function useQuestion({ genealogy, stored }: Pick<SearchProps, 'genealogy' | 'stored'>) {
  const [typed, setTyped] = useState(() => startingSearch(genealogy, stored.values));
  const [wasAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<RegistryAnimal | null>(null);
  const registry = useRegistrySearch();
  const ask = () => {
    setAsked(true);
    setChosen(null);
    if (searchFaults(typed).length > 0) return;
    void registry.search(typed).then((found) => {
      // What was not heard says nothing of what a later question has found.
      if (found !== null) setChosen(found.length === 1 ? (found[0] ?? null) : null);
    });
  };
  const faults = wasAsked ? searchFaults(typed) : [];
  return { typed, setTyped, faults, chosen, setChosen, state: registry.state, ask };
}

/** Fills a record in from an animal; where the two contradict each other, once that was confirmed. */
function useComparedFill({ stored, place, model, genealogy, onClose }: Omit<SearchProps, 'title'>) {
  const locale = useLocale();
  const { fill, isWorking } = useFillGenealogy(place, model, genealogy);
  const [doubts, setDoubts] = useState<readonly Contradiction[]>([]);
  const confirm = async (animal: RegistryAnimal) => {
    setDoubts([]);
    if (await fill(stored, animal)) onClose();
  };
  const compareFirst = (animal: RegistryAnimal) => {
    const { Sexo: sex, fechaNacimiento: birthDate, relatives } = animal;
    const said = { sex, birthDate, relatives };
    const found = compareIdentity(model, genealogy, stored.values, said, locale);
    if (found.length > 0) setDoubts(found);
    else void confirm(animal);
  };
  const dismiss = () => {
    setDoubts([]);
  };
  return { isWorking, doubts, compareFirst, confirm, dismiss };
}

function Search(props: SearchProps) {
  const { title, stored, model, genealogy, onClose } = props;
  const { say } = useSay('genealogy');
  const { typed, setTyped, faults, chosen, setChosen, state, ask } = useQuestion(props);
  const filling = useComparedFill(props);
  const hasResults = state.kind === 'results' && state.found.length > 0;
  return (
    <Modal
      open
      onClose={filling.isWorking ? undefined : onClose}
      title={title}
      text={say('genealogy:text')}
      size="base"
      actions={
        <Actions
          isAsking={state.kind === 'waiting'}
          isFilling={filling.isWorking}
          onClose={onClose}
          onAsk={ask}
          canFill={chosen !== null}
          onFill={
            hasResults
              ? () => {
                  if (chosen !== null) filling.compareFirst(chosen);
                }
              : null
          }
        />
      }
    >
      <GenealogyQuestion
        model={model}
        genealogy={genealogy}
        typed={typed}
        faults={faults}
        onType={(part) => {
          setTyped((before) => ({ ...before, ...part }));
        }}
        onAsk={ask}
      />
      <GenealogyResults state={state} chosen={chosen} onChoose={setChosen} />
      <AnotherAnimal
        label={stored.label}
        contradictions={filling.doubts}
        onConfirm={() => {
          if (chosen !== null) void filling.confirm(chosen);
        }}
        onCancel={filling.dismiss}
      />
    </Modal>
  );
}

interface ActionsProps {
  readonly isAsking: boolean;
  readonly isFilling: boolean;
  readonly canFill: boolean;
  readonly onClose: () => void;
  readonly onAsk: () => void;
  /** Null while there is nothing to fill in from. */
  readonly onFill: (() => void) | null;
}

/** The way out, the search, and once it found something the way to use it. */
function Actions({ isAsking, isFilling, canFill, onClose, onAsk, onFill }: ActionsProps) {
  const { say } = useSay('genealogy');
  return (
    <>
      <Button size="small" disabled={isFilling} onClick={onClose}>
        {say('ui:cancel')}
      </Button>
      <WorkingButton
        size="small"
        variant={onFill === null ? 'contained' : 'outlined'}
        startIcon={<SearchIcon size={16} />}
        working={isAsking}
        disabled={isFilling}
        onClick={onAsk}
      >
        {say('genealogy:search')}
      </WorkingButton>
      {onFill !== null && (
        <WorkingButton
          size="small"
          variant="contained"
          working={isFilling}
          disabled={!canFill}
          onClick={onFill}
        >
          {say('genealogy:use')}
        </WorkingButton>
      )}
    </>
  );
}
