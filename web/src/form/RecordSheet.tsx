import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { recordScope } from '@huella/domain/catalogue/records/record-parts';
import type { Address } from '../address';
import { useCommonOptions } from '../session/common-options';
import { usePageTitle } from '../shell/page-title';
import { useSay } from '../words/use-say';
import { FactSheet } from './FactSheet';
import { BackLink, type WayBack } from './FormFrame';
import { SheetHead, SheetRoot, SheetWords } from './sheet-parts';
import { useOwnLocale } from './use-own-locale';

export interface RecordSheetProps {
  readonly model: RecordModel;
  readonly stored: SavedRecord;
  /** Where it is edited, for those who may. */
  readonly editHref: Address | null;
  /** The way back to the list that it is of. */
  readonly back: WayBack;
}

/** Everything known of a company, an establishment or a user, to read. */
export function RecordSheet({ model, stored, editHref, back }: RecordSheetProps) {
  const { say } = useSay('records', 'form');
  const locale = useOwnLocale();
  useCommonOptions(model.attributes);
  usePageTitle(stored.label);
  return (
    <SheetRoot>
      <SheetHead>
        <nav>
          <BackLink {...back} />
        </nav>
        <SheetWords>
          <Typography component="h1" variant="h1">
            {stored.label}
          </Typography>
        </SheetWords>
        {editHref !== null && (
          <Button variant="outlined" startIcon={<Pencil size={16} />} href={editHref}>
            {say('records:edit')}
          </Button>
        )}
      </SheetHead>
      <FactSheet model={model} scope={recordScope} locale={locale} values={stored.values} />
    </SheetRoot>
  );
}
