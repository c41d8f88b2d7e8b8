import { throwDice, type Dice } from '../dice';
import { gradient } from './drawing';

/** What lies behind the thing that is shown. */
export type Ground = 'pasture' | 'yard' | 'stubble' | 'forest' | 'store' | 'street' | 'bench';

/** Land under a sky, by the hour and the season: the same light as on the public pages. */
interface Land {
  readonly sky: readonly [above: string, below: string];
  readonly sun: string;
  readonly hills: readonly [far: string, near: string];
  readonly ground: readonly [above: string, below: string];
  readonly blade: string;
}

const lands: Readonly<Record<'pasture' | 'yard' | 'stubble' | 'forest', Land>> = {
  pasture: {
    sky: ['#c3dbe0', '#f6dfbd'],
    sun: '#fff3da',
    hills: ['#a9c1ae', '#7fa383'],
    ground: ['#6f9b62', '#2f5a37'],
    blade: '#27492d',
  },
  yard: {
    sky: ['#a9cbcd', '#f6ddb6'],
    sun: '#fff3da',
    hills: ['#a5c0a8', '#739a6b'],
    ground: ['#b99768', '#6e5233'],
    blade: '#5a4227',
  },
  stubble: {
    sky: ['#8f7397', '#f3b27a'],
    sun: '#ffe2b0',
    hills: ['#8a6784', '#5d4a66'],
    ground: ['#5f5049', '#2f2a2c'],
    blade: '#c79a62',
  },
  forest: {
    sky: ['#cfe0dc', '#f3e6cf'],
    sun: '#fff6e2',
    hills: ['#a8c3b4', '#7ba58c'],
    ground: ['#4c7d58', '#1f4229'],
    blade: '#8fb083',
  },
};

/** Land and sky, or a room; the same for the same seed. */
export function groundOf(kind: Ground, seed: number): string {
  if (kind === 'store') return store();
  if (kind === 'street') return street();
  if (kind === 'bench') return bench();
  return landOf(kind, throwDice(seed));
}

/** Light from above on whatever is filled with it, over its own colour. */
const light = `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>`;

function landOf(kind: keyof typeof lands, dice: Dice): string {
  const { sky, sun, hills, ground, blade } = lands[kind];
  const [x, y] = [dice.between(150, 650), dice.between(150, 205)];
  const clouds = Array.from(
    { length: 3 },
    () =>
      `<ellipse cx="${String(dice.between(60, 740))}" cy="${String(dice.between(50, 180))}" rx="${String(dice.between(70, 150))}" ry="5"/>`,
  );
  const [far, near] = [ridge(dice, 262, 16), ridge(dice, 292, 10)];
  return `<defs>${light}${gradient('sky', ...sky)}${gradient('land', ...ground)}<radialGradient id="glow"><stop offset="0" stop-color="${sun}" stop-opacity=".95"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs>
    <rect width="800" height="340" fill="url(#sky)"/><circle cx="${String(x)}" cy="${String(y)}" r="210" fill="url(#glow)"/><circle cx="${String(x)}" cy="${String(y)}" r="38" fill="${sun}"/>
    <g fill="#fff" opacity=".42">${clouds.join('')}</g>
    <path d="${far}" fill="${hills[0]}"/><path d="${near}" fill="${hills[1]}"/>${behind(kind, dice)}
    <path d="M0 318Q200 306 400 314T800 310V600H0Z" fill="url(#land)"/>${blades(dice, blade)}`;
}

function ridge(dice: Dice, y: number, rise: number): string {
  const points = Array.from(
    { length: 5 },
    (_, at) => `${String((at + 1) * 160)} ${String(y + dice.between(-rise, rise))}`,
  );
  return `M0 ${String(y)}Q80 ${String(y - rise)} ${points.join('T')}V360H0Z`;
}

const bush =
  'M-3 0q2-18-2-30-26 6-30-12 0-16 16-18 4-20 24-18 18-2 22 14 18 0 18 16-2 18-26 16-8 6-16 4-2 14 2 28z';

