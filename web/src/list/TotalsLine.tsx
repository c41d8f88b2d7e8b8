import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Fragment, useId, useState, type ReactNode } from 'react';
import type { AssetTotals } from '@huella/domain/calls/totals';
import type { Language } from '@huella/domain/words';
import { call, type CallInput } from '../call/call';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { gutter, height, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Popover } from '../ui/popups';
import { useSay } from '../words/use-say';
import { filtersOf, onDay, sentFilter } from './list-call';
import { selectedPhrase } from './selected-phrase';
import { SummaryCards } from './SummaryCards';
import { written } from './written-figure';
import { useCountWords } from './use-count-words';
import type { List } from './use-list';

export interface TotalsLineProps {
  readonly list: List;
  /** The rows that are selected one by one; none of them is all that matches. */
  readonly selected: readonly number[];
  readonly isPhone: boolean;
  /** Whether it is time to ask. */
  readonly isAsked?: boolean;
}

const Line = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 8,
  minHeight: height.gridRow,
  padding: `0 ${gutter.wide}px`,
  borderTop: `1px solid ${theme.palette.line}`,
  textAlign: 'left',
  ...typeStyle(type.cell),
  '& > svg': { flex: 'none', color: theme.palette.ink2 },
  '&:hover': { backgroundColor: theme.palette.sunken },
  '&.Mui-focusVisible': { ...focusLine(theme), outlineOffset: -2 },
  [phone]: { minHeight: height.phoneTarget, padding: `0 ${gutter.phone}px` },
}));
const Items = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  // What does not fit into the line is in the cards.
  height: 20,
  overflow: 'hidden',
  color: theme.palette.ink2,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600, color: theme.palette.text.primary },
}));
const Item = styled('span')({ whiteSpace: 'nowrap' });
const Cards = styled('div')({ padding: 16, [phone]: { padding: `0 ${gutter.phone}px 12px` } });

/**
 * What the rows that match, or the selected ones, come to (document 1 section 2, summary cards): head, means, sums and
 * the largest part of each; pressed it opens the cards, which say all of it. Nothing is said where it could not be had.
 */
export function TotalsLine({ list, selected, isPhone, isAsked = true }: TotalsLineProps) {
  const { say, language } = useSay('lots');
  const { counted } = useCountWords(list);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { totals, isOld } = useTotals(list, selected, isAsked);
  if (totals === undefined) return null;
  const isOpen = anchor !== null;
  const close = () => {
    setAnchor(null);
  };
  const Chevron = isOpen === isPhone ? ChevronUp : ChevronDown;
  const { figure, noun } = counted(totals.total);
  const cards = (
    <Cards id={id} role="region" aria-label={say('lots:summary')}>
      <SummaryCards summary={totals.summary} />
    </Cards>
  );
  return (
    <>
      <Line
        disabled={isOld}
        aria-busy={isOld}
        // What it says is hidden until it is known, and is its name.
        aria-label={isOld ? say('lots:summary') : undefined}
        aria-expanded={isOpen}
        aria-haspopup={isPhone ? undefined : 'dialog'}
        aria-controls={isPhone && isOpen ? id : undefined}
        onClick={(event) => {
          setAnchor(isOpen ? null : event.currentTarget);
        }}
      >
        <Items style={isOld ? { visibility: 'hidden' } : undefined}>
          <Item>
            <b>
              {selected.length === 0
                ? figure
                : say(selectedPhrase(totals.total, list.subject.model.gender), { figure })}
            </b>{' '}
            {selected.length === 0 && noun}
          </Item>
          {totals.summary.map((each) => (
            <Fragment key={each.name}>{itemsOf(each, say, language)}</Fragment>
          ))}
        </Items>
        <Chevron size={16} aria-hidden="true" />
      </Line>
      {isPhone ? (
        isOpen && cards
      ) : (
        <Over anchor={anchor} onClose={close} label={say('lots:summary')} cards={cards} />
      )}
    </>
  );
}

interface OverProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly label: string;
  readonly cards: ReactNode;
}

/** The cards over the line that was pressed. */
function Over({ anchor, onClose, label, cards }: OverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: 'min(880px, 90vw)', maxHeight: '70vh' },
        },
      }}
    >
      {cards}
    </Popover>
  );
}

type Say = ReturnType<typeof useSay>['say'];

/** What a line says of an attribute: 'Peso promedio 421,6 kg', 'Peso total 173.699 kg', 'Vaquillona 64 %'. */
function itemsOf({ label, unit, mean, sum, min, max, shares }: AssetTotals, say: Say, language: Language) {
  const measure = unit === null ? '' : `\u00a0${unit}`;
  const figures = [
    { name: say('lots:meanOf', { label }), value: mean },
    { name: say('lots:sumOf', { label }), value: sum },
  ];
  const [first] = shares;
  return (
    <>
      {figures.map(
        ({ name, value }) =>
          value !== null && (
            <Item key={name}>
              {name}{' '}
              <b>
                {written(value, language)}
                {measure}
              </b>
            </Item>
          ),
      )}
      {min !== null && max !== null && (
        <Item>
          {say('list:between', { min: written(min, language), max: written(max, language) })}
          {measure}
        </Item>
      )}
      {first !== undefined && (
        <Item title={label}>
          {first.label} <b>{say('lots:percent', { figure: written(first.percent, language) })}</b>
        </Item>
      )}
    </>
  );
}

type Totals = { readonly total: number; readonly summary: readonly AssetTotals[] };

/** The totals of a list; undefined until they are known, old while others are on their way. Whatever makes the list ask again makes them ask again. */
function useTotals(
  { subject, state }: List,
  selected: readonly number[],
  isAsked: boolean,
): { readonly totals: Totals | undefined; readonly isOld: boolean } {
  const which =
    selected.length > 0
      ? { pks: selected.toSorted((one, other) => one - other) }
      : { filters: filtersOf(state).map(sentFilter) };
  const input: CallInput<'objects.totals'> = {
    params: { assetId: String(subject.model.id), boxId: String(subject.place.boxId) },
    ...onDay(subject),
    body: { ...which, ...(subject.of !== undefined && { suffix: subject.of }) },
  };
  const { data, isPlaceholderData } = useQuery<Totals>({
    queryKey: ['objects.list', 'totals', input],
    queryFn: ({ signal }) => call('objects.totals', input, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { totals: data, isOld: isPlaceholderData };
}
