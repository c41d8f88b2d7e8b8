import type { Locator, Page } from '@playwright/test';
import { settled } from './settled';

/** The button that goes on to the next step. */
export const next = (page: Page): Locator => page.getByRole('button', { name: /^(Continuar|Continue)/ });

/** A short list is a combobox; a long one a button that opens a search. */
export function picker(page: Page, label: string): Locator {
  const name = new RegExp(`^${label}`);
  return page.getByRole('combobox', { name }).or(page.getByRole('button', { name })).first();
}

/** Chooses one of a list, which opens; of options that explain themselves (`pick`) each is a card. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await picker(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses a card of a group by its title. */
export async function pick(page: Page, group: string, option: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: new RegExp(`^${group}`) })
    .getByText(option, { exact: true })
    .click();
}

/** What edits the record in view: on a telephone it is behind three dots. */
export async function findEdit(page: Page): Promise<Locator> {
  const name = /^(Editar|Edit)\b/;
  const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));
  await page.getByRole('tab').first().waitFor();
  if (!(await button.first().isVisible())) {
    await page.getByRole('button', { name: /^(Acciones de|Actions for)/ }).click();
    // A menu grows: where it is pressed before it has, another line may be by then.
    await button.first().waitFor();
    await settled(page);
  }
  return button.first();
}

/** Keeps a success dialog, which closes after some seconds: a key pressed in it lets it stay. */
export async function hold(news: Locator): Promise<void> {
  await news.press('Shift');
}

/** A picture of one dot. */
export const dot = {
  name: 'foto ñandú.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What says that it is a picture and is none. */
export const fake = { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') };

/**
 * Takes the system's dialog of files over from the browser for the rest of the journey. Said before the page opens: said
 * with the press of the button, the browser's own dialog may be quicker.
 */
export function takeOverFiles(page: Page): void {
  page.on('filechooser', () => undefined);
}

/** Chooses files by a button that opens the system's dialog. */
export async function giveFile(
  page: Page,
  press: () => Promise<void>,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
}
