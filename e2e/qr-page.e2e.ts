import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { dot } from './form';
import { cattle, expect, settle, test } from './test';

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}
interface List {
  readonly res: readonly { readonly id: number; readonly label: string; readonly qr_link: string | null }[];
}

/** An animal of La Matilde with the way to its public page, as the list hands it out. */
async function findCoded(page: Page): Promise<{ id: number; label: string; path: string; token: string }> {
  const [token = ''] = (await settle(page)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar;
  const box = bar.establishments.find(({ value }) => value === 'La Matilde');
  const type = String(cattle.active);
  const url = `/api/objects/get/all/${type}/asset/${type}/${String(box?.id)}/0/0/0/20/id/asc`;
  const list = (await (await page.request.post(url, { headers, data: {} })).json()) as List;
  const row = list.res.find(({ qr_link }) => qr_link !== null);
  expect(row).toBeDefined();
  return { id: row?.id ?? 0, label: row?.label ?? '', path: new URL(row?.qr_link ?? '').pathname, token };
}

/** Gives a company of an animal's journey a logo and a paper, as its form does; answers the company. */
async function dressUp(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(path: string) => (await (await page.request.get(path, { headers })).json()) as T;
  const put = async (originalName: string) => {
    const { url, storage_name } = await get<{ url: string; storage_name: string }>('/api/file/upload/url');
    await page.request.put(url, {
      headers: { 'content-type': 'application/octet-stream' },
      data: dot.buffer,
    });
    const data = { storage_name, original_name: originalName };
    await page.request.post('/api/file/public', { headers, data });
    return [{ storageName: storage_name, originalName }];
  };
  const bar = await get<{ establishments: readonly { value: string; fk: number }[] }>('/api/topBar');
  const box = bar.establishments.find(({ value }) => value === 'La Matilde');
  const companyId = box?.fk ?? 0;
  const values = { logo: await put('logo.png'), certificates: await put('Orgánico ñandú.png') };
  const answer = await page.request.post('/api/objects/add', {
    headers,
    data: { action: 'update', objectType: 'company', pk: companyId, values },
  });
  expect(await answer.json()).toMatchObject({ id: companyId });
  return ((await answer.json()) as { label: string }).label;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads the whole story, in either language', { tag: '@desktop-es' }, async ({ page }) => {
    const { path, label } = await findCoded(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Historia sellada' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Su recorrido' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Mapa del recorrido: 1/ })).toBeVisible();
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden();

    await page.getByText('Ver la prueba').click();
    await expect(page.locator('.proof').getByRole('table')).toBeVisible();

    await page.getByText('Algo no coincide').click();
    await page.getByLabel('Qué no coincide').fill('La caravana es otra.');
    await page.getByRole('button', { name: 'Enviar el aviso' }).click();
    await expect(page.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible();
    await page.goto(path);

    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL(/\?lang=en$/);
    await expect(page.getByRole('link', { name: 'Sealed history' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Its journey' })).toBeVisible();
  });

  test('a stop shows the logo and the papers of its company', { tag: '@desktop-es' }, async ({ page }) => {
    const { path, token } = await findCoded(page);
    const company = await dressUp(page, token);
    await page.goto(path);
    const logo = page.getByRole('img', { name: `Logo de ${company}` }).first();
    await expect(logo).toBeVisible();
    // A paper is at the first stop of its company, and opens.
    const paper = page.getByRole('link', { name: 'Orgánico ñandú.png' });
    await expect(paper).toHaveCount(1);
    const file = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
  });
});

test('the page is accessible, fits a telephone and weighs little', { tag: '@phone-es' }, async ({ page }) => {
  const { path, token } = await findCoded(page);
  await dressUp(page, token);
  let bytes = 0;
  let pictures = 0;
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    void response
      .request()
      .sizes()
      .then(({ responseBodySize }) => {
        if (kind === 'image') pictures += responseBodySize;
        else bytes += responseBodySize;
      });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  // What comes with the page: HTML, style, letters and script.
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(60_000);
  await page.getByText('Ver la prueba').click();
  await expectAccessible(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  // How many pictures there are is the maker's choice; each comes as a small copy, the first as one of 95 kB at most.
  expect(pictures).toBeLessThan(100_000);
});

test('a code of nothing is answered kindly', { tag: '@phone-es' }, async ({ page }) => {
  const answer = await page.goto(`/qrIdenteco/${'A'.repeat(22)}`);
  expect(answer?.status()).toBe(206);
  await expect(page.getByRole('heading', { level: 1, name: /no muestra nada/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('somebody with a telephone', () => {
  // A browser that says that it runs without a screen is a robot to the count.
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('who looks is counted once, and the owner sees it', { tag: '@phone-es' }, async ({ page }) => {
    const { id, path, token } = await findCoded(page);
    const headers = { authorization: `Bearer ${token}` };
    const total = async () => {
      const answer = await page.request.get(`/api/qrLogs/logs/identeco/${String(id)}`, { headers });
      return Number(answer.headers()['x-total-count']);
    };
    await page.goto(path);
    await expect.poll(total).toBeGreaterThan(0);
    const counted = await total();
    await page.reload();
    expect(await total()).toBe(counted);
  });
});
