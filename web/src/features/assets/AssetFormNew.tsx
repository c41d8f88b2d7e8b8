import { useEffect, useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { CallError } from '../../call/call-error';
import { listAddress } from '../../form/back-to-list';
import { DraftNote } from '../../form/DraftNote';
import { capital } from '../../form/capital';
import { ChoosingInForm } from '../../form/ChoosingInForm';
import { rawOfDraft, readDraft } from '../../form/draft';
import { stepId } from '../../form/field-id';
import { openFields } from '../../form/form-subject';
import { LeaveGuard } from '../../form/LeaveGuard';
import { StepFormView } from '../../form/StepFormView';
import { labelWithUnit } from '../../fields/raw-value';
import { useKeptDraft } from '../../form/use-kept-draft';
import { useStepForm } from '../../form/use-step-form';
import type { Place } from '../../session/context';
import type { PlaceModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { focusField } from '../../ui/focus-field';
import { useSay } from '../../words/use-say';
import { useSaveAsset } from './asset-form-calls';
import { AssetQuotaModal } from './AssetQuotaModal';
import { AssetFormLoaded } from './AssetFormLoaded';
import { useNewSubject } from './use-new-subject';
import { useDiscard } from '../../form/use-discard';

export interface AssetFormNewProps extends PlaceModel {
  readonly place: Place;
  readonly draftKey: string;
  /** The form was opened by its address and not by 'Cargar otro'. */
  readonly isFirst: boolean;
  /** Begins again, with an empty form or with the draft that is kept now. */
  readonly onRestart: () => void;
}

/** A new asset, from the first step to the news that it is there. */
export function AssetFormNew({ place, model, scope, draftKey, isFirst, onRestart }: AssetFormNewProps) {
  const { say, word } = useSay('form');
  const save = useSaveAsset(place);
  const subject = useNewSubject({ model, scope }, place);
  const { locale } = subject;
  const [draft] = useState(() => readDraft(draftKey));
  const [loaded, setLoaded] = useState<SavedObject | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const form = useStepForm({
    subject,
    draft: draft === null ? null : rawOfDraft(draft, openFields(subject), locale),
    startStep: draft?.step,
    submitKey: draft?.submitKey,
    save: async (values, submitKey) => {
      setFailure(null);
      const saved = await save({ submitKey }, values);
      kept.drop();
      setLoaded(saved);
    },
    onFailure: setFailure,
  });
  const { raw, step, submitKey } = form;
  const held = { raw, step: step.name, language: locale.language, submitKey };
  const kept = useKeptDraft(draftKey, held, form.changed.length > 0 && loaded === null);
  const discard = useDiscard(kept, draftKey, onRestart);
  const noun = word(model.noun.one);
  const title = say(model.gender === 'f' ? 'form:newF' : 'form:newM', { noun });
  usePageTitle(title, place.boxName);
  useEffect(() => {
    if (!isFirst) focusField(stepId);
  }, [isFirst]);
  return (
    <>
      <ChoosingInForm form={form}>
        <StepFormView
          form={form}
          title={title}
          back={{ href: listAddress(), label: capital(word(model.noun.many)) }}
          note={<DraftNote keptAt={kept.keptAt} zone={locale.zone} onDiscard={discard} />}
          onDiscard={kept.keptAt === null ? undefined : discard}
          phoneNote={kept.keptAt === null ? place.boxName : say('form:draftOf', { place: place.boxName })}
          saveLabel={say('form:loadOne', { noun })}
          failure={failure}
          onFailureClose={() => {
            setFailure(null);
          }}
        />
      </ChoosingInForm>
      <LeaveGuard
        unsaved={loaded === null ? form.changed.map((field) => labelWithUnit(field, locale)) : []}
        onLeave={kept.drop}
      />
      <AssetQuotaModal place={place} model={model} />
      <AssetFormLoaded loaded={loaded} model={model} onAnother={onRestart} />
    </>
  );
}
