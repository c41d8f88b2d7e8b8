/** How an event is written in EPCIS (engine/epcis): as an object event, unless the terms say more. */
export interface EpcisTerms {
  readonly bizStep: string;
  readonly disposition: string;
  /**
   * Of what changes who belongs together: an aggregation event. Its whole is the lot, or the asset where the event has
   * a field that chooses the parts.
   */
  readonly aggregation?: 'ADD' | 'DELETE';
  /** The assets go into something else or come out of it: a transformation event. */
  readonly transformation?: {
    readonly asset: 'input' | 'output';
    /** The field that chooses the other side. */
    readonly others?: string;
    /** What else comes of each asset, and the field with how much, in its unit: two sides of a carcass. */
    readonly yields?: readonly { readonly product: string; readonly field: string }[];
  };
  /**
   * A transfer that was sent before ends, with the assets at the event's target or where it was recorded. Whose they
   * are was said when they were sent.
   */
  readonly endsTransfer?: 'target' | 'box';
  /** The field that counts heads of a herd: an object event of a quantity. */
  readonly heads?: string;
  /** Other terms where a field of the event holds one of these options; the first that matches. */
  readonly when?: readonly {
    readonly field: string;
    readonly is: readonly string[];
    readonly bizStep?: string;
    readonly disposition?: string;
    readonly action?: 'ADD' | 'DELETE';
  }[];
  /** Attributes with what is written on things that are fixed to the asset by it: an association event. */
  readonly association?: readonly string[];
  /** The fields that hold a certificate's number and who issued it. */
  readonly certificate?: { readonly number: string; readonly issuer: string };
}
