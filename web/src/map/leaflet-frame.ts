import { alpha, styled, type Theme } from '@mui/material/styles';
import { focusLine, ring } from '../theme/focus';
import { phone } from '../theme/media';
import { mapColours } from '../theme/map-colours';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

/** Keeps text readable over lines. */
const haloOf = (land: string) => `0 0 3px ${land}, 0 0 3px ${land}, 0 0 2px ${land}`;

/** The box itself; on telephones and desks half the height of the window (document 2 section 9). */
function frameStyle(theme: Theme) {
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    border: `1px solid ${theme.palette.line2}`,
    borderRadius: radius.base,
    '&[data-invalid="true"]': { borderColor: theme.palette.state.danger.text },
    '& .leaflet-container': {
      height: '50vh',
      minHeight: 300,
      maxHeight: 560,
      backgroundColor: mapColours[theme.palette.mode].water,
      fontFamily: 'inherit',
      outline: 'none',
    },
    '&[data-small="true"] .leaflet-container': { height: 168, minHeight: 0, cursor: 'default' },
    '&:has(.leaflet-container:focus-visible)': ring(theme),
    '& .leaflet-container[data-picks="true"]': { cursor: 'crosshair' },
  } as const;
}

/** Names of places, and figures of the net of degrees. */
function nameStyle(theme: Theme) {
  const { land } = mapColours[theme.palette.mode];
  const { ink, ink2, ink3 } = theme.palette;
  return {
    '& .map-name': {
      ...typeStyle(type.meta),
      color: ink2,
      whiteSpace: 'nowrap',
      textShadow: haloOf(land),
      pointerEvents: 'none',
      '& > span': { position: 'absolute', left: 6, top: -8 },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: -2,
        top: -2,
        width: 4,
        height: 4,
        borderRadius: radius.full,
        backgroundColor: ink3,
      },
      '&[data-large="true"]': { color: ink, fontWeight: 600 },
    },
    '& .map-degree': {
      ...typeStyle(type.tiny),
      color: ink2,
      whiteSpace: 'nowrap',
      textShadow: `0 0 3px ${land}, 0 0 3px ${land}`,
      pointerEvents: 'none',
    },
  } as const;
}

/** What is pulled and pressed on the map. */
function handleStyle(theme: Theme) {
  const { accent, surface } = theme.palette;
  return {
    '& .map-pin': {
      color: accent.mark,
      '& svg': {
        display: 'block',
        filter: `drop-shadow(0 2px 3px ${mapColours[theme.palette.mode].shade})`,
      },
      '& path': { stroke: surface, strokeWidth: 2 },
      '& circle': { fill: surface },
      '&:focus-visible': { outline: 'none', '& svg': { ...focusLine(theme), borderRadius: radius.inner } },
    },
    '& .map-place': {
      ...typeStyle({ ...type.meta, weight: 500 }),
      padding: '2px 8px',
      border: `1px solid ${theme.palette.line2}`,
      borderRadius: radius.inner,
      backgroundColor: surface,
      color: theme.palette.ink,
      boxShadow: theme.palette.shadow.thumb,
      '&::before': { display: 'none' },
    },
    '& .map-group': {
      display: 'grid',
      placeItems: 'center',
      border: `2px solid ${surface}`,
      borderRadius: radius.full,
      backgroundColor: accent.main,
      color: accent.on,
      boxShadow: `0 0 0 4px ${alpha(accent.mark, 0.25)}`,
      ...typeStyle({ ...type.cell, weight: 600 }),
      '&:focus-visible': { ...focusLine(theme), outlineOffset: 4 },
      // The tones of what it stands for, around its number.
      '&[data-ring="true"]': {
        background: 'var(--ring)',
        color: theme.palette.ink,
        boxShadow: theme.palette.shadow.thumb,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 5,
          borderRadius: radius.full,
          backgroundColor: surface,
        },
        '& > span': { position: 'relative' },
      },
    },
    '& .map-found': {
      display: 'grid',
      placeItems: 'center',
      border: `2px solid ${accent.mark}`,
      borderRadius: radius.full,
      backgroundColor: surface,
      color: accent.text,
      boxShadow: theme.palette.shadow.thumb,
      ...typeStyle({ ...type.meta, weight: 600 }),
    },
  } as const;
}

/** The corners of an area, and the middles of its sides, that are pulled. */
function pulledStyle(theme: Theme) {
  const { accent, surface } = theme.palette;
  return {
    '& .map-corner, & .map-middle': {
      // The handle that is seen is smaller than what a finger can hit.
      display: 'grid',
      placeItems: 'center',
      '&::after': {
        content: '""',
        width: 12,
        height: 12,
        borderRadius: radius.full,
        border: `2px solid ${accent.mark}`,
        backgroundColor: surface,
        boxShadow: theme.palette.shadow.thumb,
      },
      '&:hover::after': { backgroundColor: accent.tint },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { ...focusLine(theme), outlineOffset: 2 },
    },
    '& .map-corner[data-first="true"]::after': { backgroundColor: accent.mark },
    '& .map-middle::after': { width: 8, height: 8, opacity: 0.7 },
  } as const;
}

/** What is in the corners. */
function cornerStyle(theme: Theme) {
  const { ink2, ink3, surface, line2 } = theme.palette;
  return {
    '& .leaflet-control-scale': { margin: '0 0 10px 10px' },
    '& .leaflet-control-scale-line': {
      ...typeStyle(type.tiny),
      color: ink2,
      textShadow: 'none',
      border: `1px solid ${ink3}`,
      borderTop: 0,
      // Readable over pictures from above, too.
      background: alpha(surface, 0.7),
      padding: '0 4px',
    },
    '& [data-part="controls"]': {
      position: 'absolute',
      zIndex: 1000,
      top: 10,
      right: 10,
      display: 'grid',
      justifyItems: 'end',
      gap: 8,
    },
    '& [data-part="zoom"]': {
      display: 'grid',
      border: `1px solid ${line2}`,
      borderRadius: radius.base,
      backgroundColor: surface,
      overflow: 'hidden',
      '& button': { borderRadius: 0, width: 36, height: 36, [phone]: { width: 44, height: 44 } },
      '& button + button': { borderTop: `1px solid ${theme.palette.line}` },
    },
    '& [data-part="sources"]': {
      ...typeStyle(type.tiny),
      position: 'absolute',
      zIndex: 1000,
      right: 0,
      bottom: 0,
      maxWidth: '75%',
      padding: '1px 8px',
      borderTopLeftRadius: radius.inner,
      backgroundColor: theme.palette.surface,
      color: ink3,
      opacity: 0.92,
    },
  } as const;
}

/** The map with what lies over it. Leaflet draws into it; how its parts look is said here, by the classes it gives them. */
export const LeafletFrame = styled('div')(({ theme }) => ({
  ...frameStyle(theme),
  ...nameStyle(theme),
  ...handleStyle(theme),
  ...pulledStyle(theme),
  ...cornerStyle(theme),
}));
