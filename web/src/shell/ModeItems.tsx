import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Hidden } from '../ui/Hidden';
import { chooseMode, modeChoices, useModeChoice } from './colour-mode';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

const Head = styled('li')(({ theme }) => ({
  padding: '4px 8px',
  color: theme.palette.ink3,
  ...typeStyle({ ...type.meta, weight: 500 }),
}));
const Tick = styled('span')({ display: 'inline-flex', width: 16, marginLeft: 'auto' });

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const labels = { system: 'shell:modeSystem', light: 'shell:modeLight', dark: 'shell:modeDark' } as const;

/** Which colours this device shows, as entries of a menu. It stays open: what was chosen is seen at once. */
export function ModeItems() {
  const { say } = useSay('shell');
  const chosen = useModeChoice();
  return (
    <>
      <Divider component="li" sx={{ my: 1 }} />
      <Head role="presentation" aria-hidden="true">
        {say('shell:mode')}
      </Head>
      {modeChoices.map((mode) => {
        const Icon = icons[mode];
        return (
          <MenuItem
            key={mode}
            role="menuitemradio"
            aria-checked={mode === chosen}
            onClick={() => {
              chooseMode(mode);
            }}
          >
            <Icon size={16} aria-hidden="true" />
            <Hidden>{`${say('shell:mode')}: `}</Hidden>
            {say(labels[mode])}
            <Tick>{mode === chosen && <Check size={16} aria-hidden="true" />}</Tick>
          </MenuItem>
        );
      })}
      <Divider component="li" sx={{ my: 1 }} />
    </>
  );
}
