import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { alpha } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';
import type { Language } from '@huella/domain/words';
import { onColour as white } from '../theme/tokens';
import { Hidden } from '../ui/Hidden';
import { useSay } from '../words/use-say';
import { languageNames } from './language-names';

export interface LanguageMenuProps {
  /** `code` shows ES, `name` shows Español with a globe, `codeWithGlobe` both short. */
  readonly kind: 'code' | 'name' | 'codeWithGlobe';
  /** It stands on a coloured ground. */
  readonly onColour?: boolean;
  readonly label: string;
  readonly onChoose: (language: Language) => void;
}

/** Few choose another language: what opens comes when the button is pointed at. */
const loadOptions = () => import('./LanguageOptions');
const LanguageOptions = lazy(() => loadOptions().then((module) => ({ default: module.LanguageOptions })));

/** The language of the page, to choose another. */
export function LanguageMenu({ kind, onColour = false, label, onChoose }: LanguageMenuProps) {
  const { language } = useSay();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
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
        sx={onColour ? { color: white, '&:hover': { bgcolor: alpha(white, 0.12) } } : {}}
        startIcon={kind === 'code' ? undefined : <Globe size={16} />}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadOptions()}
        onFocus={() => void loadOptions()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Hidden>{`${label}: `}</Hidden>
        {kind === 'name' ? languageNames[language] : language.toUpperCase()}
      </Button>
      {wasOpened && (
        <Suspense>
          <LanguageOptions {...{ anchor, id, label, onChoose }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
