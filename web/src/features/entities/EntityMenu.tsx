import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { EntityType } from '@huella/domain/entities/entity-types';
import { contentId } from '../../shell/use-arrival';
import { useSay } from '../../words/use-say';
import type { EntityRow } from './EntitiesList';
import { entityFormAddress } from './entity-address';

export interface EntityMenuProps {
  readonly entity: EntityRow;
  readonly type: EntityType;
  readonly onRemove: (entity: EntityRow) => void;
}

/** What can be done with one entity. */
export function EntityMenu({ entity, type, onRemove }: EntityMenuProps) {
  const { say } = useSay('entities');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={say('entities:rowActions', { name: entity.value })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Ellipsis size={16} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        // Within the screen's own landmark, where assistive technology expects what belongs to it.
        container={() => document.getElementById(contentId)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Its events rise through the row that opened it.
        onKeyDown={(event) => {
          event.stopPropagation();
        }}
      >
        <MenuItem component="a" href={entityFormAddress(type.id, entity.id)}>
          {say('entities:edit')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onRemove(entity);
          }}
        >
          {say('entities:remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