/** Where the land meets the sky. */
function behind(kind: keyof typeof lands, dice: Dice): string {
  const trees = (colour: string, count: number, shape: string, size: number) =>
    Array.from({ length: count }, () => {
      const scale = size * (0.7 + dice.fraction() * 0.6);
      return `<path transform="translate(${String(dice.between(0, 800))} ${String(dice.between(312, 322))}) scale(${scale.toFixed(2)})" d="${shape}" fill="${colour}"/>`;
    }).join('');
  if (kind === 'forest') return trees('#5f9072', 34, conifer, 1) + trees('#3f7455', 22, conifer, 1.35);
  if (kind === 'stubble') return trees('#4a3b55', 6, bush, 0.8) + mill;
  if (kind === 'pasture') return trees('#4f8060', 9, bush, 0.9);
  return `${trees('#4f8060', 6, bush, 0.8)}<g transform="translate(610 326) scale(.78)"><path d="M-150 0v-104L0-178 150-104V0z" fill="#a85444"/><path d="M-166-92L0-176 166-92l8-16L0-198-174-108z" fill="#5a4038"/><path d="M-34 0v-74h68V0z" fill="#6b2f27"/><path d="M-34-74L34 0M34-74L-34 0M-34-74h68V0h-68z" fill="none" stroke="#f2e6d6" stroke-width="4"/><path d="M-116-72h44v30h-44zM72-72h44v30H72z" fill="#f6e3b8" stroke="#f2e6d6" stroke-width="4"/></g>
    <path d="M0 336H430M0 316H430" stroke="#8a6a4d" stroke-width="6"/><path d="M20 346v-42M110 346v-42M200 346v-42M290 346v-42M380 346v-42" stroke="#6e523b" stroke-width="8"/>`;
}

const conifer = 'M-4 6V-8H-26L-12-34H-20L-6-62H-11L0-92 11-62H6L20-34H12L26-8H4V6Z';

/** A mill that lifts water, against the evening. */
const mill = `<g transform="translate(690 318)" stroke="#3a2f47" fill="none"><path d="M-14 0L-3-92M14 0L3-92M-10-30H10M-7-60H7" stroke-width="3"/><path d="M0-98V-126M0-98V-70M0-98H-28M0-98H28M0-98L-20-118M0-98L20-118M0-98L-20-78M0-98L20-78" stroke-width="5"/><path d="M0-98H46l10-9v18l-10-9" stroke-width="3"/></g>`;

function blades(dice: Dice, colour: string): string {
  const each = Array.from({ length: 110 }, () => {
    const [x, y] = [dice.between(0, 800), dice.between(345, 598)];
    const high = 4 + (y - 330) / 12;
    const lean = dice.between(-5, 5);
    return `M${String(x)} ${String(y)}q${String(lean)} -${(high * 0.6).toFixed(0)} ${String(lean * 2)} -${high.toFixed(0)}`;
  });
  return `<path d="${each.join('')}" stroke="${colour}" stroke-width="2" opacity=".5" fill="none" stroke-linecap="round"/>`;
}

/** A store of bricks and timber, with a window to the evening. */
function store(): string {
  const bricks = Array.from({ length: 44 }, (_, at) => {
    const [column, row] = [at % 11, Math.floor(at / 11)];
    return `<rect x="${String(column * 80 + (row % 2) * 40 - 30)}" y="${String(40 + row * 92)}" width="46" height="18" rx="3"/>`;
  });
  return `<defs>${light}${gradient('wall', '#ead9bd', '#cbab82')}${gradient('floor', '#9a7650', '#5f4630')}${gradient('out', '#cfe0dc', '#f6d9b5')}</defs>
    <rect width="800" height="410" fill="url(#wall)"/><g fill="#b88f66" opacity=".32">${bricks.join('')}</g>
    <path d="M0 0H800V34H0Z" fill="#6e523b"/><path d="M120 0v410M680 0v410" stroke="#7d5f44" stroke-width="26"/>
    <path d="M310 240V140q0-78 90-78t90 78V240z" fill="url(#out)" stroke="#6e523b" stroke-width="10"/><path d="M310 222q90-30 180 0v18H310z" fill="#8db197"/><path d="M400 62V240M310 150H490" stroke="#6e523b" stroke-width="6"/>
    <path d="M310 250L210 600H600L490 250Z" fill="#fff3d2" opacity=".16"/><rect y="410" width="800" height="190" fill="url(#floor)"/><path d="M0 450H800M0 506H800M0 570H800" stroke="#00000026" stroke-width="4"/>`;
}

