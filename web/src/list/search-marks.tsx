import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { spansOf, type Span } from '@huella/domain/engine/lists/mark-words';
import type { Sought } from '@huella/domain/engine/lists/filter';
import { isSearched } from '@huella/domain/engine/lists/list-fields';
import { soughtWords } from '@huella/domain/engine/lists/search-words';
import type { CellText } from './cell-text';
import type { ListSubject } from './list-subject';
import type { SearchMarks } from './use-search-marks';

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 2,
  backgroundColor: theme.palette.state.warning.ground,
  boxShadow: `inset 0 -1px ${theme.palette.state.warning.text}`,
  color: theme.palette.ink,
}));

/** Of other fields so many are named in a row. */
const mostElsewhere = 2;

/** So much of a long text is left before the first word that was found in it. */
const before = 12;

interface Searched {
  readonly subject: ListSubject;
  readonly rows: readonly AssetRow[];
  readonly search: string;
  /** The fields that a row shows. */
  readonly shown: readonly Attribute[];
  readonly text: CellText;
}

/** The marks of a search. */
export function searchMarks({ subject, rows, search, shown, text }: Searched): SearchMarks {
  const { language } = subject.locale;
  const fields = subject.fields.filter(isSearched);
  const words = soughtWords(search, fields, language);
  const inView = shown.filter(isSearched);
  const others = fields.filter((field) => !inView.includes(field));
  const isIn = (field: Attribute, row: AssetRow, word: Sought) =>
    spansOf(field, text(field, row), [word]).length > 0;
  const foundElsewhere = (row: AssetRow) => {
    const missing = words.filter((word) => !inView.some((field) => isIn(field, row, word)));
    const found = missing.flatMap((word) => others.find((field) => isIn(field, row, word)) ?? []);
    return [...new Set(found)].slice(0, mostElsewhere);
  };
  const mark = (field: Attribute, value: string) =>
    isSearched(field) ? pieces(value, spansOf(field, value, words)) : value;
  const byRow = new Map(rows.map((row) => [row.id, foundElsewhere(row)]));
  return {
    mark,
    name: (row) => {
      const named = fields.find(
        (field) => subject.model.labelFields.includes(field.name) && text(field, row) === row.label,
      );
      return named === undefined ? row.label : mark(named, row.label);
    },
    noted: new Set(rows.map(({ id }) => id).filter((id) => (byRow.get(id)?.length ?? 0) > 0)),
    elsewhere: (row) => {
      const found = byRow.get(row.id) ?? [];
      if (found.length === 0) return null;
      return found.map((field, at) => {
        const value = text(field, row);
        return (
          <Fragment key={field.name}>
            {at > 0 && ' · '}
            {field.label[language]}: {mark(field, shortened(value, spansOf(field, value, words)))}
          </Fragment>
        );
      });
    },
  };
}

/** A long text from shortly before the first word that was found in it. */
function shortened(value: string, [first]: readonly Span[]): string {
  const from = (first?.[0] ?? 0) - before;
  if (from <= before) return value;
  const blank = value.indexOf(' ', from);
  return `…${value.slice(blank >= 0 && blank < from + before ? blank + 1 : from)}`;
}

function pieces(value: string, spans: readonly Span[]): ReactNode {
  if (spans.length === 0) return value;
  let at = 0;
  const marked = spans.map(([from, to]) => {
    const plain = value.slice(at, from);
    at = to;
    return (
      <Fragment key={from}>
        {plain}
        <Mark>{value.slice(from, to)}</Mark>
      </Fragment>
    );
  });
  return (
    <>
      {marked}
      {value.slice(at)}
    </>
  );
}
