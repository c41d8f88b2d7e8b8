import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import CalendarIcon from 'lucide-react/icons/calendar';
import { lazy, Suspense, useState } from 'react';
import { checkBounds } from '@huella/domain/engine/forms/bounds';
import { dayOf, growDay, growMoment, pickDay } from '../fields/typed-day';
import { useSay } from '../words/use-say';
import { CellOpener } from './CellOpener';
import type { EditorProps } from './editor-props';
import { EditorInput, FloatingSheet, overCells } from './sheet-look';
import { useCellText } from './use-cell-text';

const Calendar = lazy(async () => ({ default: (await import('../fields/Calendar')).Calendar }));

const Place = styled('div')({ width: 320, minHeight: 336 });

/** The time of a moment whose day is picked before any time was typed. */
const firstTime = '00:00';

/** A day or a moment: typed, or picked from a calendar under the cell. */
export function DayEditor({ session, column, locale, values }: EditorProps) {
  const { say } = useSay('sheet', 'form');
  const { field, label } = column;
  const isMoment = field.type === 'dateTime';
  const [isOpen, setOpen] = useState(false);
  const { input, text, change, onKeyDown } = useCellText<HTMLInputElement>(session);
  return (
    <>
      <EditorInput
        ref={input}
        aria-label={label}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        placeholder={say(isMoment ? 'form:momentPattern' : 'form:dayPattern')}
        onChange={(event) => {
          const typed = event.target.value;
          change(typed.length < text.length ? typed : isMoment ? growMoment(typed) : growDay(typed));
        }}
        onKeyDown={onKeyDown}
      />
      <CellOpener
        label={say('sheet:openCalendar')}
        icon={CalendarIcon}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <Popper open={isOpen} anchorEl={session.element} placement="bottom-start" sx={overCells}>
        <FloatingSheet role="dialog" aria-label={label}>
          <Place>
            <Suspense>
              <Calendar
                day={dayOf(text)}
                locale={locale}
                isOpen={(day) => checkBounds(field, day, values, locale).length === 0}
                onPick={(day) => session.save(pickDay(text, day, isMoment ? firstTime : null), 'below')}
              />
            </Suspense>
          </Place>
        </FloatingSheet>
      </Popper>
    </>
  );
}
