import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { RouterLink } from '../shell/RouterLink';
import { PlainCheckbox } from '../ui/PlainCheckbox';
import { useSay } from '../words/use-say';
import type { CardFields } from './card-fields';
import { cardClass } from './card-look';
import { CellButton } from './CellButton';
import type { CellText } from './cell-text';
import type { RowLinks } from './row-links';
import { isHeldUp } from './selection';
import { RowMenu } from './RowMenu';
import { RowState } from './RowState';
import type { SearchMarks } from './use-search-marks';
import { pauseOf, usePauseWords } from './use-pause-words';

export interface ListCardProps {
  readonly row: AssetRow;
  readonly fields: CardFields;
  readonly text: CellText;
  /** Of a search, what it found; null without one. */
  readonly marks: SearchMarks | null;
  readonly links: RowLinks;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
  /** Rows of the list can be selected at all. */
  readonly canSelect: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onWhy: (row: AssetRow) => void;
}

/**
 * One row as a card: its name first, state and figure at the right, two quieter lines. The whole card is the link. It has its look
 * from the list around it (`cardLook`).
 */
export function ListCard(props: ListCardProps) {
  const { row, fields, text, marks, links, isSelectable, canSelect } = props;
  const { say } = useSay('list');
  return (
    <li data-selected={props.isSelected} data-ended={canSelect && !isSelectable} data-check={canSelect}>
      <RouterLink href={links.open(row)}>
        <span>{row.label}</span>
      </RouterLink>
      {canSelect ? (
        <label className={cardClass.check}>
          <PlainCheckbox
            label={say('list:selectRowOf', { label: row.label })}
            isChecked={props.isSelected}
            isDisabled={!isSelectable}
            onChange={props.onSelect}
          />
        </label>
      ) : (
        <span className={cardClass.check} />
      )}
      <span className={cardClass.name} aria-hidden="true">
        {marks?.name(row) ?? row.label}
      </span>
      <span className={cardClass.state} data-own={isHeldUp(row) ? '' : undefined}>
        <RowState
          row={row}
          onWhy={() => {
            props.onWhy(row);
          }}
        />
      </span>
      <span className={cardClass.menu} data-own>
        <RowMenu row={row} links={links} upright />
      </span>
      <span className={cardClass.words}>
        <Joined fields={fields.kind} row={row} text={text} marks={marks} />
      </span>
      <span className={cardClass.figure}>
        {fields.figure !== undefined && figureText(fields.figure, row, text)}
      </span>
      <span className={cardClass.small}>
        <Joined fields={fields.small} row={row} text={text} marks={marks} />
      </span>
      {fields.buttons.length > 0 && (
        <span className={cardClass.buttons}>
          {fields.buttons.map((column) => (
            <span key={column.name} data-own>
              <CellButton {...{ column, row, text, links }} isLarge />
            </span>
          ))}
        </span>
      )}
      {marks?.noted.has(row.id) === true && <span className={cardClass.small}>{marks.elsewhere(row)}</span>}
      {row.paused && <PauseLine row={row} />}
    </li>
  );
}

/** Why a row is paused, who did it and since when: a phone has no pointer that would show it. */
function PauseLine({ row }: { readonly row: AssetRow }) {
  const { reason, since } = usePauseWords(pauseOf(row));
  return (
    <span className={cardClass.small} title={reason}>
      {[reason, since].filter((each) => each !== '').join(' · ')}
    </span>
  );
}

type JoinedProps = Pick<ListCardProps, 'row' | 'text' | 'marks'> & { readonly fields: readonly Attribute[] };

/** What a row holds of some fields, in a line. */
function Joined({ fields, row, text, marks }: JoinedProps) {
  const { word } = useSay('list');
  return fields
    .filter((field) => text(field, row) !== '')
    .map((field, at) => (
      <span key={field.name} title={word(field.label)}>
        {at > 0 && ' · '}
        {marks?.mark(field, text(field, row)) ?? text(field, row)}
      </span>
    ));
}

function figureText(field: Attribute, row: AssetRow, text: CellText): string {
  const figure = text(field, row);
  return figure === '' || field.unit === undefined ? figure : `${figure}\u00a0${field.unit}`;
}
