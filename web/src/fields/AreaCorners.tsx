import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Position } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { addCorner, moveCorner, removeCorner, type AreaShape } from '../map/area-shape';
import { maxCornersListed } from './area-words';
import { IconAction } from '../ui/IconAction';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { CoordinateInputs } from './CoordinateInputs';
import { MapNote } from './MapLines';

export interface AreaCornersProps {
  readonly id: string;
  readonly shape: AreaShape;
  readonly onChange: (shape: AreaShape) => void;
}

const List = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 372px) 32px',
  gap: 8,
  alignItems: 'start',
  '& > span': {
    ...typeStyle(type.cell),
    lineHeight: '40px',
    color: theme.palette.ink3,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > button': { marginTop: 4 },
}));
const Circle = styled('div')({ display: 'grid', gap: 12, maxWidth: 372 });
const Add = styled('div')({ marginTop: 8 });

/** The corners of an area as coordinates: what is drawn can be typed as well, and without a pointer. */
export function AreaCorners({ id, shape, onChange }: AreaCornersProps) {
  const { say } = useSay('map');
  const [isAdding, setAdding] = useState(false);
  if (shape.kind === 'circle') return <CircleValues id={id} shape={shape} onChange={onChange} />;
  const { corners } = shape;
  if (corners.length > maxCornersListed)
    return <MapNote>{say('map:cornersTooMany', { max: maxCornersListed })}</MapNote>;
  const isOpen = isAdding || corners.length === 0;
  const rows: readonly (Position | null)[] = isOpen ? [...corners, null] : corners;
  return (
    <>
      <List>
        {rows.map((corner, at) => (
          <Row key={at}>
            <span aria-hidden="true">{at + 1}</span>
            <CoordinateInputs
              id={`${id}-corner-${at}`}
              at={corner}
              of={say('map:corner', { number: at + 1 })}
              onChange={(to) => {
                setAdding(false);
                onChange(corner === null ? addCorner(shape, to) : moveCorner(shape, at, to));
              }}
            />
            <IconAction
              size="small"
              label={say('map:removeCorner', { number: at + 1 })}
              disabled={corner === null && corners.length === 0}
              onClick={() => {
                if (corner === null) setAdding(false);
                else onChange(removeCorner(shape, at));
              }}
            >
              <Trash size={16} />
            </IconAction>
          </Row>
        ))}
      </List>
      <Add>
        <Button
          variant="text"
          size="small"
          startIcon={<Plus size={16} />}
          disabled={isOpen}
          onClick={() => {
            setAdding(true);
          }}
        >
          {say('map:addCorner')}
        </Button>
      </Add>
    </>
  );
}

interface CircleValuesProps {
  readonly id: string;
  readonly shape: Extract<AreaShape, { readonly kind: 'circle' }>;
  readonly onChange: (shape: AreaShape) => void;
}

function CircleValues({ id, shape, onChange }: CircleValuesProps) {
  const { say } = useSay('map');
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(shape.radius);
  const radius = /^\d{1,7}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;
  const settle = () => {
    if (radius === null) return;
    setTyped(null);
    if (radius !== shape.radius) onChange({ ...shape, radius });
  };
  return (
    <Circle>
      <CoordinateInputs
        id={`${id}-center`}
        at={shape.center}
        onChange={(center) => {
          onChange({ ...shape, center });
        }}
      />
      <TextInput
        id={`${id}-radius`}
        label={say('map:radius')}
        value={text}
        inputMode="numeric"
        maxLength={7}
        error={radius === null ? say('map:badRadius') : undefined}
        onChange={setTyped}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
      />
    </Circle>
  );
}
