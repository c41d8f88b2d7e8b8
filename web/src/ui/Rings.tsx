import { styled } from '@mui/material/styles';

export interface RingsProps {
  /** Distance between two rings in px. */
  readonly gap: number;
  /** Where the centre of the rings is in the box around them, as CSS lengths. */
  readonly x?: string;
  readonly y?: string;
  /** How the lines fade out: around the centre, or towards the left of the box, where the text is. */
  readonly fade?: 'round' | 'left' | 'none';
}

/** The drawing is 3200 units wide with 30 between two rings. */
const unitsPerGap = 30;
const drawingWidth = 3200;

const fades = {
  round: (x: string, y: string) => `radial-gradient(circle at ${x} ${y}, black 10%, transparent 62%)`,
  left: () => 'linear-gradient(to right, transparent 20%, black 78%)',
  none: () => 'none',
} as const;

const Fade = styled('span')({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
const Drawing = styled('span')({
  position: 'absolute',
  backgroundColor: 'currentColor',
  maskImage: 'url(/art/rings.svg)',
  maskSize: '100% 100%',
});

/**
 * The ring motif as decoration over the whole positioned box around it, in the current text colour. Never behind
 * text: choose a fade that ends before the text.
 */
export function Rings({ gap, x = '50%', y = '50%', fade = 'round' }: RingsProps) {
  const side = (gap / unitsPerGap) * drawingWidth;
  const left = `calc(${x} - ${side / 2}px)`;
  const top = `calc(${y} - ${side / 2}px)`;
  return (
    <Fade aria-hidden="true" style={{ maskImage: fades[fade](x, y) }}>
      <Drawing style={{ left, top, width: side, height: side }} />
    </Fade>
  );
}
