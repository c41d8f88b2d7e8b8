import { useNavigate } from '@tanstack/react-router';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CallError } from '../call/call-error';
import { ClosedWhileSaving } from './ClosedWhileSaving';
import { FailureNotice } from './FailureNotice';
import { FaultSummary } from './FaultSummary';
import { FormFoot } from './FormFoot';
import type { FormPage } from './form-page';
import { FormFrame, type FormFrameProps } from './FormFrame';
import { FormHead } from './FormHead';
import { LaterNote } from './LaterNote';
import { PageFoot } from './PageFoot';
import { StepFields } from './StepFields';
import type { StepForm } from './use-step-form';

export interface StepFormViewProps {
  readonly form: StepForm;
  readonly title: string;
  /** Where one came from; leaving leads there. */
  readonly back: FormFrameProps['back'];
  readonly note?: ReactNode;
  readonly phoneNote: string;
  readonly onDiscard?: (() => void) | undefined;
  readonly saveLabel: string;
  /** Something that must be there before saving is not. */
  readonly saveDisabled?: boolean | undefined;
  readonly failure: CallError | null;
  readonly onFailureClose: () => void;
  /** Leaves without saving, where it is not the way back. */
  readonly onCancel?: (() => void) | undefined;
  /** An update is saved on the last step only, as a new record is. */
  readonly savesAtEnd?: boolean | undefined;
  /** An update is saved even where nothing was changed. */
  readonly savesUnchanged?: boolean | undefined;
  /** It is a page of a way: one step, and no steps beside it. */
  readonly page?: FormPage | undefined;
  /** Shown over the fields. */
  readonly above?: ReactNode;
}

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** A form in steps as it is seen: rail, head, what is to be corrected, the open step, the foot. */
export function StepFormView(props: StepFormViewProps) {
  const { form, back, page } = props;
  const navigate = useNavigate();
  const isUpdate = form.subject.mode === 'update';
  const isLast = form.at === form.steps.length - 1;
  const cancel = props.onCancel ?? (() => void navigate({ href: back.href }));
  return (
    <FormFrame
      form={form}
      back={back}
      isPage={page !== undefined}
      onSubmit={(isUpdate && props.savesAtEnd !== true) || isLast ? form.submit : form.next}
      head={
        <FormHead
          form={form}
          title={props.title}
          back={back}
          isPage={page !== undefined}
          note={props.note}
          phoneNote={props.phoneNote}
          onDiscard={props.onDiscard}
          onCancel={cancel}
        />
      }
      foot={
        <>
          <FailureNotice failure={props.failure} onClose={props.onFailureClose} />
          {page === undefined ? (
            <FormFoot
              form={form}
              saveLabel={props.saveLabel}
              saveDisabled={props.saveDisabled}
              onCancel={cancel}
              savesAtEnd={props.savesAtEnd}
              savesUnchanged={props.savesUnchanged}
            />
          ) : (
            <PageFoot
              page={page}
              saveLabel={props.saveLabel}
              isSaving={form.isSaving}
              leaveLabel={back.label}
              onLeave={cancel}
            />
          )}
        </>
      }
    >
      <ClosedWhileSaving form={form}>
        <Body>
          {props.above}
          <FaultSummary form={form} />
          <StepFields form={form} />
          {page !== undefined && <LaterNote text={page.later} />}
        </Body>
      </ClosedWhileSaving>
    </FormFrame>
  );
}
