import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import type { CountedIn } from '@huella/domain/calls/reports';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import { usePlace } from '../../session/context';
import { useOpenAt } from '../../shell/search/use-open-choice';
import { Menu } from '../../ui/popups';
import { useSay } from '../../words/use-say';
import { countedAddress } from '../panel/counted-address';
import { useFigure } from '../panel/use-figure';

export interface ListLinkProps {
  /** The lists of what is counted, one of each establishment. */
  readonly lists: readonly CountedIn[];
  /** What is counted, for those who hear the link. */
  readonly label: string;
  readonly figure: string;
  readonly assetType: number;
  readonly children: ReactNode;
}

function addressIn({ filters, asOf, pledges }: CountedIn): Address {
  return pledges === undefined
    ? countedAddress({ among: 'active', filters }, asOf ?? undefined)
    : addressOf(paths.pledges, pledges);
}

/** A figure that leads to the list it counts; of several establishments to that which is chosen, where it is worked from then on. */
export function ListLink({ lists, label, figure, assetType, children }: ListLinkProps) {
  const { say } = useSay('reports');
  const place = usePlace();
  const open = useOpenAt();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const written = useFigure();
  const [only] = lists;
  if (only === undefined) return children;
  const name = say('reports:openList', { label, figure });
  if (lists.length === 1 && place?.boxId === only.boxId && place.assetType === assetType)
    return (
      <Link href={addressIn(only)} aria-label={name}>
        {children}
      </Link>
    );
  const go = (list: CountedIn) => {
    open({ address: addressIn(list), at: { boxId: list.boxId, assetType } });
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
        aria-label={name}
        aria-haspopup={lists.length > 1 ? 'menu' : undefined}
        onClick={(event) => {
          if (lists.length === 1) go(only);
          else setAnchor(event.currentTarget);
        }}
      >
        {children}
      </Link>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        slotProps={{ list: { 'aria-label': say('reports:whichPlace') } }}
      >
        {lists.map((list) => (
          <MenuItem
            key={list.boxId}
            onClick={() => {
              setAnchor(null);
              go(list);
            }}
          >
            {list.box}: {written(list.count)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
