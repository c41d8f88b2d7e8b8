import { mails as en } from '@huella/domain/phrases/en/mails';
import { mails as es } from '@huella/domain/phrases/es/mails';
import { fill } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import { composeMail } from '../../outside/mail/compose-mail';
import type { Mail } from '../../outside/mail/mailer';
import type { MailKind } from './mails.store';

const words = { es, en } as const;

/** What a mail is written from. */
export interface MailParts {
  readonly id: number;
  readonly kind: MailKind;
  readonly to: string;
  readonly firstname: string;
  readonly language: Language;
  /** The name that stands over it and in its words, and its colour, `#RRGGBB`: those of a tenant. */
  readonly product: string;
  readonly accent: string;
  /** Where its button leads. */
  readonly address: string;
  /** Hours for which the link works; null where it leads to a page that stays. */
  readonly hours: number | null;
}

/** Writes a mail in the language of its reader, the same words as text and as HTML. */
export function writeMail(parts: MailParts): Mail {
  const { kind, firstname, language, hours, address, product } = parts;
  const say = words[language];
  const paragraphs = [
    fill(say.greeting, { name: firstname }),
    say[`${kind}Text`],
    ...(hours === null ? [] : [fill(hours === 1 ? say.linkLife_one : say.linkLife_other, { count: hours })]),
  ];
  const last = [...(hours === null ? [] : [say.notYou]), fill(say.foot, { product })];
  return composeMail({
    id: `${kind}.${String(parts.id)}`,
    to: parts.to,
    language,
    product,
    accent: parts.accent,
    subject: fill(say[`${kind}Subject`], { product }),
    paragraphs,
    button: { label: say[`${kind}Button`], address },
    typed: say.linkTyped,
    last,
  });
}
