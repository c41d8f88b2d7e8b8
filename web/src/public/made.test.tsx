import { describe, expect, it } from 'vitest';
import { contrast } from '@huella/domain/contrast';
import { buildQrPage } from '@huella/domain/calls/build-qr-page';
import { buildLotSpecimen, buildSpecimen } from '@huella/domain/calls/build-specimen';
import type { QrMembers, QrPage } from '@huella/domain/calls/qr-page';
import { colourOf } from './colour-scales';
import { renderPage } from './render';

const view = {
  language: 'es',
  code: { type: 'brewingTrupo', publicId: 'Vt3-_9aBcDeFgHiJkLmNoP' },
  address: 'https://huella.example/qrBrewingTrupo/Vt3-_9aBcDeFgHiJkLmNoP',
  site: 'https://huella.example',
  styles: ['/qr-files/assets/public-abc.css'],
  script: '/qr-files/assets/public-abc.js',
} as const;
const english = { ...view, language: 'en' } as const;

/** The page as somebody reads it: without what is in its head, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+([.,:])/g, '$1')
    .replace(/\s+/g, ' ');

const malt = (label: string, value: number | null): QrMembers['shown'][number] => ({
  ...{ label, percent: 50, name: { es: `Malta ${label}`, en: `${label} malt` } },
  link: `https://huella.example/qrIdenteco/${label}`,
  colour:
    value === null
      ? null
      : { scale: 'ebc', value, text: { es: `${String(value)} EBC`, en: `${String(value)} EBC` } },
});
const brew = (shown: QrMembers['shown'], page: Partial<QrPage> = {}) =>
  buildQrPage({
    members: {
      title: { es: 'Las maltas', en: 'The malts' },
      text: { es: 'Lo que le da su color.', en: 'What gives it its colour.' },
      total: shown.length,
      shown,
    },
    ...page,
  });

describe('the colour of a malt', () => {
  it('is drawn from its value, which stands beside it', () => {
    const html = renderPage(brew([malt('Pilsen', 3), malt('Chocolate', 900)]), view);
    expect(
      [...html.matchAll(/<svg class="colour"[^>]*><circle[^>]*fill="(#\w+)"/g)].map(([, at]) => at),
    ).toEqual([colourOf({ scale: 'ebc', value: 3 }), colourOf({ scale: 'ebc', value: 900 })]);
    expect(html.match(/<svg class="colour"[^>]*aria-hidden="true"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Malta Pilsen Pilsen 50 % 3 EBC Malta Chocolate Chocolate 50 % 900 EBC');
    // Nothing is the colour of all of them.
    expect(textOf(html)).not.toMatch(/promedio/);
  });

  it('is nothing where nobody measured it', () => {
    const html = renderPage(brew([malt('Pilsen', null), malt('Chocolate', 900)]), view);
    expect(html.match(/class="colour"/g)).toHaveLength(1);
  });

  it('grows darker with its value, whatever that is', () => {
    const values = [0, 1, 2, 3, 4, 7.9, 8, 12, 25, 50, 55, 80, 200, 400, 900, 1_400, 1_600];
    const light = values.map((value) => contrast(colourOf({ scale: 'ebc', value }), '#000000'));
    for (const [at, each] of light.entries()) {
      expect(colourOf({ scale: 'ebc', value: values[at] ?? 0 })).toMatch(/^#[\da-f]{6}$/);
      if (at > 0) expect(each).toBeLessThanOrEqual(light[at - 1] ?? 0);
    }
  });
});

describe('how it was made', () => {
  it('is said in hours and degrees, and drawn on one line without script', () => {
    const html = renderPage(buildSpecimen(), view);
    const text = textOf(html);
    expect(text).toContain('Cómo se hizo la malta Malta Pilsen, M26-0312.');
    expect(text).toContain('Remojo 44 h, 14 °C Germinación 96 h, 16,5 °C Secado y tostado 21 h');
    expect(text).toContain('161 horas hasta la malta seca.');
    const bars = [...html.matchAll(/<rect class="(water|growth|heat)" x="(\d+)" width="(\d+)"/g)];
    expect(bars.map(([, tone, x, wide]) => [tone, Number(x), Number(wide)])).toEqual([
      ['water', 0, 131],
      ['growth', 131, 286],
      ['heat', 417, 63],
    ]);
    expect(html.match(/<svg class="span"[^>]*aria-hidden="true"/g)).toHaveLength(3);
    expect(textOf(renderPage(buildSpecimen(), english))).toContain('Germination 96 h, 16.5 °C');
  });

  it('is seen however short a step was, and keeps on its line', () => {
    const { making } = buildSpecimen();
    const steps = [
      { title: { es: 'Secado', en: 'Kilning' }, tone: 'heat' as const, from: 999, hours: 1, degrees: null },
    ];
    const html = renderPage(buildQrPage({ making: making && { ...making, steps, length: 1_000 } }), view);
    expect(html).toContain('<rect class="heat" x="474" width="6"');
  });

  it('is nowhere where nobody wrote it', () => {
    expect(renderPage(buildQrPage(), view)).not.toContain('class="making"');
  });
});

describe('what went in beside', () => {
  it('is a line under what it is made of, or by itself', () => {
    const line = 'Además de la malta: lúpulo Saaz, lúpulo Hallertau Mittelfrüh y levadura de la casa.';
    for (const page of [buildLotSpecimen(), buildSpecimen()]) {
      const text = textOf(renderPage(page, view));
      expect(text.split(line)).toHaveLength(2);
    }
  });

  it('is text and nothing else', () => {
    const additions = {
      title: { es: 'Además', en: 'Besides' },
      names: ['<img src=x>{{name}}', 'x'.repeat(400)],
    };
    expect(renderPage(buildQrPage({ additions }), view)).not.toContain('<img src=x');
  });
});

describe('freshness', () => {
  it('says its grade, what that is like and until when it is best', () => {
    expect(textOf(renderPage(buildSpecimen(), view))).toContain(
      'M+, de 8 a 14 días: todavía chispeante. Consumo preferente antes del 17 may 2027.',
    );
    const old = buildSpecimen({ freshDays: 40 });
    expect(textOf(renderPage(old, english))).toContain(
      'M+++, 22 days or more: mature. Best before 17 May 2027.',
    );
  });

  it('says the chart alone where no more is known', () => {
    const text = textOf(renderPage(buildQrPage({ freshDays: 3 }), view));
    expect(text).toContain('Frescura');
    expect(text).not.toMatch(/Consumo preferente|undefined/);
  });
});

it('says where it was made and what its journey is called, where there are words for that', () => {
  const page = buildQrPage({
    madeIn: { es: 'Cocida en Wavre, Bélgica', en: 'Brewed in Wavre, Belgium' },
    journey: { es: 'Del campo al vaso', en: 'From field to glass' },
  });
  const html = renderPage(page, english);
  expect(textOf(html)).toContain('Brewed in Wavre, Belgium');
  expect(textOf(html)).toContain('From field to glass');
  expect(textOf(html)).not.toContain('Its journey');
  expect(html).toContain('content="Steer, Aberdeen Angus · Brewed in Wavre, Belgium"');
});
