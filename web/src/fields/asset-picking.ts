import { createContext, type ComponentType } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { ChoosingRecord } from '@huella/domain/engine/forms/check-choice';

/** What picks assets, and what is drawn of those that were picked: parts of the list, which is above the fields. */
export interface AssetPicking {
  readonly Picker: ComponentType<PickerProps>;
  readonly Names: ComponentType<PickedProps>;
  readonly Summary: ComponentType<PickedProps>;
}

export interface PickedProps {
  /** The field that they are picked for: it says of which types. */
  readonly field: Field;
  /** Ids, as the value of a field holds them. */
  readonly ids: readonly string[];
}

export interface PickerProps extends PickedProps {
  readonly onChange: (ids: readonly string[]) => void;
}

/** Given by the frame of the screens; without it assets are only counted. */
export const AssetPickingContext = createContext<AssetPicking | null>(null);

/** The record that assets are picked for, by which they are judged; without it the server alone judges them. */
export const ChoosingRecordContext = createContext<ChoosingRecord | null>(null);
