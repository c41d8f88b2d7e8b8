import type { Words } from '../words';
import type { NonEmpty } from './non-empty';

/** Fields of a step come in sections; a section can be an accordion. */
export interface FormSection {
  readonly title: Words;
  readonly hint?: Words;
  readonly fields: readonly string[];
}

interface Step {
  readonly name: string;
  readonly title: Words;
  readonly sections: NonEmpty<FormSection>;
}

/** A step that is filled in. */
export interface FillStep extends Step {
  readonly onlyView?: undefined;
}

/** A step of facts that events write: it is shown in view mode only. */
export interface ViewStep extends Step {
  readonly onlyView: true;
}

export type FormStep = FillStep | ViewStep;

/** The form of a record. */
export interface FormModel {
  readonly layout: 'accordions' | 'flat';
  readonly steps: readonly FormStep[];
}

/** The form of an event: it is filled in once, and never only viewed. */
export interface EventForm extends FormModel {
  readonly layout: 'flat';
  readonly steps: readonly FillStep[];
}
