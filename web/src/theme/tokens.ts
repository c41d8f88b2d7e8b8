/**
 * The numbers of the look: colours, type, space, shape, depth, motion. Everything that is drawn takes its figures
 * from here. Colours are `#RRGGBB` in upper case, lengths are px.
 */
export type ColourMode = 'light' | 'dark';

/** Ground, sheet, lines and ink. Nothing lighter than `ink3` carries text. */
export interface Neutrals {
  /** App ground, side menu, asides. */
  readonly ground: string;
  /** Sheet, cards, grid, popovers. */
  readonly surface: string;
  /** Read-only fields and disabled controls. */
  readonly sunken: string;
  /** What a segment thumb or a progress bar runs in. */
  readonly track: string;
  /** The segment that is chosen: raised from its track. */
  readonly thumb: string;
  /** Hairlines and card borders. */
  readonly line: string;
  /** Borders of outlined buttons, chips and popovers. */
  readonly line2: string;
  /** Borders of inputs, checkboxes and radios: 3:1 against the surface. */
  readonly control: string;
  readonly ink: string;
  readonly ink2: string;
  /** Hints, units, placeholders. */
  readonly ink3: string;
  /** Selection bar, offline bar, chart tooltip. */
  readonly inverse: string;
  readonly inverseInk: string;
  readonly inverseInk2: string;
  /** Text of the one filled button of an inverse bar, on `inverseInk`. */
  readonly inverseOn: string;
  /** Behind modals, at 35 %. */
  readonly scrim: string;
}

export const neutrals: Readonly<Record<ColourMode, Neutrals>> = {
  light: {
    ground: '#F5F7F5',
    surface: '#FFFFFF',
    sunken: '#F0F3F1',
    track: '#E8ECE9',
    thumb: '#FFFFFF',
    line: '#E2E7E3',
    line2: '#D0D7D2',
    control: '#8C978F',
    ink: '#141F19',
    ink2: '#435049',
    ink3: '#5F6B64',
    inverse: '#17221C',
    inverseInk: '#FFFFFF',
    inverseInk2: '#C9D6CE',
    inverseOn: '#141F19',
    scrim: '#0D1A12',
  },
  dark: {
    ground: '#0F1411',
    surface: '#161C18',
    sunken: '#1C241F',
    track: '#27302A',
    thumb: '#38433C',
    line: '#27302A',
    line2: '#38433C',
    control: '#6C7A72',
    ink: '#EAF0EC',
    ink2: '#B6C2BA',
    ink3: '#93A199',
    inverse: '#2A342E',
    inverseInk: '#EAF0EC',
    inverseInk2: '#C9D6CE',
    inverseOn: '#0F1411',
    scrim: '#000000',
  },
};

/** The values that make a theme; with a logo they are all that a tenant changes. */
export interface Accent {
  /** Filled buttons and checked controls: what text or a tick stands on. */
  readonly main: string;
  /** Lines, dots, bars and focus: what nothing stands on, 3:1 against the sheet. The same as `main` where that is so. */
  readonly mark: string;
  readonly hover: string;
  /** Links, selected items, text on the tint: never the bare accent. */
  readonly text: string;
  readonly tint: string;
  readonly tintBorder: string;
  /** Text on `main`. */
  readonly on: string;
}

/** HOME is green, PREHOME and sign-in blue, asset type 11 wine, asset type 35 a3. */
export const accentNames = ['green', 'blue', 'wine', 'a3'] as const;
export type AccentName = (typeof accentNames)[number];

/** In the light every fill is dark enough to be its own mark. */
export const lightAccents: Readonly<Record<AccentName, Omit<Accent, 'mark'>>> = {
  green: {
    main: '#17784A',
    hover: '#115F3A',
    text: '#0F5B37',
    tint: '#E8F4ED',
    tintBorder: '#BFE0CC',
    on: '#FFFFFF',
  },
  blue: {
    main: '#3969E8',
    hover: '#2B55C9',
    text: '#2448B3',
    tint: '#EDF2FE',
    tintBorder: '#C5D4FA',
    on: '#FFFFFF',
  },
  wine: {
    main: '#8E2448',
    hover: '#731B39',
    text: '#7A1D3C',
    tint: '#FAEDF2',
    tintBorder: '#EBC4D1',
    on: '#FFFFFF',
  },
  a3: {
    main: '#8A5610',
    hover: '#6F440B',
    text: '#6F440B',
    tint: '#FBF2E3',
    tintBorder: '#EBD3A8',
    on: '#FFFFFF',
  },
};

/** In the dark only text and filled colours are given; tint, hover and mark follow from them. */
export const darkAccentSeeds: Readonly<Record<AccentName, Pick<Accent, 'main' | 'text' | 'on'>>> = {
  green: { text: '#6CCB98', main: '#4DB981', on: '#0B1F14' },
  blue: { text: '#9DB6FF', main: '#3969E8', on: '#FFFFFF' },
  wine: { text: '#F0A3BC', main: '#8E2448', on: '#FFFFFF' },
  a3: { text: '#E7B96A', main: '#8A5610', on: '#FFFFFF' },
};

/** The five tones that a state can have. Colour never says it alone: an icon and a word go with it. */
export const tones = ['ok', 'info', 'warning', 'danger', 'neutral'] as const;
export type Tone = (typeof tones)[number];

export interface ToneColours {
  readonly text: string;
  readonly ground: string;
  readonly border: string;
}

