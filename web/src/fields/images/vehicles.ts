/** How the body of a vehicle is drawn, seen from its side: its outline, its windows, and lines over it. */
export interface VehicleLook {
  readonly body: string;
  readonly windows: string;
  readonly lines?: string;
}

/** Bodies by the name of their drawing, about the middle of a box of 72 by 48; they are on y = 10. */
export const vehicleLooks: Readonly<Record<string, VehicleLook>> = {
  'body-saloon': {
    body: 'M-31 10V2C-31 -1 -28 -2 -23 -3L-14 -11C-12 -13 -10 -14 -7 -14H4C8 -14 10 -13 12 -11L19 -3L27 -1C30 0 31 2 31 5V10Z',
    windows: 'M-17 -3L-10 -10H-2V-3ZM1 -3V-10H6L13 -3Z',
  },
  'body-hatchback': {
    body: 'M-27 10V-2L-22 -11C-21 -13 -19 -14 -16 -14H1C5 -14 7 -13 9 -11L16 -3L23 -1C26 0 27 2 27 5V10Z',
    windows: 'M-21 -3L-17 -10H-8V-3ZM-5 -3V-10H2L10 -3Z',
  },
  'body-suv': {
    body: 'M-29 10V-6L-26 -15C-25 -17 -23 -18 -20 -18H4C7 -18 9 -17 11 -15L18 -6L26 -4C28 -3 29 -1 29 2V10Z',
    windows: 'M-24 -6L-21 -14H-9V-6ZM-6 -6V-14H4L11 -6Z',
    lines: 'M-18 -21H4',
  },
  'body-pick-up': {
    body: 'M-32 10V-4H-9V-13C-9 -15 -8 -16 -6 -16H5C8 -16 10 -15 12 -13L18 -4L27 -2C30 -1 32 1 32 4V10Z',
    windows: 'M-5 -5V-12H5L11 -5Z',
    lines: 'M-9 -4V5M-32 0H-9',
  },
  'body-estate': {
    body: 'M-31 10V-2L-27 -11C-26 -13 -24 -14 -21 -14H4C8 -14 10 -13 12 -11L19 -3L27 -1C30 0 31 2 31 5V10Z',
    windows: 'M-26 -3L-23 -10H-15V-3ZM-12 -3V-10H-3V-3ZM0 -3V-10H6L13 -3Z',
  },
  'body-coupe': {
    body: 'M-30 10V3C-30 0 -28 -2 -23 -3C-15 -12 -10 -13 -4 -13H1C6 -13 10 -10 17 -3L27 0C30 1 31 3 31 6V10Z',
    windows: 'M-16 -3C-11 -9 -7 -10 -2 -10H1C4 -10 7 -7 11 -3Z',
  },
  'body-convertible': {
    body: 'M-30 10V3C-30 -1 -28 -3 -23 -3H17L27 0C30 1 31 3 31 6V10Z',
    windows: 'M8 -3L2 -12H5L13 -3Z',
    lines: 'M-14 -3V-7C-14 -9 -10 -9 -10 -7V-3M-5 -3V-7C-5 -9 -1 -9 -1 -7V-3',
  },
  'body-mpv': {
    body: 'M-30 10V-8L-27 -15C-26 -17 -24 -18 -21 -18H-2C3 -18 6 -16 9 -13L19 -3L26 0C29 1 30 3 30 6V10Z',
    windows: 'M-26 -6L-23 -14H-15V-6ZM-12 -6V-14H-4V-6ZM-1 -6V-14C3 -14 6 -11 11 -6Z',
  },
  'body-van': {
    body: 'M-32 10V-18C-32 -20 -31 -21 -29 -21H7C10 -21 12 -20 14 -17L21 -5L28 -2C31 -1 32 1 32 4V10Z',
    windows: 'M7 -6V-16H10L16 -6Z',
    lines: 'M3 -21V8M-14 -21V8',
  },
};
