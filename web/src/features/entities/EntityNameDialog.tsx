import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { isEmpty } from '@huella/domain/model/value';
import { isUnanswered, type CallError } from '../../call/call-error';
import { FieldSlots } from '../../form/FieldSlots';
import type { FormSubject } from '../../form/form-subject';
import { MinePanel } from '../../form/MinePanel';
import { fieldsOf } from '../../form/step-fields';
import { useOpened, type OpenedForm } from '../../form/use-opened';
import { useStepForm, type StepForm } from '../../form/use-step-form';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { useEntityCalls, type EntityRow } from './entity-calls';
import { EntityConflict } from './EntityConflict';

export interface EntityNameDialogProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The one that is there already; null is a new one. */
  readonly entity: EntityRow | null;
  readonly onClose: () => void;
}

const Above = styled('div')({ marginBottom: 16 });
const Below = styled('div')({ marginTop: 12 });

/**
 * The name of an entity that has nothing else. It stays on the version that it was opened with, and begins anew where a
 * newer one is asked for.
 */
export function EntityNameDialog({ entity, ...rest }: EntityNameDialogProps) {
  const { key, opened } = useOpened(entity);
  return <OpenedName key={key} {...rest} {...opened} />;
}

interface OpenedNameProps extends Omit<EntityNameDialogProps, 'entity'>, OpenedForm<EntityRow | null> {}

function OpenedName(props: OpenedNameProps) {
  const { place, type, record: entity, onClose } = props;
  const { say, word } = useSay('entities', 'form');
  const [mine, setMine] = useState(props.mine);
  const { form, failure, forget } = useNameForm(props);
  const { model } = type;
  const noun = word(model.noun.one);
  const isWhole = fieldsOf(form.step).every((field) => !isEmpty(form.values[field.name]));
  return (
    <>
      <Modal
        open
        onClose={form.isSaving ? undefined : onClose}
        title={
          entity === null
            ? say(model.gender === 'f' ? 'entities:newF' : 'entities:newM', { noun })
            : say('entities:editOne', { name: entity.value })
        }
        actions={
          <>
            <Button size="small" disabled={form.isSaving} onClick={onClose}>
              {say('ui:cancel')}
            </Button>
            <WorkingButton
              size="small"
              variant="contained"
              working={form.isSaving}
              disabled={!isWhole || form.changed.length === 0}
              onClick={form.submit}
            >
              {say('entities:save')}
            </WorkingButton>
          </>
        }
      >
        {mine !== null && (
          <Above>
            <MinePanel form={form} mine={mine} onClose={() => setMine(null)} />
          </Above>
        )}
        <NameField form={form} />
        <Unanswered failure={failure} />
      </Modal>
      {entity !== null && (
        <EntityConflict
          open={failure?.code === 'changedMeanwhile'}
          place={place}
          type={type}
          entity={entity}
          form={form}
          onStay={forget}
          onNewVersion={props.onNewVersion}
        />
      )}
    </>
  );
}

function NameField({ form }: { readonly form: StepForm }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FieldSlots form={form} fields={fieldsOf(form.step)} />
    </form>
  );
}

/** That it is not known whether the name was saved; other refusals are told by a toast. */
function Unanswered({ failure }: { readonly failure: CallError | null }) {
  const { say } = useSay('form');
  return (
    <div role="alert">
      {failure !== null && isUnanswered(failure) && (
        <Below>
          <Notice tone="danger" title={say('form:maybeSaved')}>
            {say('form:noAnswer')}
          </Notice>
        </Below>
      )}
    </div>
  );
}

function useNameForm({ place, type, record: entity, onClose }: OpenedNameProps) {
  const { save } = useEntityCalls(place, type);
  const [failure, setFailure] = useState<CallError | null>(null);
  const form = useStepForm({
    subject: useNameSubject(place, type, entity),
    draft: null,
    save: async (values, submitKey) => {
      setFailure(null);
      await save(entity ?? { submitKey }, values);
      onClose();
    },
    onFailure: setFailure,
  });
  const forget = () => {
    setFailure(null);
  };
  return { form, failure, forget };
}

function useNameSubject(place: Place, { model }: EntityType, entity: EntityRow | null): FormSubject {
  const locale = useLocale();
  return useMemo(
    () => ({
      model,
      scope: { boxSubtype: place.boxSubtype, companyTiers: [] },
      mode: entity === null ? 'new' : 'update',
      locale,
      stored: entity === null ? {} : { value: entity.value },
      within: 'entity',
    }),
    [model, place.boxSubtype, entity, locale],
  );
}
