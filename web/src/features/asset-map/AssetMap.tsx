import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AssetGroup, MapBounds, MappedAsset } from '@huella/domain/calls/asset-map';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
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
import { StateLegend } from './StateLegend';

export interface AssetMapProps {
  readonly source: MapSource;
  readonly noun: AssetType['noun'];
  /** How many there are, and where all places lie. */
  readonly places: Pick<ReplyOf<Calls['objects.places']>, 'total' | 'bounds'>;
  /** Whose they are, told beside how many are in view. */
  readonly place?: string | undefined;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginTop: 8,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));

/** The map of assets: near ones together until it is seen from near enough to tell them apart. */
export function AssetMap(props: AssetMapProps) {
  const { noun, source, place, places } = props;
  const { bounds, total } = places;
  const { say, word, language } = useSay('map');
  const navigate = useNavigate();
  // Without a place the map shows where the establishment is, else the middle of its country (document 1 section 2).
  const { start, isKnown } = useBoxPosition();
  const [view, setView] = useState<SeenView | null>(null);
  const [spot, setSpot] = useState<AssetGroup | null>(null);
  const corners = useMemo(() => cornersOf(bounds), [bounds]);
  const { groups, outlines, toneOf, error, isBehind } = useGroups(props, view);
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
          <OutlineOfArea key={id} rings={rings} tone={toneOf(id)} />
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
      <StateLegend states={source.states} groups={groups.map(({ of }) => of)} />
      <Line>
        {say('map:inView', {
          place: place === undefined ? '' : `${place} · `,
          seen: formatCount(
            groups.reduce((sum, { count }) => sum + count, 0),
            language,
          ),
          total: formatCount(total, language),
        })}
      </Line>
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
function useGroups({ source, noun, places: { bounds } }: AssetMapProps, view: SeenView | null) {
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
        const { lng, lat, count, assets, states } = of;
        const figure = formatCount(count, language);
        const many = { figure, noun: word(noun.many) };
        const stood = states.flatMap(({ state, count: own }) => {
          const known = source.states.find((each) => each.state === state);
          return known === undefined ? [] : [{ ...known, count: own }];
        });
        const tones = stood.map(({ tone, count: own }) => ({ tone, count: own }));
        const [only] = stood;
        if (count === 1) {
          const text = [assets[0]?.label ?? '', ...(only === undefined ? [] : [word(only.label)])].join(
            ' · ',
          );
          return { at: [lng, lat], count, text, label: text, tones, of };
        }
        const told = stood.map(({ label, count: own }) => `${word(label)} ${formatCount(own, language)}`);
        const press = isNearest ? say('map:assetsSpot', many) : say('map:assetsGroup', many);
        return {
          ...{ at: [lng, lat], count, text: figure, tones, of },
          label: told.length === 0 ? press : `${press} (${told.join(', ')})`,
        };
      }),
    [data, isNearest, language, say, word, noun, source.states],
  );
  const toneOf = (id: number) =>
    source.states.find(({ state }) =>
      groups.some(({ of }) => of.assets.some((asset) => asset.id === id && asset.state === state)),
    )?.tone;
  return { groups, outlines: data?.outlines ?? [], toneOf, error, isBehind: isPlaceholderData };
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
    <Line role="status">
      {say('map:assetsHere')}
      {assets.map((asset) => (
        <SpotAsset key={asset.id} asset={asset} source={source} />
      ))}
      {rest > 0 && say('map:assetsMore', { figure: formatCount(rest, language) })}
    </Line>
  );
}

/** One of them with how it stands, and the way to it. */
function SpotAsset({
  asset: { id, label, state },
  source,
}: {
  readonly asset: MappedAsset;
  readonly source: MapSource;
}) {
  const { word } = useSay('map');
  const stood = source.states.find((each) => each.state === state);
  return (
    <span>
      <Link href={source.addressOf(id)}>{label}</Link>
      {stood !== undefined && ` ${word(stood.label)}`}
    </span>
  );
}
