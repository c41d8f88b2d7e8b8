import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { Kbd } from '../ui/Kbd';
import { useSay } from '../words/use-say';
import { FloatingSheet } from './sheet-look';

export interface CellNoteProps {
  readonly level: Issue['level'];
  readonly text: string;
  /** The button that mends the cell; null where nothing comes near. */
  readonly fix: { readonly label: string; readonly onUse: () => void } | null;
  /** Where the cell is; null while it is not drawn. */
  readonly placeOf: () => DOMRect | null;
}

const noteWidth = 340;
const gap = 6;

const Note = styled(FloatingSheet)(({ theme }) => ({
  position: 'fixed',
  // Over the grid and the frame around it, under dialogs such as that of finding.
  zIndex: theme.zIndex.modal - 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 8,
  width: noteWidth,
  padding: 12,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '& > svg': { marginTop: 2, color: theme.palette.state.danger.text },
  '&[data-level="warning"] > svg': { color: theme.palette.state.warning.text },
}));
const Text = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const Fix = styled('span')({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // The words of a fix may be longer than the note is wide.
  '& > button': { height: 'auto', textAlign: 'left' },
});
const Hidden = styled('span')(visuallyHidden);

/** What is wrong with the cell that has the focus, beside it, with what could be there instead. */
export function CellNote({ level, text, fix, placeOf }: CellNoteProps) {
  const { say } = useSay('sheet');
  const note = useRef<HTMLDivElement>(null);
  // The note goes with its cell: it is drawn again whenever the grid scrolls or changes.
  useLayoutEffect(() => {
    const cell = placeOf();
    if (note.current !== null) putBeside(note.current.style, cell);
  });
  const Icon = level === 'error' ? CircleAlert : TriangleAlert;
  return (
    <Portal>
      <Note ref={note} data-level={level} role="status">
        <Icon size={16} aria-hidden="true" />
        <Text>
          <Hidden>{say(level === 'error' ? 'sheet:isError' : 'sheet:isWarning')}: </Hidden>
          {text}
        </Text>
        {fix !== null && (
          <Fix>
            <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={fix.onUse}>
              {fix.label}
            </Button>
            <Kbd>Ctrl .</Kbd>
          </Fix>
        )}
      </Note>
    </Portal>
  );
}

/** Puts the note at the right of the cell, or at its left where there is no room; hides it when the cell is gone. */
function putBeside(style: CSSStyleDeclaration, cell: DOMRect | null): void {
  style.visibility = cell === null ? 'hidden' : 'visible';
  if (cell === null) return;
  const fits = cell.right + gap + noteWidth < window.innerWidth;
  style.left = `${fits ? cell.right + gap : Math.max(gap, cell.left - noteWidth - gap)}px`;
  style.top = `${cell.top + gap}px`;
}
