import { createContext, type ComponentType } from 'react';

/** What picks assets, and what is drawn of those that were picked: parts of the list, which stands above the fields. */
export interface AssetPicking {
  readonly Picker: ComponentType<PickerProps>;
  readonly Names: ComponentType<PickedProps>;
  readonly Summary: ComponentType<PickedProps>;
}

export interface PickedProps {
  /** Ids, as the value of a field holds them. */
  readonly ids: readonly string[];
}

export interface PickerProps extends PickedProps {
  readonly onChange: (ids: readonly string[]) => void;
}

/** Given by the frame of the screens; without it assets are only counted. */
export const AssetPickingContext = createContext<AssetPicking | null>(null);
