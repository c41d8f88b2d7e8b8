import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import type { Attribute } from '@huella/domain/model/attribute';
import type { FileRef } from '@huella/domain/model/value';
import { callFile } from '../call/file';
import { FileThumb } from '../fields/FileThumb';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { formatCount } from '../ui/format-count';
import { Hidden } from '../ui/Hidden';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { useDensity } from './density';
import type { RowLinks } from './row-links';
import { useInView } from './use-in-view';

/** It comes when the first file is opened. */
const FileViewer = lazy(async () => ({ default: (await import('./FileViewer')).FileViewer }));

export interface FileCellProps {
  readonly column: Attribute;
  readonly row: AssetRow;
  /** One or more. */
  readonly files: readonly [FileRef, ...FileRef[]];
  readonly links: RowLinks;
  readonly tabIndex: number;
  /** In a card, where a finger presses it. */
  readonly isLarge: boolean;
}

/** Sides of the pictures in px: each has the room of its row, and none makes it higher. */
const sides = { comfortable: 28, compact: 20, card: 40 } as const;

const Press = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 8,
  maxWidth: '100%',
  minHeight: 24,
  borderRadius: radius.inner,
  color: theme.palette.accent.text,
  ...typeStyle(type.cell),
  '&:hover > [data-part="name"]': { textDecoration: 'underline' },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { minHeight: height.phoneTarget },
}));
const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const More = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '0 6px',
  borderRadius: radius.full,
  backgroundColor: theme.palette.state.neutral.ground,
  color: theme.palette.state.neutral.text,
  ...typeStyle(type.tiny),
}));

/**
 * The files of a cell (document 1 section 2): the first one as a small picture or the sign of its kind, its name, and how
 * many more there are. Pictures and several files open in a viewer; one paper is saved at once.
 */
export function FileCell({ column, row, files, links, tabIndex, isLarge }: FileCellProps) {
  const { say, word, language } = useSay('files', 'list');
  const { ref, wasInView } = useInView<HTMLButtonElement>();
  const [at, setAt] = useState<number | null>(null);
  const density = useDensity();
  const [first, ...more] = files;
  const save = useSaveFile(first);
  const isSaved = more.length === 0 && !isPicture(first);
  const shown = files[at ?? 0] ?? first;
  const field = word(column.label);
  return (
    <>
      <Press
        ref={ref}
        tabIndex={tabIndex}
        aria-busy={save.isPending}
        {...(!isSaved && { 'aria-haspopup': 'dialog' })}
        title={files.map(({ originalName }) => originalName).join('\n')}
        onClick={() => {
          if (!isSaved) setAt(0);
          else if (!save.isPending) save.mutate();
        }}
      >
        <FileThumb
          name={first.originalName}
          size={isLarge ? sides.card : sides[density]}
          {...(wasInView && { storageName: first.storageName })}
        />
        <Name data-part="name">{first.originalName}</Name>
        {more.length > 0 && <More>+{formatCount(more.length, language)}</More>}
        <Hidden> {say('list:cellOf', { label: field, row: row.label })}</Hidden>
      </Press>
      {at !== null && (
        <Suspense fallback={null}>
          <FileViewer
            file={{
              ...shown,
              ...{ label: row.label, field, record: links.open(row), recordLabel: links.openLabel },
            }}
            at={at}
            total={files.length}
            onMove={setAt}
            onClose={() => {
              setAt(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function isPicture({ originalName }: FileRef): boolean {
  return isImageEnding(endingOf(originalName));
}

/** Saves the file: its bytes are asked for with the session, which the address of a link does not carry. */
function useSaveFile({ storageName, originalName }: FileRef) {
  const { say } = useSay('files');
  const { show } = useToasts();
  return useMutation({
    mutationFn: () => callFile('files.read', { params: { storageName } }),
    onError: () => {
      const text = say('files:downloadFailed', { file: originalName });
      show({ id: `file-${storageName}`, tone: 'danger', text });
    },
  });
}
