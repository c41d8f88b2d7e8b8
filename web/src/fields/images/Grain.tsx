/** How grains are drawn: their shape, and the colour of their skin. */
export interface GrainLook {
  readonly shape: 'long' | 'round' | 'tooth' | 'seed';
  readonly color: string;
}

const outline = '#4A443F';

/** One kernel about its middle, standing on its end. */
const kernels: Readonly<Record<GrainLook['shape'], { readonly body: string; readonly line: string }>> = {
  long: {
    body: 'M0 -13C5 -9 6.4 -1 5.4 6C4.6 11 2 13 0 13C-2 13 -4.6 11 -5.4 6C-6.4 -1 -5 -9 0 -13Z',
    line: 'M0 -9V10',
  },
  round: {
    body: 'M0 -8.5C5.2 -8.5 8.5 -5 8.5 0C8.5 5 5.2 8.5 0 8.5C-5.2 8.5 -8.5 5 -8.5 0C-8.5 -5 -5.2 -8.5 0 -8.5Z',
    line: 'M-2 3.5C-0.6 5 1.2 5 2.4 3.6',
  },
  tooth: {
    body: 'M-6 -10C-3 -12 3 -12 6 -10C8 -7 7.6 -1 5 5C3.6 9 2 11 0 11C-2 11 -3.6 9 -5 5C-7.6 -1 -8 -7 -6 -10Z',
    line: 'M-2.6 2C-1.4 -1.4 1.4 -1.4 2.6 2',
  },
  seed: {
    body: 'M0 -12C4 -7 6.6 0 6 6C5.6 10 3 12 0 12C-3 12 -5.6 10 -6 6C-6.6 0 -4 -7 0 -12Z',
    line: 'M-2.6 9C-3.4 3 -2.4 -3 -0.8 -7M2.6 9C3.4 3 2.4 -3 0.8 -7',
  },
};
const places = ['translate(20 27) rotate(-24)', 'translate(52 27) rotate(24)', 'translate(36 24)'];

/** Three kernels of a grain or of a malt. */
export function Grain({ look }: { readonly look: GrainLook }) {
  const { body, line } = kernels[look.shape];
  return (
    <svg viewBox="0 0 72 48" width="84" height="56" aria-hidden="true" focusable="false">
      {places.map((place) => (
        <g key={place} transform={place}>
          <path d={body} fill={look.color} stroke={outline} strokeWidth="1" strokeLinejoin="round" />
          <path d={line} fill="none" stroke={outline} strokeWidth="0.8" strokeLinecap="round" opacity="0.6" />
        </g>
      ))}
    </svg>
  );
}
