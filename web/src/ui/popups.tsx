import MuiMenu from '@mui/material/Menu';
import MuiPopover from '@mui/material/Popover';
import { useState, type ComponentType } from 'react';

/**
 * The library's own, of which nothing is drawn until it opens first: a screen has a dozen, drawn again with all else of it, and
 * hardly any is opened.
 */
function onceOpened<Props extends { readonly open: boolean }>(Popup: ComponentType<Props>) {
  return function OnceOpened(props: Props) {
    const [wasOpened, setOpened] = useState(props.open);
    if (props.open && !wasOpened) setOpened(true);
    return wasOpened && <Popup {...props} />;
  };
}

export const Popover = onceOpened(MuiPopover);
export const Menu = onceOpened(MuiMenu);
