import { styled } from '@mui/material/styles';
import { Component, Suspense, type ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

export interface MapPlaceProps {
  readonly small?: boolean;
  /** False while it is still to be known where the map starts: its place is kept. */
  readonly children: ReactNode;
}

const Waiting = styled('div')({
  height: '50vh',
  minHeight: 302,
  maxHeight: 562,
  borderRadius: radius.base,
  '&[data-small="true"]': { height: 170, minHeight: 0 },
});

/** Where a map will be: maps are big and load late, and a form works without them, too. */
export function MapPlace({ small = false, children }: MapPlaceProps) {
  const waiting = <Waiting data-skeleton="" data-small={small} />;
  return (
    <MapKeeper instead={<MapMissing />}>
      <Suspense fallback={waiting}>{children === false ? waiting : children}</Suspense>
    </MapKeeper>
  );
}

function MapMissing() {
  const { say } = useSay('map');
  return <Notice tone="warning">{say('map:failed')}</Notice>;
}

interface KeeperProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a map that did not load from taking the form with it. React knows no other form than a class for it. */
class MapKeeper extends Component<KeeperProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
