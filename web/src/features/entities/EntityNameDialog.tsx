import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { isEmpty } from '@huella/domain/model/value';
import { isUnanswered, type CallError } from '../../call/call-error';
import { ClosedWhileSaving } from '../../form/ClosedWhileSaving';
import { FieldSlots } from '../../form/FieldSlots';
import { fieldsOf } from '../../form/step-fields';
import { useSubjectBase } from '../../form/subject-base';
import {
  useOpened,
  useRecordForm,
  type EditedRecord,
  type OpenedForm,
  type RecordForm,
} from '../../form/use-record-form';
import type { Place } from '../../session/context';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { entityQuery, useEntityCalls, useEntityScope, type EntityRow } from './entity-calls';

export interface EntityNameDialogProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The one that is there already; null is a new one. */
  readonly entity: EntityRow | null;
  readonly onClose: () => void;
}

const Above = styled('div')({ marginBottom: 16, '&:empty': { display: 'none' } });
const Below = styled('div')({ marginTop: 12 });

/** The name of an entity that has nothing else. */
export function EntityNameDialog({ entity, ...rest }: EntityNameDialogProps) {
  const { key, opened } = useOpened(entity && editedRow(entity));
  return <OpenedName key={key} {...rest} opened={opened} />;
}

function editedRow({ id, version, value }: EntityRow): EditedRecord {
  return { id, version, label: value, values: { value } };
}

interface OpenedNameProps extends Omit<EntityNameDialogProps, 'entity'> {
  readonly opened: OpenedForm<EditedRecord>;
}

function OpenedName({ place, type, opened, onClose }: OpenedNameProps) {
  const { say, word } = useSay('entities', 'form');
  const client = useQueryClient();
  const { record } = opened;
  const { model } = type;
  const scope = useEntityScope(place);
  const base = useSubjectBase(model, scope);
  const state = useRecordForm(
    {
      base: useMemo(() => ({ ...base, within: 'entity' }), [base]),
      draftOf: { kind: `entity-${type.id}`, holder: place.boxId },
      save: useEntityCalls(place, type).save,
      onSaved: onClose,
      fetchNewest: ({ id }) => client.query({ ...entityQuery(place, type, id), staleTime: 0 }),
    },
    opened,
  );
  const { form, draft } = state;
  const isWhole = fieldsOf(form.step).every((field) => !isEmpty(form.values[field.name]));
  const leave = () => {
    draft.drop();
    onClose();
  };
  return (
    <>
      <Modal
        open
        onClose={form.isSaving ? undefined : leave}
        title={
          record === null
            ? say(model.gender === 'f' ? 'entities:newF' : 'entities:newM', { noun: word(model.noun.one) })
            : say('entities:editOne', { name: record.label })
        }
        actions={
          <DialogFoot
            working={form.isSaving}
            onCancel={leave}
            disabled={!isWhole || form.changed.length === 0}
            onClick={form.submit}
          >
            {say('entities:save')}
          </DialogFoot>
        }
      >
        <Above>{state.above}</Above>
        <NameField form={form} />
        <Unanswered failure={state.failure} />
      </Modal>
      {state.conflict}
    </>
  );
}

function NameField({ form }: Pick<RecordForm<object>, 'form'>) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ClosedWhileSaving form={form}>
        <FieldSlots form={form} fields={fieldsOf(form.step)} />
      </ClosedWhileSaving>
    </form>
  );
}

/** That it is not known whether the name was saved; other refusals are shown by a toast. */
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
