import { styled } from '@mui/material/styles';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import type { BadKml } from './use-kml';

const Root = styled('div')({ marginBottom: 8, overflowWrap: 'anywhere' });

/** Why a file gave no area: beside the button that took it, and not under the map, which reaches beyond the window. */
export function KmlRefusal({ bad }: { readonly bad: BadKml | null }) {
  const { say } = useSay('map');
  if (bad === null) return null;
  return (
    <Root role="alert">
      <Notice tone="danger" title={`${bad.name}:`}>
        {say(`map:${bad.fault}`)}
      </Notice>
    </Root>
  );
}
