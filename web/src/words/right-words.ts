import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { RightGroupId } from '@huella/domain/rules/right-groups';

interface RightWords {
  /** Heads a column: 'Transferir'. */
  readonly head: PhraseKey;
  /** Ends a sentence: 'transferir', 'registrar eventos'. */
  readonly may: PhraseKey;
}

/** How each group of rights is called. */
export const rightWords = {
  see: { head: 'rights:headSee', may: 'rights:maySee' },
  add: { head: 'rights:headAdd', may: 'rights:mayAdd' },
  edit: { head: 'rights:headEdit', may: 'rights:mayEdit' },
  event: { head: 'rights:headEvent', may: 'rights:mayEvent' },
  transfer: { head: 'rights:headTransfer', may: 'rights:mayTransfer' },
  retire: { head: 'rights:headRetire', may: 'rights:mayRetire' },
  qr: { head: 'rights:headQr', may: 'rights:mayQr' },
  lots: { head: 'rights:headLots', may: 'rights:mayLots' },
  boxes: { head: 'rights:headBoxes', may: 'rights:mayBoxes' },
  company: { head: 'rights:headCompany', may: 'rights:mayCompany' },
} as const satisfies Record<RightGroupId, RightWords>;
