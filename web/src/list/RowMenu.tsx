import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { contentId } from '../shell/use-arrival';
import { useSay } from '../words/use-say';
import type { RowLinks } from './row-links';

export interface RowMenuProps {
  readonly row: AssetRow;
  readonly links: RowLinks;
  readonly tabIndex?: number;
  /** Three dots above each other, as phones have them. */
  readonly upright?: boolean;
}

/** What can be done with one row. */
export function RowMenu({ row, links, tabIndex = 0, upright = false }: RowMenuProps) {
  const { say } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  const edit = links.edit?.(row);
  const Dots = upright ? EllipsisVertical : Ellipsis;
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={say('list:rowActions', { label: row.label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <Dots size={16} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // Within the screen's own landmark, where assistive technology expects what belongs to it.
        container={() => document.getElementById(contentId)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // A menu stands in the page's body, but its events rise through the row that opened it.
        onClick={(event) => {
          event.stopPropagation();
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
        }}
      >
        <MenuItem component="a" href={links.open(row)}>
          {say('list:view')}
        </MenuItem>
        {edit !== undefined && (
          <MenuItem component="a" href={edit}>
            {say('list:edit')}
          </MenuItem>
        )}
        {links.actions?.(row).map((action) => (
          <MenuItem
            key={action.key}
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
