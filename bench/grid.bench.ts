import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calls } from '@huella/domain/calls/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Connection } from '../api/src/db/connect';
import { launchBrowser, sendSignIn, type Noticed, waitForPicture, watchPages } from './browser';
import { columnCount, writeCsv } from './import-file';
import { measureInFolder, openOwned } from './owned-database';
import { owner, type Target } from './owner';
import { putFile } from './put-file';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { send, signIn, startServer } from './server';

const rows = 10_000;
const pasted = { rows: 1_000, columns: 10 } as const;
const rounds = 3;
const taxId = '30500010912';

/** What was noticed until now; it begins anew. */
async function takeNoticed(page: Page): Promise<Noticed> {
  await waitForPicture(page);
  return page.evaluate(() => {
    const taken = { ...window.noticed };
    Object.assign(window.noticed, { longestTask: 0, longestEvent: 0 });
    return taken;
  });
}

/** Where the owner works from the first page on, with all that its company must say of itself. */
async function settle(origin: string, { pool }: Connection, { owned, boxId }: Target): Promise<void> {
  await pool.query(`update company set tax_id = $2, fields = fields || $3 where id = $1`, [
    ...[owned.companyId, taxId, JSON.stringify({ tax_id_ar: taxId })],
  ]);
  const token = await signIn(origin, owner.email, owner.password);
  const chain = chains.find(({ assetTypes }) => assetTypes.includes(cowAr.id));
  const level = (id: number | undefined) => ({ id: id ?? null });
  const topBar = {
    ...{ chain: level(chain?.id), active: level(cowAr.id) },
    ...{ company: level(owned.companyId), establishment: level(boxId) },
  };
  await send(origin, 'POST', '/users/savePreferences', { topBar, language: 'es' }, token);
}

/** Has a file read, as the wizard does; the number of its upload. */
async function readFile(origin: string, boxId: number, from: number): Promise<number> {
  const token = await signIn(origin, owner.email, owner.password);
  const file = writeCsv(from, rows);
  const fileInfo = { storage_name: await putFile(origin, token, file), original_name: file.name };
  const body = { fileInfo, globalModelId: cowAr.id, mode: 'add', boxId };
  const reply = await send(origin, 'POST', '/parseExcel/validate', body, token);
  const upload = calls['sheets.validate'].reply.parse(reply);
  if (upload.specificRows !== rows || upload.paircolumns.length !== columnCount)
    throw new Error(
      `read ${String(upload.specificRows)} rows, paired ${String(upload.paircolumns.length)} columns`,
    );
  return upload.ExcelUploadId;
}

async function openContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-AR',
    viewport: { width: 1366, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await watchPages(context);
  const page = await context.newPage();
  await page.goto('/login');
  await sendSignIn(page, owner);
  await page.waitForURL('**/assets**');
  await page.close();
  return context;
}

interface Opened {
  /** From the press until rows are drawn. */
  readonly drawn: number;
  /** From the press until the last row is there, and can be gone to. */
  readonly whole: number;
  readonly longestTask: number;
}

