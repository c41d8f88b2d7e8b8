import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import Minus from 'lucide-react/icons/minus';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { focusLine } from '../../theme/focus';
import { phone } from '../../theme/media';
import { height, motion, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { Hidden } from '../../ui/Hidden';
import { useSay } from '../../words/use-say';
import { rightWords } from '../../words/right-words';
import { fullName, type Mark } from './rights-matrix';

/** Opens why somebody may do something, beside what was pressed. */
export type OpenWhy = (anchor: HTMLElement, person: RightsHolder, mark: Mark) => void;

export interface RightMarkProps {
  readonly person: RightsHolder;
  readonly mark: Mark;
  /** Beside the sign is what it is about: outside the table no heading says it. */
  readonly isNamed: boolean;
  readonly onOpen: OpenWhy;
}

const Held = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 32,
  height: height.filterChip,
  padding: '0 6px',
  border: `1px solid ${theme.palette.accent.tintBorder}`,
  borderRadius: radius.inner,
  backgroundColor: theme.palette.accent.tint,
  color: theme.palette.accent.text,
  transition: `border-color ${motion.quick}ms`,
  ...typeStyle({ ...type.meta, weight: 500 }),
  '&[data-holds="some"]': { borderStyle: 'dashed', backgroundColor: 'transparent' },
  '&[data-named="true"]': { padding: '0 10px 0 8px' },
  '&:hover': { borderColor: theme.palette.accent.text },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { height: height.phoneTarget, ...typeStyle({ ...type.cell, weight: 500 }) },
}));
const Absent = styled('span')(({ theme }) => ({ display: 'inline-grid', color: theme.palette.ink3 }));

/** Whether somebody may do something: a sign with words for readers. What is held opens why. */
export function RightMark({ person, mark, isNamed, onOpen }: RightMarkProps) {
  const { say, language } = useSay('rights');
  const { head, may } = rightWords[mark.group];
  if (mark.holds === 'none') {
    return (
      <Absent>
        <Minus size={14} aria-hidden="true" />
        <Hidden>{say('rights:no')}</Hidden>
      </Absent>
    );
  }
  const slots = { person: fullName(person), right: say(may) };
  const isSome = mark.holds === 'some';
  const Sign = isSome ? MapPin : Check;
  return (
    <Held
      data-holds={mark.holds}
      data-named={isNamed}
      aria-haspopup="dialog"
      aria-label={isSome ? say('rights:whySome', { ...slots, count: mark.boxes }) : say('rights:why', slots)}
      onClick={(event) => {
        onOpen(event.currentTarget, person, mark);
      }}
    >
      <Sign size={14} aria-hidden="true" />
      {isNamed && <span>{say(head)}</span>}
      {isSome && <span>{formatCount(mark.boxes, language)}</span>}
    </Held>
  );
}
