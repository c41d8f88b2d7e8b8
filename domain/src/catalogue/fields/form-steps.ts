import type { EventForm, FillStep, FormModel, FormSection, FormStep, ViewStep } from '../../model/form-model';
import type { NonEmpty } from '../../model/non-empty';
import type { Words } from '../../words';

/** The steps that forms are put together from. */

/** A step of one section. */
export function stepOf(name: string, title: Words, fields: readonly string[], hint?: Words): FillStep {
  return { name, title, sections: [{ title, fields, ...(hint === undefined ? {} : { hint }) }] };
}

/** A step of several sections. */
export function stepWith(name: string, title: Words, sections: NonEmpty<FormSection>): FillStep {
  return { name, title, sections };
}

/** A step of facts that nobody fills in: it is there to be read. */
export function viewStep(name: string, title: Words, sections: NonEmpty<FormSection>): ViewStep {
  return { name, title, onlyView: true, sections };
}

/** A form with its steps one below the other. */
export function formOf(...steps: readonly FillStep[]): EventForm;
export function formOf(...steps: readonly FormStep[]): FormModel;
export function formOf(...steps: readonly FormStep[]): FormModel {
  return { layout: 'flat', steps };
}
