import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer';
import { messageIdOf } from './smtp-mailer';

/** Mails that are kept; older ones go. */
const kept = 500;

/** Where mails go while no server is set: one `.eml` file each, which any mail program opens. */
export function openOutbox(folder: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ id, to, ...said }) => {
      try {
        const at = now();
        const built = await transport.sendMail({
          ...said,
          from,
          to: { name: '', address: to },
          messageId: messageIdOf(id, from),
          date: at,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await mkdir(folder, { recursive: true });
        const name = `${at.toISOString().replaceAll(/[-:]/g, '').replace('.', '')}-${id}.eml`;
        // Whoever looks meanwhile sees the whole mail or none.
        await writeFile(path.join(folder, `.${name}`), built.message);
        await rename(path.join(folder, `.${name}`), path.join(folder, name));
        await removeOld(folder);
      } catch (error) {
        throw new MailError(false, { cause: error });
      }
    },
    close: () => undefined,
  };
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

async function removeOld(folder: string): Promise<void> {
  const old = (await listOutbox(folder)).slice(kept);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}
