import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled } from '@mui/material/styles';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef, type RefObject } from 'react';
import { contextLevels, type Context } from '@huella/domain/rules/context';
import { useContextChoice } from '../../session/context';
import { ring } from '../../theme/focus';
import { phone } from '../../theme/media';
import { height, motion, radius, scrimOpacity, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Hidden } from '../../ui/Hidden';
import { Popover } from '../../ui/popups';
import { useSay } from '../../words/use-say';
import { NamedIcon } from '../NamedIcon';
import { useIsPhone } from '../use-media';
import { chosenAt } from './catalogue';
import { ContextPanel } from './ContextPanel';
import { ContextSteps } from './ContextSteps';
import { levelPhrases } from './levels';
import { useCatalogue } from './use-catalogue';
import { useEnterContext } from './use-enter-context';

export interface ContextControlProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const Trigger = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 8,
  maxWidth: '100%',
  minWidth: 0,
  height: height.button.base,
  padding: '0 12px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink2,
  transition: `border-color ${motion.quick}ms`,
  ...typeStyle(type.cell),
  '&:hover': { borderColor: theme.palette.control },
  '&[aria-expanded="true"], &.Mui-focusVisible': ring(theme),
  '& > svg:first-of-type': { color: theme.palette.ink2 },
  [phone]: { border: 0, padding: '0 4px', gap: 4, height: 48, backgroundColor: 'transparent' },
}));
const Segments = styled('span')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  '& > span': { minWidth: 24, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span[data-missing="true"]': { color: theme.palette.ink3 },
  // Where it gets narrow, the company gives way alone as long as it can, and the establishment last.
  '& > span:nth-of-type(3)': { flexShrink: 1_000_000 },
  '& > span:last-of-type': { flexShrink: 0.2 },
  '& > span:last-of-type[data-missing="false"]': { color: theme.palette.ink, fontWeight: 600 },
  '& > span + span::before': {
    content: '"/"',
    marginInline: 8,
    fontWeight: 400,
    color: theme.palette.control,
  },
}));
const TwoLines = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  textAlign: 'left',
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& strong, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { color: theme.palette.ink, ...typeStyle({ ...type.body, weight: 600 }) },
  '& small': { color: theme.palette.ink3, ...typeStyle(type.meta) },
}));

/** Where the user works, in one line of four segments; opens as columns, on a phone as full-screen steps. */
export function ContextControl({ isOpen, onOpen, onClose }: ContextControlProps) {
  const isPhone = useIsPhone();
  const trigger = useRef<HTMLButtonElement>(null);
  const enter = useEnterContext();
  const onEnter = (context: Context) => {
    onClose();
    enter(context);
  };
  return (
    <>
      <ContextTrigger isPhone={isPhone} isOpen={isOpen} onOpen={onOpen} buttonRef={trigger} />
      {isPhone
        ? isOpen && <ContextSteps onEnter={onEnter} onClose={onClose} />
        : isOpen && <Floating anchor={trigger} onEnter={onEnter} onClose={onClose} />}
    </>
  );
}

interface TriggerProps {
  readonly isPhone: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

function ContextTrigger({ isPhone, isOpen, onOpen, buttonRef }: TriggerProps) {
  const { say } = useSay('shell');
  const { catalogue } = useCatalogue();
  const { context } = useContextChoice();
  const parts = contextLevels.map((level) => {
    const option = chosenAt(catalogue, context, level);
    return { level, isMissing: option === undefined, text: option?.name ?? say(levelPhrases[level].choose) };
  });
  const shown = parts.find(({ isMissing }) => isMissing) ?? parts.at(-1);
  const path = parts.slice(0, -1).filter(({ isMissing }) => !isMissing);
  const icon = chosenAt(catalogue, context, 'chain')?.icon;
  return (
    <Trigger
      ref={buttonRef}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+J"
      onClick={onOpen}
    >
      <Hidden>{say('shell:contextNow')}</Hidden>
      {isPhone ? (
        <TwoLines>
          <span>
            <strong>{shown?.text}</strong>
            <ChevronsUpDown size={14} aria-hidden="true" />
          </span>
          <small>{path.map(({ text }) => text).join(' / ')}</small>
        </TwoLines>
      ) : (
        <>
          {icon !== undefined && <NamedIcon name={icon} />}
          <Segments>
            {parts.map(({ level, isMissing, text }) => (
              <span key={level} data-missing={isMissing} title={text}>
                {text}
              </span>
            ))}
          </Segments>
          <ChevronsUpDown size={14} aria-hidden="true" />
        </>
      )}
    </Trigger>
  );
}

interface FloatingProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onEnter: (context: Context) => void;
  readonly onClose: () => void;
}

function Floating({ anchor, onEnter, onClose }: FloatingProps) {
  const { say } = useSay('shell');
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        backdrop: {
          invisible: false,
          sx: { bgcolor: (theme) => alpha(theme.palette.scrim, scrimOpacity.context), top: height.topBar },
        },
        paper: {
          role: 'dialog',
          'aria-label': say('shell:changeContext'),
          sx: { width: 'min(962px, calc(100vw - 32px))', marginTop: '6px' },
        },
      }}
    >
      <ContextPanel onEnter={onEnter} onClose={onClose} />
    </Popover>
  );
}
