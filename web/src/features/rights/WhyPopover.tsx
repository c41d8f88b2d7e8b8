import { styled } from '@mui/material/styles';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { contentId } from '../../shell/use-arrival';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Popover } from '../../ui/popups';
import { useSay } from '../../words/use-say';
import { ReasonList } from './ReasonList';
import { rightWords } from '../../words/right-words';
import { fullName, type Mark } from './rights-matrix';
import type { RightsPlace } from './rights-place';

/** What was asked: why a person may do something, and beside what it is answered. */
export interface AskedWhy {
  readonly anchor: HTMLElement;
  readonly person: RightsHolder;
  readonly mark: Mark;
}

export interface WhyPopoverProps {
  readonly of: RightsPlace['of'];
  /** Null while nothing is asked. */
  readonly asked: AskedWhy | null;
  readonly onClose: () => void;
}

const Panel = styled('div')({
  display: 'grid',
  gap: 8,
  width: 'min(340px, calc(100vw - 32px))',
  padding: 16,
});
const Title = styled('h2')({ ...typeStyle({ ...type.body, weight: 600 }), overflowWrap: 'anywhere' });

/** Which of somebody's roles gives them a right, from whom and since when. */
export function WhyPopover({ of, asked, onClose }: WhyPopoverProps) {
  const { say } = useSay('rights');
  const title =
    asked === null
      ? ''
      : say('rights:personMay', {
          person: fullName(asked.person),
          right: say(rightWords[asked.mark.group].may),
        });
  return (
    <Popover
      open={asked !== null}
      anchorEl={asked?.anchor ?? null}
      onClose={onClose}
      container={() => document.getElementById(contentId)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, tabIndex: -1 } }}
    >
      {asked !== null && (
        <Panel>
          <Title>{title}</Title>
          <ReasonList of={of} roles={asked.mark.roles} />
        </Panel>
      )}
    </Popover>
  );
}
