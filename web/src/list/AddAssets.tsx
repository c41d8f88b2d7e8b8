import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { isFigure } from '@huella/domain/engine/fields/index';
import { searchFields } from '@huella/domain/engine/lists/list-fields';
import { callQuery } from '../call/queries';
import { useIsPhone } from '../shell/use-media';
import { gutter, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Notice } from '../ui/Notice';
import { RowsTable } from '../ui/RowsTable';
import { SearchInput } from '../ui/SearchInput';
import { useSay } from '../words/use-say';
import { cellTextOf, type CellText } from './cell-text';
import { headingOf } from './columns';
import { listInput } from './list-call';
import type { ListSubject } from './list-subject';
import { endingField, isSelectable } from './selection';
import { useQuiet } from './use-quiet';
import { withAssets, type ChosenAssets } from './chosen-assets';

/** Whether a row may be added: the attributes that it is judged by, and why it may not. */
export interface Fitting {
  readonly names: readonly string[];
  /** What has ended is offered, too: something is done to what is left of it. */
  readonly withEnded?: boolean;
  /** Rows that are offered at all. */
  readonly offers: (row: AssetRow) => boolean;
  /** Why a row cannot be added, in words; null where it can. */
  readonly faultOf: (row: AssetRow) => string | null;
}

export interface AddAssetsProps {
  readonly subject: ListSubject;
  readonly chosen: ChosenAssets;
  readonly onChange: (chosen: ChosenAssets) => void;
  /** What a row must be to be added, where not every one may be. */
  readonly fitting?: Fitting;
}

const foundAtMost = 6;

const Fault = styled('div')({ marginTop: 8, '&:empty': { display: 'none' } });
/** More columns than these make a block of each row. */
const foundColumns = 7;

const Found = styled('div')({ marginTop: 8 });
const Add = styled(Button)({ marginInline: -6, whiteSpace: 'nowrap' });
const Lines = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  '& > li': { padding: '4px 12px 8px' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.line}` },
}));
const Facts = styled('p')(({ theme }) => ({
  paddingLeft: 22,
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
}));
const Quiet = styled('p')(({ theme }) => ({
  padding: `0 ${gutter.phone}px 16px`,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** The attributes that say which asset of several is meant, beside its name (`listInEvent`). */
function factFields({ model, fields }: ListSubject): readonly Attribute[] {
  return fields.filter((field) => field.listInEvent === true && !model.labelFields.includes(field.name));
}

/** Rows of the place that a text finds and that may be offered: what cannot take an event or leave is not. */
function useOffered(
  { subject, chosen, fitting }: AddAssetsProps,
  search: string,
): readonly AssetRow[] | undefined {
  const ending = endingField(subject);
  const part = {
    ...{ search, filters: [], sort: null, page: 0, pageSize: 20 },
    names: [
      ...(ending === null ? [] : [ending]),
      ...(fitting?.names ?? []),
      ...factFields(subject).map(({ name }) => name),
    ],
  };
  const { data } = useQuery({
    ...callQuery('objects.list', listInput(subject, part)),
    enabled: search !== '',
  });
  const taken = new Set((chosen.picked ?? []).map(([id]) => id));
  const isOffered = (row: AssetRow) =>
    isSelectable(row, fitting?.withEnded === true ? null : ending) &&
    !taken.has(row.id) &&
    fitting?.offers(row) !== false;
  return search === '' ? [] : data?.res.filter(isOffered).slice(0, foundAtMost);
}

/** Searches the place for one more; one that does not suit is not added, and the user reads why. */
export function AddAssets(props: AddAssetsProps) {
  const { subject, chosen, onChange, fitting } = props;
  const { say, word } = useSay('list');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const search = useQuiet(text.trim());
  const offered = useOffered(props, search);
  const input = useRef<HTMLInputElement>(null);
  const add = (row: AssetRow) => {
    const found = fitting?.faultOf(row) ?? null;
    setFault(found);
    if (found !== null) return;
    onChange(withAssets(chosen, [[row.id, row.label]]));
    if (offered?.length === 1) setText('');
    // What was pressed is gone with what it added.
    input.current?.focus();
  };
  return (
    <div>
      <SearchInput
        size="medium"
        inputRef={input}
        value={text}
        onChange={setText}
        placeholder={say('list:pickSearch', { noun: word(subject.model.noun.many) })}
        inputProps={{ maxLength: 100 }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds the only one found; it never continues the wizard.
          event.preventDefault();
          const [only, ...others] = offered ?? [];
          if (only === undefined || others.length > 0) return;
          add(only);
        }}
      />
      <Fault role="alert">{fault !== null && <Notice tone="danger">{fault}</Notice>}</Fault>
      {search !== '' && offered?.length === 0 && (
        <Quiet role="status">{say('list:pickNothing', { text: search })}</Quiet>
      )}
      {offered !== undefined && offered.length > 0 && (
        <Found>
          <FoundRows subject={subject} rows={offered} onAdd={add} />
        </Found>
      )}
    </div>
  );
}

interface FoundRowsProps {
  readonly subject: ListSubject;
  readonly rows: readonly AssetRow[];
  readonly onAdd: (row: AssetRow) => void;
}

/**
 * What was found, as a grid: what names each, which adds it, and the columns that tell it from others. A telephone has the
 * same in two lines each.
 */
function FoundRows({ subject, rows, onAdd }: FoundRowsProps) {
  const { say, word } = useSay('list');
  const { model, fields, locale } = subject;
  const isPhone = useIsPhone();
  const [name] = searchFields(model, fields);
  const facts = factFields(subject);
  const text = cellTextOf(rows, locale);
  const label = say('list:pickFound', { nouns: word(model.noun.many) });
  const addOf = (row: AssetRow) => (
    <Add
      key="add"
      size="small"
      variant="text"
      startIcon={<Plus size={14} />}
      aria-label={say('list:pickAdd', { label: row.label })}
      onClick={() => {
        onAdd(row);
      }}
    >
      {row.label}
    </Add>
  );
  if (isPhone) {
    return (
      <Lines aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            {addOf(row)}
            <Facts>{factsOf(row, facts, text)}</Facts>
          </li>
        ))}
      </Lines>
    );
  }
  const columns = facts.map((field) => ({
    name: field.name,
    label: headingOf(field, word),
    isFigure: isFigure(field),
  }));
  return (
    <RowsTable
      label={label}
      maxInLine={foundColumns}
      columns={[{ name: 'label', label: word(name?.label ?? model.noun.one) }, ...columns]}
      rows={rows.map((row) => ({
        key: String(row.id),
        cells: [addOf(row), ...facts.map((field) => text(field, row))],
      }))}
    />
  );
}

/** What a row says of itself beside its name: 'Vaquillona · 361,5 kg'. */
function factsOf(row: AssetRow, facts: readonly Attribute[], text: CellText): string {
  return facts
    .map((field) => [text(field, row), field.unit ?? ''] as const)
    .filter(([own]) => own !== '')
    .map(([own, unit]) => `${own} ${unit}`.trim())
    .join(' · ');
}
