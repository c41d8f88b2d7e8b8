import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { dot, fake } from './form';
import { expect, openAs, test } from './test';

/** The switch of an attribute, by its name. */
const fieldOf = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** The page as it will be, beside the form. */
const previewOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`).contentFrame();

test('the public page is edited beside its preview, saved, told in its versions and brought back @phone-en', async ({
  page,
  say,
}) => {
  test.slow();
  await openAs(page, '/qrTemplates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Plantillas QR', 'QR templates'));
  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(card.first()).toContainText(say(/Versión \d+/, /Version \d+/));
  const version = Number(/(?:Versión|Version) (\d+)/.exec((await card.first().textContent()) ?? '')?.[1]);
  await expectAccessibleOnBoth(page);
  await card
    .first()
    .getByRole('link', { name: say('Editar la página', 'Edit the page') })
    .click();

  // What is shown: switched by the keyboard, and a group moved up; the preview follows.
  const preview = previewOf(page, say('La página como se verá', 'The page as it will be'));
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const sex = say('Sexo', 'Sex');
  await expect(preview.getByText(sex, { exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: say(/^Guardar/, /^Save/) });
  await expect(save).toBeDisabled();
  await fieldOf(page, sex).focus();
  await page.keyboard.press('Space');
  await expect(fieldOf(page, sex)).not.toBeChecked();
  await expect(preview.getByText(sex, { exact: true })).toHaveCount(0);
  await expect(page.getByText(say('1 cambio sin guardar', '1 unsaved change'))).toBeVisible();
  const groups = page.getByRole('tabpanel').getByRole('heading');
  const second = (await groups.nth(1).textContent()) ?? '';
  const up = page.getByRole('button', { name: say(`Subir ${second}`, `Move ${second} up`) });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(groups.first()).toHaveText(second);
  await expectAccessibleOnBoth(page);

  // Its texts, in both languages.
  await page.getByRole('tab', { name: say('Textos', 'Texts') }).click();
  await page
    .getByLabel(say(/^Descripción en español/, /^Description in Spanish/))
    .fill('De pastizales propios.');
  await page
    .getByLabel(say(/^Descripción en inglés/, /^Description in English/))
    .fill('From our own pastures.');
  const [spanish, english] = ['De pastizales propios.', 'From our own pastures.'];
  await expect(preview.getByText(say(spanish, english))).toBeVisible();
  await page.getByRole('radio', { name: say('English', 'Español') }).click();
  await expect(preview.getByText(say(english, spanish))).toBeVisible();

  // A picture of this machine: what is none is refused where it was chosen, one that is good is chosen at once.
  await page.getByRole('tab', { name: say(/^Imágenes/, /^Images/) }).click();
  const files = page.locator('#template-picture input[type=file]');
  await files.setInputFiles({
    name: 'campo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'campo.pdf' })).toBeVisible();
  await files.setInputFiles(fake);
  await expect(page.getByRole('alert').filter({ hasText: fake.name })).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: say(`Quitar ${fake.name}`, `Remove ${fake.name}`) }).click();
  await files.setInputFiles(dot);
  const chosen = page.getByRole('checkbox', {
    name: say(`Elegir la foto de ${dot.name}`, `Choose the photo of ${dot.name}`),
  });
  await expect(chosen).toBeChecked();
  await expect(preview.locator('img[src^="data:image/webp"]').first()).toBeVisible();
  await expectAccessible(page);

  await save.click();
  await expect(
    page.getByText(say('La plantilla quedó guardada.', 'The template has been saved.')),
  ).toBeVisible();
  await expect(card.first()).toContainText(
    say(`Versión ${String(version + 1)}`, `Version ${String(version + 1)}`),
  );

  // The picture is the establishment's from now on, and everybody's.
  await card
    .first()
    .getByRole('link', { name: say('Editar la página', 'Edit the page') })
    .click();
  await expect(fieldOf(page, sex)).not.toBeChecked();
  await expect(preview.locator('img[src*="/api/file/public/"]').last()).toBeVisible();
  await page.getByRole('tab', { name: say(/^Imágenes/, /^Images/) }).click();
  await expect(chosen).toBeChecked();

  // Who changed what, and back to the page as the model has it.
  await page.getByRole('button', { name: say('Versiones', 'Versions') }).click();
  const versions = page.getByRole('dialog');
  await expect(versions).toContainText(say('Ocultó Sexo', 'Hid Sex'));
  await expect(versions).toContainText(say('Cambió el orden', 'Changed the order'));
  await expect(versions).toContainText(say('Cambió las imágenes', 'Changed the images'));
  await expectAccessible(page);
  await versions
    .getByRole('button', { name: say('Volver a como viene de fábrica', 'Go back to how it comes') })
    .click();
  await expect(
    page.getByText(say('La página está como viene de fábrica.', 'The page is as it comes.')),
  ).toBeVisible();
  await page.getByRole('tab', { name: say('Qué se muestra', 'What is shown') }).click();
  await expect(fieldOf(page, sex)).toBeChecked();
  await expect(preview.getByText(sex, { exact: true })).toBeVisible();
});
