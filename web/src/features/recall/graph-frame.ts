import { styled, type Theme } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { radius } from '../../theme/tokens';

/** The buttons that lie over the graph. */
function controlStyle(theme: Theme) {
  return {
    position: 'absolute',
    zIndex: 5,
    top: 12,
    right: 12,
    display: 'grid',
    border: `1px solid ${theme.palette.line2}`,
    borderRadius: radius.base,
    backgroundColor: theme.palette.surface,
    overflow: 'hidden',
    '& button': { borderRadius: 0, width: 36, height: 36, [phone]: { width: 44, height: 44 } },
    '& button + button': { borderTop: `1px solid ${theme.palette.line}` },
  } as const;
}

/** The ground that a graph is drawn on. The library draws into it; how its parts look is said here, by its classes. */
export const GraphFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.ground,
  '& .react-flow__handle': { opacity: 0 },
  '& .react-flow__edge-path': { stroke: theme.palette.control },
  '& .react-flow__edge:has([data-lit="true"]) .react-flow__edge-path': {
    stroke: theme.palette.accent.mark,
    strokeWidth: 2,
  },
  '& .react-flow__attribution': {
    padding: '2px 8px',
    backgroundColor: 'transparent',
    '& a': { color: theme.palette.ink3 },
  },
  '& [data-part="controls"]': controlStyle(theme),
}));
