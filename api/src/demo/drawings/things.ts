import { throwDice } from '../dice';
import { gradient, photoOf, placed, type DrawnFile } from './drawing';
import { groundOf, lit, shadow } from './grounds';

/** A bag of grain on the stubble, in the evening. */
export function siloBagPhoto(name: string, seed: number): DrawnFile {
  const tube = (x: number, y: number, wide: number, high: number) => {
    const folds = Array.from({ length: Math.floor(wide / 46) }, (_, at) => {
      const fold = x + 60 + at * 46;
      return `M${String(fold)} ${String(y + 4)}q12 ${String(high / 2)} 0 ${String(high - 8)}`;
    });
    return `<path d="M${String(x)} ${String(y + high * 0.7)}q0-${String(high * 0.66)} 46-${String(high * 0.7)}H${String(x + wide - 40)}q40 0 40 ${String(high * 0.55)}t-30 ${String(high * 0.45)}H${String(x + 30)}q-30 0-30-${String(high * 0.3)}z" fill="url(#bag)"/><path d="${folds.join('')}" stroke="#a59bb8" stroke-width="3" fill="none" opacity=".6"/>`;
  };
  const shift = (seed % 4) * 14;
  const front = tube(50 - shift, 368, 660, 118);
  const rear = `${placed(tube(0, 0, 470, 74), 260 + shift, 316, 1)}${seed % 2 === 0 ? placed(tube(0, 0, 330, 50), 340 + shift, 290, 1) : ''}`;
  const bag = `<defs>${gradient('bag', '#fbf4f1', '#a198b4')}</defs>${rear}${shadow(390 - shift, 488, 350)}${front}<path d="M${String(690 - shift)} 430q40 4 52 30l-30 18q-16-20-22-48z" fill="#cfc6d4"/>`;
  return photoOf(name, `${groundOf('stubble', seed)}${bag}`);
}

/** A kind of tree: its trunk, its crown, and how it grows. */
type Habit = readonly [trunk: string, crown: string, shape: 'cone' | 'umbrella' | 'tall' | 'round'];

const habits: Readonly<Record<string, Habit>> = {
  pinus: ['#6b4a32', '#2f6446', 'cone'],
  araucaria: ['#5d4736', '#285238', 'umbrella'],
  eucalyptus: ['#c4b6a2', '#5f8f6a', 'tall'],
  handroanthus: ['#5b4a3c', '#d0709f', 'round'],
  peltophorum: ['#5b4a3c', '#c9a63c', 'round'],
};

/** A stand of trees of a species, or one tree of it. */
export function treePhoto(name: string, specie: string, isStand: boolean, seed: number): DrawnFile {
  const [genus = ''] = specie.split('_');
  const habit = habits[genus] ?? ['#614a36', '#3f7a4a', 'round'];
  const tree = treeOf(habit);
  if (!isStand)
    return photoOf(name, `${groundOf('forest', seed)}${shadow(400, 548, 130)}${placed(tree, 400, 548, 1.7)}`);
  const dice = throwDice(seed);
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 - row }, (_, at) => {
      const scale = (0.72 + row * 0.34) * (0.94 + dice.fraction() * 0.12);
      return placed(tree, 20 + at * (128 + row * 24) + row * 30, 400 + row * 78, scale);
    }),
  );
  return photoOf(name, `${groundOf('forest', seed)}${rows.join('')}`);
}

/** A tree that stands on the point of its foot, about 250 high. */
function treeOf([trunk, crown, shape]: Habit): string {
  const stem = (wide: number, high: number) =>
    lit(
      `M${String(-wide)} 0L${String(-wide * 0.6)} ${String(-high)}H${String(wide * 0.6)}L${String(wide)} 0Z`,
      trunk,
    );
  if (shape === 'cone') {
    const storeys = [
      'M0 -150L70 -44Q0 -26 -70 -44Z',
      'M0 -200L56 -96Q0 -80 -56 -96Z',
      'M0 -248L40 -150Q0 -138 -40 -150Z',
    ];
    return stem(9, 80) + storeys.map((path) => lit(path, crown)).join('');
  }
  if (shape === 'umbrella') {
    const arm = (x: number, y: number, wide: number) =>
      lit(
        `M${String(x - wide)} ${String(y)}q${String(wide)} -34 ${String(wide * 2)} 0q-${String(wide)} 20 -${String(wide * 2)} 0z`,
        crown,
      );
    return `${stem(8, 190)}<path d="M0 -150L-52 -176M0 -150L52 -176M0 -170L-30 -206M0 -170L30 -206" stroke="${trunk}" stroke-width="5"/>${arm(-54, -178, 34)}${arm(54, -178, 34)}${arm(0, -196, 44)}${arm(0, -216, 34)}`;
  }
  const puffs =
    shape === 'tall'
      ? [
          [-20, -150, 34],
          [24, -168, 36],
          [-10, -196, 38],
          [14, -226, 30],
        ]
      : [
          [-46, -128, 44],
          [46, -128, 44],
          [0, -116, 46],
          [-26, -172, 46],
          [28, -174, 46],
          [0, -200, 38],
        ];
  const leaves = puffs.map(
    ([x = 0, y = 0, r = 0]) =>
      `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${crown}"/><circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="url(#lit)"/>`,
  );
  return `${stem(shape === 'tall' ? 7 : 11, shape === 'tall' ? 170 : 120)}${leaves.join('')}`;
}

