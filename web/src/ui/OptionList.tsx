import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { CheckMark } from '../theme/CheckMark';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import type { Option } from './option';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** The place that the arrows have reached. */
  readonly at: number;
  readonly onMove: (place: number) => void;
  readonly onPick: (option: Option) => void;
}

const List = styled('div')({ maxHeight: 288, overflowY: 'auto', padding: 4, scrollPaddingBlock: 4 });
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: radius.inner,
  cursor: 'pointer',
  ...typeStyle(type.cell),
  '&[data-active="true"]': { backgroundColor: theme.palette.action.hover },
  '&[aria-selected="true"]': { color: theme.palette.accent.text, fontWeight: 500 },
  '&[aria-disabled="true"]': { color: theme.palette.ink3, cursor: 'not-allowed' },
  [phone]: { minHeight: height.phoneTarget, ...typeStyle(type.body) },
}));
/** Words stay whole where something is said beside them. */
const Label = styled('span')({
  flex: 1,
  minWidth: 'min-content',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});
const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** id of the option at a place, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The rows of a list of options; the focus stays in the search above them. */
export function OptionList({ id, label, options, chosen, multiple, at, onMove, onPick }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, options.length]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} aria-multiselectable={multiple} tabIndex={-1}>
      {options.map((option, place) => {
        const isChosen = chosen.includes(option.value);
        return (
          <Row
            key={option.value}
            id={optionId(id, place)}
            role="option"
            aria-selected={isChosen}
            aria-disabled={option.disabled ?? false}
            data-active={place === at}
            onMouseMove={() => {
              onMove(place);
            }}
            onClick={() => {
              onPick(option);
            }}
          >
            {multiple && <CheckMark shape="box" state={isChosen ? 'on' : 'off'} />}
            <Label>{option.label}</Label>
            {option.detail !== undefined && <Quiet>{option.detail}</Quiet>}
            {!multiple && isChosen && <Check size={16} aria-hidden="true" />}
          </Row>
        );
      })}
    </List>
  );
}
