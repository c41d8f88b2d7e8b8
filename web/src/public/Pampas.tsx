/** Grass by hand and by rule: the same blades each time. */
function blades(count: number): string {
  const pick = (seed: number) => {
    const wave = Math.sin(seed * 127.1) * 43_758.5453;
    return wave - Math.floor(wave);
  };
  return Array.from({ length: count }, (_, at) => {
    const x = Math.round(pick(at + 1) * 1440);
    const y = Math.round(770 + pick(at + 71) * 140);
    const high = Math.round(24 + pick(at + 31) * 52);
    const lean = Math.round((pick(at + 53) - 0.5) * 26);
    return `M${x} ${y}q0-${Math.round(high * 0.6)} ${lean}-${high}`;
  }).join('');
}

const standing =
  'M5 13C5 9 8 8 12 8l30-1c3-1 5-3 8-4l2-2 2 2 4 2 4 4c0 2-2 3-5 3l-3 1c-1 5-3 8-5 9v12h-3.5l-.6-9c-5 1-17 1-23 0l-.9 9h-3.5l-.6-10-2.8-2-2 12H9.500l.6-12c-3-2-4-5-4-8L5 25H3.500L4.500 15z';
const grazing =
  'M5 12c0-4 4-5 8-5l29-.4c5 0 8 2 10 6l5 11 3 5c0 2-3 3-5 1l-5-5-3-5 .5 14H44l-.5-9c-6 1-15.500 1-21.500 0l-.5 9H18l-1-10-4-2-1 12H8.500L9 20c-2-1-3.500-3-4-6l-1.500 9H2l1-10z';

interface HerdProps {
  readonly at: readonly (readonly [x: number, y: number, scale: number, path: string])[];
}

function Herd({ at }: HerdProps) {
  return at.map(([x, y, scale, path]) => (
    <path key={`${x}-${y}`} d={path} transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`} />
  ));
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3F646B" />
          <stop offset=".2" stopColor="#83A3A2" />
          <stop offset=".36" stopColor="#D9DDCB" />
          <stop offset=".5" stopColor="#F6E0BC" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#FFF3DA" stopOpacity=".95" />
          <stop offset="1" stopColor="#FFF3DA" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="field" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4F8059" />
          <stop offset="1" stopColor="#2C5537" />
        </linearGradient>
        <linearGradient id="near" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2F5C3B" />
          <stop offset="1" stopColor="#12241A" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h1440v900H0z" />
      <circle cx="872" cy="330" r="300" fill="url(#glow)" />
      <circle cx="872" cy="338" r="58" fill="#FFF3DA" />
      <g fill="#fff" opacity=".3">
        <ellipse cx="330" cy="176" rx="260" ry="7" />
        <ellipse cx="610" cy="206" rx="150" ry="6" />
        <ellipse cx="1010" cy="132" rx="190" ry="6" />
        <ellipse cx="820" cy="246" rx="96" ry="5" />
      </g>
    </>
  );
}

/** The grassland at the top of a page, our own drawing: it is there for the mood and says nothing. */
export function Pampas() {
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <path fill="#A5BBA8" opacity=".8" d="M0 408c170-14 300-6 430-18s250-30 420-26 380 34 590 18v520H0z" />
      <path fill="#86A78B" d="M0 430c210 12 330-14 520-8s300 30 500 14 300-24 420-10v474H0z" />
      <path fill="#6A9471" d="M0 470c240-18 420 10 640 2s480-40 800-10v440H0z" />
      <g fill="#27502F">
        <path d="M588 486c10-30 8-58-4-84l14 8 10 26 8-30 12-6c-8 30-8 58 4 88z" />
        <path d="M498 398c-14-22 2-44 26-42 2-26 34-40 58-26 14-24 56-26 70-2 28-10 58 8 54 34 22 4 26 32 6 42-18 12-44 8-58-2-16 10-40 10-54 0-16 12-42 12-56 0-16 10-38 8-46-4z" />
      </g>
      <path
        fill="#1F4328"
        opacity=".5"
        d="M514 400c18 8 34 4 40 0 14 12 40 12 56 0 14 10 38 10 54 0 14 10 40 14 58 2-6 10-30 16-50 8-20 10-44 8-58 0-18 12-42 10-56 0-16 6-36 4-44-10z"
      />
      <path fill="url(#field)" d="M0 520c300-34 520 6 760-4s440-36 680-14v400H0z" />
      <g fill="#26432E" opacity=".8">
        <Herd
          at={[
            [742, 452, 0.56, grazing],
            [958, 462, -0.6, standing],
            [392, 470, 0.6, grazing],
            [1226, 458, 0.56, standing],
          ]}
        />
      </g>
      <g fill="#14261A">
        <Herd
          at={[
            [666, 500, 0.9, standing],
            [902, 508, 1.04, grazing],
            [1160, 498, -1, standing],
            [1064, 540, 1.1, grazing],
            [236, 512, 0.94, grazing],
          ]}
        />
      </g>
      <path fill="url(#near)" d="M0 640c260-44 480-8 720-18s470-46 720-12v290H0z" />
      <path d={blades(150)} fill="none" stroke="#6C9A6A" strokeWidth="2" strokeLinecap="round" opacity=".3" />
    </svg>
  );
}
