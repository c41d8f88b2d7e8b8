/** A name on the map with its place in px. */
export interface PlacedName {
  readonly name: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
}

/** What a letter and a line take, and the room around a name, in px. */
const letter = 6.6;
const line = 16;
const room = { x: 14, y: 6 };
/** Above and below are the figures of the net, the scale and the sources. */
const edge = 30;
/** At the top right are the buttons. */
const buttons = { width: 64, height: 116 };

/** The names that fit beside each other, the first before the later ones, and whole within the map. */
export function thinNames<Name extends PlacedName>(
  names: readonly Name[],
  size: { readonly width: number; readonly height: number },
): readonly Name[] {
  const kept: { readonly name: Name; readonly right: number }[] = [];
  for (const name of names) {
    const right = name.x + name.name.length * letter;
    const isInside = name.x > 0 && right < size.width && name.y > edge && name.y < size.height - edge;
    const isUnderButtons = right > size.width - buttons.width && name.y < buttons.height;
    const isFree = kept.every(
      (other) =>
        name.x > other.right + room.x ||
        right + room.x < other.name.x ||
        Math.abs(name.y - other.name.y) > line + room.y,
    );
    if (isInside && !isUnderButtons && isFree) kept.push({ name, right });
  }
  return kept.map(({ name }) => name);
}
