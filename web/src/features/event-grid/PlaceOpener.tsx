import { styled } from '@mui/material/styles';
import MapPin from 'lucide-react/icons/map-pin';
import type { Field } from '@huella/domain/model/field';
import type { Locale, Values } from '@huella/domain/model/value';
import { CellDialog } from '../../sheet/CellDialog';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';

export interface PlaceOpenerProps {
  readonly field: Field;
  /** What the cell is of: 'Ubicación de 1234'. */
  readonly label: string;
  readonly locale: Locale;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onSave: (text: string) => void;
}

/** A cell with the button over its end. */
export const PlaceRoom = styled('div')({
  position: 'relative',
  '& > input': { paddingRight: 36 },
  '& > button': { position: 'absolute', right: 4, top: 3 },
});
const nothing: Values = {};

/** Beside a place that is typed: the button that opens the map, and the dialog with it. */
export function PlaceOpener({ field, label, locale, text, isOpen, onOpen, onSave }: PlaceOpenerProps) {
  const { say } = useSay('sheet');
  return (
    <>
      <IconAction
        size="small"
        tabIndex={-1}
        label={say('sheet:openMap')}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        <MapPin size={16} />
      </IconAction>
      {isOpen && (
        <CellDialog
          {...{ field, text, locale }}
          title={label}
          label={field.label[locale.language]}
          required={field.validations?.mandatory === true}
          values={nothing}
          onSave={(next) => {
            onSave(next);
            onOpen(false);
          }}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}
