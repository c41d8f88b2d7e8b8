import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { dot, giveFile, hold, next, takeOverFiles } from './form';
import { expect, openAt, settle, test } from './test';

test.use({ variant: path.resolve(import.meta.dirname, 'every-kind-model.ts') });

const everyKind = { chain: 11, active: 990, place: 'La Matilde' } as const;

/** Walks by Tab, as somebody without a mouse does, until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  await expect(target).toBeFocused();
}

/** The keys of one journey: by Tab to a place, and what is pressed or typed there. */
function keysOf(page: Page) {
  const { keyboard } = page;
  const box = (kind: string) => page.getByRole('textbox', { name: new RegExp(`^Campo ${kind}\\b`) });
  const go = async (target: Locator, ...presses: readonly string[]) => {
    await tabTo(page, target);
    for (const key of presses) await keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  const group = (kind: string) => page.getByRole('group', { name: `Campo ${kind}`, exact: true });
  return { keyboard, box, go, type, group };
}

/** A piece that others can choose, put there by the call of the form. */
async function addPiece(page: Page, name: string): Promise<void> {
  const [token = ''] = (await settle(page, undefined, everyKind)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar; // as the call declares
  const box = bar.establishments.find(({ value }) => value === everyKind.place);
  const about = { objectType: 'asset', pkObjectType: everyKind.active, globalModel: everyKind.active };
  const data = { ...about, action: 'add', pkReferer: box?.id, holder: box?.id, values: { kind_text: name } };
  expect((await page.request.post('/api/objects/add', { headers, data })).status()).toBe(200);
}

/** From the dialog that says that a piece was added to the record of it. */
async function openAdded(page: Page): Promise<void> {
  const done = page.getByRole('dialog', { name: 'Pieza cargada' });
  await hold(done);
  await done
    .getByRole('button', { name: 'Ver pieza' })
    .or(done.getByRole('link', { name: 'Ver pieza' }))
    .click();
  await page.getByRole('tab', { name: /^Ficha/ }).click();
}

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}

/** With the hole before the outline, and a prefix on every name. */
const kml = `<?xml version="1.0" encoding="UTF-8"?><k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Placemark><k:Polygon>
<k:innerBoundaryIs><k:LinearRing><k:coordinates>-59.772,-35.638,0 -59.771,-35.638,0 -59.771,-35.637,0 -59.772,-35.637,0 -59.772,-35.638,0
</k:coordinates></k:LinearRing></k:innerBoundaryIs>
<k:outerBoundaryIs><k:LinearRing><k:coordinates>-59.78,-35.64,0 -59.77,-35.64,0 -59.77,-35.63,0 -59.78,-35.64,0</k:coordinates>
</k:LinearRing></k:outerBoundaryIs></k:Polygon></k:Placemark></k:kml>`;

test('a field of every kind is filled by keyboard alone', { tag: '@desktop-es' }, async ({ page }) => {
  test.setTimeout(120_000);
  takeOverFiles(page);
  await addPiece(page, 'Pieza vecina');
  await openAt(page, '/assets/new', everyKind);
  const { keyboard, box, go, type, group } = keysOf(page);
  await expect(box('text')).toBeVisible();

  await type(box('text'), 'Pieza del teclado');
  await type(box('multiline'), 'Primera');
  await keyboard.press('Enter');
  await keyboard.type('segunda');
  await type(box('number'), '12');
  await type(box('float'), '12,5');
  await type(box('masked'), 'ab1234');
  await type(box('phone'), '1148391234');
  await type(box('date'), '14/09/2024');
  await type(box('dateTime'), '14/09/2024 10:30');
  await go(page.getByRole('combobox', { name: 'Campo select' }), 'Enter', 'ArrowDown', 'Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await go(page.getByRole('radio', { name: 'Alfa' }), 'Space', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Beta' })).toBeChecked();
  await expect(box('masked')).toHaveValue('AB-1234');
  await go(page.getByRole('button', { name: /^Continuar/ }), 'Enter');

  await go(page.getByRole('button', { name: /^Campo multiselect / }), 'Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Campo multiselect / })).toBeFocused();
  // Chips are one stop of Tab; arrows walk among them.
  await go(group('multiselectbox').getByRole('button', { name: 'Alfa' }), 'ArrowRight', 'Space');
  await expect(group('multiselectbox').getByRole('button', { name: 'Beta', pressed: true })).toBeVisible();
  const letters = page.getByRole('group', { name: 'Campo groupedmultiselectbox Letras' });
  await go(letters.getByRole('button', { name: 'Alfa' }), 'Space');
  await expect(letters.getByRole('button', { name: 'Alfa', pressed: true })).toBeVisible();
  await go(page.getByRole('checkbox', { name: 'Campo checkbox' }), 'Space');
  await type(page.getByRole('combobox', { name: 'Campo autocomplete' }), 'Pieza');
  await expect(page.getByRole('option', { name: /Pieza vecina/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await go(page.getByRole('radio', { name: 'rojo' }), 'Space');

  await tabTo(page, group('file').getByRole('button', { name: /^Elegir archivos/ }));
  await giveFile(page, () => keyboard.press('Enter'), dot);
  await expect(group('file').locator('img')).toBeVisible();

  // A place is found by its name, and put elsewhere by the arrows and Enter.
  const place = group('location');
  await type(place.getByRole('searchbox'), 'Bahía Blanca');
  await keyboard.press('Enter');
  await expect(place.getByText(/Bahía Blanca/).first()).toBeVisible();
  await go(place.getByRole('application'), 'ArrowRight', 'Enter');
  await expect(place.getByText(/^(En|A \d+ km de)/).first()).toBeVisible();

  const area = group('polygon');
  await tabTo(page, area.getByRole('button', { name: 'Subir KML' }));
  await giveFile(page, () => keyboard.press('Enter'), {
    name: 'lote.kml',
    mimeType: 'application/vnd.google-earth.kml+xml',
    buffer: Buffer.from(kml),
  });
  // Of the outline and of the hole in it.
  await expect(area.getByText('7 vértices')).toBeVisible();
  await expect(area.getByText('49,2 ha')).toBeVisible();
  const saved = page.waitForEvent('download');
  await go(area.getByRole('button', { name: 'Descargar KML' }), 'Enter');
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('-59.77,-35.63');

  // A wrong cell keeps its row open and says why, there.
  const list = group('addableList');
  await go(list.getByRole('button', { name: 'Agregar renglón' }), 'Enter');
  await expect(list.getByRole('textbox', { name: /^Qué/ })).toBeFocused();
  await keyboard.type('Tornillos');
  await keyboard.press('Tab');
  await keyboard.type('0');
  await keyboard.press('Enter');
  await expect(list.getByText('El mínimo es 1')).toBeVisible();
  await expect(list.getByRole('textbox', { name: /^Cantidad/ })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Control+a');
  await keyboard.type('3');
  await keyboard.press('Enter');
  await expect(list.getByRole('cell', { name: 'Tornillos', exact: true })).toBeVisible();

  for (const kind of ['detail', 'sub_detail']) {
    await go(group(kind).getByRole('button', { name: 'Agregar renglón' }), 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await type(dialog.getByRole('textbox', { name: /^Qué/ }), `Caja ${kind}`);
    const save = dialog.getByRole('button', { name: /^Guardar/ });
    if (kind === 'detail') {
      // A row does not close with a fault in it, and the fault has the focus.
      const amount = dialog.getByRole('textbox', { name: /^Cantidad/ });
      await type(amount, '0');
      await go(save, 'Enter');
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await keyboard.press('Control+a');
      await keyboard.type('3');
    }
    await go(save, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(group(kind).getByText(`Caja ${kind}`).first()).toBeVisible();
  }

  await type(group('assetsSelectList').getByRole('searchbox'), 'vecina');
  await expect(
    group('assetsSelectList')
      .getByRole('button', { name: /Pieza vecina/ })
      .first(),
  ).toBeVisible();
  await go(
    group('assetsSelectList')
      .getByRole('button', { name: /Pieza vecina/ })
      .first(),
    'Enter',
  );
  await expect(group('summaryAssetsSelectList')).not.toContainText('Agregue piezas');
  await type(box('boxTarget'), 'los-ceibos');
  await keyboard.press('Enter');
  await expect(page.getByText('Los Ceibos').first()).toBeVisible();
  await expectAccessible(page);

  await go(page.getByRole('button', { name: 'Cargar pieza' }), 'Enter');
  await openAdded(page);
  for (const text of ['Pieza del teclado', 'AB-1234', '12,5 kg', '14/09/2024', 'Tornillos', 'Caja detail'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
});

/** The steps of a new piece as far as its map of an area. */
async function openArea(page: Page): Promise<{ readonly area: Locator; readonly map: Locator }> {
  await openAt(page, '/assets/new', everyKind);
  await page.getByRole('textbox', { name: /^Campo text/ }).fill('Pieza dibujada');
  await next(page).click();
  const area = page.getByRole('group', { name: 'Campo polygon', exact: true });
  const map = area.getByRole('application');
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  return { area, map };
}

test(
  'an area is drawn by hand, corrected, and kept with the piece',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const { area, map } = await openArea(page);
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
    const at = (x: number, y: number) => ({ position: { x: width * x, y: height * y } });
    await area.getByRole('button', { name: 'Dibujar contorno' }).click();
    await expect(area.getByText(/^Haga clic en cada vértice/)).toBeVisible();
    await map.click(at(0.3, 0.3));
    await expect(area.getByText('Faltan 2 vértices')).toBeVisible();
    await map.click(at(0.6, 0.3));
    await map.click(at(0.6, 0.7));
    await expect(area.getByText('3 vértices', { exact: false })).toBeVisible();
    await map.click(at(0.3, 0.7));
    await expect(area.getByText('4 vértices', { exact: false })).toBeVisible();
    await area.getByRole('button', { name: 'Deshacer vértice' }).click();
    await expect(area.getByText('3 vértices', { exact: false })).toBeVisible();
    await map.click(at(0.3, 0.7));
    // The first corner closes the outline.
    await map.click(at(0.3, 0.3));
    await expect(area.getByRole('button', { name: 'Dibujar contorno' })).toBeVisible();

    // A corner is pulled away: the area is larger then.
    const size = area.locator('strong');
    const before = await size.innerText();
    const { x, y } = (await map.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + width * 0.6, y + height * 0.7);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height * 0.85, { steps: 8 });
    await page.mouse.up();
    await expect(size).not.toHaveText(before);
    const drawn = await size.innerText();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Cargar pieza' }).click();
    await openAdded(page);
    await expect(page.getByText(drawn).first()).toBeVisible();
  },
);

test(
  'an area is drawn by the keys of the map, and by coordinates',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const { area, map } = await openArea(page);
    const moved = async (key: string) => {
      await map.press(key);
      // What is marked is the middle of the map once it has come to rest.
      await expect(area.locator('.leaflet-pan-anim')).toHaveCount(0);
      await map.press('Enter');
    };
    await area.getByRole('button', { name: 'Dibujar contorno' }).press('Enter');
    await map.focus();
    await map.press('Enter');
    await moved('ArrowRight');
    await moved('ArrowDown');
    await expect(area.getByText('3 vértices', { exact: false })).toBeVisible();
    await area.getByRole('button', { name: 'Terminar' }).press('Enter');
    await area.getByRole('button', { name: 'Vértices como coordenadas' }).press('Enter');
    // Each corner can be read and typed.
    const longitude = area.getByRole('textbox', { name: 'Vértice 1: Longitud' });
    const size = area.locator('strong');
    const before = await size.innerText();
    await longitude.fill('-57,95');
    // Without the focus going on to a button whose hint comes up.
    await longitude.blur();
    await expect(size).not.toHaveText(before);
    await expectAccessible(page);
  },
);

test('a moment is typed into a sheet, and its day picked', { tag: '@desktop-es' }, async ({ page }) => {
  await openAt(page, '/assets/file', everyKind);
  const rows = ['Campo text;Campo dateTime', 'Pieza uno;14/09/2024 10:30', 'Pieza dos;ayer'];
  await page.locator('input[type="file"]').setInputFiles({
    name: 'piezas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await page.getByRole('button', { name: /^Revisar \d/ }).click();
  const cell = (text: string) => page.locator('revo-grid').getByText(text, { exact: true });
  const editor = page.getByRole('textbox', { name: /^Campo dateTime/ });
  await expect(page.getByText('1 error').first()).toBeVisible();

  await cell('ayer').dblclick();
  await editor.fill('');
  // Digits are enough: what parts them comes by itself.
  await editor.pressSequentially('150920240915');
  await editor.press('Enter');
  await expect(cell('15/09/2024 09:15')).toBeVisible();
  await expect(page.getByText('1 error')).toHaveCount(0);
  // The rows are drawn again with what the server says of them: not between the two clicks.
  await expect(page.getByText('Guardado')).toBeVisible();

  await cell('14/09/2024 10:30').dblclick();
  await page.getByRole('button', { name: 'Abrir el calendario' }).click();
  await page
    .getByRole('dialog', { name: /^Campo dateTime/ })
    .getByText('20', { exact: true })
    .click();
  await expect(cell('20/09/2024 10:30')).toBeVisible();
  await expect(page.getByText('Guardado')).toBeVisible();

  await page.getByRole('button', { name: /^Continuar con/ }).click();
  await page.getByRole('button', { name: 'Cargar 2 piezas' }).click();
  const done = page.getByRole('dialog', { name: 'Carga completa' });
  await hold(done);
  await done.getByRole('button', { name: 'Ver piezas' }).click();
  // What was loaded shows the same text until the list is there, which leads on by it.
  await page.getByRole('link', { name: 'Pieza uno' }).first().click();
  await page.getByRole('tab', { name: /^Ficha/ }).click();
  await expect(page.getByText('20/09/2024 10:30').first()).toBeVisible();
});
