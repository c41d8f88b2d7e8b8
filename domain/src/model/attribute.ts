import type { Words } from '../words';
import type { Field } from './field';
import type { QrSectionName } from './qr-sections';
import type { StateRule } from './state-rule';

/** Box subtypes by mode: a field not in the list set is absent for that subtype (document 2 section 6). */
export interface FieldPermission {
  readonly list: readonly number[];
  readonly new: readonly number[];
  readonly edit: readonly number[];
}

export interface TableFilter {
  readonly isEnabled: boolean;
  readonly isExpanded: boolean;
  /** What the filter panel draws; the operator follows from it. */
  readonly fieldType: FilterWidget;
}

export type FilterWidget =
  | 'text'
  | 'exact'
  | 'select'
  | 'multiselect'
  | 'betweenValues'
  | 'betweenDates'
  | 'tags';

export type SummaryRule = 'MIN' | 'MAX' | 'MEAN' | 'PORC';

/** Where the sortable copy of an attribute lives. */
export type SlotName = `t${number}` | `n${number}` | `d${number}`;

export interface Slot {
  readonly name: SlotName;
  /** Indexed slots answer lists within 60 ms at 300,000 assets in a box; four to eight of a model. */
  readonly indexed: boolean;
}

/** How an attribute appears on public QR pages, when it does. */
export interface QrDisplay {
  readonly type: string;
  readonly section: QrSectionName;
  readonly isUserConfigurable: boolean;
  readonly isEnabled: boolean;
  /** Somebody else than who made it says so, a certifier for example: it stands apart from the maker's own word. */
  readonly isVouched?: true;
}

/** What a field of an asset type has beside the form's: what lists, events, sheets and QR pages need to know. */
export interface AttributeParts {
  readonly permissions: { readonly box: FieldPermission };
  readonly tiers?: { readonly edit: { readonly tiers: readonly string[] } };
  readonly onlyEvent?: boolean;
  readonly massiveImport?: boolean;
  /** What a sheet without a column for it is proposed, where that is another than what a form starts with. */
  readonly importDefault?: string;
  readonly synonyms?: Words;
  readonly hideInList?: boolean;
  /** It is a column of the grids in which events and transfers choose assets (decisions section 8). */
  readonly listInEvent?: boolean;
  /** The paths of the only lists that have it as a column; without it every list may (document 1 section 3). */
  readonly listInPath?: readonly ListPath[];
  readonly tableFilter?: TableFilter;
  readonly summaryRules?: readonly SummaryRule[];
  readonly slot?: Slot;
  /**
   * No record holds it: lists find it in the row of the asset or among its pledges, or it follows from the record and the day. A
   * period has the name of the field (rules/state-fields, rules/lot-field, rules/holder-field).
   */
  readonly follows?: 'state' | 'paused' | 'period' | 'lot' | 'event' | 'holder' | 'id' | 'run';
  readonly qr?: QrDisplay;
  /**
   * Its cells are buttons that open what the value leads to: the file, the page elsewhere, or else the record itself
   * (document 1 section 3).
   */
  readonly buttonInGrid?: boolean;
  /** The colours of those buttons, by the key of the value. */
  readonly colorsButton?: Readonly<Record<string, StateRule['tone']>>;
  /** What a button reads where there is no value; without it there is none. */
  readonly defaultLabel?: Words;
}

/** The paths of the lists of assets (document 1 section 2). */
export type ListPath = '/assets' | '/transferredAssets' | '/logicalDeletedAssets';

/** A field of an asset type. */
export type Attribute = Field & AttributeParts;
