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
import { MinePanel } from '../../form/MinePanel';
import { StepFormView } from '../../form/StepFormView';
import { isRequired } from '../../form/step-status';
import { useOpened, type OpenedForm } from '../../form/use-opened';
import { useRecordDraft, useRecovered } from '../../form/use-record-draft';
import { useStepForm } from '../../form/use-step-form';
import { errorReason } from '../../list/error-reason';
import { useAskedAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFilledModel, useServerDefaults } from '../../session/form-model';
import { useLocale } from '../../session/model';
import { useUser } from '../../session/session';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { CenteredMessage } from '../../shell/CenteredMessage';
import { usePageTitle } from '../../shell/page-title';
import { requestIdOf } from '../../shell/request-id';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useSay } from '../../words/use-say';
import { entitiesAddress } from './entity-address';
import { entityQuery, useEntityCalls, valuesOf } from './entity-calls';
import { EntityConflict } from './EntityConflict';

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
    <CenteredMessage>
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
    </CenteredMessage>
  );
}

interface StepsProps {
  readonly place: Place;
  readonly type: EntityType;
  readonly entity: NamedEntity | null;
}

/** It stays on the version that it was opened with, and begins anew where a newer one is asked for or its draft is discarded. */
function Steps({ entity, ...rest }: StepsProps) {
  const { key, opened } = useOpened(entity);
  return <OpenedSteps key={key} {...rest} {...opened} />;
}

interface OpenedStepsProps extends Omit<StepsProps, 'entity'>, OpenedForm<NamedEntity | null> {}

function OpenedSteps(props: OpenedStepsProps) {
  const { place, type, record: entity } = props;
  const { say, word } = useSay('entities', 'form');
  const { model } = type;
  const { form, draft, isDone, failure, forget } = useEntityForm(props);
  const [mine, setMine] = useState(props.mine);
  const isConflict = entity !== null && failure?.code === 'changedMeanwhile';
  const isWhole = openFields(form.subject).every(
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
        back={{ href: entitiesAddress(type.id), label: capital(word(model.noun.many)) }}
        note={draft.note}
        onDiscard={draft.onDiscard}
        above={
          mine === null ? (
            draft.recovered
          ) : (
            <MinePanel form={form} mine={mine} onClose={() => setMine(null)} />
          )
        }
        phoneNote={place.boxName}
        saveLabel={say('entities:save')}
        saveDisabled={!isWhole}
        failure={isConflict ? null : failure}
        onFailureClose={forget}
      />
      <LeaveGuard
        unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, form.subject.locale))}
        onLeave={draft.drop}
      />
      {entity !== null && (
        <EntityConflict
          open={isConflict}
          place={place}
          type={type}
          entity={entity}
          form={form}
          onStay={forget}
          onNewVersion={(opened) => {
            draft.drop();
            props.onNewVersion(opened);
          }}
        />
      )}
    </>
  );
}

/** The form with its draft, from what was recovered until it is saved. */
function useEntityForm({ place, type, record: entity, step, onRestart }: OpenedStepsProps) {
  const navigate = useNavigate();
  const { save } = useEntityCalls(place, type);
  const subject = useEntitySubject(place, type, entity);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  const owner = { kind: `entity-${type.id}`, holder: place.boxId, stored: entity };
  const draftKey = recordDraftKey(useUser().id, owner);
  const recovered = useRecovered(draftKey, subject);
  const form = useStepForm({
    subject,
    ...recovered,
    startStep: step ?? recovered.startStep,
    save: async (values, submitKey) => {
      setFailure(null);
      await save(entity ?? { submitKey }, values);
      setDone(true);
      draft.drop();
      await navigate({ href: entitiesAddress(type.id), ignoreBlocker: true });
    },
    onFailure: setFailure,
  });
  const draft = useRecordDraft(draftKey, form, isDone, onRestart);
  const forget = () => {
    setFailure(null);
  };
  return { form, draft, isDone, failure, forget };
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
