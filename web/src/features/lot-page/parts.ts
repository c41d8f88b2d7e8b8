/** The parts of the page of a lot, as addresses name them. */
export type LotPart = 'history' | 'members' | 'facts' | 'files' | 'proof';
