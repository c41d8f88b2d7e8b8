import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { withCopies } from '@huella/domain/engine/forms/copies';
import type { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { LeaveGuard } from '../../form/LeaveGuard';
import { StepFormView } from '../../form/StepFormView';
import { useStepForm } from '../../form/use-step-form';
import type { Place } from '../../session/context';
import type { PlaceModel } from '../../session/model';
import { runAddress } from '../../shell/run-address';
import { usePageTitle } from '../../shell/page-title';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { useAddCopies } from './asset-form-calls';
import { useNewSubject } from './use-new-subject';

export interface AssetFormManyProps extends PlaceModel {
  readonly place: Place;
}

/** Many equal assets by one form (mode new_massive, document 2 section 2), where the model adds so. */
export function AssetFormMany({ place, model, scope }: AssetFormManyProps) {
  const { say, word, language } = useSay('form');
  const navigate = useNavigate();
  const addCopies = useAddCopies(place, model);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  const withQuantity = useMemo(() => withCopies(model), [model]);
  const subject = useNewSubject({ model: withQuantity, scope }, place);
  const nouns = word(model.noun.many);
  const leave = (run: RunView) => {
    setDone(true);
    const isOver = run.state === 'completed';
    const notice = say('form:manyLoaded', {
      figure: formatCount(run.done, language),
      nouns,
    });
    void navigate({
      href: isOver ? listAddress() : runAddress(run.id),
      state: isOver ? { notice } : {},
      replace: true,
      ignoreBlocker: true,
    });
  };
  const form = useStepForm({
    subject,
    draft: null,
    save: async (values, submitKey) => {
      setFailure(null);
      leave(await addCopies(values, submitKey));
    },
    onFailure: setFailure,
  });
  const title = say('form:newMany', { nouns });
  usePageTitle(title, place.boxName);
  return (
    <>
      <StepFormView
        form={form}
        title={title}
        back={{ href: listAddress(), label: capital(nouns) }}
        phoneNote={place.boxName}
        saveLabel={say('form:loadOne', { noun: nouns })}
        failure={failure}
        onFailureClose={() => {
          setFailure(null);
        }}
      />
      <LeaveGuard
        unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, subject.locale))}
        onLeave={() => undefined}
      />
    </>
  );
}
