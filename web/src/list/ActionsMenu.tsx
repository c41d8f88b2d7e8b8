import Ellipsis from 'lucide-react/icons/ellipsis';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { PlainIconButton } from '../ui/PlainIconButton';
import { useSay } from '../words/use-say';
import { ActionsPopup } from './ActionsPopup';
import type { RowAction } from './row-links';

export interface ActionsMenuProps {
  /** What names the record that the actions are about. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly tabIndex?: number;
  /** Three dots above each other, as phones have them. */
  readonly upright?: boolean;
}

/** What can be done with one record, behind three dots. */
export function ActionsMenu({ label, actions, tabIndex = 0, upright = false }: ActionsMenuProps) {
  const { say } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A list has a menu for each row, and hardly any is opened: what is closed is drawn only where it was open before.
  const [wasOpened, setOpened] = useState(false);
  const name = say('list:rowActions', { label });
  const Dots = upright ? EllipsisVertical : Ellipsis;
  return (
    <>
      <PlainIconButton
        label={name}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Dots size={16} />
      </PlainIconButton>
      {wasOpened && (
        <ActionsPopup
          name={name}
          anchor={anchor}
          actions={actions}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}
