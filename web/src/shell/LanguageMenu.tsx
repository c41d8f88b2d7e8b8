import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { languages, type Language } from '@huella/domain/words';
import { visuallyHidden } from '../theme/visually-hidden';
import { useSay } from '../words/use-say';

export interface LanguageMenuProps {
  /** `code` shows ES, `name` shows Español with a globe, `codeWithGlobe` both short. */
  readonly kind: 'code' | 'name' | 'codeWithGlobe';
  /** The colour of text on a coloured ground. */
  readonly colour?: string | undefined;
  readonly label: string;
  readonly onChoose: (language: Language) => void;
}

/** Each language in its own words. */
const names: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

const Hidden = styled('span')(visuallyHidden);
const Tick = styled('span')({ display: 'inline-flex', width: 16 });

/** The language of the page, to choose another. */
export function LanguageMenu({ kind, colour, label, onChoose }: LanguageMenuProps) {
  const { language } = useSay();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        id={id}
        variant="text"
        color="secondary"
        size="small"
        sx={colour === undefined ? {} : { color: colour, '&:hover': { bgcolor: 'rgba(255,255,255,.12)' } }}
        startIcon={kind === 'code' ? undefined : <Globe size={16} />}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Hidden>{`${label}: `}</Hidden>
        {kind === 'name' ? names[language] : language.toUpperCase()}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
              close();
              if (each !== language) onChoose(each);
            }}
          >
            <Tick>{each === language && <Check size={16} aria-hidden="true" />}</Tick>
            {names[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
