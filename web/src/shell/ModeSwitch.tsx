import { styled } from '@mui/material/styles';
import Building2 from 'lucide-react/icons/building-2';
import Tag from 'lucide-react/icons/tag';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { MenuMode } from '../session/menu-mode';
import { phone } from '../theme/media';
import { height } from '../theme/tokens';
import { IconAction } from '../ui/IconAction';
import { SegmentTrack, SegmentChoice } from '../ui/segment-parts';
import { useSay } from '../words/use-say';
import { useMenuMode, useSwitchMode } from './menu-mode';

const Track = styled(SegmentTrack)({
  flex: 'none',
  // As wide as each word needs, and together the whole width.
  gridTemplateColumns: 'auto auto',
  marginBottom: 12,
  minHeight: height.button.compact,
  [phone]: { minHeight: height.phoneTarget },
});
const Choice = styled(SegmentChoice)({ minWidth: 0, padding: '0 6px' });
const Alone = styled('div')({ flex: 'none', display: 'grid', justifyItems: 'center', marginBottom: 8 });

const modes = [
  { mode: 'HOME', name: 'shell:modeHome', Icon: Tag },
  { mode: 'PREHOME', name: 'shell:modePrehome', Icon: Building2 },
] as const satisfies readonly { mode: MenuMode; name: PhraseKey; Icon: typeof Tag }[];

/** The two modes of the menu as words at its head, or the other one as an icon. */
export function ModeSwitch({ iconsOnly }: { readonly iconsOnly: boolean }) {
  const { say } = useSay('shell');
  const mode = useMenuMode();
  const switchMode = useSwitchMode();
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
