import type { Words } from '../../words';

interface NamedColor {
  /** As `#F5D800`. */
  readonly color: string;
  readonly label: Words;
}

/** What colours are called where a field has no name of its own for them. */
const usual: readonly NamedColor[] = [
  named('#1B1B1B', 'Negro', 'Black'),
  named('#FFFFFF', 'Blanco', 'White'),
  named('#808080', 'Gris', 'Grey'),
  named('#C8C8C8', 'Gris claro', 'Light grey'),
  named('#C62828', 'Rojo', 'Red'),
  named('#7A1F2B', 'Bordó', 'Burgundy'),
  named('#F29CB7', 'Rosa', 'Pink'),
  named('#EF7D1A', 'Naranja', 'Orange'),
  named('#F5D800', 'Amarillo', 'Yellow'),
  named('#F2EDE4', 'Crudo', 'Off-white'),
  named('#D9C3A5', 'Beige', 'Beige'),
  named('#B5763A', 'Marrón claro', 'Light brown'),
  named('#7B4A21', 'Marrón', 'Brown'),
  named('#4A2E1F', 'Marrón oscuro', 'Dark brown'),
  named('#2E9E4F', 'Verde', 'Green'),
  named('#6B7A3E', 'Verde oliva', 'Olive green'),
  named('#7EC8E3', 'Celeste', 'Light blue'),
  named('#1F4E8C', 'Azul', 'Blue'),
  named('#24344D', 'Azul noche', 'Navy'),
  named('#6A3FA0', 'Violeta', 'Purple'),
];

function named(color: string, es: string, en: string): NamedColor {
  return { color, label: { es, en } };
}

/** The name of the colour that looks most like one, among those that a field names and the usual ones. */
export function nearestName(color: string, presets: readonly NamedColor[] = []): Words {
  const first = usual[0] ?? named(color, color, color);
  return [...presets, ...usual].reduce(
    (best, each) => (distance(each.color, color) < distance(best.color, color) ? each : best),
    first,
  ).label;
}

/** How far apart two colours look: a weighted distance of red, green and blue, after the mean of their reds. */
function distance(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const red = (a.red + b.red) / 2;
  return (
    (2 + red / 256) * (a.red - b.red) ** 2 +
    4 * (a.green - b.green) ** 2 +
    (2 + (255 - red) / 256) * (a.blue - b.blue) ** 2
  );
}

function partsOf(color: string): { readonly red: number; readonly green: number; readonly blue: number } {
  const all = Number.parseInt(color.slice(1), 16);
  return { red: all >> 16, green: (all >> 8) & 255, blue: all & 255 };
}
