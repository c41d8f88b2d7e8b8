import { styled } from '@mui/material/styles';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ExternalLink from 'lucide-react/icons/external-link';
import { lazy, Suspense } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { hostOf } from '@huella/domain/host-of';
import type { Attribute } from '@huella/domain/model/attribute';
import { RouterLink } from '../shell/RouterLink';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius } from '../theme/tokens';
import { Hidden } from '../ui/Hidden';
import { StatusChip } from '../ui/StatusChip';
import { useSay } from '../words/use-say';
import { cellTargetOf, cellToneOf } from './cell-target';
import { cellValue, type CellText } from './cell-text';
import type { RowLinks } from './row-links';
import { touchTarget } from '../theme/touch-target';

export interface CellButtonProps {
  readonly column: Attribute;
  readonly row: AssetRow;
  readonly text: CellText;
  readonly links: RowLinks;
  readonly tabIndex?: number;
  /** In a card, where a finger presses it. */
  readonly isLarge?: boolean;
}

const Press = styled(RouterLink)(({ theme }) => ({
  display: 'inline-flex',
  position: 'relative',
  maxWidth: '100%',
  color: 'inherit',
  textDecoration: 'none',
  userSelect: 'none',
  borderRadius: radius.inner,
  '&:hover': { filter: 'brightness(0.97)' },
  '&:focus-visible': focusLine(theme),
  [phone]: touchTarget((height.phoneTarget - height.statusChip) / 2),
}));

/** Files come with the first of them: few lists have any in view. */
const FileCell = lazy(async () => ({ default: (await import('./FileCell')).FileCell }));

/**
 * The button in the cell of a column that has one: it opens the files, the page elsewhere or the record, in the colour of
 * the value, and says what is missing where there is none (document 1 section 3, buttonInGrid).
 */
export function CellButton({ column, row, text, links, tabIndex = 0, isLarge = false }: CellButtonProps) {
  const { say, word } = useSay('list');
  const value = cellValue(row[column.name]);
  const target = cellTargetOf(column, value);
  const own = target.to === 'page' ? hostOf(target.address) : text(column, row);
  const read = own === '' && column.defaultLabel !== undefined ? word(column.defaultLabel) : own;
  if (read === '') return null;
  const tone = cellToneOf(column, value);
  const of = <Hidden>{say('list:cellOf', { label: word(column.label), row: row.label })}</Hidden>;
  if (target.to === 'page') {
    return (
      <Press href={target.address} target="_blank" rel="noopener noreferrer" {...{ tabIndex }}>
        <StatusChip tone={tone} icon={ExternalLink}>
          {read}
        </StatusChip>
        {of}
        <Hidden> {say('ui:opensNewTab')}</Hidden>
      </Press>
    );
  }
  if (target.to === 'files') {
    return (
      <Suspense fallback={read}>
        <FileCell files={target.files} {...{ column, row, links, tabIndex, isLarge }} />
      </Suspense>
    );
  }
  const icon = tone === 'neutral' ? ArrowUpRight : undefined;
  return (
    <Press href={links.open(row)} tabIndex={tabIndex}>
      <StatusChip tone={tone} icon={icon}>
        {read}
      </StatusChip>
      {of}
    </Press>
  );
}
