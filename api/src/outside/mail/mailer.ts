/** A mail as it leaves: one recipient, the same words as text and as HTML. */
export interface Mail {
  /** The mark by which a receiver knows it again when it comes twice, without the host: letters, digits, dots. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Files that go with it. */
  readonly attachments?: readonly MailFile[];
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What takes mails away (decisions section 6): a server by SMTP, or a folder with one file a mail. */
export interface Mailer {
  /** Hands a mail over; rejects with `MailError` when that was not possible. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** A mail could not be handed over. One that will never be, such as to an address that is refused, is `lasting`. */
export class MailError extends Error {
  readonly lasting: boolean;

  constructor(lasting: boolean, options?: ErrorOptions) {
    super(lasting ? 'the mail was refused' : 'the mail could not be handed over', options);
    this.name = 'MailError';
    this.lasting = lasting;
  }
}
