import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sceneNames, type SceneName } from '@huella/domain/model/public-face';
import { buildQrPage, buildStop } from '@huella/domain/calls/build-qr-page';
import { buildSpecimen } from '@huella/domain/calls/build-specimen';
import { renderNothing, renderPage, renderRefused, renderReported } from './render';

const view = {
  language: 'es',
  code: { type: 'identeco', publicId: 'Vt3-_9aBcDeFgHiJkLmNoP' },
  address: 'https://huella.example/qrIdenteco/Vt3-_9aBcDeFgHiJkLmNoP',
  site: 'https://huella.example',
  styles: ['/qr-files/assets/public-abc.css'],
  script: '/qr-files/assets/public-abc.js',
} as const;
const english = { ...view, language: 'en' } as const;
const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{name}}';

/** The page as somebody reads it: without what is in its head, without tags. */
function textOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a public page', () => {
  const html = renderPage(buildQrPage(), view);

  it('holds the way into the trace, and shows it to nobody before somebody was asked whether they may', () => {
    expect(html).toContain(
      '<p class="trace" id="trace" hidden="" data-ask="/api/qr/identeco/Vt3-_9aBcDeFgHiJkLmNoP/reader">' +
        '<a href="/recall/code/identeco/Vt3-_9aBcDeFgHiJkLmNoP">',
    );
  });

  it('is a whole document that says all of it without script', () => {
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    const text = textOf(html);
    for (const said of [
      'Verificado',
      'Novillo Aberdeen Angus',
      'La Matilde, Chascomús, Argentina',
      '25',
      'meses de vida',
      '721 km',
      'Su recorrido',
      '4 paradas, en el orden en que pasaron.',
      '14 sep 2024',
      '18 meses en el lugar',
      'Pesadas: 3, la última 236 kg',
      'Vacunaciones: 3',
      'Faena',
      'De 34 kg a 448 kg en 6 registros',
      'Cuota Hilton',
      '14 registros',
      'de Estancias del Salado S.A. y Frigorífico Río Quequén S.A., desde el 16 sep 2024',
      'Sello 9f2c…71ae comprobado: 28 nov 2026, 10:42',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('{{');
  });

  it('leads to pages elsewhere by the site that they are on', () => {
    const page = buildQrPage();
    const address = 'https://www.nft.example/0x4f/17';
    const attributes = page.attributes.map((attribute) =>
      attribute.name === 'breed'
        ? { ...attribute, type: 'url', data: { ...attribute.data, value: { es: address, en: address } } }
        : attribute,
    );
    expect(renderPage({ ...page, attributes }, view)).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">nft.example</a>`,
    );
  });

  it('says the same in English', () => {
    const text = textOf(renderPage(buildQrPage(), english));
    for (const said of [
      'Verified',
      'Steer, Aberdeen Angus',
      'and Frigorífico Río Quequén S.A., since 16 Sep 2024',
      'Its journey',
      'months old',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/recorrido|registros|\{\{/);
  });

  it('shows the logos of its stops, and each paper once, by its name', () => {
    const paper = { name: `Orgánico ${hostile}.pdf`, address: '/api/file/public/paper' };
    const company = { logo: '/api/file/public/logo', certificates: { company: [paper], box: [] } };
    const other = { name: 'campo.png', address: '/api/file/public/field' };
    const drawn = renderPage(
      buildQrPage({
        timeline: [
          buildStop(company),
          buildStop({ ...company, name: 'El Ombú', certificates: { company: [paper], box: [other] } }),
        ],
      }),
      view,
    );
    expect(drawn.match(/<img class="logo" src="\/api\/file\/public\/logo"/g)).toHaveLength(2);
    expect(drawn).toContain('alt="Logo de Estancias del Salado S.A."');
    expect(drawn.match(/href="\/api\/file\/public\/paper"/g)).toHaveLength(1);
    expect(drawn).toContain('aria-label="Certificados de El Ombú"');
    expect(textOf(drawn)).toContain('campo.png');
    expect(drawn).not.toMatch(/<img src=x|<style|\sstyle=/);
    expect(html).not.toContain('class="logo"');
  });

  it('keeps to a policy that allows nothing written into the page', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
    // What machines read is data: no browser runs it.
    const scripts = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '');
    expect([...scripts.matchAll(/<script[^>]*>([^<]*)/g)].map(([, inside]) => inside)).toEqual(['']);
  });

  it('looks right in a chat', () => {
    expect(html).toContain(
      '<meta property="og:title" content="Novillo Aberdeen Angus · La Matilde, Chascomús, Argentina"/>',
    );
    expect(html).toContain(`<meta property="og:url" content="${view.address}"/>`);
    expect(html).toMatch(
      /<meta property="og:description" content="[^"]+Chascomús → Ayacucho → Saladillo → Quequén\."/,
    );
    expect(html).toContain(`<meta property="og:image" content="${view.address}/share.jpg?lang=es"/>`);
  });

  it('leads to the other language by a plain link', () => {
    expect(html).toMatch(/<a href="\/qrIdenteco\/[\w-]{22}\?lang=en" lang="en" hrefLang="en">EN<\/a>/i);
    expect(html).toMatch(/<a href="\/qrIdenteco\/[\w-]{22}\?lang=es"[^>]*aria-current="true"/);
  });

  it('draws the land around the journey, its stops and the ways between them', () => {
    const map = /<svg class="map".*?<\/svg>/.exec(html)?.[0] ?? '';
    expect(map).toContain('aria-label="Mapa del recorrido: 1 Chascomús; 2 Ayacucho; 3 Saladillo; 4 Quequén"');
    expect(map.match(/class="leg"/g)).toHaveLength(3);
    expect(/class="land" d="(M[^"]+)"/.exec(map)?.[1]?.length).toBeGreaterThan(150);
    expect(map).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is small', () => {
    expect(html.length).toBeLessThan(40_000);
  });
});

