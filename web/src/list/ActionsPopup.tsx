import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { SyntheticEvent } from 'react';
import { RouterLink } from '../shell/RouterLink';
import { contentId } from '../shell/use-arrival';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Menu } from '../ui/popups';
import type { RowAction } from './row-links';

export interface ActionsPopupProps {
  /** Accessible name. */
  readonly name: string;
  /** What opened it; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly actions: readonly RowAction[];
  /** What is said while they are not known yet. */
  readonly waiting?: string | undefined;
  readonly onClose: () => void;
}

const Noted = styled(MenuItem)({
  '&&': { display: 'flex', alignItems: 'flex-start', gap: 10, paddingBlock: 7, whiteSpace: 'normal' },
  maxWidth: 300,
  '& > svg': { flex: 'none', marginTop: 2 },
});
/** It takes the focus, so that its reason is read. */
const Refused = styled(Noted)(({ theme }) => ({ color: theme.palette.ink3, cursor: 'not-allowed' }));
const Iconed = styled(MenuItem)(({ theme }) => ({
  '&&': { gap: 10 },
  '& > svg': { flex: 'none', color: theme.palette.ink3 },
})) as typeof MenuItem; // its props are a menu item's, whatever it is drawn as
const Words = styled('span')({ minWidth: 0 });
const Note = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Further = styled(ChevronRight)({ marginLeft: 'auto' });

/** A menu of what can be done: each refused action says why, and can be reached to be read. */
export function ActionsPopup({ name, anchor, actions, waiting, onClose }: ActionsPopupProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // Within the screen's own landmark, where assistive technology expects what belongs to it.
      container={() => document.getElementById(contentId)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: {
          'aria-label': name,
          'aria-busy': waiting !== undefined,
          // What is refused is walked to as well, and its reason read. While nothing is known yet the menu itself has the
          // focus, until the first action takes it.
          disabledItemsFocusable: waiting === undefined,
        },
      }}
      onClick={stayInside}
      onKeyDown={stayInside}
    >
      {waiting === undefined ? (
        actions.map((action) => drawAction(action, anchor, onClose))
      ) : (
        <Refused aria-disabled disableRipple>
          {waiting}
        </Refused>
      )}
    </Menu>
  );
}

/** A child of the menu itself: it walks through those. */
function drawAction(action: RowAction, anchor: HTMLElement | null, onClose: () => void) {
  const { key, label, icon, href, onClick, onOpen, refused, note } = action;
  const said = (text: string) => (
    <Words>
      {label}
      <Note>{text}</Note>
    </Words>
  );
  if (refused !== undefined) {
    return (
      <Refused key={key} aria-disabled disableRipple>
        {icon}
        {said(refused)}
      </Refused>
    );
  }
  if (href !== undefined) {
    return (
      <Iconed key={key} component={RouterLink} href={href} onClick={onClose}>
        {icon}
        {label}
      </Iconed>
    );
  }
  const choose = () => {
    onClose();
    onClick?.();
    if (anchor !== null) onOpen?.(anchor);
  };
  if (note !== undefined) {
    return (
      <Noted key={key} onClick={choose}>
        {icon}
        {said(note)}
      </Noted>
    );
  }
  return (
    <Iconed key={key} aria-haspopup={onOpen === undefined ? undefined : 'menu'} onClick={choose}>
      {icon}
      {label}
      {onOpen !== undefined && <Further size={14} aria-hidden="true" />}
    </Iconed>
  );
}

/** A menu is apart from the row that opened it, but its events would rise through that row. */
function stayInside(event: SyntheticEvent): void {
  event.stopPropagation();
}
