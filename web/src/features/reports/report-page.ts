import { localeTag } from '@huella/domain/model/value';
import { neutrals } from '../../theme/tokens';
import type { PrintedReport } from './printed-report';

/** A4 lying at 150 dots an inch. */
export const pageSize = { width: 1754, height: 1240 } as const;

/** Paper is light, whatever the screen is. */
export const ink = neutrals.light;
export const margin = 80;
export const headHeight = 150;

/** Items in so many at a time. */
export function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_none, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** What draws on a page. */
export interface Pen {
  readonly canvas: HTMLCanvasElement;
  readonly write: (text: string, x: number, y: number, look?: Partial<Look>) => void;
  readonly context: CanvasRenderingContext2D;
}

interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly align: CanvasTextAlign;
  readonly width: number;
}

/** A page with its title. */
export function newPage({ title, subtitle }: PrintedReport): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = pageSize.width;
  canvas.height = pageSize.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = ink.surface;
  context.fillRect(0, 0, pageSize.width, pageSize.height);
  const family = getComputedStyle(document.body).fontFamily;
  const write: Pen['write'] = (text, x, y, look = {}) => {
    const { size = 22, bold = false, colour = ink.ink, align = 'left', width } = look;
    context.font = `${bold ? '600 ' : ''}${String(size)}px ${family}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(width === undefined ? text : cut(context, text, width), x, y);
  };
  write(title, margin, margin + 30, { size: 40, bold: true });
  write(subtitle, margin, margin + 72, { size: 24, colour: ink.ink2, width: pageSize.width - 2 * margin });
  return { canvas, write, context };
}

/** What fits of a text. */
function cut(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** How figures and shares are written. */
export function formats({ language }: PrintedReport) {
  const tag = localeTag[language];
  return {
    figure: new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }),
    percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
  };
}
