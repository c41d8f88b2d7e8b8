import { styled, useTheme } from '@mui/material/styles';
import { colourOf, tiles } from '../theme/name-colours';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { initialsOf } from './initials';

export interface AvatarProps {
  readonly name: string;
  /** Oneself is a disc in the accent, other people are discs and companies tiles in a colour of their own. */
  readonly kind?: 'self' | 'person' | 'company';
  /** Side in px: 28 and 32 for people in lines, 44 for companies and people on cards. */
  readonly size?: number;
  /** Picture in place of the letters. */
  readonly src?: string | undefined;
}

const Shape = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.base,
  ...typeStyle({ ...type.tiny, weight: 600 }),
  '&[data-kind="self"], &[data-kind="person"]': { borderRadius: '50%' },
  '&[data-kind="self"]': { backgroundColor: theme.palette.accent.tint, color: theme.palette.accent.text },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** The initials (or the picture) of a person or company; the name is beside it, so it is hidden from readers. */
export function Avatar({ name, kind = 'person', size = kind === 'company' ? 44 : 28, src }: AvatarProps) {
  const { palette } = useTheme();
  const { text, ground } = colourOf(name, tiles[palette.mode]);
  const colours = kind !== 'self' && src === undefined ? { color: text, backgroundColor: ground } : {};
  const fontSize = `${Math.max(11, Math.round(size * 0.34)) / 16}rem`;
  return (
    <Shape aria-hidden="true" data-kind={kind} style={{ width: size, height: size, fontSize, ...colours }}>
      {src === undefined ? (
        initialsOf(name, kind === 'company' ? 'company' : 'person')
      ) : (
        <img src={src} alt="" loading="lazy" />
      )}
    </Shape>
  );
}
