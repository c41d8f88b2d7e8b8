import { styled } from '@mui/material/styles';
import Building2 from 'lucide-react/icons/building-2';
import Tag from 'lucide-react/icons/tag';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { MenuMode } from '../session/menu-mode';
import { standOff } from '../theme/focus';
import { phone } from '../theme/media';
import { height, motion, radius, shadow, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { useMenuMode, useSwitchMode } from './menu-mode';

const Track = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  // As wide as each word needs, and together the whole width.
  gridTemplateColumns: 'auto auto',
  padding: 2,
  marginBottom: 12,
  minHeight: height.button.compact,
  borderRadius: radius.base,
  backgroundColor: theme.palette.track,
  [phone]: { minHeight: height.phoneTarget },
}));
const Choice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 0,
  padding: '0 6px',
  border: 0,
  borderRadius: radius.inner,
  backgroundColor: 'transparent',
  color: theme.palette.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { color: theme.palette.ink },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.palette.surface,
    color: theme.palette.accent.text,
    boxShadow: shadow.thumb,
  },
  '&:focus-visible': standOff(theme.palette.accent.main),
}));
const Alone = styled('div')({ flex: 'none', display: 'grid', justifyItems: 'center', marginBottom: 8 });

const modes = [
  { mode: 'HOME', name: 'shell:modeHome', Icon: Tag },
  { mode: 'PREHOME', name: 'shell:modePrehome', Icon: Building2 },
] as const satisfies readonly { mode: MenuMode; name: PhraseKey; Icon: typeof Tag }[];

/** The two modes of the menu as words at its head, or the other one as an icon. Not there while there is but one. */
export function ModeSwitch({ iconsOnly }: { readonly iconsOnly: boolean }) {
  const { say } = useSay('shell');
  const mode = useMenuMode();
  const switchMode = useSwitchMode();
  if (switchMode === null) return null;
  if (!iconsOnly)
    return (
      <Track role="group" aria-label={say('shell:menuMode')}>
        {modes.map(({ mode: each, name, Icon }) => (
          <Choice
            key={each}
            type="button"
            aria-pressed={each === mode}
            onClick={each === mode ? undefined : switchMode}
          >
            <Icon size={14} aria-hidden="true" />
            {say(name)}
          </Choice>
        ))}
      </Track>
    );
  const [other] = modes.filter((each) => each.mode !== mode);
  if (other === undefined) return null;
  const label = say('shell:switchTo', { mode: say(other.name) });
  return (
    <Alone>
      <IconAction label={label} onClick={switchMode}>
        <other.Icon size={18} />
      </IconAction>
    </Alone>
  );
}
