import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { isPartWithin, stepOf, type FilledRange } from './range-facet';

export interface RangeFacetProps {
  readonly range: FilledRange;
  /** The bounds of the filter; an end that is open is where the range ends. */
  readonly low: number | null;
  readonly high: number | null;
  readonly isWhole: boolean;
  /** What the two handles are called. */
  readonly labels: readonly [string, string];
  readonly format: (value: number) => string;
  readonly onChange: (low: number | null, high: number | null) => void;
}

/** The handles stay within the panel. */
const Root = styled('div')({ padding: '4px 7px 6px' });
const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  height: 48,
  '& > i': {
    flex: 1,
    borderRadius: '1px 1px 0 0',
    backgroundColor: theme.palette.line2,
    '&[data-within="true"]': { backgroundColor: theme.palette.primary.main },
  },
}));
const Handles = styled(Slider)(({ theme }) => ({
  display: 'block',
  height: 2,
  padding: '7px 0',
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: theme.palette.line2 },
  '& .MuiSlider-track': { border: 0 },
  '& .MuiSlider-thumb': {
    width: 14,
    height: 14,
    border: `2px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.background.paper,
  },
}));

/** How the values are spread, with a handle for each end of what is filtered. The filter follows a handle that is let go. */
export function RangeFacet({ range, low, high, isWhole, labels, format, onChange }: RangeFacetProps) {
  const [held, setHeld] = useState<readonly [number, number] | null>(null);
  const { min, max, counts } = range;
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const [from, to] = held ?? [within(low ?? min), within(high ?? max)];
  const most = Math.max(...counts);
  return (
    <Root>
      <Bars aria-hidden="true">
        {counts.map((count, part) => (
          <i
            key={part}
            data-within={isPartWithin(range, part, from, to)}
            // What is there at all is seen beside what there is most of.
            style={{ height: count === 0 ? 1 : `${String(Math.max(6, (100 * count) / most))}%` }}
          />
        ))}
      </Bars>
      <Handles
        size="small"
        value={[from, to]}
        min={min}
        max={max}
        step={stepOf(range, isWhole)}
        getAriaLabel={(index) => labels[index === 0 ? 0 : 1]}
        getAriaValueText={format}
        onChange={(_event, value) => {
          setHeld(pairOf(value, from, to));
        }}
        onChangeCommitted={(_event, value) => {
          const [least, most] = pairOf(value, from, to);
          setHeld(null);
          onChange(least <= min ? null : least, most >= max ? null : most);
        }}
      />
    </Root>
  );
}

/** The two values of the handles. */
function pairOf(value: number | readonly number[], from: number, to: number): readonly [number, number] {
  const [least = from, most = to] = typeof value === 'number' ? [] : value;
  return [least, most];
}
