import { darkenToContrast } from '@huella/domain/contrast';
import type { Language } from '@huella/domain/words';
import type { Mail } from './mailer';

/** The colours of the mails beside the accent, which is the one of the screens of access. */
const colour = { ink: '#1B2430', soft: '#5B6675', ground: '#F4F6F9' } as const;

/** The parts of a mail, in words. */
export interface MailWords {
  /** The same mail handed over twice has the same. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  /** The name that is over it, and its colour, `#RRGGBB`: those of a tenant. */
  readonly product: string;
  readonly accent: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly address: string };
  /** What is said over the address, for those who cannot press the button. */
  readonly typed: string;
  readonly last: readonly string[];
}

/** A mail of these words, as text and as HTML. */
export function composeMail(words: MailWords): Mail {
  const { id, to, subject, paragraphs, button, last } = words;
  const text = `${[...paragraphs, `${button.label}:\n${button.address}`, ...last].join('\n\n')}\n`;
  return { id, to, subject, text, html: pageOf(words) };
}

/** Tables and styles at each element: what mail programs draw alike. No picture is loaded from anywhere. */
function pageOf(words: MailWords): string {
  const { language, product, subject, paragraphs, button, typed, last } = words;
  // White text is on it, and it is on white itself.
  const accent = darkenToContrast(words.accent);
  const font = 'font-family:Arial,Helvetica,sans-serif';
  const line = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.ink}">${escape(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:${colour.soft}">${escape(text)}</p>`;
  const link = escape(button.address);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
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
