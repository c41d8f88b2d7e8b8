import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { StateChip } from '../../list/StateChip';
import { phone } from '../../theme/media';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Kbd } from '../../ui/Kbd';
import { StatusChip } from '../../ui/StatusChip';
import { NamedIcon } from '../NamedIcon';
import { findMark } from './mark-found';
import type { SearchOption } from './options';

export interface OptionRowProps {
  readonly id: string;
  readonly option: SearchOption;
  /** What of its label is marked. */
  readonly text: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onTake: (event: MouseEvent) => void;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '4px 12px',
  borderRadius: radius.base,
  cursor: 'pointer',
  color: theme.palette.ink,
  '& > svg': { flex: 'none', color: theme.palette.ink2 },
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.accent.tint,
    '& > svg': { color: theme.palette.accent.text },
  },
  '& mark': { backgroundColor: 'transparent', color: theme.palette.accent.text, fontWeight: 600 },
  '& kbd': { visibility: 'hidden' },
  '&[aria-selected="true"] kbd': { visibility: 'visible' },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
  [phone]: { minHeight: height.phoneTarget + 8, padding: '6px 8px' },
}));
const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& strong, & small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& strong': { fontVariantNumeric: 'tabular-nums', ...typeStyle(type.body) },
  '& small': { color: theme.palette.ink3, ...typeStyle(type.meta) },
}));
/** Long states give way to what is found. */
const State = styled('span')({ display: 'inline-flex', flex: '0 1 auto', minWidth: 0, maxWidth: '40%' });

/** Something that was found: what it is called, where it is, and how it is. */
export function OptionRow({ id, option, text, isActive, onPoint, onTake }: OptionRowProps) {
  const { label, line, icon, state, word } = option;
  return (
    // The field has the focus, and its arrows and Enter do what the pointer does here.
    <Row id={id} role="option" aria-selected={isActive} onMouseMove={onPoint} onClick={onTake}>
      <NamedIcon name={icon} />
      <Words>
        <strong title={label}>
          <Marked label={label} text={text} />
        </strong>
        {line !== '' && (
          <small title={line}>
            <Marked label={line} text={text} />
          </small>
        )}
      </Words>
      {state !== undefined && state.label !== '' && (
        <State>
          <StateChip state={state} />
        </State>
      )}
      {word !== undefined && (
        <State>
          <StatusChip tone="neutral" icon="cross">
            {word}
          </StatusChip>
        </State>
      )}
      <span aria-hidden="true">
        <Kbd>↵</Kbd>
      </span>
    </Row>
  );
}

function Marked({ label, text }: { readonly label: string; readonly text: string }) {
  const mark = findMark(label, text);
  if (mark === null) return label;
  const [from, to] = mark;
  return (
    <>
      {label.slice(0, from)}
      <mark>{label.slice(from, to)}</mark>
      {label.slice(to)}
    </>
  );
}
