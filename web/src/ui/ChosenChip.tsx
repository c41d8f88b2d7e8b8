import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

export interface ChosenChipProps {
  readonly label: string;
  /** Without it the chip only shows. */
  readonly onRemove?: (() => void) | undefined;
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 26,
  paddingLeft: 8,
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.inner,
  backgroundColor: theme.palette.surface,
  ...typeStyle({ ...type.meta, weight: 500 }),
  '&[data-fixed="true"]': { paddingRight: 8 },
}));
const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Remove = styled(ButtonBase)(({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: radius.inner,
  color: theme.palette.ink2,
  '&:hover': { color: theme.palette.ink },
  '&.Mui-focusVisible': { ...focusLine(theme), outlineOffset: -2 },
  [phone]: { width: 32, height: height.phoneTarget - 8 },
}));

/** One of several chosen things, with its way out. */
export function ChosenChip({ label, onRemove }: ChosenChipProps) {
  const { say } = useSay();
  return (
    <Chip data-fixed={onRemove === undefined}>
      <Word title={label}>{label}</Word>
      {onRemove !== undefined && (
        <Remove aria-label={say('ui:removeOption', { label })} onClick={onRemove}>
          <X size={13} />
        </Remove>
      )}
    </Chip>
  );
}
