import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { RowLinks } from './row-links';
import { isHeldUp } from './selection';

/** Opens a row; one that takes nothing for now says why. */
export function useOpenRow(links: RowLinks, onWhy: (row: AssetRow) => void): (row: AssetRow) => void {
  const navigate = useNavigate();
  return useCallback(
    (row: AssetRow) => {
      if (isHeldUp(row)) onWhy(row);
      else void navigate({ href: links.open(row) });
    },
    [navigate, links, onWhy],
  );
}
