import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Filter from 'lucide-react/icons/list-filter';
import List from 'lucide-react/icons/list-checks';
import ScanLine from 'lucide-react/icons/scan-line';
import { addressOf } from '../../address';
import { FormWaiting } from '../../form/FormWaiting';
import { PlacePage } from '../../list/PlacePage';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { phone } from '../../theme/media';
import { gutter, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';

/** The wizard of sheets comes with the first sheet. */
const TransferSheet = lazy(async () => ({ default: (await import('./TransferSheet')).TransferSheet }));

const Root = styled('div')({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: 720,
  padding: `24px ${gutter.wide}px`,
  [phone]: { padding: `12px ${gutter.phone}px` },
});
const Ways = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 12,
});
const Way = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '12px 14px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  color: theme.palette.ink,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.palette.control },
  '& svg': { flex: 'none', color: theme.palette.ink2 },
  '& > span': { display: 'grid', ...typeStyle(type.meta) },
  '& strong': typeStyle({ ...type.body, weight: 500 }),
  '& strong + span': { color: theme.palette.ink2 },
}));
const Text = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));

/** How what goes is chosen, when it is much (document 1 section 2); with a spreadsheet it is chosen right here. */
export function TransferMassivePage() {
  const { upload, step } = useSearch({ strict: false });
  const { say } = useSay('transfers');
  return (
    <PlacePage
      title={say('transfers:massiveTitle')}
      rights={['transfer']}
      refused={(slots) => `${say('transfers:notAllowed', slots)}. ${say('transfers:massiveNoData')}.`}
      waiting={<FormWaiting shape="form" />}
    >
      {(place) =>
        upload === undefined && step === undefined ? (
          <HowChosen place={place} />
        ) : (
          <TransferSheet place={place} mode="file" />
        )
      }
    </PlacePage>
  );
}

function HowChosen({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers');
  return (
    <>
      <PageHeader title={say('transfers:massiveTitle')} subtitle={place.boxName} />
      <Root>
        <div>
          <Typography component="h2" variant="h3">
            {say('transfers:massiveAsk')}
          </Typography>
          <Text>{say('transfers:massiveText')}</Text>
        </div>
        <TransferWays />
      </Root>
    </>
  );
}

/** The ways to choose: a spreadsheet, identifiers, a filter, one by one. */
function TransferWays() {
  const { say } = useSay('transfers');
  return (
    <Ways>
      <li>
        <Way href={addressOf(paths.transferMassive, { step: 'file' })}>
          <FileSpreadsheet size={20} aria-hidden="true" />
          <span>
            <strong>{say('transfers:massiveFile')}</strong>
            <span>{say('transfers:massiveFileText')}</span>
          </span>
        </Way>
      </li>
      <li>
        <Way href={paths.transferManual}>
          <ScanLine size={20} aria-hidden="true" />
          <span>
            <strong>{say('transfers:massiveManual')}</strong>
            <span>{say('transfers:massiveManualText')}</span>
          </span>
        </Way>
      </li>
      <li>
        <Way href={paths.transferFilter}>
          <Filter size={20} aria-hidden="true" />
          <span>
            <strong>{say('transfers:massiveFilter')}</strong>
            <span>{say('transfers:massiveFilterText')}</span>
          </span>
        </Way>
      </li>
      <li>
        <Way href={paths.assets}>
          <List size={20} aria-hidden="true" />
          <span>
            <strong>{say('transfers:massiveList')}</strong>
            <span>{say('transfers:massiveListText')}</span>
          </span>
        </Way>
      </li>
    </Ways>
  );
}
