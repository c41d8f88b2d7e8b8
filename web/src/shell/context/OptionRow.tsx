import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { phone } from '../../theme/media';
import { motion, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { iconOf } from '../icons';
import type { ContextOption } from './catalogue';

export interface OptionRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly option: ContextOption;
  /** A second quiet line in place of the option's own. */
  readonly line?: string;
  /** Stands at the right end. */
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
  '&:hover, &[data-active="true"]': { backgroundColor: theme.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.accent.tint,
    '&, & > svg, & small': { color: theme.palette.accent.text },
    '& strong': { fontWeight: 600 },
  },
  '&:focus-visible, &[data-active="true"]': {
    outline: `2px solid ${theme.palette.accent.main}`,
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
export function OptionRow({ option, line = option.line, sign, ...rest }: OptionRowProps) {
  const Icon = iconOf(option.icon);
  return (
    <Row role="option" {...rest}>
      {option.icon !== undefined && <Icon size={16} aria-hidden="true" />}
      <Words>
        <strong>{option.name}</strong>
        {line !== '' && <Line>{line}</Line>}
      </Words>
      {sign}
    </Row>
  );
}
