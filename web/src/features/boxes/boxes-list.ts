import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { foldKey } from '@huella/domain/fold';
import { treeOf } from '@huella/domain/rules/box-tree';
import type { Option } from '../../ui/option';

export type Box = ReplyOf<Calls['boxes.ofCompany']>[number];

/** What narrows the list of establishments; empty texts narrow nothing. */
export interface BoxFilter {
  /** Parts of the name, the alias or the place. */
  readonly q: string;
  /** A subtype. */
  readonly type: string;
  readonly region: string;
}

/** Everything below an establishment, however deep; with null all there is. */
export function boxesBelow(boxes: readonly Box[], parentId: number | null): readonly Box[] {
  return parentId === null ? boxes : boxes.filter(({ trail }) => trail.some(({ id }) => id === parentId));
}

/** Whether anything narrows the list. */
export function isNarrowed({ q, type, region }: BoxFilter): boolean {
  return q.trim() !== '' || type !== '' || region !== '';
}

/**
 * The establishments right inside one, or those that are by themselves. Once something is looked for, all that fit
 * below, however deep: who looks for a name does not know where it is.
 */
export function findBoxes(boxes: readonly Box[], parentId: number | null, filter: BoxFilter): readonly Box[] {
  if (!isNarrowed(filter)) return treeOf(boxes).inside(parentId);
  const words = foldKey(filter.q).split(' ');
  return boxesBelow(boxes, parentId).filter((box) => {
    const text = foldKey([box.value, box.alias, box.city, box.region].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (filter.type === '' || String(box.subtype) === filter.type) &&
      (filter.region === '' || box.region === filter.region)
    );
  });
}

/** The types among some establishments, by name. */
export function typesAmong(boxes: readonly Box[]): readonly Option[] {
  const names = new Map(boxes.map(({ subtype, subtypeName }) => [String(subtype), subtypeName]));
  return sorted([...names].map(([value, label]) => ({ value, label })));
}

/** The provinces or regions among some establishments, by name. */
export function regionsAmong(boxes: readonly Box[]): readonly Option[] {
  const names = new Set(boxes.map(({ region }) => region).filter((region) => region !== ''));
  return sorted([...names].map((name) => ({ value: name, label: name })));
}

function sorted<Named extends { readonly label: string }>(options: readonly Named[]): readonly Named[] {
  return [...options].sort((one, other) => (foldKey(one.label) < foldKey(other.label) ? -1 : 1));
}