describe('the map of a journey', () => {
  it('moves for three seconds a stop in a cycle of six, and can be stopped without script', () => {
    const html = renderPage(buildQrPage(), view);
    expect(html).toContain('dur="24s"');
    expect(html).toContain('keyTimes="0;0.5;1"');
    expect(html).toMatch(
      /<input id="still" type="checkbox"[^>]*>.*<label for="still"[^>]*>Detener la animación/,
    );
    expect(renderPage(buildQrPage({ timeline: [buildStop()] }), view)).not.toContain('animateMotion');
  });

  it('shows where it is when it is close', () => {
    const near = buildStop({ city: 'Dolores', lat: -35.7, lon: -58.2 });
    expect(renderPage(buildQrPage({ timeline: [buildStop(), near] }), view)).toContain('class="inset"');
    expect(renderPage(buildQrPage(), view)).not.toContain('class="inset"');
  });
});

describe('every display', () => {
  const html = renderPage(buildSpecimen(), view);
  const text = textOf(html);

  it.each([
    ['a colour by its name, beside it', '<circle cx="9" cy="9" r="8.5" fill="#8A5A33">'],
    ['a page elsewhere by its site', 'rel="noopener noreferrer nofollow">marca.example</a>'],
    ['a film that is asked for when it is pressed', 'class="video upright"'],
    ['a film by where it can be watched without script', 'href="https://www.youtube.com/watch?v=abcdefg"'],
    ['a table opened', '<th scope="col">Kilos</th>'],
    ['what was done, by its days', '<span class="when">12 sep 2026</span>'],
    [
      'what it came from, with the way there',
      '<a href="https://huella.example/qrIdenteco/source">BL260112FV1</a>',
    ],
    ['a paper as a document', '<a href="/api/file/public/paper">'],
    ['many tokens folded away', '<details class="many"><summary>500 en total</summary>'],
    ['a curve', 'class="curve"'],
  ])('shows %s', (_what, said) => {
    expect(html).toContain(said);
  });

  it('asks for no film before it is pressed', () => {
    expect(html).not.toMatch(/<iframe|src="https:/);
  });

  it('folds tokens away above 44 alone', () => {
    expect(html.match(/<details class="many">/g)).toHaveLength(1);
  });

  it('says what is no file in the words of the documents', () => {
    expect(textOf(renderPage(buildSpecimen(), english))).toContain('Invalid file data');
  });

  it('keeps what a third party says apart from the word of the maker', () => {
    expect(text).toMatch(
      /Lo dice un tercero.*Leather Working Group LWG-031 · hasta el 12 mar 2027.*Gold.*Lo dice Estancias del Salado S\.A\..*Chrome free/,
    );
  });

  it('says what it was made of, how it ripened, and who makes it', () => {
    for (const said of [
      'Cueros de España',
      '18 días',
      'M++',
      '22 o más',
      'Cuatro generaciones.',
      'marca.example',
    ])
      expect(text).toContain(said);
    expect(html).toContain('aria-label="18 días de maduración: M++"');
    expect(html).toContain('aria-label="12 días desde que se envasó: M+"');
  });

  it('has a form by which whoever holds it says that something does not match', () => {
    const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/qrIdenteco/Vt3-_9aBcDeFgHiJkLmNoP/report?lang=es"');
    expect(text).toContain('Avisar a Estancias del Salado S.A.');
  });

  it('tells machines what it is and where it is from, and no text ends that', () => {
    const page = buildSpecimen({ name: { es: `</script>${hostile}`, en: '' } });
    const found =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(renderPage(page, view))?.[1] ?? '';
    expect(JSON.parse(found)).toMatchObject({
      '@type': 'Product',
      name: `</script>${hostile}`,
      brand: { name: 'Estancias del Salado S.A.' },
      countryOfOrigin: { name: 'Argentina' },
    });
  });

  it('leaves an address that is none where it is', () => {
    const page = buildSpecimen();
    const bent = page.attributes.map((each) =>
      each.type === 'url'
        ? { ...each, data: { ...each.data, value: { es: 'javascript:alert(1)', en: '' } } }
        : each,
    );
    expect(renderPage({ ...page, attributes: bent }, view)).not.toContain('href="javascript');
  });
});

describe('what people wrote', () => {
  it('is text wherever it is', () => {
    const page = buildQrPage({
      name: { es: hostile, en: hostile },
      company: hostile,
      sentence: { es: hostile, en: hostile },
      timeline: [buildStop({ name: hostile, city: hostile, region: hostile, company: hostile })],
    });
    const html = renderPage(page, view);
    expect(html).not.toMatch(/<img|<script>alert/);
    expect(html).toContain('&lt;img');
  });
});

describe('a page with little to say', () => {
  it('leaves out what it does not know', () => {
    const html = renderPage(
      buildQrPage({
        timeline: [buildStop({ lat: null, lon: null, country: null })],
        attributes: [],
        sections: [],
        figures: { months: null, km: null, places: 1, assets: null, own: [] },
        proof: null,
        sentence: null,
      }),
      view,
    );
    expect(html).not.toMatch(/class="(map|chart|proof|verified)/);
    expect(textOf(html)).toContain('Siempre en el mismo lugar.');
  });

  it('one farm is still somewhere on the map', () => {
    const html = renderPage(buildQrPage({ timeline: [buildStop()] }), view);
    expect(html).toContain('class="map"');
    expect(html).not.toContain('class="leg"');
  });

  it('coming back to a place is one mark with both numbers', () => {
    const there = buildStop({ city: 'Azul', lat: -36.777, lon: -59.859 });
    const figures = { months: null, km: null, places: 2, assets: null, own: [] };
    const page = buildQrPage({ timeline: [buildStop(), there, buildStop()], figures });
    const html = renderPage(page, view);
    expect(textOf(html)).toContain('3 paradas en 2 lugares, en el orden en que pasaron.');
    expect(textOf(renderPage(page, english))).toContain('3 stops in 2 places, in the order they happened.');
    expect(html).toContain('>1·3</text>');
    expect(html.match(/class="leg"/g)).toHaveLength(2);
  });

  it('is drawn where the things of its chain come from or are made', () => {
    const htmlOf = (scene: SceneName) =>
      renderPage(buildQrPage({ theme: { blueTheme: 'green', scene, logo: null, logoWoText: null } }), view);
    const art = path.resolve(import.meta.dirname, '../../public');
    for (const scene of sceneNames) {
      const [, file] = /<img class="scene" src="([^"]+)" alt=""/.exec(htmlOf(scene)) ?? [];
      expect([scene, file !== undefined && existsSync(path.join(art, file))]).toEqual([
        scene,
        scene !== 'pampas',
      ]);
    }
    expect(htmlOf('pampas')).toContain('<svg class="scene"');
  });

  it.each([
    ['what never moved and does not live', null],
    ['what was born this month', 0],
  ])('has no figure of %s', (_what, months) => {
    const figures = { months, km: 0, places: 1, assets: null, own: [] };
    expect(renderPage(buildQrPage({ figures }), view)).not.toContain('class="figures"');
  });

  it('is verified only where somebody else than the maker vouches for it', () => {
    const { proof } = buildQrPage();
    const alone = proof === null ? null : { ...proof, companies: 1, witnessed: false };
    const text = textOf(renderPage(buildQrPage({ proof: alone }), view));
    expect(text).toContain('Historia sellada');
    expect(text.toLowerCase()).not.toContain('verificado');
  });

  it('has no mark when the seals do not hold, and says so', () => {
    const { proof } = buildQrPage();
    const broken = proof === null ? null : { ...proof, holds: false };
    const text = textOf(renderPage(buildQrPage({ proof: broken }), view));
    expect(text).toContain('Los registros no coinciden con sus sellos');
    expect(text).not.toContain('Verificado');
  });
});

