import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { measuredFields } from '@huella/domain/engine/events/measured-fields';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { PrivateMark } from '../../fields/PrivateText';
import { widgets } from '../../fields/widgets';
import type { PlaceModel } from '../../session/model';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { firstFigures } from './key-fields';
import { dailyGain, figureOf } from './measure-words';

export interface KeyStripProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
}

/** How many figures have room side by side. */
const most = 3;

const Strip = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '& > div': { minWidth: 0, padding: '10px 12px' },
  '& > div + div': { borderLeft: `1px solid ${theme.palette.line}` },
  '& dt, & dd, & dd *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& dt': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& dd': { margin: 0, minHeight: type.body.line, ...typeStyle({ ...type.body, weight: 600 }) },
}));

interface Figure {
  readonly name: string;
  readonly label: string;
  readonly mark?: ReactNode;
  readonly value: ReactNode;
  /** All of a value that may be cut. */
  readonly title?: string | undefined;
}

/** The figures of an asset that are asked for first, under its head: on a telephone all others lie far below. */
export function KeyStrip(props: KeyStripProps) {
  const figures = useFigures(props);
  if (figures.length === 0) return null;
  return (
    <Strip>
      {figures.map(({ name, label, mark, value, title }) => (
        <div key={name}>
          <dt title={label}>
            {label}
            {mark}
          </dt>
          <dd title={title}>{value}</dd>
        </div>
      ))}
    </Strip>
  );
}

function useFigures({ asset, model, scope, locale }: KeyStripProps): readonly Figure[] {
  const { word } = useSay();
  const fields = firstFigures({
    ...{ model, scope, values: asset.values, labels: asset.labels },
    today: locale.today,
  });
  const gain = useGain({ asset, model, locale });
  const shown = fields.map((field): Figure => {
    const { View } = widgets[field.type];
    return {
      name: field.name,
      label: word(field.label),
      mark: field.private === true && <PrivateMark />,
      title: asset.labels[field.name],
      value: <View field={field} value={asset.values[field.name] ?? null} locale={locale} />,
    };
  });
  const at = shown.findIndex(({ name }) => name === gain?.of);
  const all = at === -1 || gain === null ? shown : shown.toSpliced(at + 1, 0, gain);
  return all.slice(0, most);
}

/** What it gains for a day; without a value until that is known, so that nothing moves when it is; null of what gains nothing. */
function useGain({ asset, model, locale }: Omit<KeyStripProps, 'scope'>) {
  const { say } = useSay('page');
  const growing = measuredFields(model).find(({ grows }) => grows !== null)?.attribute.name;
  const { data, isPending } = useQuery({
    ...callQuery('measures.ofAsset', { params: { pk: String(asset.id) } }),
    enabled: growing !== undefined,
  });
  if (growing === undefined) return null;
  const cell = { name: 'gain', of: growing, label: say('page:gain') };
  if (isPending) return { ...cell, value: null };
  const measure = data?.measures.find(({ field }) => field === growing);
  const gain = measure === undefined ? null : dailyGain(measure);
  if (measure === undefined || gain === null) return null;
  return { ...cell, value: say('page:gainADay', { gain: figureOf(measure, locale, 'always')(gain) }) };
}