export const states: Readonly<Record<ColourMode, Readonly<Record<Tone, ToneColours>>>> = {
  light: {
    ok: { text: '#136B41', ground: '#E6F4EB', border: '#BBDFC9' },
    info: { text: '#2448B3', ground: '#EAF0FE', border: '#C5D4FA' },
    warning: { text: '#7A4B00', ground: '#FFF3D6', border: '#F0D391' },
    danger: { text: '#B3261E', ground: '#FDECEA', border: '#F3C2BD' },
    neutral: { text: '#435049', ground: '#EEF1EF', border: '#D7DDD9' },
  },
  dark: {
    ok: { text: '#86D9AC', ground: '#12301F', border: '#24553B' },
    info: { text: '#A9C0FF', ground: '#17244D', border: '#2C4079' },
    warning: { text: '#F2C879', ground: '#33270D', border: '#5D4820' },
    danger: { text: '#F7A8A1', ground: '#3A1815', border: '#6B302B' },
    neutral: { text: '#B6C2BA', ground: '#222A25', border: '#38433C' },
  },
};

/** The sign of what is told without anybody's doing, in a timeline (document 3 section 4). */
export const pink: Readonly<Record<ColourMode, Pick<ToneColours, 'text' | 'ground'>>> = {
  light: { text: '#9B2563', ground: '#FDEAF3' },
  dark: { text: '#F5A8CC', ground: '#3D1730' },
};

/** Red of the filled button inside a confirmation; white on it is 6.5:1 in both modes. */
export const dangerFill = { main: '#B3261E', hover: '#931E17', on: '#FFFFFF' } as const;

/** Text and lines on coloured grounds and over pictures, in both modes. */
export const onColour = '#FFFFFF';

/** Under a drawing of a thing in its own colours: what is black itself would be lost on the dark sheet. */
export const plate: Readonly<Record<ColourMode, string>> = { light: 'transparent', dark: '#C9D3CC' };

/** The ground of a code, in both modes: cameras read dark on white. */
export const paper = '#FFFFFF';

/** The warm public page. The verified mark is ours and stays green, whatever the brand's accent. */
export const publicPage = {
  ground: '#FBF9F5',
  ink: '#2A2320',
  muted: '#6B625C',
  line: '#E7E0D6',
  proof: '#1E3F2D',
  footer: '#2A2320',
  verified: '#17784A',
} as const;

export const fontFamily = "'Inter Variable', 'Inter fallback', system-ui, sans-serif";

export interface TypeStep {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  /** In em. */
  readonly tracking: number;
}

export const type = {
  display: { size: 40, line: 48, weight: 600, tracking: -0.026 },
  displayWide: { size: 64, line: 68, weight: 600, tracking: -0.026 },
  promise: { size: 44, line: 52, weight: 600, tracking: -0.026 },
  figure: { size: 32, line: 40, weight: 600, tracking: -0.022 },
  kpi: { size: 28, line: 36, weight: 600, tracking: -0.02 },
  title: { size: 24, line: 32, weight: 600, tracking: -0.016 },
  page: { size: 20, line: 28, weight: 600, tracking: -0.012 },
  section: { size: 16, line: 24, weight: 600, tracking: -0.01 },
  phoneInput: { size: 16, line: 24, weight: 400, tracking: 0 },
  body: { size: 14, line: 20, weight: 400, tracking: 0 },
  cell: { size: 13, line: 20, weight: 400, tracking: 0 },
  meta: { size: 12, line: 16, weight: 400, tracking: 0 },
  tiny: { size: 11, line: 16, weight: 500, tracking: 0 },
} as const satisfies Record<string, TypeStep>;

export const gutter = { phone: 16, wide: 24 } as const;

export const radius = { base: 8, inner: 6, key: 4, full: 999 } as const;

/** What floats has one. In the dark they are black: none is lighter than the ground. */
export interface Shadows {
  readonly popover: string;
  readonly selectionBar: string;
  readonly thumb: string;
}

export const shadows: Readonly<Record<ColourMode, Shadows>> = {
  light: {
    popover: '0 12px 32px rgba(11,26,18,.12), 0 2px 6px rgba(11,26,18,.06)',
    selectionBar: '0 8px 24px rgba(11,26,18,.15)',
    thumb: '0 1px 2px rgba(15,31,21,.13)',
  },
  dark: {
    popover: '0 12px 32px rgba(0,0,0,.5), 0 2px 6px rgba(0,0,0,.3)',
    selectionBar: '0 8px 24px rgba(0,0,0,.5)',
    thumb: '0 1px 2px rgba(0,0,0,.4)',
  },
};

export const scrimOpacity = { modal: 0.35, context: 0.08 } as const;
export const focusRing = { width: 3, opacity: 0.2, filledOffset: 2 } as const;

export const height = {
  gridRow: 36,
  /** Twenty of them are in view at 1366 x 900. */
  gridRowCompact: 28,
  gridHeadCompact: 32,
  pairingRow: 52,
  menuItem: 30,
  topBar: 52,
  wizardBar: 64,
  chipRow: 44,
  pagination: 44,
  button: { compact: 32, base: 36, access: 44, main: 48 },
  input: { compact: 32, form: 40, access: 44, phone: 48 },
  filterChip: 28,
  statusChip: 22,
  phoneTarget: 44,
} as const;

export const width = {
  menu: 216,
  menuIcons: 56,
  filterPanel: 240,
  aside: { min: 300, max: 348 },
  form: 760,
  wizard: { min: 600, max: 672 },
  modal: { small: 344, base: 560, wide: 800 },
  toast: 376,
  drawer: 240,
} as const;

export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1366 } as const;

/** Milliseconds; none of it happens under reduced motion. */
export const motion = { quick: 120, float: 160, easing: 'cubic-bezier(0, 0, 0.2, 1)' } as const;
