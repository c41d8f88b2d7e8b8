import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { phone } from '../../theme/media';
import { motion, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { NamedIcon } from '../NamedIcon';
import type { ContextOption } from './catalogue';

export interface OptionRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-selected'> {
  readonly isChosen: boolean;
  readonly option: ContextOption;
  /** A second quiet line in place of the option's own. */
  readonly line?: string;
  /** Shown at the right end. */
  readonly sign?: ReactNode;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '4px 8px',
  borderRadius: radius.inner,
  cursor: 'pointer',
  color: theme.palette.ink,
  transition: `background-color ${motion.quick}ms`,
  ...typeStyle(type.cell),
  '& > svg': { color: theme.palette.ink2 },
  // Where the arrows have a place of their own, the pointer moves that place instead.
  '&:not([data-active]):hover, &[data-active="true"]': { backgroundColor: theme.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.accent.tint,
    '&, & > svg, & small': { color: theme.palette.accent.text },
    '& strong': { fontWeight: 600 },
  },
  '&:focus-visible, &[data-active="true"]': {
    outline: `2px solid ${theme.palette.accent.mark}`,
    outlineOffset: -2,
  },
  [phone]: { minHeight: 52, padding: '6px 12px', ...typeStyle(type.body) },
}));
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  // Names wrap: a column is where they must be told apart.
  '& strong, & small': { display: 'block', overflowWrap: 'anywhere', fontWeight: 400 },
});
const Line = styled('small')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** One option: its icon, its name, the quiet line under it. */
export function OptionRow({ option, isChosen, line = option.line, sign, ...rest }: OptionRowProps) {
  return (
    <Row role="option" aria-selected={isChosen} {...rest}>
      {option.icon !== undefined && <NamedIcon name={option.icon} />}
      <Words>
        <strong>{option.name}</strong>
        {line !== '' && <Line>{line}</Line>}
      </Words>
      {sign}
    </Row>
  );
}
