import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import { isOfGridAlone } from '@huella/domain/engine/fields/grid-text';
import type { Values } from '@huella/domain/model/value';
import { labelWithUnit } from '../../fields/raw-value';
import { rawOfText, textOfRaw } from '../../sheet/cell-raw';
import { openedCell } from '../../sheet/OpenedCell';
import { ring } from '../../theme/focus';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { Choices, choicesOf } from './GridCell';
import { PlaceOpener } from './PlaceOpener';
import type { ReadRow } from './read-rows';
import { ownTexts } from './row-state';
import type { EventGrid } from './use-event-grid';

const Select = styled('select')(({ theme }) => ({
  height: 48,
  padding: '0 12px',
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink,
  fontFamily: 'inherit',
  ...typeStyle(type.phoneInput),
  '&:focus-visible': ring(theme),
}));
const Labelled = styled('label')({ display: 'grid', gap: 4, ...typeStyle(type.cell) });

interface OfRow {
  readonly grid: EventGrid;
  readonly row: ReadRow;
}

interface CardInputProps extends OfRow {
  readonly field: Field;
  readonly onEnter: () => void;
  readonly isMain: boolean;
}

export function CardInput({ grid, row, field, onEnter, isMain }: CardInputProps) {
  const { say } = useSay('eventGrid');
  const { edits, subject } = grid;
  return (
    <input
      aria-label={say('eventGrid:cellOf', {
        field: labelWithUnit(field, subject.locale),
        label: row.asset.label,
      })}
      // The big keys type: the keyboard of the telephone would cover them.
      inputMode={isMain ? 'none' : undefined}
      autoComplete="off"
      value={ownTexts(edits.state, row.asset.id)[field.name] ?? ''}
      placeholder={edits.state.common[field.name] ?? ''}
      onChange={(event) => {
        edits.write([{ id: row.asset.id, field: field.name, text: event.target.value }]);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
}

export function Other({ grid, row, field }: OfRow & { readonly field: Field }) {
  const { edits, subject } = grid;
  const options = choicesOf(field, subject.locale);
  const inherited = edits.state.common[field.name] ?? '';
  const label = labelWithUnit(field, subject.locale);
  if (field.type === 'location') return <OwnPlace {...{ grid, row, field, label }} placeholder={inherited} />;
  if (isOfGridAlone(field)) return <OwnCell {...{ grid, row, field, label }} />;
  if (options === null)
    return <OwnText {...{ grid, row, label }} name={field.name} placeholder={inherited} />;
  return (
    <Labelled>
      {label}
      <Select
        value={ownTexts(edits.state, row.asset.id)[field.name] ?? ''}
        onChange={(event) => {
          edits.write([{ id: row.asset.id, field: field.name, text: event.target.value }]);
        }}
      >
        <Choices options={options} inherited={inherited} />
      </Select>
    </Labelled>
  );
}

interface OwnTextProps extends OfRow {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  /** What is after the text: a button. */
  readonly end?: ReactNode;
}

export function OwnText({ grid, row, name, label, placeholder, end }: OwnTextProps) {
  const { edits } = grid;
  return (
    <TextInput
      label={label}
      value={ownTexts(edits.state, row.asset.id)[name] ?? ''}
      placeholder={placeholder}
      end={end}
      onChange={(text) => {
        edits.write([{ id: row.asset.id, field: name, text }]);
      }}
      onBlur={edits.rest}
    />
  );
}

/** Files and rows: what is there, and the dialog in which it is filled in. */
function OwnCell({ grid, row, field, label }: OfRow & { readonly field: Field; readonly label: string }) {
  const { edits, subject } = grid;
  const { locale } = subject;
  const { Input } = openedCell;
  return (
    <Input
      {...{ field, label, locale }}
      id={`own-${field.name}`}
      required={field.validations?.mandatory === true}
      disabled={false}
      hint={undefined}
      error={undefined}
      placed={nonePlaced}
      value={rawOfText(field, ownTexts(edits.state, row.asset.id)[field.name] ?? '', locale)}
      onChange={(raw) => {
        edits.write([{ id: row.asset.id, field: field.name, text: textOfRaw(field, raw, locale) }]);
      }}
      onBlur={edits.rest}
      values={nothing}
    />
  );
}

const nonePlaced: readonly never[] = [];
const nothing: Values = {};

/** A place: typed, or marked on the map. */
function OwnPlace({ field, ...props }: Omit<OwnTextProps, 'name' | 'end'> & { readonly field: Field }) {
  const { grid, row } = props;
  const { edits, subject } = grid;
  const [isOpen, setOpen] = useState(false);
  return (
    <OwnText
      {...props}
      name={field.name}
      end={
        <PlaceOpener
          {...{ field, isOpen }}
          label={row.asset.label}
          locale={subject.locale}
          text={ownTexts(edits.state, row.asset.id)[field.name] ?? ''}
          onOpen={setOpen}
          onSave={(text) => {
            edits.write([{ id: row.asset.id, field: field.name, text }]);
          }}
        />
      }
    />
  );
}
