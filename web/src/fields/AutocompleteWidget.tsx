import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Field } from '@huella/domain/model/field';
import { printedOrText } from '@huella/domain/engine/fields/masked';
import { isClosed } from '@huella/domain/engine/fields/autocomplete';
import { plainText } from '@huella/domain/model/value';
import type { ProposedValue } from '@huella/domain/calls/autocomplete';
import { foldKey } from '@huella/domain/fold';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { stepTo } from '../ui/option';
import { OptionList, optionId } from '../ui/OptionList';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { textInputProps } from './input-props';
import { PlainView } from './PlainView';
import { leastCharacters, useProposals, type ProposalsState } from './use-proposals';
import type { Widget, WidgetProps } from './widget';

/** Before the first option: Enter then is the form's. */
const nowhere = -1;

const Root = styled('div')({ position: 'relative' });
const Sheet = styled('div')(({ theme }) => ({
  marginBlock: 4,
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  boxShadow: theme.palette.shadow.popover,
}));
const Note = styled('p')(({ theme }) => ({
  padding: '8px 12px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Announced = styled('div')(visuallyHidden);

/** What a combobox knows: whether its list is open, where the arrows are, and what is proposed. */
function useCombobox(props: WidgetProps) {
  const { field, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(nowhere);
  const text = plainText(props.value);
  const [picked, setPicked] = useState(text);
  const asked = useProposals(field, text, isOpen && !disabled);
  const found = asked.found ?? [];
  const hasList = isOpen && !disabled && found.length > 0;
  const close = () => {
    setOpen(false);
    setAt(nowhere);
  };
  const pick = (proposal: ProposedValue) => {
    close();
    const printed = printedOrText(proposal.value, field);
    setPicked(printed);
    props.onChange(printed);
    props.onFill?.(copiesOf(proposal));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = hasList ? stepTo(event.key, from(at, event.key), found.length) : null;
    const active = found[at];
    if (next !== null) setAt(next);
    else if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'Enter' && hasList && active !== undefined) pick(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
  };
  const type = (typed: string) => {
    props.onChange(typed);
    setOpen(true);
    setAt(nowhere);
  };
  const leave = () => {
    close();
    if (isClosed(field) && text.trim() !== '') keepKnown(props, found, text, picked);
    props.onBlur();
  };
  const open = () => {
    setOpen(true);
  };
  return {
    text,
    at,
    setAt,
    asked,
    found,
    isOpen: isOpen && !disabled,
    hasList,
    open,
    pick,
    type,
    leave,
    onKeyDown,
  };
}
type Combobox = ReturnType<typeof useCombobox>;

export interface ProposedInputProps extends WidgetProps {
  /** In a cell of a table, whose column has the label: a small input, its list over what is around the table. */
  readonly inCell?: boolean;
}

/**
 * A line of text with proposals under it (document 2 section 5). Choosing one fills the fields that it brings values
 * for; a text that is none of them stays only where the model says so.
 */
export function ProposedInput(props: ProposedInputProps) {
  const { field, inCell = false } = props;
  const { say } = useSay('form');
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const box = useCombobox(props);
  const { at, hasList } = box;
  return (
    <Root ref={root}>
      <TextInput
        {...textInputProps(props)}
        {...(inCell && { hideLabel: true, size: 'small' })}
        onChange={box.type}
        onBlur={box.leave}
        onKeyDown={box.onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasList,
          ...(hasList && { 'aria-controls': listId }),
          ...(hasList && at >= 0 && { 'aria-activedescendant': optionId(listId, at) }),
          onClick: box.open,
          onFocus: () => {
            if (leastCharacters(field) === 0) box.open();
          },
        }}
      />
      <Popper
        open={box.isOpen && (hasList || noteOf(field, box.text, box.asked) !== null)}
        anchorEl={() => root.current?.querySelector('.MuiInputBase-root') ?? root.current ?? document.body}
        placement="bottom-start"
        disablePortal={!inCell}
        sx={{ width: inCell ? 280 : '100%', zIndex: 'modal' }}
      >
        <Sheet
          onMouseDown={(event) => {
            // The focus stays in the text.
            event.preventDefault();
          }}
        >
          {hasList ? (
            <Proposed field={field} box={box} listId={listId} label={props.label} />
          ) : (
            <ProposalNote field={field} text={box.text} asked={box.asked} />
          )}
        </Sheet>
      </Popper>
      <Announced role="status">{hasList && say('form:proposals', { count: box.found.length })}</Announced>
    </Root>
  );
}

interface ProposedProps {
  readonly field: Field;
  readonly box: Combobox;
  readonly listId: string;
  readonly label: string;
}

function Proposed({ field, box, listId, label }: ProposedProps) {
  const { found, text, at, setAt, pick } = box;
  return (
    <OptionList
      id={listId}
      label={label}
      options={found.map((each) => ({ value: each.id, label: printedOrText(each.value, field) }))}
      chosen={found.filter((each) => printedOrText(each.value, field) === text).map(({ id }) => id)}
      multiple={false}
      at={at}
      onMove={setAt}
      onPick={(option) => {
        const proposal = found.find(({ id }) => id === option.value);
        if (proposal !== undefined) pick(proposal);
      }}
    />
  );
}

/** Where the arrows begin: upwards from behind the last option. */
function from(at: number, key: string): number {
  return at === nowhere && key === 'ArrowUp' ? 0 : at;
}

type NoteKey = 'proposalsMore' | 'proposalsFailed' | 'proposalsNone' | 'proposalsAsking';

/** What is said where there is no list; null says nothing. */
function noteOf(field: Field, text: string, asked: ProposalsState): NoteKey | null {
  if (asked.hasFailed) return 'proposalsFailed';
  const typed = text.trim().length;
  const least = leastCharacters(field);
  if (typed < least) return typed === 0 ? null : 'proposalsMore';
  if (asked.isAsking || asked.found === undefined) return 'proposalsAsking';
  return !isClosed(field) || text.trim() === '' ? null : 'proposalsNone';
}

function ProposalNote(props: {
  readonly field: Field;
  readonly text: string;
  readonly asked: ProposalsState;
}) {
  const { say } = useSay('form');
  const note = noteOf(props.field, props.text, props.asked);
  if (note === null) return null;
  const says = {
    proposalsMore: () => say('form:proposalsMore', { min: leastCharacters(props.field) }),
    proposalsFailed: () => say('form:proposalsFailed'),
    proposalsNone: () => say('form:proposalsNone', { text: props.text.trim() }),
    proposalsAsking: () => say('form:proposalsAsking'),
  };
  return <Note role="status">{says[note]()}</Note>;
}

/** Where only proposals count, a text that is none gives way to the one picked before. */
function keepKnown(props: WidgetProps, found: readonly ProposedValue[], text: string, picked: string): void {
  const key = foldKey(text);
  const same = found.find((each) => foldKey(each.value) === key);
  if (same === undefined && text !== picked) props.onChange(picked === '' ? null : picked);
  else if (same !== undefined && same.value !== text) props.onChange(same.value);
}

/** What a proposal brings for other fields, by name. The form reads each as its field does. */
function copiesOf(proposal: ProposedValue): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    proposal.autocomplete_module_replace_fields.map((each) => [each.replace_field, each.value]),
  );
}

/** A text that proposals help to write. */
export const autocompleteWidget: Widget = { Input: ProposedInput, View: PlainView, seesRecord: true };
