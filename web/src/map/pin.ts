/** The width and height of a pin, in px; its tip is two above the lower edge. */
export const pinSize = [32, 40] as const;

const namespace = 'http://www.w3.org/2000/svg';

/** A drop with an open middle, in the colour of its text; its edge and its middle are as the sheet (`leaflet-frame`). */
export function drawPin(): HTMLElement {
  const frame = document.createElement('span');
  const svg = document.createElementNS(namespace, 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 32 40'],
    ['width', '32'],
    ['height', '40'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value);
  const drop = document.createElementNS(namespace, 'path');
  drop.setAttribute('d', 'M16 38C16 38 29 24.6 29 15A13 13 0 1 0 3 15C3 24.6 16 38 16 38Z');
  drop.setAttribute('fill', 'currentColor');
  const middle = document.createElementNS(namespace, 'circle');
  for (const [name, value] of [
    ['cx', '16'],
    ['cy', '15'],
    ['r', '5'],
  ] as const)
    middle.setAttribute(name, value);
  svg.append(drop, middle);
  frame.append(svg);
  return frame;
}
