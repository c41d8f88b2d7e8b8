/** How a tree is drawn: the shape of its crown, and its green. */
export interface TreeLook {
  readonly crown: 'layers' | 'round' | 'tall' | 'column' | 'flat' | 'tiers' | 'weeping';
  readonly color: string;
}

const outline = '#4A443F';
const bark = '#8A6A4B';

const crowns: Readonly<Record<TreeLook['crown'], string>> = {
  layers: 'M36 3L44 15H40L48 26H42L51 37H21L30 26H24L32 15H28Z',
  round: 'M36 6C45 4 53 11 52 20C53 28 46 33 36 33C26 33 19 28 20 20C19 11 27 4 36 6Z',
  tall: 'M36 3C44 3 48 9 46 14C51 18 48 26 43 27C40 29 32 29 29 27C24 26 21 18 26 14C24 9 28 3 36 3Z',
  column: 'M36 2C42 8 44 20 43 30C42 36 39 38 36 38C33 38 30 36 29 30C28 20 30 8 36 2Z',
  flat: 'M10 19C14 10 26 7 36 7C46 7 58 10 62 19C60 25 52 26 46 24C40 27 32 27 26 24C20 26 12 25 10 19Z',
  tiers:
    'M16 12C22 6 30 8 36 5C42 8 50 6 56 12C50 16 44 15 40 15H32C28 15 22 16 16 12ZM22 22C27 18 32 19 36 18C40 19 45 18 50 22C46 26 40 25 36 25C32 25 26 26 22 22Z',
  weeping:
    'M36 5C49 4 57 13 56 27C56 33 54 37 52 38C52 33 51 30 49 28C49 33 47 36 45 37C45 32 43 29 36 29C29 29 27 32 27 37C25 36 23 33 23 28C21 30 20 33 20 38C18 37 16 33 16 27C15 13 23 4 36 5Z',
};

/** A tree from afar. */
export function Tree({ look }: { readonly look: TreeLook }) {
  return (
    <svg viewBox="0 0 72 48" width="84" height="56" aria-hidden="true" focusable="false">
      <path
        d="M33.6 15H38.4L39.4 45H32.6Z"
        fill={bark}
        stroke={outline}
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      <path
        d={crowns[look.crown]}
        fill={look.color}
        stroke={outline}
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  );
}
