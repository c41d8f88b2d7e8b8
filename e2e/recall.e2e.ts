import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAt, settle, test, type Start } from './test';

const maltings = 'Malterie de Louvain';
const grainType = 36;
const maltType = 37;

/** Calls of a user who works in the maltings. */
async function callsAt(page: Page, start: Start) {
  const [token = ''] = (await settle(page, undefined, start)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const post = async <Reply>(path: string, data: object): Promise<Reply> => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Reply; // as the call declares
  };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar; // likewise
  const boxId = bar.establishments.find(({ value }) => value === maltings)?.id ?? 0;
  /** The newest assets of a type in the maltings. */
  const newest = (type: number) => {
    const of = `${String(type)}/asset/${String(type)}/${String(boxId)}/0/0/0/20/id/desc`;
    return post<{ res: readonly Row[] }>(`/objects/get/all/${of}`, { filters: [] });
  };
  const record = (type: number, eventType: number, more: object) =>
    post('/objects/add/massive', {
      ...{ objectType: 'asset', pkObjectType: type, globalModel: type, pkReferer: boxId, action: 'update' },
      actionContext: { context: 'manual_form', eventType },
      ...more,
    });
  return { newest, record };
}

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}

interface Row {
  readonly id: number;
  readonly label: string;
}

const malt = (key: number, uniqueid: string) => ({
  ...{ key, uniqueid, malt_type: 'pilsen', quantity: 100 },
  ...{ moisture: 4, extract_fine: 81, wort_colour: 3, protein: 10 },
});

/** Malts two batches out of some grain and blends them; answers the grain and the first batch. */
async function makeChain(page: Page, start: Start, tag: string) {
  const { newest, record } = await callsAt(page, start);
  const grain = (await newest(grainType)).res[0] ?? { id: 0, label: '' };
  await record(grainType, 107, {
    ...{ pks: [grain.id], values: [{ pk: grain.id, tonnes: 1 }], submitKey: `${tag}-malting` },
    common: { malts: [malt(1, `${tag}1`), malt(2, `${tag}2`)] },
  });
  const made = (await newest(maltType)).res.slice(0, 2);
  await record(maltType, 107, {
    ...{ pks: made.map(({ id }) => id), submitKey: `${tag}-blend` },
    common: { blends: [{ ...malt(1, `${tag}3`), quantity: 150 }] },
  });
  return { grain, batch: made.at(-1) ?? grain };
}

test(
  'a batch is traced back to its grain and on to its blend',
  { tag: '@phone-en' },
  async ({ page, say }) => {
    const tag = 'M26-992';
    const start: Start = { chain: 13, active: maltType, place: maltings };
    const { grain, batch } = await makeChain(page, start, tag);
    const blend = `${tag}3`;

    await openAt(page, `/assets/edit?pk=${String(batch.id)}&mode=view`, start);
    await page.getByRole('tab', { name: say('Historia', 'History') }).click();
    const whole = page.getByRole('complementary').getByRole('link', {
      name: say('Ver trazabilidad completa', 'See full trace'),
    });
    await whole.click();
    const title = say(`Trazabilidad de ${batch.label}`, `Trace of ${batch.label}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));

    const graph = page.getByRole('application', { name: say(`Gráfico de la`, `Graph of the`) });
    const showAs = (name: string) => page.getByRole('radio', { name, exact: true });
    const rows = page.getByRole('list', { name: say('Trazabilidad', 'Trace') }).locator(':scope > li');
    // A narrow window begins with the list, a wide one with the graph.
    await showAs(say('Lista', 'List')).click();
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await showAs(say('Gráfico', 'Graph')).click();
    const card = (name: string) => graph.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(card(blend)).toBeAttached();
    await expectAccessible(page);

    // From card to card by the keyboard, in the order of the chain.
    await card(batch.label).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card(blend)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(card(grain.label)).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: grain.label });
    await expect(panel.getByText(say('Malteo', 'Malting'), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(grain.label)).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: say('Ver en la lista', 'Show in the list') }).click();

    // The list holds what the node does, until the chip goes.
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('link', { name: grain.label })).toBeVisible();
    await page.getByRole('button', { name: say('Quitar el filtro', 'Remove the filter') }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: blend })).toContainText(say('1 adelante', '1 forward'));
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Exportar', 'Export') }).click();
    await page.getByRole('menuitem', { name: /csv/ }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    for (const name of [grain.label, blend]) expect(text).toContain(name);

    // Whatever is one's own is where another trace can begin.
    await page.getByRole('button', { name: say(`Acciones de ${blend}`, `Actions for ${blend}`) }).click();
    await page.getByRole('menuitem', { name: say('Seguir desde aquí', 'Trace from here') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(blend);
  },
);

test(
  'what another company holds leads to its public page, and a page that fails leaves the rest',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const start: Start = { chain: 14, active: 35, place: 'Magatzem Igualada' };
    await openAt(page, '/assets?q=BL260309WS1', start, 'oriol.pujades@huella.example');
    await page
      .getByRole('button', { name: /^Acciones de BL-260309-WS1/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Ver trazabilidad completa' }).click();
    const graph = page.getByRole('application', { name: 'Gráfico de la' });
    const card = graph.getByRole('button', { name: /, Publicado,/ }).first();
    await card.focus();
    await page.keyboard.press('Enter');
    const way = page.getByRole('dialog').getByRole('link', { name: /^Ver su página pública/ });
    await expect(way).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // What cannot be fetched takes away neither the heading nor the way to something else.
    await page.route('**/recall?*direction=up*', (route) => route.abort());
    await page.getByRole('radio', { name: 'Lista', exact: true }).click();
    const published = page
      .getByRole('table')
      .getByRole('link', { name: /otra pestaña/ })
      .first();
    await expect(published).toHaveAttribute('href', /\/qrIdenteco\//);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'De dónde viene' }).click();
    await expect(page.getByText('No pudimos seguir la cadena')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Trazabilidad de');
    await page.unroute('**/recall?*direction=up*');
    await page.getByRole('radio', { name: 'Ambos' }).click();
    await expect(published).toHaveAttribute('target', '_blank');
    // A server of a journey has another port than its public address says.
    const { pathname } = new URL((await published.getAttribute('href')) ?? '');
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(pathname));
  },
);
