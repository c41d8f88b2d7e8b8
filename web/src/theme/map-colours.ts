import type { ColourMode } from './tokens';

/** What a drawn map is made of. Names stand on land and on water. */
interface MapColours {
  readonly land: string;
  readonly water: string;
  /** Where land ends. */
  readonly coast: string;
  readonly border: string;
  /** The net of degrees, drawn at a third of its strength. */
  readonly net: string;
  /** Under a pin. */
  readonly shade: string;
}

export const mapColours: Readonly<Record<ColourMode, MapColours>> = {
  light: {
    land: '#EEF2EE',
    water: '#DCE8EE',
    coast: '#D5DDD6',
    border: '#B9C5BD',
    net: '#8FA79A',
    shade: 'rgba(11,26,18,.35)',
  },
  dark: {
    land: '#1F2823',
    water: '#0F171A',
    coast: '#38433C',
    border: '#46534B',
    net: '#6C7A72',
    shade: 'rgba(0,0,0,.5)',
  },
};