/** The showroom of a dealer, with the gate up. */
function street(): string {
  return `<defs>${light}${gradient('wall', '#e4e2d8', '#d2d0c4')}${gradient('floor', '#98a29e', '#69746f')}${gradient('out', '#cfe0dc', '#f6d9b5')}</defs>
    <rect width="800" height="420" fill="url(#wall)"/><rect width="800" height="26" fill="#c3c2b6"/><rect x="96" y="60" width="608" height="360" fill="#6f7d78"/>
    <rect x="112" y="76" width="576" height="344" fill="url(#out)"/><circle cx="560" cy="190" r="34" fill="#fff3da"/><path d="M112 330q140-60 290-30t286-40v160H112z" fill="#a9c3ae"/><path d="M112 360q200-40 330-14t246-22v96H112z" fill="#86ad8b"/>
    <path transform="translate(190 372) scale(1.1)" d="${bush}" fill="#52805f"/><path transform="translate(620 366) scale(1.3)" d="${bush}" fill="#5f8c6a"/>
    <path d="M112 76h576v44H112z" fill="#8d9894"/><path d="M112 91h576M112 106h576" stroke="#74807b" stroke-width="3"/>
    <rect y="420" width="800" height="180" fill="url(#floor)"/><path d="M112 420L20 600M688 420l92 180M400 420v180" stroke="#fff" stroke-opacity=".18" stroke-width="5"/>`;
}

/** The bench of a workshop, by the window. */
function bench(): string {
  return `<defs>${light}${gradient('wall', '#f0e1c8', '#d9bb93')}${gradient('wood', '#8a5a36', '#6a4026')}${gradient('out', '#d5e7e5', '#9cc0a4')}<radialGradient id="glow"><stop offset="0" stop-color="#fff3d2" stop-opacity=".9"/><stop offset="1" stop-color="#fff3d2" stop-opacity="0"/></radialGradient></defs>
    <rect width="800" height="440" fill="url(#wall)"/><g><rect x="52" y="70" width="178" height="210" fill="#7d5535"/><rect x="64" y="82" width="154" height="186" fill="url(#out)"/><path d="M64 226q70-34 154-6v48H64z" fill="#7fa383"/><path d="M141 82V268M64 172H218" stroke="#7d5535" stroke-width="8"/></g>
    <path d="M540 74H770" stroke="#3d2f27" stroke-width="6"/>${hanging('#b0713f', 596, 0.78)}${hanging('#8a4e2b', 704, 0.8)}
    <circle cx="400" cy="120" r="190" fill="url(#glow)"/><path d="M400 0V76" stroke="#3d2f27" stroke-width="4"/><path d="M348 112q4-40 52-40t52 40z" fill="#2f4a3c"/>
    <rect y="440" width="800" height="30" fill="#9c6a42"/><rect y="470" width="800" height="130" fill="url(#wood)"/><path d="M0 472H800" stroke="#00000040" stroke-width="6"/>`;
}

/** The outline of a hide that hangs from a rail. */
const hide =
  'M-58 0Q-66 22-80 30q-14 10-6 24 14 6 20 22 4 40-4 78-6 20 6 26 14-4 22-18 18-8 38-8t38 8q8 14 22 18 12-6 6-26-8-38-4-78 6-16 20-22 8-14-6-24-14-8-22-30-24 12-54 10T-58 0z';

/** A hide on the rail, under its middle. */
function hanging(colour: string, x: number, scale: number, y = 80): string {
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)})"><path d="M-56 4v-12M56 4v-12" stroke="#3d2f27" stroke-width="4"/><path d="${hide}" fill="${colour}"/><path d="${hide}" fill="url(#lit)"/><path d="M0 14q4 60 0 132M-40 30q8 40 2 92M40 30q-8 40-2 92" stroke="#000" stroke-width="2" fill="none" opacity=".22"/></g>`;
}

/** A shape in its colour with light on it. */
export function lit(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/><path d="${path}" fill="url(#lit)"/>`;
}

/** The shadow of what stands on the ground. */
export function shadow(x: number, y: number, wide: number): string {
  return `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(wide)}" ry="${String(wide / 10)}" fill="#000" opacity="0.24"/>`;
}
