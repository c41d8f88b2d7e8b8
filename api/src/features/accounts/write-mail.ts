import { darkenToContrast } from '@huella/domain/contrast';
import { mails as en } from '@huella/domain/phrases/en/mails';
import { mails as es } from '@huella/domain/phrases/es/mails';
import { fill } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
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

/** The colours of the mails beside the accent, which is the one of the screens of access. */
const colour = { ink: '#1B2430', soft: '#5B6675', ground: '#F4F6F9' } as const;

/** Writes a mail in the language of its reader, the same words as text and as HTML. */
export function writeMail(parts: MailParts): Mail {
  const { kind, firstname, language, hours, address, product } = parts;
  const say = words[language];
  const subject = fill(say[`${kind}Subject`], { product });
  const paragraphs = [
    fill(say.greeting, { name: firstname }),
    say[`${kind}Text`],
    ...(hours === null ? [] : [fill(hours === 1 ? say.linkLife_one : say.linkLife_other, { count: hours })]),
  ];
  const last = [...(kind === 'passwordChanged' ? [] : [say.notYou]), fill(say.foot, { product })];
  return {
    id: `${kind}.${String(parts.id)}`,
    to: parts.to,
    subject,
    text: `${[...paragraphs, `${say[`${kind}Button`]}:\n${address}`, ...last].join('\n\n')}\n`,
    html: pageOf({
      language,
      product,
      // White text stands on it, and it stands on white itself.
      accent: darkenToContrast(parts.accent),
      title: subject,
      paragraphs,
      button: { label: say[`${kind}Button`], address },
      typed: say.linkTyped,
      last,
    }),
  };
}

interface Page {
  readonly language: Language;
  readonly product: string;
  readonly accent: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly address: string };
  readonly typed: string;
  readonly last: readonly string[];
}

/** Tables and styles at each element: what mail programs draw alike. No picture is loaded from anywhere. */
function pageOf({ language, product, accent, title, paragraphs, button, typed, last }: Page): string {
  const font = 'font-family:Arial,Helvetica,sans-serif';
  const line = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.ink}">${escape(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:${colour.soft}">${escape(text)}</p>`;
  const link = escape(button.address);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;background:${colour.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px">
<tr><td style="padding:32px 32px 8px"><p style="margin:0 0 24px;${font};font-size:20px;font-weight:bold;color:${accent}">${escape(product)}</p>
${paragraphs.map(line).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${accent};border-radius:8px"><a href="${link}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:bold;color:#FFFFFF;text-decoration:none">${escape(button.label)}</a></td></tr></table>
${small(typed)}
<p style="margin:0 0 24px;${font};font-size:13px;line-height:20px;word-break:break-all"><a href="${link}" style="color:${accent}">${link}</a></p>
</td></tr>
<tr><td style="padding:0 32px 24px;border-top:1px solid #E3E8EF"><div style="height:16px"></div>
${last.map(small).join('\n')}
</td></tr></table></td></tr></table></body></html>
`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
