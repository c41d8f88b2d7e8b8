import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { samples } from '@huella/domain/engine/fields/build-samples';
import { maxCorners } from '@huella/domain/engine/fields/place';
import type { Value } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { maxKmlBytes, type KmlFault } from '../map/kml';
import { AreaInput } from './AreaInput';

const label = 'Contorno';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const polygon = (coordinates: string) =>
  `<Polygon><outerBoundaryIs><LinearRing>${coordinates}</LinearRing></outerBoundaryIs></Polygon>`;
const corners = (text: string) => polygon(`<coordinates>${text}</coordinates>`);
const square = '-59.78,-35.64 -59.77,-35.64 -59.77,-35.63 -59.78,-35.64';
const many = Array.from({ length: maxCorners + 2 }, (_, at) => `${-59 - at / 1e5},${-35 - (at % 7) / 1e4}`);

/** A file of each fault, and what is said of it. */
const files: Readonly<Record<KmlFault, { readonly text: string; readonly es: string; readonly en: string }>> =
  {
    kmlTooBig: {
      text: `${head}<kml>${corners(square)}</kml>${' '.repeat(maxKmlBytes)}`,
      es: 'El archivo KML pesa más de 2 MB',
      en: 'The KML file is larger than 2 MB',
    },
    kmlNoDeclaration: {
      text: `<kml>${corners(square)}</kml>`,
      es: 'El archivo no es un KML: le falta la declaración XML del comienzo',
      en: 'This file is not a KML: the XML declaration at the start is missing',
    },
    kmlDoctype: {
      text: `${head}<!DOCTYPE kml><kml>${corners(square)}</kml>`,
      es: 'El archivo KML declara un DOCTYPE, que no se admite',
      en: 'The KML file has a DOCTYPE declaration, which is not supported',
    },
    kmlUnreadable: {
      text: `${head}<kml>${corners(square)}`,
      es: 'El archivo KML está dañado y no se puede leer',
      en: 'The KML file is damaged and cannot be read',
    },
    kmlNoPolygon: {
      text: `${head}<kml><Point><coordinates>-59.7,-35.6</coordinates></Point></kml>`,
      es: 'El archivo KML no tiene ningún polígono',
      en: 'The KML file has no polygon',
    },
    kmlNoCoordinates: {
      text: `${head}<kml>${polygon('')}</kml>`,
      es: 'El polígono del archivo KML no tiene coordenadas',
      en: 'The polygon in the KML file has no coordinates',
    },
    kmlTooMany: {
      text: `${head}<kml>${corners(many.join(' '))}</kml>`,
      es: 'El área del archivo KML tiene más de 5.000 vértices',
      en: 'The area in the KML file has more than 5,000 corners',
    },
  };

beforeAll(async () => {
  await import('../map/AreaMap');
  // Browsers have it, jsdom does not.
  File.prototype.text = function (this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        resolve(typeof reader.result === 'string' ? reader.result : '');
      });
      reader.readAsText(this);
    });
  };
});

function Host() {
  const [value, setValue] = useState<Value>(null);
  return (
    <AreaInput
      field={samples.polygon.field}
      locale={buildLocale({ country: 'AR' })}
      id="outline"
      label={label}
      required={false}
      hint={undefined}
      error={undefined}
      disabled={false}
      placed={[]}
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      values={{}}
    />
  );
}

async function draw(language: Language) {
  serveCalls({
    'boxes.positionGeometry': () => ({ position: null, geometries: [], country: 'AR' }),
    'geography.map': () => ({ street: null, satellite: null }),
  });
  return renderScreen(<Host />, { language });
}

async function give(person: UserEvent, text: string) {
  const group = screen.getByRole('group', { name: label });
  const input = group.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input for files');
  await person.upload(
    input,
    new File([text], 'lote 7.kml', { type: 'application/vnd.google-earth.kml+xml' }),
  );
}

async function expectRefused(person: UserEvent, file: (typeof files)[KmlFault], language: Language) {
  await give(person, file.text);
  await screen.findByText(file[language]);
  expect(screen.getByRole('alert').textContent).toBe(`lote 7.kml: ${file[language]}`);
}

describe('a KML file that gives no area', () => {
  it.each(Object.entries(files))('is refused by its name: %s', async (_, file) => {
    const { person } = await draw('es');
    await expectRefused(person, file, 'es');
    // Where the person pressed, before the map and not under it.
    const button = screen.getByRole('button', { name: 'Subir KML' });
    expect(button.parentElement?.nextElementSibling).toBe(screen.getByRole('alert'));
  });

  it('is refused in English, too', async () => {
    const { person } = await draw('en');
    for (const file of Object.values(files)) await expectRefused(person, file, 'en');
  });

  it('is said to be unreadable where the device cannot read it', async () => {
    const { person } = await draw('es');
    vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    await expectRefused(person, { ...files.kmlUnreadable, text: 'x' }, 'es');
  });
});

describe('a KML file that follows', () => {
  it('takes the words away, as drawing instead does', async () => {
    const { person } = await draw('es');
    await expectRefused(person, files.kmlNoPolygon, 'es');
    await give(person, `${head}<kml>${corners(square)}</kml>`);
    await screen.findByText('3 vértices');
    expect(screen.queryByRole('alert')).toBeNull();
    await expectRefused(person, files.kmlDoctype, 'es');
    await person.click(screen.getByRole('button', { name: 'Dibujar contorno' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
