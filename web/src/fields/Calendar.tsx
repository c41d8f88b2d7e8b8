import { styled } from '@mui/material/styles';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { enUS, esES } from '@mui/x-date-pickers/locales';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DateTime } from 'luxon';
import { localeTag, type Locale } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

export interface CalendarProps {
  /** The chosen day in ISO form; null while there is none. */
  readonly day: string | null;
  readonly locale: Locale;
  /** Whether a day may be picked. */
  readonly isOpen: (day: string) => boolean;
  readonly onPick: (day: string) => void;
}

type Words = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** What its buttons are called. */
const words: Readonly<Record<Language, Words>> = {
  // The library's words are optional, and its type of them was not written for exact optional properties.
  es: esES.components.MuiLocalizationProvider.defaultProps.localeText as Words,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText as Words, // as above
};

const Styled = styled(DateCalendar)(({ theme }) => ({
  '& .MuiPickersCalendarHeader-root svg': { width: 18, height: 18 },
  '& .MuiPickersCalendarHeader-label': { ...typeStyle({ ...type.body, weight: 600 }) },
  '& .MuiDayCalendar-weekDayLabel': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& .MuiPickerDay-root': {
    borderRadius: radius.inner,
    border: '1px solid transparent',
    color: theme.palette.ink,
    ...typeStyle(type.cell),
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&.Mui-focusVisible': focusLine(theme),
    '&.Mui-disabled:not(.Mui-selected)': { color: theme.palette.control },
  },
  '& .MuiPickerDay-today': { borderColor: theme.palette.control },
  '& .Mui-selected, & .Mui-selected:hover, & .Mui-selected:focus': {
    backgroundColor: theme.palette.accent.main,
    color: theme.palette.accent.on,
    fontWeight: 600,
  },
  // Seven fingers wide, six weeks high.
  [phone]: {
    width: 7 * height.phoneTarget + 12,
    height: 'auto',
    maxHeight: 'none',
    '& .MuiPickerDay-root, & .MuiDayCalendar-weekDayLabel': {
      width: height.phoneTarget,
      height: height.phoneTarget,
      margin: 0,
    },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * height.phoneTarget },
  },
}));

/** A month of days; months and years are reached by its head, days by the arrow keys. */
export function Calendar({ day, locale, isOpen, onPick }: CalendarProps) {
  const { zone, language } = locale;
  const at = (iso: string) => DateTime.fromISO(iso, { zone });
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={localeTag[language]}
      localeText={words[language]}
    >
      <Styled
        autoFocus
        timezone={zone}
        value={day === null ? null : at(day)}
        referenceDate={at(day ?? locale.today)}
        shouldDisableDate={(date) => !isOpen(date.toISODate() ?? '')}
        onChange={(date, state) => {
          const picked = date?.toISODate() ?? null;
          if (state === 'finish' && picked !== null) onPick(picked);
        }}
        slots={{ leftArrowIcon: ChevronLeft, rightArrowIcon: ChevronRight, switchViewIcon: ChevronDown }}
      />
    </LocalizationProvider>
  );
}
