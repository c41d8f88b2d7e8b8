import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import type { RecordModel } from '@huella/domain/assets/asset-type';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { recordScope } from '@huella/domain/records/record-parts';
import { useCommonOptions } from '../session/common-options';
import { usePageTitle } from '../shell/page-title';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';
import { useSay } from '../words/use-say';
import { FactSheet } from './FactSheet';
import { useOwnLocale } from './use-own-locale';

export interface RecordSheetProps {
  readonly model: RecordModel;
  readonly stored: SavedRecord;
  /** Where it is edited, for those who may. */
  readonly editHref: string | null;
}

const Root = styled('div')({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1200,
  padding: `16px ${gutter.wide}px 32px`,
  [phone]: { padding: `12px ${gutter.phone}px 24px`, gap: 16 },
});
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > h1': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Everything known of a company, an establishment or a user, to read. */
export function RecordSheet({ model, stored, editHref }: RecordSheetProps) {
  const { say } = useSay('records', 'form');
  const locale = useOwnLocale();
  useCommonOptions(model.attributes);
  usePageTitle(stored.label);
  return (
    <Root>
      <Head>
        <Typography component="h1" variant="h1">
          {stored.label}
        </Typography>
        {editHref !== null && (
          <Button variant="outlined" startIcon={<Pencil size={16} />} href={editHref}>
            {say('records:edit')}
          </Button>
        )}
      </Head>
      <FactSheet model={model} scope={recordScope} locale={locale} values={stored.values} />
    </Root>
  );
}
