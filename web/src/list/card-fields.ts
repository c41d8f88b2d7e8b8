import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { fieldKinds, isFigure } from '@huella/domain/engine/fields/index';
import { deletionNames, departureNames } from '@huella/domain/rules/gone-names';
import { hasButtons } from './cell-target';
import { nameColumn } from './columns';

const goneNames: readonly string[] = [departureNames.to, deletionNames.by];

/** What a card of a phone shows of a row: its name, what it is, one figure, and a small line. */
export interface CardFields {
  readonly kind: readonly Attribute[];
  readonly figure: Attribute | undefined;
  readonly small: readonly Attribute[];
  /** Those that are pressed: some buttons and pages elsewhere, and all files. */
  readonly buttons: readonly Attribute[];
}

/** Chooses the attributes of a card out of a list's columns: two options, the first figure that measures, other names, a date. */
export function cardFields(columns: readonly Attribute[], model: AssetType): CardFields {
  const name = nameColumn(columns, model);
  // The state is a chip of every card.
  const others = columns.filter((column) => column !== name && column.follows !== 'state');
  const names = others.filter((column) => model.labelFields.includes(column.name));
  const dates = others.filter((column) => column.type === 'date');
  // Of what left the place one wants to know where it is, of what was deleted who did it.
  const gone = others.filter(({ name: column }) => goneNames.includes(column));
  const pressed = others.filter(
    (column) => hasButtons(column) || fieldKinds[column.type].leadsTo !== undefined,
  );
  return {
    kind: others.filter((column) => column.type === 'select' && column.buttonInGrid !== true).slice(0, 2),
    figure: others.find((column) => isFigure(column) && column.ungrouped !== true),
    small: [...(gone.length > 0 ? gone : names.slice(0, 1)), ...dates.slice(0, 1)],
    buttons: [...pressed.filter((column) => !holdsFile(column)).slice(0, 3), ...pressed.filter(holdsFile)],
  };
}

function holdsFile({ type }: Attribute): boolean {
  return fieldKinds[type].leadsTo === 'file';
}
