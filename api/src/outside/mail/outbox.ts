import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailError, type Mailer } from './mailer';
import { messageIdOf } from './smtp-mailer';

/** Mails that are kept; older ones go. */
const kept = 500;

/** Where mails go while no server is set: one `.eml` file each, which any mail program opens. */
export function openOutbox(folder: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ id, to, attachments = [], ...said }) => {
      try {
        const at = now();
        const built = await transport.sendMail({
          ...said,
          attachments: [...attachments],
          from,
          to: { name: '', address: to },
          messageId: messageIdOf(id, from),
          date: at,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await mkdir(folder, { recursive: true });
        const name = `${at.toISOString().replaceAll(/[-:]/g, '').replace('.', '')}-${id}.eml`;
        const words: MailWords = { to, subject: said.subject, at: at.toISOString(), text: said.text };
        await writeWhole(folder, wordsOf(name), JSON.stringify(words));
        await writeWhole(folder, name, built.message);
        await removeOld(folder);
      } catch (error) {
        throw new MailError(false, { cause: error });
      }
    },
    close: () => undefined,
  };
}

/** A reader meanwhile sees the whole file or none. */
async function writeWhole(
  folder: string,
  name: string,
  content: Parameters<typeof writeFile>[1],
): Promise<void> {
  await writeFile(path.join(folder, `.${name}`), content);
  await rename(path.join(folder, `.${name}`), path.join(folder, name));
}

/** What each mail says is kept beside it, known when it was written, so that reading it needs no parser of mails. */
const mailWords = z.object({ to: z.string(), subject: z.string(), at: z.string(), text: z.string() });

/** What a mail of an outbox says. */
export type MailWords = z.output<typeof mailWords>;

function wordsOf(name: string): string {
  return name.replace(/\.eml$/, '.json');
}

const fileName = /^\d{8}T\d{9}Z-[\w.]+\.eml$/;

/** The names of the mails in an outbox, the latest first; none where there is no folder yet. */
export async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
}

/** The bytes of a mail; null when there is none of that name. */
export async function readOutbox(folder: string, name: string): Promise<Buffer | null> {
  const known = (await listOutbox(folder)).includes(name);
  return known ? readFile(path.join(folder, name)) : null;
}

/** What a mail says; null when there is none of that name, or it was put there without its words. */
export async function readMailWords(folder: string, name: string): Promise<MailWords | null> {
  const known = (await listOutbox(folder)).includes(name);
  return known ? readWords(folder, name) : null;
}

/** What the latest mails say, the latest first, each with its name; at most so many. */
export async function listMailWords(
  folder: string,
  max: number,
): Promise<readonly (MailWords & { readonly name: string })[]> {
  const names = (await listOutbox(folder)).slice(0, max);
  const all = await Promise.all(
    names.map(async (name) => {
      const words = await readWords(folder, name);
      return words === null ? [] : [{ name, ...words }];
    }),
  );
  return all.flat();
}

async function readWords(folder: string, name: string): Promise<MailWords | null> {
  const content = await readFile(path.join(folder, wordsOf(name)), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return content === null ? null : mailWords.parse(JSON.parse(content));
}

async function removeOld(folder: string): Promise<void> {
  const old = (await listOutbox(folder)).slice(kept);
  const files = old.flatMap((name) => [name, wordsOf(name)]);
  await Promise.all(files.map((name) => rm(path.join(folder, name), { force: true })));
}
