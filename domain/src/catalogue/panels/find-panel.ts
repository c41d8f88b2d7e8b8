import type { PanelModel } from '../../model/panel';
import { cattlePanel, naturalBeefPanel } from './cattle-panel';
import { grainPanel, hidesPanel } from './storage-panel';

/** The registry of control panels: an asset type may have one for some subtypes of establishments, and another for others. */
export const panels: readonly PanelModel[] = [cattlePanel, naturalBeefPanel, grainPanel, hidesPanel];

/** The panel of an asset type in an establishment of a subtype; null where there is none. */
export function findPanel(assetType: number, subtype: number): PanelModel | null {
  const isHere = ({ subtypes }: PanelModel) => subtypes === undefined || subtypes.includes(subtype);
  return panels.find((panel) => panel.assetType === assetType && isHere(panel)) ?? null;
}
