import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState, type SyntheticEvent } from 'react';
import { RouterLink } from '../shell/RouterLink';
import { contentId } from '../shell/use-arrival';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import type { RowAction } from './row-links';

export interface ActionsMenuProps {
  /** What names the record that the actions are about. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly tabIndex?: number;
  /** Three dots above each other, as phones have them. */
  readonly upright?: boolean;
}

/** It takes the focus, so that its reason is read. */
const Refused = styled(MenuItem)(({ theme }) => ({
  '&&': { display: 'block', paddingBlock: 8, whiteSpace: 'normal' },
  maxWidth: 260,
  color: theme.palette.ink3,
  cursor: 'not-allowed',
  '& small': { display: 'block', ...typeStyle(type.meta) },
}));

/** What can be done with one record, behind three dots. */
export function ActionsMenu({ label, actions, tabIndex = 0, upright = false }: ActionsMenuProps) {
  const { say } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  const name = say('list:rowActions', { label });
  const Dots = upright ? EllipsisVertical : Ellipsis;
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={name}
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
        slotProps={{ list: { 'aria-label': name } }}
        onClick={stayInside}
        onKeyDown={stayInside}
      >
        {actions.map(({ key, label: words, href, onClick, refused }) =>
          refused !== undefined ? (
            <Refused key={key} aria-disabled disableRipple>
              {words}
              <small>{refused}</small>
            </Refused>
          ) : href === undefined ? (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                onClick?.();
              }}
            >
              {words}
            </MenuItem>
          ) : (
            <MenuItem key={key} component={RouterLink} href={href} onClick={close}>
              {words}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}

/** A menu is apart from the row that opened it, but its events would rise through that row. */
function stayInside(event: SyntheticEvent): void {
  event.stopPropagation();
}
