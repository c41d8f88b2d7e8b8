import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Hidden } from '../ui/Hidden';
import { Kbd } from '../ui/Kbd';
import { useSay } from '../words/use-say';
import { afterDrawing, noteMark } from './grid-focus';
import { FloatingSheet } from './sheet-look';

export interface CellNoteProps {
  readonly level: Issue['level'];
  /** Which cell it is about: 'Fila 43 · Raza'. */
  readonly place: string;
  readonly text: string;
  /** What could be meant, the likeliest first; none where nothing comes near. */
  readonly choices: readonly NoteChoice[];
  /** The note itself, for the key that leads into it. */
  readonly note: RefObject<HTMLDivElement | null>;
  /** Where the cell is; null while it is not drawn. */
  readonly placeOf: () => DOMRect | null;
  /** Gives the focus back to the cell. */
  readonly onLeave: () => void;
}

interface NoteChoice {
  readonly label: string;
  readonly onUse: () => void;
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
const Choices = styled('span')({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // The words of a choice may be longer than the note is wide.
  '& > button': { height: 'auto', textAlign: 'left' },
});

/**
 * What is wrong with the cell that has the focus, beside it, with what could be meant. One choice is taken by its key; of
 * several the key leads to the first, arrows and Tab to the others, and Escape or the end of them back to the cell.
 */
export function CellNote({ level, place, text, choices, note, placeOf, onLeave }: CellNoteProps) {
  const { say } = useSay('sheet');
  // The note goes with its cell: it is drawn again whenever the grid scrolls or changes.
  useLayoutEffect(() => {
    const put = () => {
      if (note.current !== null) putBeside(note.current, placeOf());
    };
    put();
    // A grid that has just scrolled moves its cells some frames later.
    afterDrawing(put);
  });
  const leave = () => {
    // The grid leaves the focus to whoever has it in here.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && note.current?.contains(activeElement) === true)
      activeElement.blur();
    onLeave();
  };
  const Icon = level === 'error' ? CircleAlert : TriangleAlert;
  return (
    <Portal>
      <Note
        ref={note}
        data-level={level}
        role="group"
        aria-label={say('sheet:choicesOf', { place })}
        {...{ [noteMark]: '' }}
        onKeyDown={(event) => walk(event, leave)}
      >
        <Icon size={16} aria-hidden="true" />
        <Text role="status">
          <Hidden>{say(level === 'error' ? 'sheet:isError' : 'sheet:isWarning')}: </Hidden>
          {text}
        </Text>
        {choices.length > 0 && (
          <Choices>
            {choices.map(({ label, onUse }) => (
              <Button
                key={label}
                size="small"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  onUse();
                  leave();
                }}
              >
                {label}
              </Button>
            ))}
            <Kbd>Ctrl .</Kbd>
          </Choices>
        )}
      </Note>
    </Portal>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Walks over the choices by keys; past the ends of them, and by Escape, back to the cell. */
function walk(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const isTab = event.key === 'Tab';
  const step = isTab ? (event.shiftKey ? -1 : 1) : steps[event.key];
  if (step === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = step === undefined ? undefined : buttons[at + step];
  if (next !== undefined) next.focus();
  else if (isTab || step === undefined) onLeave();
}

/** Puts the note at the right of the cell, or at its left where there is no room, within the window; hides it when the cell is gone. */
function putBeside({ style, offsetHeight }: HTMLElement, cell: DOMRect | null): void {
  style.visibility = cell === null ? 'hidden' : 'visible';
  if (cell === null) return;
  const fits = cell.right + gap + noteWidth < window.innerWidth;
  style.left = `${fits ? cell.right + gap : Math.max(gap, cell.left - noteWidth - gap)}px`;
  style.top = `${Math.min(cell.top + gap, window.innerHeight - offsetHeight - gap)}px`;
}
