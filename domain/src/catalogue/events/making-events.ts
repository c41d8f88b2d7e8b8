import type { Field } from '../../model/field';
import type { EventField, OrdinaryEvent } from '../../model/event-model';
import type { Transformation, TransformationOutput } from '../../model/transformation';
import type { Words } from '../../words';
import { formOf, stepOf } from '../fields/form-steps';
import { outputFields, sameNames } from './output-fields';

/** How an event makes assets of others: what is taken of each, and the rows that describe what comes out. */
interface Making {
  /** The step that asks for both. */
  readonly step: { readonly name: string; readonly title: Words; readonly hint?: Words };
  /** The field with how much is taken of an asset, and the attribute that adds up what was taken of it. */
  readonly taken: EventField;
  readonly used: string;
  readonly unit: Transformation['unit'];
  /** The list with what comes out: which attributes of its type a row asks for, and the one that distinguishes rows. */
  readonly rows: {
    readonly name: string;
    readonly label: Words;
    readonly noun: { readonly one: Words; readonly many: Words };
    readonly of: readonly Field[];
    readonly asks: readonly string[];
    readonly unique: string;
    readonly max?: number;
  };
  readonly output: Omit<TransformationOutput, 'rows' | 'takes'>;
  readonly overYield: Transformation['overYield'];
}

/** An asset of which nothing is left is retired as used up. */
export const retiredAsUsed = { eventType: 13, fields: { disposal_type: 'used' } } as const;

/**
 * What an event asks and does that takes of assets and registers what is made of them: a blend, the parts of a lot,
 * malt of grain, goods of leather.
 */
export function making({
  step,
  taken,
  used,
  unit,
  rows,
  output,
  overYield,
}: Making): Pick<OrdinaryEvent, 'fields' | 'form' | 'derives' | 'transforms'> {
  const { name, label, noun, of, asks, unique, max = 20 } = rows;
  const list = { noun, fields: outputFields(of, asks), unique, max };
  return {
    fields: [taken, { name, label, type: 'sub_detail', list, validations: { mandatory: true } }],
    form: formOf(stepOf(step.name, step.title, [taken.name, name], step.hint)),
    derives: [{ attribute: used, rule: 'plus', field: taken.name }],
    transforms: {
      taken: taken.name,
      left: 'quantity_available',
      unit,
      outputs: [{ ...output, rows: name, takes: sameNames(asks) }],
      overYield,
      whenEmpty: retiredAsUsed,
    },
  };
}