describe('the answer to a report', () => {
  it.each([
    [view, true, 'Gracias por avisar'],
    [english, true, 'Thank you for telling'],
    [view, false, 'no se pudo enviar'],
  ])('is a page of its own: %#', (seen, isTold, words) => {
    const html = renderReported(seen, isTold);
    expect(textOf(html)).toContain(words);
    expect(html).toContain(`<a href="/qrIdenteco/${seen.code.publicId}?lang=${seen.language}">`);
  });
});

describe('the page of nothing', () => {
  it('has a picture by its address, and by no record', () => {
    const brewing = { ...view, code: { ...view.code, type: 'brewingTrupo' } } as const;
    expect(renderNothing(brewing)).toContain('/art/scene-malthouse.svg');
  });

  it('is friendly in both languages, and names nothing', () => {
    expect(textOf(renderNothing(view))).toContain('Este código no muestra nada por ahora');
    expect(textOf(renderNothing(english))).toContain('This code shows nothing for now');
  });
});

describe('the page of who came too often', () => {
  it.each([
    [view, { isCrowded: true, seconds: 42 }, /misma red.*Espere 42 segundos y vuelva a cargarla/],
    [english, { isCrowded: true, seconds: 1 }, /your network.*Wait 1 second and reload the page/],
    [english, { isCrowded: false, seconds: 3 }, /right now Wait 3 seconds/],
    [view, { isCrowded: false, seconds: null }, /en este momento Vuelva a probar más tarde/],
  ])('says in $language when to come back', (seen, refused, words) => {
    const html = renderRefused(seen, refused);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${seen.language}">`));
    expect(textOf(html)).toMatch(words);
    expect(html).not.toContain('{{');
  });
});

