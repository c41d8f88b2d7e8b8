import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AssetGroup, MapBounds } from '@huella/domain/calls/asset-map';
import { nearestAssetZoom } from '@huella/domain/engine/lists/place-field';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Position } from '@huella/domain/model/value';
import { useBoxPosition } from '../../fields/use-box-position';
import { FormMap } from '../../map/FormMap';
import { GroupsLayer, ViewWatch, type MapGroup, type SeenView } from '../../map/GroupsLayer';
import { OutlineOfArea } from '../../map/OutlineOfArea';
import { CornersInView } from '../../map/ViewMover';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { MapSource } from './map-source';

export interface AssetMapProps {
  readonly source: MapSource;
  readonly noun: AssetType['noun'];
  /** Where all places lie; null without any. */
  readonly bounds: MapBounds | null;
}

const SpotLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginTop: 8,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));

/** The map of assets: near ones together until it is seen from near enough to tell them apart. */
export function AssetMap(props: AssetMapProps) {
  const { noun, bounds, source } = props;
  const { say, word } = useSay('map');
  const navigate = useNavigate();
  // Without a place the map shows where the establishment is, else the middle of its country (document 1 section 2).
  const { start, isKnown } = useBoxPosition();
  const [view, setView] = useState<SeenView | null>(null);
  const [spot, setSpot] = useState<AssetGroup | null>(null);
  const corners = useMemo(() => cornersOf(bounds), [bounds]);
  const { groups, outlines, error, isBehind } = useGroups(props, view);
  if (!isKnown) return <FormSkeleton count={4} />;
  return (
    <>
      <FormMap label={say('map:assets', { noun: word(noun.many) })} start={start}>
        <CornersInView corners={corners} />
        <ViewWatch
          nearest={nearestAssetZoom}
          onView={(seen) => {
            setView(seen);
            setSpot(null);
          }}
        />
        {outlines.map(({ id, rings }) => (
          <OutlineOfArea key={id} rings={rings} />
        ))}
        <GroupsLayer
          groups={groups}
          onPress={({ at: [lng, lat], of }, map) => {
            const [only] = of.assets;
            if (of.count === 1 && only !== undefined) void navigate({ href: source.addressOf(only.id) });
            else if (map.getZoom() < nearestAssetZoom)
              map.setView([lat, lng], Math.min(map.getZoom() + 3, nearestAssetZoom));
            else if (!isBehind) setSpot(of);
          }}
        />
      </FormMap>
      {error !== null && <Notice tone="danger">{say('map:assetsFailed')}</Notice>}
      {spot !== null && <Spot group={spot} source={source} />}
    </>
  );
}

function cornersOf(bounds: MapBounds | null): readonly Position[] | null {
  if (bounds === null) return null;
  return [
    [bounds.west, bounds.south],
    [bounds.east, bounds.north],
  ];
}

const world: SeenView = { west: -180, south: -90, east: 180, north: 90, zoom: 0 };

/** What is in a view, and while another view is on its way what was in the one before. */
function useGroups({ source, noun, bounds }: AssetMapProps, view: SeenView | null) {
  const { say, word, language } = useSay('map');
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...source.key, view],
    queryFn: ({ signal }) => source.read(view ?? world, signal),
    enabled: view !== null && bounds !== null,
    placeholderData: keepPreviousData,
  });
  // From as near as maps go a press names those of a spot instead of going nearer, once they have come.
  const isNearest = view !== null && view.zoom >= nearestAssetZoom && !isPlaceholderData;
  const groups = useMemo(
    () =>
      (data?.groups ?? []).map((of): MapGroup & { readonly of: AssetGroup } => {
        const { lng, lat, count, assets } = of;
        const figure = formatCount(count, language);
        const text = count === 1 ? (assets[0]?.label ?? '') : figure;
        const many = { figure, noun: word(noun.many) };
        const label =
          count === 1 ? text : isNearest ? say('map:assetsSpot', many) : say('map:assetsGroup', many);
        return { at: [lng, lat], count, text, label, of };
      }),
    [data, isNearest, language, say, word, noun],
  );
  return { groups, outlines: data?.outlines ?? [], error, isBehind: isPlaceholderData };
}

/** Those that stand on one spot, seen from as near as maps go. */
function Spot({
  group: { assets, count },
  source,
}: {
  readonly group: AssetGroup;
  readonly source: MapSource;
}) {
  const { say, language } = useSay('map');
  const rest = count - assets.length;
  return (
    <SpotLine role="status">
      {say('map:assetsHere')}
      {assets.map(({ id, label }) => (
        <Link key={id} href={source.addressOf(id)}>
          {label}
        </Link>
      ))}
      {rest > 0 && say('map:assetsMore', { figure: formatCount(rest, language) })}
    </SpotLine>
  );
}
