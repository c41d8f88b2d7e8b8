import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly url: string;
  /** Who writes: a name and an address. */
  readonly from: string;
}

/** Longest silence of the server, in milliseconds. */
const silenceMs = 15_000;

/** A mail server by SMTP; TLS as it offers it. */
export function openSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, attachments = [], ...said }) => {
      try {
        // An address object is never parsed again: what it holds is one recipient, whatever its signs.
        await transport.sendMail({
          ...said,
          attachments: [...attachments],
          from,
          to: { name: '', address: to },
          messageId: messageIdOf(id, from),
        });
      } catch (error) {
        throw new MailError(isLasting(error), { cause: error });
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/** Ids of messages name the domain of who writes. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** The server said that it will not take it, now or later (RFC 5321: 5yz). */
function isLasting(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
