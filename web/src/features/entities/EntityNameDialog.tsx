import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { isEmpty } from '@huella/domain/model/value';
import { FieldSlots } from '../../form/FieldSlots';
import type { FormSubject } from '../../form/form-subject';
import { fieldsOf } from '../../form/step-fields';
import { useStepForm } from '../../form/use-step-form';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { Modal } from '../../ui/Modal';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { useEntityCalls, type EntityRow } from './entity-calls';

export interface EntityNameDialogProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The one that is there already; null is a new one. */
  readonly entity: EntityRow | null;
  readonly onClose: () => void;
}

/** The name of an entity that has nothing else. */
export function EntityNameDialog({ place, type, entity, onClose }: EntityNameDialogProps) {
  const { say, word } = useSay('entities', 'form');
  const { save } = useEntityCalls(place, type);
  const { model } = type;
  const subject = useNameSubject(place, type, entity);
  const form = useStepForm({
    subject,
    draft: null,
    save: async (values) => {
      const edited = entity === null ? null : { ...entity, autocomplete_module_replace_fields: [] };
      await save(edited, values);
      onClose();
    },
    // The toast has told it.
    onFailure: () => undefined,
  });
  const noun = word(model.noun.one);
  const isWhole = fieldsOf(form.step).every((field) => !isEmpty(form.values[field.name]));
  return (
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FieldSlots form={form} fields={fieldsOf(form.step)} />
      </form>
    </Modal>
  );
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