describe('the page of a lot', () => {
  const lot = buildQrPage({
    kind: { es: 'Lote', en: 'Lot' },
    name: { es: 'Destete 2026', en: 'Destete 2026' },
    label: 'Destete 2026',
    description: `Los de abril ${hostile}`,
    pictures: [{ address: '/api/file/public/abc', label: { es: 'Fotos', en: 'Photos' } }],
    figures: {
      months: 12,
      km: 30,
      places: 2,
      assets: { count: 1240, noun: { es: 'animales', en: 'animals' } },
      own: [],
    },
    summary: [
      {
        ...{ name: 'weight', label: { es: 'Peso', en: 'Weight' }, unit: 'kg' },
        ...{ min: 98.5, max: 301, mean: 200.33, shares: [] },
      },
      {
        ...{
          name: 'breed',
          label: { es: 'Raza', en: 'Breed' },
          unit: null,
          min: null,
          max: null,
          mean: null,
        },
        shares: [
          { label: { es: 'Angus', en: 'Angus' }, percent: 66.67 },
          { label: { es: 'Hereford', en: 'Hereford' }, percent: 33.33 },
        ],
      },
    ],
    members: {
      title: { es: 'Uno por uno', en: 'One by one' },
      text: null,
      total: 1240,
      shown: [
        {
          label: 'KD482 C317 6',
          name: { es: 'Vaquillona Angus', en: 'Angus heifer' },
          link: 'https://huella.example/qrIdenteco/x',
          percent: null,
          colour: null,
        },
      ],
    },
  });

  it('says what they come to, who they are, and how many more', () => {
    const html = renderPage(lot, view);
    const text = textOf(html);
    for (const said of [
      'Lote Destete 2026',
      '1.240',
      'animales',
      '200,33 kg en promedio',
      'De 98,5 a 301 kg',
      'Angus 67 %',
      'KD482 C317 6 Vaquillona Angus',
      'Y 1.239 más.',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('meses de vida');
    expect(html).toContain('<a href="https://huella.example/qrIdenteco/x">');
    expect(html).toMatch(/<img class="scene" src="\/api\/file\/public\/abc\/page" alt="Fotos, 1"/);
    expect(html).not.toMatch(/<img src=x|<style|\sstyle=/);
    expect(textOf(renderPage(lot, english))).toContain('And 1,239 more.');
  });
});

describe('what something is made of', () => {
  const malt = (label: string, percent: number | null) => ({
    ...{ label, percent, colour: null, name: { es: `Malta ${label}`, en: `${label} malt` } },
    link: `https://huella.example/qrIdenteco/${label}`,
  });
  const brew = (total: number, ...shown: ReturnType<typeof malt>[]) =>
    buildQrPage({ members: { title: { es: 'Las maltas', en: 'The malts' }, text: null, total, shown } });
  const barsOf = (html: string) =>
    [...html.matchAll(/<rect class="part" width="(\d+)"/g)].map(([, wide]) => wide);

  it('is said in figures and drawn as bars, without script, and none of it is nothing', () => {
    const html = renderPage(brew(3, malt('Pilsen', 78.4), malt('Trigo', 21.35), malt('Ruby', 0.25)), view);
    expect(barsOf(html)).toEqual(['78', '21', '1']);
    const text = textOf(html);
    for (const said of ['Malta Pilsen Pilsen 78 %', 'Malta Trigo Trigo 21 %', 'Malta Ruby Ruby menos de 1 %'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/\b0 %/);
    // Who hears the page hears the figures, and not the drawing.
    expect(html.match(/<svg class="bar"[^>]*aria-hidden="true"/g)).toHaveLength(3);
    expect(textOf(renderPage(brew(2, malt('A', 99.7), malt('B', 0.3)), english))).toMatch(
      /A malt A 99 % B malt B under 1 %/,
    );
  });

  it('counts those that are not listed as the rest of it', () => {
    const text = textOf(renderPage(brew(5, malt('Pilsen', 60), malt('Trigo', 30)), view));
    expect(text).toContain('Y 3 más. 10 %');
    expect(text.match(/Y 3 más\./g)).toHaveLength(1);
  });

  it('has no bars where nobody wrote how much of each', () => {
    const html = renderPage(brew(2, malt('Pilsen', null), malt('Trigo', null)), view);
    expect(barsOf(html)).toEqual([]);
    expect(textOf(html)).toContain('Pilsen Malta Pilsen Trigo Malta Trigo');
  });

  it('is told of what a page leads back to, with what has no page of its own', () => {
    const html = renderPage(buildSpecimen(), view);
    expect(barsOf(html)).toEqual(['78', '1', '22']);
    expect(textOf(html)).toMatch(/Cueros de España .* 78 % .* menos de 1 % Otros, sin página propia 22 %/);
  });
});

describe('the number under the bars of a product', () => {
  it('is on the page of its lot in both languages, and in what search engines read', () => {
    const page = buildQrPage({ gtin: '9520123456788' });
    const html = renderPage(page, view);
    expect(html).toContain('<dt>Código de barras (GTIN)</dt><dd>9520123456788</dd>');
    expect(textOf(renderPage(page, english))).toContain('Barcode number (GTIN) 9520123456788');
    expect(html).toContain('"gtin":"9520123456788"');
  });

  it('is nowhere where there is none', () => {
    expect(renderPage(buildQrPage(), view)).not.toMatch(/gtin/i);
  });
});

it('says of which lot a product is that goes by another name', () => {
  const kind = { es: 'Elaboración', en: 'Brew' };
  const name = { es: 'Dyle Blonde', en: 'Dyle Blonde' };
  expect(textOf(renderPage(buildQrPage({ kind, name, label: 'B-2611' }), view))).toContain(
    'Elaboración · B-2611 Dyle Blonde',
  );
  expect(textOf(renderPage(buildQrPage({ kind, name, label: name.es }), view))).toContain(
    'Elaboración Dyle Blonde',
  );
});
