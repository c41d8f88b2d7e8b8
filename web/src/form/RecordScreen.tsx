import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { askedOfRecord, type ChoosingRecord } from '@huella/domain/engine/forms/check-choice';
import type { RecordModel } from '@huella/domain/model/record-model';
import { isEmpty, type Values } from '@huella/domain/model/value';
import type { Address } from '../address';
import { ChoosingRecordContext } from '../fields/asset-picking';
import { labelWithUnit } from '../fields/raw-value';
import type { ChosenAssets } from '../list/chosen-assets';
import { usePageTitle } from '../shell/page-title';
import { focusField } from '../ui/focus-field';
import { useSay } from '../words/use-say';
import { stepId } from './field-id';
import { openFields } from './form-subject';
import { LeaveGuard } from './LeaveGuard';
import { RefusedRecords } from './RefusedRecords';
import { StepFormView, type StepFormViewProps } from './StepFormView';
import { isRequired } from './step-status';
import type { StepForm } from './use-step-form';
import {
  useOpened,
  useRecordForm,
  type EditedRecord,
  type OpenedForm,
  type RecordFormOptions,
} from './use-record-form';

export interface RecordScreenProps<Edited extends EditedRecord, Saved>
  extends
    Omit<RecordFormOptions<Edited, Saved>, 'isAboutOthers'>,
    Pick<StepFormViewProps, 'title' | 'back' | 'saveLabel' | 'savesAtEnd' | 'savesUnchanged' | 'page'> {
  /** The record that is edited; null makes a new one. */
  readonly record: Edited | null;
  /** The establishment that it is in, where it is in one: in the title of the window. */
  readonly place?: string | undefined;
  /** Under the title on phones, where that is not the establishment. */
  readonly note?: string | undefined;
  /** Where leaving without saving leads, and whether that takes the place of the form; the way back, unless given. */
  readonly cancel?: { readonly href: Address; readonly replace: boolean };
  /** Saving waits until everything that must be there is. */
  readonly savesWhole?: boolean;
  /** The records that a refusal may name beside the fields: a dialog lists them. */
  readonly others?: {
    readonly chosen: (values: Values) => ChosenAssets;
    readonly nothingText: string;
  };
  /** Drawn once it is saved, in place of leading on. `again` begins another one. */
  readonly after?: (saved: Saved, again: () => void) => ReactNode;
}

/**
 * The form in steps of one record or of many new ones, whatever their kind: its draft, saving it and what may come of
 * that, and the way out. What differs by kind comes as data; a form in a dialog has `useRecordForm` alone.
 */
export function RecordScreen<Edited extends EditedRecord, Saved extends object>(
  props: RecordScreenProps<Edited, Saved>,
) {
  const { key, opened } = useOpened(props.record);
  return <OpenedScreen key={key} screen={props} opened={opened} />;
}

interface OpenedScreenProps<Edited extends EditedRecord, Saved> {
  readonly screen: RecordScreenProps<Edited, Saved>;
  readonly opened: OpenedForm<Edited>;
}

function OpenedScreen<Edited extends EditedRecord, Saved extends object>(
  props: OpenedScreenProps<Edited, Saved>,
) {
  const { screen, opened } = props;
  const { title, place = '', note = place, others, cancel, savesWhole = false } = screen;
  const { say } = useSay('form');
  const navigate = useNavigate();
  const isAboutOthers = others && (({ record }: { readonly record: string | null }) => record !== null);
  const state = useRecordForm({ ...screen, isAboutOthers }, opened);
  const { form, draft, saved, failure, forgetFailure } = state;
  const refused = isAboutOthers && failure?.issues.some(isAboutOthers) === true ? failure : null;
  usePageTitle(title, place);
  useFocusOnRestart(opened.round);
  return (
    <>
      <ChoosingInForm form={form}>
        <StepFormView
          form={form}
          title={title}
          back={screen.back}
          note={draft.note}
          onDiscard={draft.onDiscard}
          phoneNote={draft.keptAt === null ? note : say('form:draftOf', { place: note })}
          saveLabel={screen.saveLabel}
          saveDisabled={savesWhole && !isWhole(form)}
          savesAtEnd={screen.savesAtEnd}
          savesUnchanged={screen.savesUnchanged}
          page={screen.page}
          failure={refused === null ? failure : null}
          onFailureClose={forgetFailure}
          onCancel={cancel && (() => void navigate(cancel))}
          above={state.above}
        />
      </ChoosingInForm>
      {others !== undefined && (
        <RefusedRecords
          error={refused}
          chosen={others.chosen(form.values)}
          fields={form.subject.model.attributes}
          locale={form.subject.locale}
          nothingText={others.nothingText}
          onClose={forgetFailure}
        />
      )}
      <LeaveGuard
        unsaved={saved === null ? form.changed.map((field) => labelWithUnit(field, form.subject.locale)) : []}
        onLeave={draft.drop}
      />
      {state.conflict}
      {saved !== null && screen.after?.(saved, opened.onRestart)}
    </>
  );
}

/** Begun again, a form is read from the title of its step. */
function useFocusOnRestart(round: number): void {
  useEffect(() => {
    if (round > 0) focusField(stepId);
  }, [round]);
}

function isWhole({ subject, values }: StepForm): boolean {
  return openFields(subject).every((field) => !isRequired(field, values) || !isEmpty(values[field.name]));
}

interface ChoosingInFormProps {
  readonly form: StepForm;
  readonly children: ReactNode;
}

const nothing: Values = {};

function asksRecord({ attributes }: RecordModel): boolean {
  return attributes.some(({ choice }) => choice !== undefined && askedOfRecord(choice).length > 0);
}

/** Gives the fields of a record that choose assets what they choose for: the record, as it is filled in. */
function ChoosingInForm({ form, children }: ChoosingInFormProps) {
  const { model } = form.subject;
  const values = asksRecord(model) ? form.values : nothing;
  const record = useMemo((): ChoosingRecord => ({ model, values }), [model, values]);
  return <ChoosingRecordContext value={record}>{children}</ChoosingRecordContext>;
}
