import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildLotSpecimen, buildSpecimen } from '../domain/src/calls/build-specimen';
import type { PublicPages, PublicView } from '../domain/src/calls/public-pages';
import type { QrPage } from '../domain/src/calls/qr-page';
import { qrTypeNames, qrTypes, type QrType } from '../domain/src/model/qr-types';
import { languages, type Language } from '../domain/src/words';
import { root } from '../tools/sources.mjs';
import { expectAccessible } from './accessible';
import { expect, test } from './test';

/** Public pages that hold everything a page may show, drawn by what the server draws with, and without their script. */

const folder = join(root, 'dist', 'public');
const widths = [390, 768, 1366] as const;
const schemes = ['light', 'dark'] as const;
const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

interface Listed {
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

function styles(): readonly string[] {
  const listed = JSON.parse(readFileSync(join(folder, 'files/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Listed
  >;
  const entry = Object.values(listed).find(({ isEntry }) => isEntry === true);
  return (entry?.css ?? []).map((file) => `/qr-files/${file}`);
}

/** Opens a page as the server would send it. */
async function show(page: Page, type: QrType, content: QrPage, language: Language): Promise<void> {
  const { renderPage } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as PublicPages;
  const path = `/${qrTypes[type].screen}/${'A'.repeat(22)}`;
  const view: PublicView = {
    language,
    code: { type, publicId: 'A'.repeat(22) },
    address: `https://huella.example${path}`,
    site: 'https://huella.example',
    styles: styles(),
    script: null,
  };
  const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'";
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      body: renderPage(content, view),
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
    }),
  );
  await page.goto(path);
  await page.unroute(`**${path}`);
}

const overOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [at, type] of qrTypeNames.entries())
  test(
    `a page of ${type} shows everything at each width, in both languages, light and dark`,
    {
      tag: '@desktop-es',
    },
    async ({ page }) => {
      const content = qrTypes[type].shows === 'asset' ? buildSpecimen() : buildLotSpecimen();
      for (const [place, width] of widths.entries()) {
        const language = languages[(at + place) % 2] ?? 'es';
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({
          colorScheme: schemes[(at + place + (place === 2 ? 1 : 0)) % 2] ?? 'light',
        });
        await show(page, type, content, language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overOf(page)).toBeLessThanOrEqual(0);
        // A part folds away and comes back without script.
        const facts = page.locator('.facts');
        const told = facts.getByRole('link', { name: 'marca.example' });
        await expect(told).toBeVisible();
        await facts.locator('summary').first().click();
        await expect(told).toBeHidden();
        await facts.locator('summary').first().click();
        await expect(told).toBeVisible();
        await page.getByText(language === 'es' ? 'Algo no coincide' : 'Something does not match').click();
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page);
      }
    },
  );

test(
  'hostile and endless texts stay texts on the narrowest screen',
  { tag: '@phone-en' },
  async ({ page }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    const long = hostile.repeat(40);
    const both = { es: long, en: long };
    const specimen = buildSpecimen({
      name: both,
      company: long,
      sentence: both,
      description: long,
      label: long,
    });
    const attributes = specimen.attributes.map((each) => ({
      ...each,
      data: { ...each.data, label: both, value: each.data.value.en === '' ? each.data.value : both },
    }));
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page, 'identeco', { ...specimen, attributes }, 'en');
    await page.getByText('500 in all').click();
    await expect(page.getByText('KD482 C1499', { exact: true })).toBeVisible();
    expect(await overOf(page)).toBeLessThanOrEqual(0);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(said).toEqual([]);
  },
);
