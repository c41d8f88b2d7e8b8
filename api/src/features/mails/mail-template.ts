import { mails as en } from '@huella/domain/phrases/en/mails';
import { mails as es } from '@huella/domain/phrases/es/mails';
import { fill } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { composeMail } from '../../outside/mail/compose-mail';
import type { Mail, MailFile } from '../../outside/mail/mailer';
import type { WaitingMail } from './mails.store';

const words = { es, en } as const;

/** The words of mails in a language. */
export type MailPhrases = (typeof words)[Language];

/** What a kind of mail says, beside what every mail has. */
export interface MailTemplate {
  readonly to: string;
  readonly language: Language;
  /** Who is greeted; null where nobody's name is known. */
  readonly firstname: string | null;
  /** Writes it in the words of its language, with the name of the product. */
  readonly write: (
    say: MailPhrases,
    product: string,
  ) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly button: string;
    /** What is said under it, before the name of the product. */
    readonly last: readonly string[];
  };
  /** Where its button leads in the web application. */
  readonly path: string;
  /** What goes with it. */
  readonly attachments?: readonly MailFile[];
}

/** For how many hours the link of a mail works, once or as often as it is followed. */
export function lifeOf(say: MailPhrases, count: number, often: 'once' | 'again'): string {
  const form = count === 1 ? 'one' : 'other';
  return fill(often === 'once' ? say[`linkLife_${form}`] : say[`linkLasts_${form}`], { count });
}

/** What finding the words of a mail needs of the server. */
type MailContext = Pick<Deps, 'config' | 'clock'>;

/** Loads the template of a waiting mail with what it is about; null when the mail is of no use any more. */
export type TemplateLoader = (
  db: Inside,
  context: MailContext,
  mail: WaitingMail,
) => Promise<MailTemplate | null>;

/**
 * Writes a mail in the language of its reader, the same words as text and as HTML. Where it leads is given by the
 * configured address of the product, whatever host was asked (security R10).
 */
export function renderMail(publicUrl: string, mail: WaitingMail, template: MailTemplate): Mail {
  const { product, accent } = mail;
  const { to, language, firstname, attachments } = template;
  const say = words[language];
  const { subject, paragraphs, button, last } = template.write(say, product);
  const greeting = firstname === null ? say.greetingNobody : fill(say.greeting, { name: firstname });
  const composed = composeMail({
    id: `${mail.kind}.${String(mail.id)}`,
    to,
    language,
    product,
    accent,
    subject,
    paragraphs: [greeting, ...paragraphs],
    button: { label: button, address: new URL(template.path, publicUrl).href },
    typed: say.linkTyped,
    last: [...last, fill(say.foot, { product })],
  });
  return attachments === undefined ? composed : { ...composed, attachments };
}