/** Sacks of malt in the store. */
export function maltPhoto(name: string, label: string, seed: number): DrawnFile {
  const cloth =
    'M10 30C30 12 150 12 170 30C186 110 186 190 174 250C130 264 50 264 6 250C-6 190 -6 110 10 30Z';
  const sack = `${lit(cloth, '#dcc79c')}<path d="M10 30C30 12 150 12 170 30L158 56C120 44 60 44 22 56Z" fill="#b5965f"/><path d="M22 56C60 44 120 44 158 56" stroke="#7a5a2c" stroke-width="4" stroke-dasharray="8 6" fill="none"/>
    <rect x="28" y="104" width="124" height="92" rx="6" fill="#fdf8ea"/><path d="M90 118v22M90 126l-9-7M90 126l9-7M90 136l-9-7M90 136l9-7" stroke="#b07d22" stroke-width="4" stroke-linecap="round" fill="none"/><text x="90" y="164" font-family="Inter, Arial, sans-serif" font-size="19" font-weight="700" fill="#6a4212" text-anchor="middle">${label}</text><text x="90" y="186" font-family="Inter, Arial, sans-serif" font-size="16" fill="#6a4212" text-anchor="middle">25 kg</text>`;
  const at = [
    [120, 216],
    [500, 222],
    [310, 214],
    [214, 306],
    [412, 310],
  ] as const;
  const sacks = at.slice(0, 4 + (seed % 2)).map(([x, y]) => placed(sack, x, y, 1));
  return photoOf(name, `${groundOf('store', seed)}${shadow(400, 566, 300)}${sacks.join('')}`);
}

/** A heap of grain in the barn. */
export function grainPhoto(name: string, seed: number): DrawnFile {
  const dice = throwDice(seed);
  const heap = 'M40 572C150 470 260 330 390 268Q410 258 430 268C560 330 660 470 764 572Z';
  const grains = Array.from({ length: 170 }, () => {
    const high = dice.fraction();
    const x = 400 + (dice.fraction() - 0.5) * 640 * high;
    return `M${x.toFixed(0)} ${(290 + high * 276).toFixed(0)}l5 3`;
  });
  const shovel = `<path d="M588 470L672 250" stroke="#7a5a3c" stroke-width="11" stroke-linecap="round"/><path d="M654 262l36 -18" stroke="#7a5a3c" stroke-width="11" stroke-linecap="round"/><path d="M562 452l46 18l-18 66q-34 2 -52 -22z" fill="#aab3b4"/>`;
  return photoOf(
    name,
    `${groundOf('store', seed)}${shadow(400, 572, 370)}${lit(heap, '#e0b257')}<path d="${grains.join('')}" stroke="#8f6420" stroke-width="3.4" stroke-linecap="round" opacity=".55"/>${shovel}`,
  );
}

/** Hides or leather, folded in a pile on the bench. */
export function hidePhoto(name: string, colour: string, seed: number): DrawnFile {
  const pile = Array.from({ length: 6 }, (_, at) => {
    const y = 448 - at * 26;
    const shift = ((at * 7 + seed) % 5) * 8;
    return lit(
      `M${String(250 + shift)} ${String(y)}q-16 -22 14 -26H${String(560 - shift)}q26 2 18 26z`,
      colour,
    );
  });
  return photoOf(name, `${groundOf('bench', seed)}${shadow(414, 450, 190)}${pile.join('')}`);
}
