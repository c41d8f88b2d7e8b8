/** How a hide or a thing of leather is drawn: its outline, seams over it, its colour, and how large it is. */
export interface LeatherLook {
  readonly shape: keyof typeof shapes;
  readonly color: string;
  /** Of hides: their size beside the largest. */
  readonly scale?: number;
}

const outline = '#4A443F';

/** Outlines about the middle of a box of 72 by 48, and the seams, buckles and openings over them. */
const shapes = {
  hide: {
    body: 'M-4 -20C-2 -21 2 -21 4 -20L6 -15C10 -16 16 -19 20 -21L23 -17C19 -13 16 -9 15 -5C17 2 17 8 15 12C18 15 21 18 22 21L17 23C14 20 10 17 7 17C3 19 -3 19 -7 17C-10 17 -14 20 -17 23L-22 21C-21 18 -18 15 -15 12C-17 8 -17 2 -15 -5C-16 -9 -19 -13 -23 -17L-20 -21C-16 -19 -10 -16 -6 -15Z',
    line: 'M0 -14V14',
  },
  handbag: {
    body: 'M-17 -4H17L20 19H-20Z',
    line: 'M-9 -4C-9 -22 9 -22 9 -4M-18 4H18M-3 4V9H3V4',
  },
  backpack: {
    body: 'M-13 -8C-13 -18 13 -18 13 -8V16C13 19 11 20 9 20H-9C-11 20 -13 19 -13 16Z',
    line: 'M-5 -15C-5 -21 5 -21 5 -15M-8 4H8V14H-8ZM-8 -5H8',
  },
  wallet: { body: 'M-20 -13H17C19 -13 20 -12 20 -10V13H-20Z', line: 'M-20 -7H20M20 -3H10V5H20M14 1H15' },
  belt: {
    body: 'M-32 -5H14V5H-32ZM14 -8H26V8H14Z',
    line: 'M18 -4H22V4H18ZM-26 0H-25M-18 0H-17M-10 0H-9M-2 0H-1M12 0H20',
  },
  shoe: {
    body: 'M-24 -6C-18 -3 -14 -5 -10 -10L2 -2C10 1 22 0 25 8V14H-24Z',
    line: 'M-24 10H25M-6 -7L-9 -3M-2 -4L-5 0M2 -2L-1 2',
  },
  boot: { body: 'M-12 -21H6V0C10 4 22 4 24 12V19H-12Z', line: 'M-12 14H24M-12 -15H6M-2 -8H6M-2 -2H6' },
  jacket: {
    body: 'M-9 -19L0 -14L9 -19L19 -14L25 10L18 12L14 -2V20H-14V-2L-18 12L-25 10L-19 -14Z',
    line: 'M0 -14V20M-9 -19L-4 -6L0 -10L4 -6L9 -19M-10 8H-5M5 8H10',
  },
  glove: {
    body: 'M-9 20V2L-16 -5C-17 -9 -13 -10 -11 -8L-8 -4V-17C-8 -20 -4 -20 -4 -17L-3 -6V-19C-3 -22 1 -22 1 -19L2 -6L3 -17C4 -20 7 -19 7 -17V-5L9 -12C10 -15 13 -14 13 -11L11 6V20Z',
    line: 'M-9 13H11',
  },
  saddle: {
    body: 'M-25 -14C-20 -18 -15 -14 -12 -9C-4 -4 8 -6 14 -12C19 -16 25 -14 26 -10C24 -4 18 0 13 2L10 18H-3L-8 2C-16 0 -23 -6 -25 -14Z',
    line: 'M-8 2C-2 5 6 5 13 2M3 18V22',
  },
  sofa: {
    body: 'M-24 -2C-24 -6 -20 -6 -19 -3V-14H19V-3C20 -6 24 -6 24 -2V14H20V18H16V14H-16V18H-20V14H-24Z',
    line: 'M-19 -3V6H19V-3M0 -14V6M-24 14H24',
  },
  strap: {
    body: 'M-6 -22H6L7 -9H-7ZM-7 9H7L5 22H-5ZM-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0Z',
    line: 'M0 -6V0L4 3',
  },
} as const;

/** A hide laid flat, or a thing made of it. */
export function Leather({ look }: { readonly look: LeatherLook }) {
  const { body, line } = shapes[look.shape];
  return (
    <svg viewBox="0 0 72 48" width="84" height="56" aria-hidden="true" focusable="false">
      <g
        transform={`translate(36 24) scale(${look.scale ?? 1})`}
        stroke={outline}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={body} fill={look.color} strokeWidth="1.1" />
        <path d={line} fill="none" strokeWidth="1" />
      </g>
    </svg>
  );
}
