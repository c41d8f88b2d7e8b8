import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { motion } from '../theme/tokens';

const Sign = styled(ChevronDown)({
  transition: `transform ${motion.quick}ms`,
  '[aria-expanded="true"] > span > &, [aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
});

/** A button that shows and hides what few need; `toggle` and `content` are where their caller puts them. */
export function useDisclosure(label: string): {
  readonly isOpen: boolean;
  readonly toggle: ReactNode;
  readonly contentId: string;
} {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const toggle = (
    <Button
      variant="text"
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      endIcon={<Sign size={14} />}
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      {label}
    </Button>
  );
  return { isOpen, toggle, contentId };
}
