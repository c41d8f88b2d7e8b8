import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { hostOf } from '@huella/domain/host-of';
import type { Attribute } from '@huella/domain/model/attribute';
import type { FileRef } from '@huella/domain/model/value';
import { callFile } from '../call/file';
import { RouterLink } from '../shell/RouterLink';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius } from '../theme/tokens';
import { visuallyHidden } from '../theme/visually-hidden';
import { StatusChip } from '../ui/StatusChip';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { cellTargetOf, cellToneOf } from './cell-target';
import { cellValue, type CellText } from './cell-text';
import type { RowLinks } from './row-links';
import { touchTarget } from './touch-target';

export interface CellButtonProps {
  readonly column: Attribute;
  readonly row: AssetRow;
  readonly text: CellText;
  readonly links: RowLinks;
  readonly tabIndex?: number;
}

// Styling a component that is drawn as others takes its type argument away; the component is the same.
const Press = styled(ButtonBase)(({ theme }) => ({
  maxWidth: '100%',
  borderRadius: radius.inner,
  '&:hover': { filter: 'brightness(0.97)' },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: touchTarget((height.phoneTarget - height.statusChip) / 2),
})) as typeof ButtonBase;
const Hidden = styled('span')(visuallyHidden);

/**
 * The button in the cell of a column that has one: it opens the file, the page elsewhere or the record, in the colour of
 * the value, and says what is missing where there is none (document 1 section 3, buttonInGrid).
 */
export function CellButton({ column, row, text, links, tabIndex = 0 }: CellButtonProps) {
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
      <Press component="a" href={target.address} target="_blank" rel="noopener noreferrer" {...{ tabIndex }}>
        <StatusChip tone={tone} icon={ExternalLink}>
          {read}
        </StatusChip>
        {of}
        <Hidden> {say('ui:opensNewTab')}</Hidden>
      </Press>
    );
  }
  if (target.to === 'file') {
    return (
      <FileButton file={target.file} tabIndex={tabIndex}>
        <StatusChip tone={tone} icon={FileText}>
          {read}
        </StatusChip>
        {of}
      </FileButton>
    );
  }
  const icon = tone === 'neutral' ? ArrowUpRight : undefined;
  return (
    <Press component={RouterLink} href={links.open(row)} tabIndex={tabIndex}>
      <StatusChip tone={tone} icon={icon}>
        {read}
      </StatusChip>
      {of}
    </Press>
  );
}

interface FileButtonProps {
  readonly file: FileRef;
  readonly tabIndex: number;
  readonly children: ReactNode;
}

/** Saves the file: its bytes are asked for with the session, which the address of a link does not carry. */
function FileButton({ file: { storageName, originalName }, tabIndex, children }: FileButtonProps) {
  const { say } = useSay('files');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile('files.read', { params: { storageName } }),
    onError: () => {
      const text = say('files:downloadFailed', { file: originalName });
      show({ id: `file-${storageName}`, tone: 'danger', text });
    },
  });
  return (
    <Press
      tabIndex={tabIndex}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {children}
    </Press>
  );
}
