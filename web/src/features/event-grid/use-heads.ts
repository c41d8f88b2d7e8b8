import { useMemo } from 'react';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import { isFigure } from '@huella/domain/engine/fields/index';
import { labelWithUnit } from '../../fields/raw-value';
import { useSay } from '../../words/use-say';
import { kindFields } from './grid-asset';
import { growsOf } from './read-rows';
import { commentName, dateName } from './row-state';
import type { EventGrid } from './use-event-grid';

/** A column of the grid, its own and those that help to decide. */
interface Head {
  readonly name: string;
  readonly label: string;
  /** px; null of the one that takes the rest. */
  readonly width: number | null;
  readonly isFigure: boolean;
  readonly isMandatory: boolean;
  /** Its label is for screen readers alone: what it holds says it. */
  readonly isHidden?: boolean;
  /** What is typed into it; null where nothing is. */
  readonly field: Field | null;
}

export interface Heads {
  readonly all: readonly Head[];
  /** Those behind the name and the kind. */
  readonly after: readonly Head[];
  /** How many say what the row is. */
  readonly before: number;
  readonly hasKind: boolean;
  /** The least width of all, in px. */
  readonly width: number;
}

/** When the event of a row happened, and a word on it. */
export const headFields = {
  date: { name: dateName, type: 'text', label: { es: 'Fecha', en: 'Date' } },
  comment: { name: commentName, type: 'text', label: { es: 'Observación', en: 'Note' } },
} as const satisfies Record<string, Field>;

const plain = { isFigure: false, isMandatory: false, field: null } as const;
const leastRest = 140;

/** The columns of a grid, in their order. */
export function useHeads(grid: EventGrid, columns: readonly RowColumn[]): Heads {
  const { say, word } = useSay('eventGrid');
  const { wizard, subject } = grid;
  const { model } = wizard.subject;
  return useMemo(() => {
    const [kind] = kindFields(wizard.subject);
    const name = model.attributes.find((each) => each.name === model.labelFields[0]);
    const named: readonly Head[] = [
      { ...plain, name: '#', label: say('eventGrid:number'), isHidden: true, width: 40 },
      {
        ...plain,
        name: 'name',
        label: name === undefined ? word(model.noun.one) : word(name.label),
        width: 150,
      },
      ...(kind === undefined ? [] : [{ ...plain, name: 'kind', label: word(kind.label), width: 116 }]),
    ];
    const after: readonly Head[] = [
      ...columns.flatMap((column): readonly Head[] => headsOf(column, subject.locale, say)),
      { ...plain, name: 'date', label: say('eventGrid:date'), width: 104, field: headFields.date },
      { ...plain, name: 'comment', label: say('eventGrid:comment'), width: null, field: headFields.comment },
    ];
    const all = [...named, ...after];
    const width = all.reduce((total, head) => total + (head.width ?? leastRest), 0);
    return { all, after, before: named.length - 1, hasKind: kind !== undefined, width };
  }, [wizard.subject, model, columns, subject.locale, say, word]);
}

/** What is typed into a column, with what was known before and what it comes to. */
function headsOf(column: RowColumn, locale: Locale, say: Say): readonly Head[] {
  const { field, measure } = column;
  const unit = measure?.attribute.unit ?? '';
  const grows = growsOf(column) !== null;
  const own: Head = {
    name: field.name,
    label: labelWithUnit(field, locale),
    width: isFigure(field) ? 112 : 150,
    isFigure: isFigure(field),
    isMandatory: field.validations?.mandatory === true,
    field,
  };
  return [
    ...(measure === null
      ? []
      : [
          {
            ...plain,
            name: `${field.name} last`,
            label: `${say('eventGrid:last')} ${unit}`.trim(),
            width: 92,
            isFigure: true,
          },
        ]),
    ...(grows
      ? [
          {
            ...plain,
            name: `${field.name} day`,
            label: say('eventGrid:lastDay'),
            isHidden: true,
            width: 68,
          },
        ]
      : []),
    own,
    ...(grows
      ? [
          {
            ...plain,
            name: `${field.name} gain`,
            label: say('eventGrid:gain', { unit }),
            width: 80,
            isFigure: true,
          },
        ]
      : []),
  ];
}
