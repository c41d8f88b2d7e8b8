import { eventWords } from './event-words';

/** What sheets of a transfer say of themselves; what becomes of their rows is said where they are transferred. */
export const transferWords = {
  ...eventWords,
  title: 'bulk:transferTitle',
  notAllowed: 'bulk:transferNotAllowed',
  kept: 'bulk:transferKept',
  askFile: 'bulk:transferAskFile',
  askFileText: 'bulk:transferAskFileText',
  templateText: 'bulk:transferTemplateText',
  blank: 'bulk:transferBlank',
  blankText: 'bulk:transferBlankText',
  discardTitle: 'bulk:transferDiscardTitle',
  discardText: 'bulk:transferDiscardText',
} as const;

/** The same where nothing was brought in. */
export const manualTransferWords = {
  ...transferWords,
  title: 'bulk:transferManualTitle',
  kept: 'bulk:transferManualKept',
} as const;
