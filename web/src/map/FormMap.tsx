import { useQuery } from '@tanstack/react-query';
import { tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import type { MapView } from '@huella/domain/model/value';
import { callQuery } from '../call/queries';
import { Hidden } from '../ui/Hidden';
import { useSay } from '../words/use-say';
import { GraticuleLayer } from './GraticuleLayer';
import { LeafletFrame } from './leaflet-frame';
import { MapContext, useMap } from './map-context';
import { MapControls, type GroundName } from './MapControls';
import { NameLayer } from './NameLayer';
import { OutlineLayer } from './OutlineLayer';
import { useLeafletMap } from './use-leaflet-map';

export interface FormMapProps {
  /** What the map shows, for who cannot see it. */
  readonly label: string;
  /** What keys do beyond moving the map. */
  readonly keys?: string;
  /** Where the map starts. */
  readonly start: MapView;
  /** Small and only to be looked at. */
  readonly still?: boolean;
  readonly invalid?: boolean;
  /** A click on the map picks a point. */
  readonly picks?: boolean;
  /** What is drawn on it: layers that ask for the map by `useMap`. */
  readonly children?: ReactNode;
}

/**
 * The map of a form (document 2 sections 2 and 9): outlines, names and the net of degrees that come with the app, or the
 * pictures that are set. Arrows move it, plus and minus zoom.
 */
export function FormMap(props: FormMapProps) {
  const { label, keys = '', start, still = false, invalid = false, picks = false, children } = props;
  const { say } = useSay('map');
  const [place, map] = useLeafletMap({ start, still });
  const { data: tiles } = useQuery({ ...callQuery('geography.map', {}), staleTime: Infinity, retry: false });
  const [wanted, setWanted] = useState<GroundName>('street');
  const ground = tiles?.[wanted] ?? null;
  useMapNames(map, { label, still, picks, keys: `${say('map:mapKeys')} ${keys}` });
  const own = say(still || ground !== null ? 'map:names' : 'map:outlines');
  return (
    <LeafletFrame data-small={still} data-invalid={invalid}>
      <div ref={place} />
      {map !== null && (
        <MapContext value={map}>
          {ground === null ? <OutlineLayer /> : <TileLayer url={ground.url} />}
          {ground === null && <NameLayer />}
          {ground === null && !still && <GraticuleLayer />}
          {children}
          {!still && (
            <MapControls
              ground={wanted}
              hasSatellite={(tiles?.satellite ?? null) !== null}
              onGround={setWanted}
            />
          )}
        </MapContext>
      )}
      <div data-part="sources">{ground === null ? own : `${ground.attribution} · ${own}`}</div>
      <Hidden aria-live="polite">{map === null && say('map:loading')}</Hidden>
    </LeafletFrame>
  );
}

interface Naming {
  readonly label: string;
  readonly keys: string;
  readonly still: boolean;
  readonly picks: boolean;
}

/** Leaflet makes a focusable box of the element; what it is and does is said here. */
function useMapNames(map: LeafletMap | null, { label, keys, still, picks }: Naming): void {
  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', still ? 'img' : 'application');
    container?.setAttribute('aria-label', still ? label : `${label}. ${keys}`);
    container?.setAttribute('data-picks', String(picks));
    if (still) container?.removeAttribute('tabindex');
  }, [map, label, keys, still, picks]);
}

/** Pictures of the ground, by the template of the settings. */
function TileLayer({ url }: { readonly url: string }) {
  const map = useMap();
  useEffect(() => {
    const layer = tileLayer(url, { maxNativeZoom: 19, maxZoom: 19, attribution: '' }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, url]);
  return null;
}
