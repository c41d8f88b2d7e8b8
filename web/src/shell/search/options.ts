import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { rankOfName } from '@huella/domain/engine/lists/rank-of-name';
import type { Say } from '@huella/domain/phrases/areas';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import type { RecentChoice } from './recent-choices';

export type Found = ReplyOf<Calls['search.find']>;
type FoundAsset = Found['assets'][number];

/** Something that can be opened. */
export interface SearchOption extends RecentChoice {
  readonly key: string;
  /** Under the label: what it is, and where. */
  readonly line: string;
  readonly icon: string;
  readonly state?: FoundAsset['state'];
  /** A word in place of a state. */
  readonly word?: string;
}

export interface OptionGroup {
  readonly key: string;
  readonly name: string;
  readonly options: readonly SearchOption[];
}

/** A screen or an action, by all the names that it has in either language. */
export interface KnownScreen {
  readonly key: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly line: string;
  readonly icon: string;
  readonly address: Address;
}

/** As many screens and actions are shown of each. */
const shownScreens = 4;

/** Those that a text names, the best first. */
export function matchScreens(screens: readonly KnownScreen[], text: string): readonly SearchOption[] {
  return screens
    .flatMap((screen) => {
      const ranks = screen.names.flatMap((name) => rankOfName(name, text) ?? []);
      return ranks.length === 0 ? [] : [{ screen, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, shownScreens)
    .map(({ screen: { key, label, line, icon, address } }) => ({
      key,
      label,
      line,
      icon,
      address,
      at: null,
    }));
}

/** The assets of an answer, and what can be done with the one that was meant. */
export function assetOptions({ assets }: Found, say: Say): readonly SearchOption[] {
  return assets.map(({ id, label, assetType, kind, box, by, state, retired }) => ({
    key: `asset-${id}`,
    label: label === '' ? `#${id}` : label,
    line: [capital(kind.join(' · ')), by === null ? '' : say('search:foundBy', by), box.name]
      .filter(isSaid)
      .join(' · '),
    icon: 'tag',
    ...(retired ? { word: say('search:retired') } : { state }),
    address: addressOf(paths.assetEdit, { pk: id, mode: 'view' }),
    at: { boxId: box.id, assetType },
  }));
}

/** What can be done at once with the first asset that was found. */
export function actionsOnFirst({ assets: [first] }: Found, say: Say): readonly SearchOption[] {
  if (first === undefined) return [];
  const { id, label, assetType, box } = first;
  const at = { boxId: box.id, assetType };
  return [
    {
      key: `history-${id}`,
      label: say('search:historyOf', { label }),
      line: say('search:historyLine'),
      icon: 'activity',
      address: addressOf(paths.assetEdit, { pk: id, mode: 'view' }),
      at,
    },
    {
      key: `trace-${id}`,
      label: say('search:traceOf', { label }),
      line: say('search:traceLine'),
      icon: 'git-branch',
      address: addressOf(paths.recallAsset, {}, { pk: id }),
      at,
    },
  ];
}

export function lotOptions({ lots }: Found, say: Say): readonly SearchOption[] {
  return lots.map(({ id, name, assetType, box, counted, noun }) => ({
    key: `lot-${id}`,
    label: name,
    line: [say('search:countedNoun', { count: counted, noun }), box.name].join(' · '),
    icon: 'layers',
    address: addressOf(paths.lotEdit, { pk: id, mode: 'view' }),
    at: { boxId: box.id, assetType },
  }));
}

/**
 * Establishments, companies and people. An establishment is opened to work in it, with the asset type that is given; one that
 * holds none, as its form.
 */
export function placeOptions(
  { boxes, companies, people }: Found,
  typeAt: (boxId: number) => number | null,
  say: Say,
): readonly SearchOption[] {
  return [
    ...boxes.map(({ id, name, line }) => {
      const assetType = typeAt(id);
      return {
        ...{ key: `box-${id}`, label: name, line, icon: 'map-pinned' },
        address: assetType === null ? addressOf(paths.boxEdit, { pk: id, mode: 'view' }) : paths.assets,
        at: assetType === null ? null : { boxId: id, assetType },
      };
    }),
    ...companies.map(({ id, name, line }) => ({
      ...{ key: `company-${id}`, label: name, line: say('search:companyLine', { line }), icon: 'building-2' },
      address: addressOf(paths.boxes, { company: id }),
      at: null,
    })),
    ...people.map(({ id, name, email }) => ({
      ...{ key: `person-${id}`, label: name, line: say('search:personLine', { email }), icon: 'users' },
      address: addressOf(paths.delegations, { type: '2', q: email }),
      at: null,
    })),
  ];
}

const isSaid = (part: string) => part !== '';
const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
