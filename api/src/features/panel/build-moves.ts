import type { CountedIn, MoveRow, ReportMoves } from '@huella/domain/calls/reports';
import { findOption, optionsOf } from '@huella/domain/engine/fields/choice';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { Attribute } from '@huella/domain/model/attribute';
import type { MovesModel } from '@huella/domain/model/report';
import type { Language, Words } from '@huella/domain/words';
import { countedIn, mergeLists } from './counted-lists';
import { moveColumns, type Balance, type PlaceMove, type PlaceMoves } from './place-moves';
import type { Grouping } from './report-entities';

type Column = ReportMoves['columns'][number];

const words = {
  opening: { es: 'Saldo inicial', en: 'Opening' },
  received: { es: 'Recibidos', en: 'Received' },
  sent: { es: 'Enviados', en: 'Sent' },
  changed: { es: 'Cambio de categoría', en: 'Changed category' },
  closing: { es: 'Saldo final', en: 'Closing' },
  none: { es: 'Sin dato', en: 'Not known' },
} as const satisfies Readonly<Record<string, Words>>;

/** The figures of a report of what moved, by establishment or company and by kind, each of which adds up. */
export function buildMoves(
  model: MovesModel,
  places: readonly PlaceMoves[],
  { from, to, grouping, language }: MovesTold,
): ReportMoves {
  const by = places.every((place) => place.by !== null) ? (places[0]?.by ?? null) : null;
  const columns = columnsOf(model, places, by !== null, language);
  const rowOf = (key: string, label: string, parts: readonly Part[]): MoveRow => ({
    ...{ key, label, figures: figuresOf(columns, parts) },
    opening: mergeLists(parts.flatMap(({ opening }) => opening.lists)),
    closing: mergeLists(parts.flatMap(({ closing }) => closing.lists)),
  });
  const byEntity = new Map<string, PlaceMoves[]>();
  for (const place of places) {
    const key = entityKey(place, grouping);
    byEntity.set(key, [...(byEntity.get(key) ?? []), place]);
  }
  const entities = [...byEntity].map(([key, some]) => {
    const { companyName, name } = some[0]?.form.place ?? { companyName: '', name: '' };
    return rowOf(key, grouping === 'company' ? companyName : name, some.map(wholeOf));
  });
  const rows =
    by === null
      ? []
      : kindsOf(by, places).map((kind) =>
          rowOf(
            kind,
            kindLabel(by, kind, language),
            places.map((place) => kindOf(place, by, kind)),
          ),
        );
  const title = by === null ? null : by.label[language];
  return { from, to, columns, entities, by: title, rows, total: figuresOf(columns, places.map(wholeOf)) };
}

export interface MovesTold {
  readonly from: string;
  readonly to: string;
  readonly grouping: Grouping;
  readonly language: Language;
}

/** The key of the row that an establishment is counted in. */
export function entityKey({ form: { place } }: Pick<PlaceMoves, 'form'>, grouping: Grouping): string {
  return String(grouping === 'company' ? place.companyId : place.boxId);
}

/** What a kind is called. */
export function kindLabel(by: Attribute, kind: string, language: Language): string {
  return kind === '' ? words.none[language] : (findOption(by, kind)?.label[language] ?? kind);
}

/** The columns of a report; of what is not told apart by anything only where there is some. */
export function columnsOf(
  { entry, exit }: MovesModel,
  places: readonly Pick<PlaceMoves, 'moves'>[],
  hasKinds: boolean,
  language: Language,
): Column[] {
  const used = new Set(places.flatMap(({ moves }) => moves.map(({ column }) => column)));
  const own = (name: keyof typeof moveColumns, sign: Column['sign']): Column => ({
    ...{ name: moveColumns[name], title: words[name][language], sign },
  });
  const told = ({ kinds, others }: MovesModel['entry'], sign: 'in' | 'out') =>
    [...kinds, ...(used.has(others.name) ? [others] : [])].map(({ name, title }): Column => ({
      ...{ name, title: title[language], sign },
    }));
  return [
    own('opening', 'opening'),
    ...told(entry, 'in'),
    own('received', 'in'),
    ...told(exit, 'out'),
    own('sent', 'out'),
    ...(hasKinds ? [own('changed', 'changed')] : []),
    own('closing', 'closing'),
  ];
}

/** What is in a row of an establishment. */
interface Part {
  readonly opening: { readonly count: number; readonly lists: readonly CountedIn[] };
  readonly closing: { readonly count: number; readonly lists: readonly CountedIn[] };
  readonly moves: readonly PlaceMove[];
}

function wholeOf({ form, opening, closing, moves }: PlaceMoves): Part {
  const side = ({ asOf, total }: Balance) => ({
    count: total,
    lists: countedIn(form.place, asOf, total, [], []),
  });
  return { opening: side(opening), closing: side(closing), moves };
}

function kindOf({ form, opening, closing, moves }: PlaceMoves, by: Attribute, kind: string): Part {
  // What has no value no list asks for.
  const filter: FilterItem[] = [{ field: by.name, operator: 'inArray', values: [kind] }];
  const side = ({ asOf, kinds }: Balance) => {
    const count = kinds.get(kind) ?? 0;
    return { count, lists: kind === '' ? [] : countedIn(form.place, asOf, count, filter, []) };
  };
  return {
    ...{ opening: side(opening), closing: side(closing) },
    moves: moves.filter((move) => move.kind === kind),
  };
}

/** All kinds that there were, are or moved, in the order of the options. */
function kindsOf(by: Attribute, places: readonly PlaceMoves[]): readonly string[] {
  const known = new Set(
    places.flatMap(({ opening, closing, moves }) => [
      ...opening.kinds.keys(),
      ...closing.kinds.keys(),
      ...moves.map(({ kind }) => kind),
    ]),
  );
  const order = new Map(optionsOf(by).map(({ key }, at) => [key, at]));
  return [...known].toSorted((one, other) => (order.get(one) ?? Infinity) - (order.get(other) ?? Infinity));
}

/** What became of another kind while it was there is what is left between the two days. */
function figuresOf(columns: readonly Column[], parts: readonly Part[]): number[] {
  const counts = new Map<string, number>();
  const add = (column: string, count: number) => counts.set(column, (counts.get(column) ?? 0) + count);
  let changed = 0;
  for (const { opening, closing, moves } of parts) {
    add(moveColumns.opening, opening.count);
    add(moveColumns.closing, closing.count);
    changed += closing.count - opening.count;
    for (const { column, direction } of moves) {
      add(column, 1);
      changed -= direction === 'in' ? 1 : -1;
    }
  }
  add(moveColumns.changed, changed);
  return columns.map(({ name }) => counts.get(name) ?? 0);
}
