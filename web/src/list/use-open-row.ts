import { useNavigate } from '@tanstack/react-router';
import { GRID_CHECKBOX_SELECTION_FIELD as checkField, type GridEventListener } from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { codeField, menuField } from './grid-columns';
import type { RowLinks } from './row-links';
import { isHeldUp } from './selection';

interface OpenRow {
  readonly onClick: GridEventListener<'cellClick'>;
  readonly onKeyDown: GridEventListener<'cellKeyDown'>;
}

/** Parts of a cell that answer to clicks and keys themselves. */
const ownParts = 'a, button, input, label, [role="menu"], [role="dialog"]';

/**
 * A click on a row, or Enter in one of its cells, opens it; one that takes nothing for now says why. The space bar selects
 * the row, or takes it out.
 */
export function useOpenRow(links: RowLinks, onWhy: (row: AssetRow) => void): OpenRow {
  const navigate = useNavigate();
  const open = useCallback(
    (row: AssetRow) => {
      if (isHeldUp(row)) onWhy(row);
      else void navigate({ href: links.open(row) });
    },
    [navigate, links, onWhy],
  );
  return useMemo<OpenRow>(
    () => ({
      onClick: ({ row, field }, event) => {
        if (isAside(field) || isOwn(event.target) || isMarkingText()) return;
        open(row as AssetRow); // the rows of this grid
      },
      onKeyDown: ({ row, field }, event) => {
        const isPress = event.key === 'Enter' || event.key === ' ';
        if (!isPress) return;
        // These keys belong to the button or link that has the focus, not to the grid.
        if (isOwn(event.target)) event.defaultMuiPrevented = true;
        else if (event.key === 'Enter' && !isAside(field)) {
          event.defaultMuiPrevented = true;
          // Or the key, still down, would press what the dialog puts the focus on.
          event.preventDefault();
          open(row as AssetRow); // the rows of this grid
        } else if (event.key === ' ' || field === checkField) {
          // Wherever in the row: the grid would scroll, or leave the focus on the cell around the checkbox.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          checkboxOf(event.currentTarget)?.click();
        }
      },
    }),
    [open],
  );
}

/** The checkbox of the row that a cell is of; none where rows are not selected. */
function checkboxOf(cell: Element): HTMLElement | null {
  return cell.closest('[role="row"]')?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null;
}

/** Cells beside the row's own: a slip of the pointer there must not leave the list. */
function isAside(field: string): boolean {
  return field === checkField || field === menuField || field === codeField;
}

function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest(ownParts) !== null;
}

/** Who marks a tag to copy it does not want to leave. */
function isMarkingText(): boolean {
  return window.getSelection()?.type === 'Range';
}
