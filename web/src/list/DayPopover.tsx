import type { PopoverProps } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { Popover } from '../ui/popups';

export interface DayPopoverProps {
  /** What the day is for: names the dialog. */
  readonly label: string;
  readonly day: string | null;
  readonly locale: Locale;
  /** Days that may be picked. */
  readonly isOpen: (day: string) => boolean;
  /** What it opens under, and by which side they are flush; closed while it is null. */
  readonly anchor: HTMLElement | null;
  readonly side: 'left' | 'right';
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** The calendar and its clockwork are big; they come when somebody opens one. */
const Calendar = lazy(async () => ({ default: (await import('../fields/Calendar')).Calendar }));

/** The size of the calendar, so that nothing jumps when it arrives. */
const Place = styled('div')({ width: 320, minHeight: 336 });

/** A calendar under what opened it; it closes with the day that is picked. */
export function DayPopover({ label, day, locale, isOpen, anchor, side, onPick, onClose }: DayPopoverProps) {
  const at = (vertical: 'top' | 'bottom'): PopoverProps['anchorOrigin'] => ({ vertical, horizontal: side });
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={at('bottom')}
      transformOrigin={at('top')}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <Place>
        <Suspense>
          <Calendar
            day={day}
            locale={locale}
            isOpen={isOpen}
            onPick={(picked) => {
              onClose();
              onPick(picked);
            }}
          />
        </Suspense>
      </Place>
    </Popover>
  );
}
