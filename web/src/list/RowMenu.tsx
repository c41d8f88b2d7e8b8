import type { AssetRow } from '@huella/domain/calls/objects';
import { useSay } from '../words/use-say';
import { ActionsMenu, type ActionsMenuProps } from './ActionsMenu';
import type { RowLinks } from './row-links';
import { isHeldUp } from './selection';

export interface RowMenuProps extends Pick<ActionsMenuProps, 'tabIndex' | 'upright'> {
  readonly row: AssetRow;
  readonly links: RowLinks;
}

/**
 * What can be done with one asset of a list: open it, edit it, and what its list offers. One that takes nothing for now is
 * not edited; one that is paused may be resumed.
 */
export function RowMenu({ row, links, ...look }: RowMenuProps) {
  const { say } = useSay('list');
  const edit = isHeldUp(row) ? undefined : links.edit?.(row);
  const resume = row.paused ? links.resume?.(row) : undefined;
  const actions = [
    { key: 'view', label: links.openLabel ?? say('list:view'), href: links.open(row) },
    ...(resume === undefined ? [] : [resume]),
    ...(edit === undefined
      ? []
      : [{ key: 'edit', label: say('list:edit'), href: edit, refused: links.refused }]),
    ...(links.actions?.(row) ?? []),
  ];
  return <ActionsMenu label={row.label} actions={actions} {...look} />;
}
