import Button from '@mui/material/Button';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { FormSubject } from '../../form/form-subject';
import { RowForms } from '../../form/RowForm';
import { keepForOffline } from '../../session/device';
import { useFormModel } from '../../session/form-model';
import { useIsPhone } from '../../shell/use-media';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { WizardStep } from '../../wizard/WizardStep';
import type { EventWizardState } from '../events/use-event-wizard';
import type { GridAsset } from './grid-asset';
import { GridScreen } from './GridScreen';
import { GridSummary } from './GridSummary';
import type { KeptGrid } from './kept-grids';
import { useEventGrid, useGridQuestion, useKeptGrid, type GridQuestion } from './use-event-grid';
import { PhoneRows } from './PhoneRows';
import { ScaleFile } from './ScaleFile';
import { useArrivedScale } from './use-arrived-scale';
import { useGridAssets } from './use-grid-assets';

export interface EventGridStepProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
  /** The choice between one for all and one by one. */
  readonly way: ReactNode;
}

/**
 * The data of an event, a row an asset, and then what will be recorded (document 2 section 2: load data, then summary). Once
 * it is open it works without a network.
 */
export function EventGridStep({ wizard, event, way }: EventGridStepProps) {
  const { say } = useSay('eventGrid', 'events');
  const question = useGridQuestion(wizard, event);
  const found = useKeptGrid(wizard, question);
  const chosen = wizard.answers.picked;
  // Of other assets than those that are chosen now it says nothing.
  const kept = useMemo(
    () => (found !== null && isAbout(found, event, chosen) ? found : null),
    [found, event, chosen],
  );
  const { assets, error, retry } = useGridAssets(
    wizard.subject,
    wizard.answers,
    question.columns,
    kept?.assets,
  );
  if (assets === undefined && error !== null)
    return (
      <WizardStep title={say('eventGrid:loadFailed')}>
        <Button onClick={retry}>{say('ui:retry')}</Button>
      </WizardStep>
    );
  if (assets === undefined)
    return (
      <WizardStep title={say('events:stepData')}>
        <FormSkeleton count={4} />
      </WizardStep>
    );
  if (assets.length === 0) return <WizardStep title={say('eventGrid:noneLeft')}>{way}</WizardStep>;
  return <Room {...{ wizard, question, assets, kept, way }} />;
}

function isAbout(kept: KeptGrid, { eventType }: EventModel, picked: EventWizardState['answers']['picked']) {
  const { answers } = kept.session;
  if (answers.event !== eventType) return false;
  const ids = (list: typeof picked) => (list ?? []).map(([id]) => id).join();
  return ids(answers.picked) === ids(picked);
}

const noTexts: readonly string[] = [];

interface RoomProps {
  readonly wizard: EventWizardState;
  readonly question: GridQuestion;
  readonly assets: readonly GridAsset[];
  readonly kept: KeptGrid | null;
  readonly way: ReactNode;
}

function Room({ wizard, question, assets, kept, way }: RoomProps) {
  const grid = useEventGrid(wizard, question, assets, kept);
  const isPhone = useIsPhone();
  // What is kept has them already.
  const { given, drop } = useArrivedScale(grid, kept === null ? wizard.answers.scale : noTexts);
  const { place, locale } = wizard.subject;
  const { model, scope } = useFormModel(place);
  const inner = useMemo(
    (): FormSubject => ({ model, scope, locale, mode: 'new', stored: {} }),
    [model, scope, locale],
  );
  useEffect(() => {
    keepForOffline(place);
  }, [place]);
  const isSound = grid.read.counted.length > 0 && grid.read.faulty.length === 0;
  // What waits to be sent is not changed any more: the server may have taken it.
  if (grid.queued !== null || (wizard.step === 'summary' && isSound)) return <GridSummary grid={grid} />;
  const Screen = isPhone ? PhoneRows : GridScreen;
  return (
    // What is filled in inside a cell has rows of its own.
    <RowForms subject={inner}>
      <Screen
        grid={grid}
        way={way}
        file={<ScaleFile key={given.length} grid={grid} given={given[0]} onClose={drop} />}
      />
    </RowForms>
  );
}
