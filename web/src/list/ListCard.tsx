import { styled } from '@mui/material/styles';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { RouterLink } from '../shell/RouterLink';
import { focusLine } from '../theme/focus';
import { gutter, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Hidden } from '../ui/Hidden';
import { PlainCheckbox } from '../ui/PlainCheckbox';
import { useSay } from '../words/use-say';
import type { CardFields } from './card-fields';
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

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 36px',
  columnGap: 12,
  rowGap: 2,
  alignItems: 'center',
  padding: `11px 4px 11px ${gutter.phone}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  // Without checkboxes their column is there, and nothing in it.
  '&[data-check="false"]': {
    gridTemplateColumns: '0 minmax(0, 1fr) auto 36px',
    paddingLeft: gutter.phone - 12,
  },
  '&[data-selected="true"]': { backgroundColor: theme.palette.accent.tint },

  // What answers to a touch of its own is over the link that covers the card.
  '& > :not(a)': { position: 'relative' },
  '& > :not(a, label)': { pointerEvents: 'none' },
  '& [data-own]': { pointerEvents: 'auto' },
}));
const Check = styled('label')({ gridRow: '1 / span 3' });
const Unchecked = styled('span')({ gridRow: '1 / span 3' });
const Name = styled('span')(({ theme }) => ({
  gridColumn: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.section, weight: 500 }),
  '[data-ended="true"] > &': { color: theme.palette.ink3 },
}));
const Words = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '&[data-small="true"]': { gridColumn: '2 / span 2', color: theme.palette.ink3, ...typeStyle(type.meta) },
  '[data-ended="true"] > &': { color: theme.palette.ink3 },
}));
const Figure = styled('span')(({ theme }) => ({
  justifySelf: 'end',
  gridColumn: 3,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '[data-ended="true"] > &': { color: theme.palette.ink3 },
}));
const State = styled('span')({ gridColumn: 3, justifySelf: 'end', display: 'inline-flex', maxWidth: 160 });
const Buttons = styled('span')({
  gridColumn: '2 / span 2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingTop: 4,
  '& > :empty': { display: 'none' },
});
const Menu = styled('span')({ gridRow: '1 / span 3', gridColumn: 4, justifySelf: 'center' });
const Cover = styled(RouterLink)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.key,
  '&:focus-visible': { ...focusLine(theme), outlineOffset: -2 },
}));

/** One row as a card: its name first, state and figure at the right, two quieter lines. The whole card is the link. */
export function ListCard(props: ListCardProps) {
  const { row, fields, text, marks, links, isSelectable, canSelect } = props;
  const { say } = useSay('list');
  return (
    <Root data-selected={props.isSelected} data-ended={canSelect && !isSelectable} data-check={canSelect}>
      <Cover href={links.open(row)}>
        <Hidden>{row.label}</Hidden>
      </Cover>
      {canSelect ? (
        <Check>
          <PlainCheckbox
            label={say('list:selectRowOf', { label: row.label })}
            isChecked={props.isSelected}
            isDisabled={!isSelectable}
            onChange={props.onSelect}
          />
        </Check>
      ) : (
        <Unchecked />
      )}
      <Name aria-hidden="true">{marks?.name(row) ?? row.label}</Name>
      <State data-own={isHeldUp(row) ? '' : undefined}>
        <RowState
          row={row}
          onWhy={() => {
            props.onWhy(row);
          }}
        />
      </State>
      <Menu data-own>
        <RowMenu row={row} links={links} upright />
      </Menu>
      <Words>
        <Joined fields={fields.kind} row={row} text={text} marks={marks} />
      </Words>
      <Figure>{fields.figure !== undefined && figureText(fields.figure, row, text)}</Figure>
      <Words data-small>
        <Joined fields={fields.small} row={row} text={text} marks={marks} />
      </Words>
      {fields.buttons.length > 0 && (
        <Buttons>
          {fields.buttons.map((column) => (
            <span key={column.name} data-own>
              <CellButton {...{ column, row, text, links }} isLarge />
            </span>
          ))}
        </Buttons>
      )}
      {marks?.noted.has(row.id) === true && <Words data-small>{marks.elsewhere(row)}</Words>}
      {row.paused && <PauseLine row={row} />}
    </Root>
  );
}

/** Why a row is paused, who did it and since when: a phone has no pointer that would show it. */
function PauseLine({ row }: { readonly row: AssetRow }) {
  const { reason, since } = usePauseWords(pauseOf(row));
  return (
    <Words data-small title={reason}>
      {[reason, since].filter((each) => each !== '').join(' · ')}
    </Words>
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
