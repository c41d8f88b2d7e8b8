import type { Words } from '../words';

/** Fields of a step come in sections; a section can be an accordion. */
export interface FormSection {
  readonly title: Words;
  readonly hint?: Words;
  readonly fields: readonly string[];
}

export interface FormStep {
  readonly name: string;
  readonly title: Words;
  readonly sections: readonly FormSection[];
  /** Steps of facts that events write are shown in view mode only. */
  readonly onlyView?: boolean;
}

export interface FormModel {
  readonly layout: 'accordions' | 'flat';
  readonly steps: readonly FormStep[];
}