/** Presses on the columns of a file, and waits for the grid. */
async function openGrid(page: Page, upload: number): Promise<Opened> {
  await page.goto(`/assets/file?step=columns&upload=${String(upload)}`);
  const review = page.getByRole('button', { name: /^Revisar / });
  await review.waitFor();
  await page.waitForLoadState('networkidle');
  await takeNoticed(page);
  const times = await review.evaluate(async (button: HTMLElement) => {
    const begun = performance.now();
    button.click();
    const until = async (isThere: () => boolean) => {
      await new Promise<void>((resolve) => {
        const look = () => (isThere() ? resolve() : requestAnimationFrame(look));
        look();
      });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - begun;
    };
    const drawn = await until(
      () =>
        document.querySelector('revogr-data[type="rgRow"][col-type="rgCol"] .rgCell')?.textContent !==
        undefined,
    );
    const foot = () =>
      [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Continuar con'));
    const whole = await until(() => foot()?.disabled === false);
    return { drawn, whole };
  });
  const { longestTask } = await takeNoticed(page);
  return { ...times, longestTask };
}

/** A block of texts as a spreadsheet copies it, each of its round: most columns refuse them. */
function block(round: number): string {
  return Array.from({ length: pasted.rows }, (_, y) =>
    Array.from({ length: pasted.columns }, (_each, x) => `P${String(round)} ${String(y)}-${String(x)}`).join(
      '\t',
    ),
  ).join('\r\n');
}

/** Pastes a block at the first cell, and waits until it is drawn and kept on the server. */
async function paste(page: Page, round: number): Promise<Noticed & { readonly told: number }> {
  const cell = page.locator(
    'revogr-data[type="rgRow"][col-type="rgCol"] .rgCell[data-rgrow="0"][data-rgcol="0"]',
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), block(round));
  await cell.click();
  await page.locator('revogr-focus:visible').first().waitFor();
  await page.locator('revogr-clipboard').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await takeNoticed(page);
  await page.keyboard.press('Control+v');
  const begun = performance.now();
  await page.waitForFunction(
    ([selector = '', text]) => document.querySelector(selector)?.textContent.includes(text ?? '') === true,
    [
      'revogr-data[type="rgRow"][col-type="rgCol"] .rgCell[data-rgrow="0"][data-rgcol="1"]',
      `P${String(round)} 0-1`,
    ],
  );
  const told = performance.now() - begun;
  await page.getByText('Guardado', { exact: true }).waitFor();
  return { ...(await takeNoticed(page)), told };
}

type Pasted = Awaited<ReturnType<typeof paste>>;

function figuresOf(opened: readonly Opened[], pastes: readonly Pasted[]): readonly Measured[] {
  const time = (what: string, figure: number, max: number | null): Measured => ({
    ...{ what, figure, max },
    unit: 'ms',
  });
  return [
    time(
      'opens: from the press to its rows',
      medianOf(opened, ({ drawn }) => drawn),
      1_000,
    ),
    time(
      'opens: until the last row is there',
      medianOf(opened, ({ whole }) => whole),
      null,
    ),
    time(
      'opens: longest task',
      medianOf(opened, ({ longestTask }) => longestTask),
      200,
    ),
    time(
      'paste: until its cells are drawn',
      medianOf(pastes, ({ told }) => told),
      null,
    ),
    time(
      'paste: longest task',
      medianOf(pastes, ({ longestTask }) => longestTask),
      200,
    ),
    time(
      'paste: from the key to the next picture',
      medianOf(pastes, ({ longestEvent }) => longestEvent),
      null,
    ),
  ];
}

async function run(folder: string): Promise<void> {
  const { connection, target, settings } = await openOwned(folder, 1);
  const server = await startServer(settings);
  const browser = await launchBrowser();
  try {
    await settle(server.origin, connection, target);
    const context = await openContext(browser, server.origin);
    const opened: Opened[] = [];
    const pastes: Pasted[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const upload = await readFile(server.origin, target.boxId, 100_000 * round);
      const page = await context.newPage();
      opened.push(await openGrid(page, upload));
      pastes.push(await paste(page, round));
      await page.close();
    }
    const measured = figuresOf(opened, pastes);
    report({
      title: 'The grid',
      about: [
        `A file of ${String(rows)} animals with ${String(columnCount)} columns, read by the built server, in Chromium on a machine as it is: from the press that leads from its columns to its rows, then ${String(pasted.rows)} x ${String(pasted.columns)} cells from the clipboard, which most of the fields refuse, so that as much as can be wrong is told; medians of ${String(rounds)} files, each in a tab of its own.`,
        'The network, the browser and the server share the machine.',
      ],
      tables: [tableOf(`A grid of ${String(rows)} x ${String(columnCount)}`, measured)],
      missed: missedOf(measured),
    });
  } finally {
    await browser.close();
    await server.stop();
    await connection.close();
  }
}

await measureInFolder(run);
