import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { contentId } from '../../shell/use-arrival';
import { phone } from '../../theme/media';
import { useSay } from '../../words/use-say';
import type { LotAction } from './use-lot-actions';

export interface LotMenuProps {
  readonly lot: Pick<LotRow, 'name'>;
  readonly actions: readonly LotAction[];
}

/** On a card its place is its line's: it is higher than the name beside it. */
const Dots = styled(IconButton)({ [phone]: { margin: '-10px -10px -10px 0' } });

/** What can be done with one lot: QR, edit, delete, events (document 2 section 2). */
export function LotMenu({ lot, actions }: LotMenuProps) {
  const { say } = useSay('lots');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Dots
        size="small"
        aria-label={say('lots:rowActions', { name: lot.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Ellipsis size={16} />
      </Dots>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // Within the screen's own landmark, where assistive technology expects what belongs to it.
        container={() => document.getElementById(contentId)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Its events rise through the row that opened it.
        onKeyDown={(event) => {
          event.stopPropagation();
        }}
      >
        {actions.map(({ key, label, href, onClick }) =>
          href === undefined ? (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                onClick?.();
              }}
            >
              {label}
            </MenuItem>
          ) : (
            <MenuItem key={key} component="a" href={href}>
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
