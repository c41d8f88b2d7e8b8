import { styled } from '@mui/material/styles';
import { standOff } from '../theme/focus';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { contentId, focusContent } from './use-arrival';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.accent.main,
  color: theme.palette.accent.on,
  textDecoration: 'none',
  ...typeStyle({ ...type.body, weight: 500 }),
  '&:not(:focus)': { transform: 'translateY(-80px)' },
  '&:focus': standOff(theme.palette.accent.main),
}));

/** The first stop of the Tab key: past the bar and the menu, straight to the screen. */
export function SkipLink() {
  const { say } = useSay('shell');
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      {say('shell:skipToContent')}
    </Skip>
  );
}
