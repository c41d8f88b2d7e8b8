import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import type { ImageRow } from '@huella/domain/calls/images';
import { BytesPicture, pictureQuery } from '../../fields/BytesPicture';
import { focusLine } from '../../theme/focus';
import { phone } from '../../theme/media';
import { gutter, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { SkeletonBar } from '../../ui/SkeletonBar';

export interface ImageCardProps {
  readonly image: ImageRow;
  /** The attribute that holds it, and the day on which it came. */
  readonly about: string;
  readonly onOpen: () => void;
}

/** Pictures beside each other, each in a box of one shape: nothing moves while they come. */
export const ImageGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: 16,
  padding: gutter.wide,
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12, padding: gutter.phone },
});
const Card = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  textAlign: 'left',
  borderRadius: radius.base,
  '&.Mui-focusVisible': focusLine(theme),
  '&:hover > [data-part="box"]': { borderColor: theme.palette.line2 },
}));
const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  color: theme.palette.ink3,
  backgroundColor: theme.palette.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Line = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '& + &': { marginTop: 0, color: theme.palette.ink3, ...typeStyle(type.meta) },
}));

/** A picture of the gallery, which opens it: what it is of, and where it is held. */
export function ImageCard({ image, about, onOpen }: ImageCardProps) {
  const { data, error } = useQuery(pictureQuery('files.thumbnail', image.storageName));
  const [isBroken, setBroken] = useState(false);
  return (
    <Card focusRipple={false} aria-haspopup="dialog" onClick={onOpen}>
      <Box data-part="box">
        {data !== undefined && !isBroken ? (
          <BytesPicture
            bytes={data}
            onBroken={() => {
              setBroken(true);
            }}
          />
        ) : (
          (isBroken || error !== null) && <ImageOff size={24} aria-hidden="true" />
        )}
      </Box>
      <Line>{image.asset.label}</Line>
      <Line>{about}</Line>
    </Card>
  );
}

/** The shape of the gallery until it is there. */
export function ImagesSkeleton({ count }: { readonly count: number }) {
  return (
    <ImageGrid aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <SkeletonBar height="auto" style={{ aspectRatio: '4 / 3' }} />
          <SkeletonBar height={20} width="70%" />
          <SkeletonBar height={20} width="50%" />
        </li>
      ))}
    </ImageGrid>
  );
}
