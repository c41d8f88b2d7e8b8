import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { languages, type Language } from '@huella/domain/words';
import { Menu } from '../ui/popups';
import { useSay } from '../words/use-say';
import { languageNames } from './language-names';

export interface LanguageOptionsProps {
  /** The button that opened it; null while it closes. */
  readonly anchor: HTMLElement | null;
  /** The id of the button. */
  readonly id: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly onChoose: (language: Language) => void;
}

const Tick = styled('span')({ display: 'inline-flex', width: 16 });

/** The languages of the product, under the button that opens them. */
export function LanguageOptions({ anchor, id, label, onClose, onChoose }: LanguageOptionsProps) {
  const { language } = useSay();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'dialog', 'aria-label': label } }}
    >
      {languages.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === language}
          selected={each === language}
          lang={each}
          onClick={() => {
            onClose();
            if (each !== language) onChoose(each);
          }}
        >
          <Tick>{each === language && <Check size={16} aria-hidden="true" />}</Tick>
          {languageNames[each]}
        </MenuItem>
      ))}
    </Menu>
  );
}
