/** The parts of the page of an asset, as addresses name them. */
export type SheetPart = 'history' | 'facts' | 'health' | 'files' | 'proof';
