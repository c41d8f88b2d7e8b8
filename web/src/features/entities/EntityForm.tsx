import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, useState } from 'react';
import type { NamedEntity } from '@huella/domain/calls/entities';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { isEmpty } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { capital } from '../../form/capital';
import { FormWaiting } from '../../form/FormWaiting';
import { recordDraftKey } from '../../form/draft';
import { openFields, type FormSubject } from '../../form/form-subject';
import { LeaveGuard } from '../../form/LeaveGuard';
import { StepFormView } from '../../form/StepFormView';
import { isRequired } from '../../form/step-status';
import { useRecordDraft, useRecovered } from '../../form/use-record-draft';
import { useStepForm } from '../../form/use-step-form';
import { errorReason } from '../../list/error-reason';
import { useAskedAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFilledModel, useServerDefaults } from '../../session/form-model';
import { useLocale } from '../../session/model';
import { useUser } from '../../session/session';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { usePageTitle } from '../../shell/page-title';
import { requestIdOf } from '../../shell/request-id';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useSay } from '../../words/use-say';
import { entitiesAddress } from './entity-address';
import { entityQuery, useEntityCalls, valuesOf } from './entity-calls';

export interface EntityFormProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The entity that is edited; null is a new one. */
  readonly pk: number | null;
}

/** The form in steps of an entity that has more than a name (document 2 section 2). */
export function EntityForm({ place, type, pk }: EntityFormProps) {
  return pk === null ? (
    <Steps place={place} type={type} entity={null} />
  ) : (
    <StoredEntity place={place} type={type} pk={pk} />
  );
}

function StoredEntity({ place, type, pk }: EntityFormProps & { readonly pk: number }) {
  const { say, word } = useSay('entities', 'list');
  // What is edited stays as it was opened.
  const { data, error, refetch } = useQuery({
    ...entityQuery(place, type, pk),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return <Steps place={place} type={type} entity={data} />;
  if (error === null) return <FormWaiting shape="form" />;
  const { noun, gender } = type.model;
  const slots = { noun: word(noun.one) };
  const toList = (
    <Button size="small" href={entitiesAddress(type.id)}>
      {say('entities:toList', { nouns: word(noun.many) })}
    </Button>
  );
  return (
    <Middle>
      <HiddenTitle>{say('entities:title')}</HiddenTitle>
      {error instanceof CallError && error.code === 'notFound' ? (
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say(gender === 'f' ? 'entities:goneF' : 'entities:goneM', slots)}
          text={say('entities:goneText')}
          actions={toList}
        />
      ) : (
        <ErrorState
          title={say('entities:getError')}
          text={errorReason(error, say)}
          onRetry={() => void refetch()}
          action={toList}
          requestId={requestIdOf(error)}
        />
      )}
    </Middle>
  );
}

interface StepsProps {
  readonly place: Place;
  readonly type: EntityType;
  readonly entity: NamedEntity | null;
}

function Steps(props: StepsProps) {
  const [round, setRound] = useState(0);
  return <OpenedSteps key={round} {...props} onRestart={() => setRound((before) => before + 1)} />;
}

interface OpenedStepsProps extends StepsProps {
  /** Begins again, without the draft. */
  readonly onRestart: () => void;
}

function OpenedSteps({ place, type, entity, onRestart }: OpenedStepsProps) {
  const { say, word } = useSay('entities', 'form');
  const navigate = useNavigate();
  const { model } = type;
  const { save } = useEntityCalls(place, type);
  const subject = useEntitySubject(place, type, entity);
  const [failure, setFailure] = useState<CallError | null>(null);
  const address = entitiesAddress(type.id);
  const [isDone, setDone] = useState(false);
  const draftKey = recordDraftKey(useUser().id, {
    kind: `entity-${type.id}`,
    holder: place.boxId,
    stored: entity,
  });
  const form = useStepForm({
    subject,
    ...useRecovered(draftKey, subject),
    save: async (values) => {
      setFailure(null);
      await save(entity, values);
      setDone(true);
      draft.drop();
      await navigate({ href: address, ignoreBlocker: true });
    },
    onFailure: setFailure,
  });
  const draft = useRecordDraft(draftKey, form, isDone, onRestart);
  const isWhole = openFields(subject).every(
    (field) => !isRequired(field, form.values) || !isEmpty(form.values[field.name]),
  );
  const title =
    entity === null
      ? say(model.gender === 'f' ? 'entities:newF' : 'entities:newM', { noun: word(model.noun.one) })
      : say('entities:editOne', { name: entity.value });
  usePageTitle(title, place.boxName);
  return (
    <>
      <StepFormView
        form={form}
        title={title}
        back={{ href: address, label: capital(word(model.noun.many)) }}
        note={draft.note}
        onDiscard={draft.onDiscard}
        above={draft.recovered}
        phoneNote={place.boxName}
        saveLabel={say('entities:save')}
        saveDisabled={!isWhole}
        failure={failure}
        onFailureClose={() => {
          setFailure(null);
        }}
      />
      <LeaveGuard
        unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, subject.locale))}
        onLeave={draft.drop}
      />
    </>
  );
}

function useEntitySubject(place: Place, type: EntityType, entity: NamedEntity | null): FormSubject {
  const locale = useLocale();
  const model = useFilledModel(place, type.model);
  const known = useServerDefaults(place, model.attributes);
  const areas = useAskedAreas(place, model.attributes);
  const [start] = useState(() =>
    defaultValues(model.attributes, place.boxSubtype, locale, new Date(), known),
  );
  return useMemo(
    () => ({
      model,
      scope: { boxSubtype: place.boxSubtype, companyTiers: [] },
      mode: entity === null ? 'new' : 'update',
      locale,
      stored: entity === null ? start : valuesOf(entity),
      areas,
    }),
    [model, place.boxSubtype, entity, locale, start, areas],
  );
}
