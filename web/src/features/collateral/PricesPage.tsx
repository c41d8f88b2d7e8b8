import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PriceRow } from '@huella/domain/calls/prices';
import { PlacePage } from '../../list/PlacePage';
import { RowsPage } from '../../list/RowsPage';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { pricesQuery } from './collateral-calls';
import { HaircutsCard } from './HaircutsCard';
import { hasEntry } from './has-entry';
import { ImportPrices } from './ImportPrices';
import { PriceForm } from './PriceForm';
import { RemovePrice } from './RemovePrice';
import { usePriceColumns } from './use-price-columns';

const Under = styled('div')({
  flex: 'none',
  padding: `12px ${gutter.wide}px`,
  [phone]: { padding: `0 ${gutter.phone}px 12px` },
});

/** What goods cost, by the company's own table and the operator's, and what the company takes off (decision 121). */
export function PricesPage() {
  const { say } = useSay('collateral');
  return (
    <PlacePage
      title={say('collateral:pricesTitle')}
      refused={(slots) => say('collateral:pricesNotAllowed', slots)}
      of="companyName"
    >
      {(place) => <OfPlace place={place} />}
    </PlacePage>
  );
}

/** A type, or an establishment, of which nothing has a price has nothing here. */
function OfPlace({ place }: { readonly place: Place }) {
  const { say } = useSay('collateral');
  const { model } = useModel(place);
  return hasEntry(model, paths.prices, place.boxSubtype) ? (
    <PlacePrices place={place} />
  ) : (
    <EmptyState
      icon={<Tags size={20} />}
      title={say('collateral:pricesTitle')}
      text={say('collateral:pricesNothing')}
    />
  );
}

/** What is open over the list. */
type Open =
  | { readonly what: 'add' | 'import' }
  | { readonly what: 'edit' | 'remove'; readonly price: PriceRow };

function PlacePrices({ place }: { readonly place: Place }) {
  const { say } = useSay('collateral');
  const { data, error, refetch } = useQuery(pricesQuery(place));
  const [open, setOpen] = useState<Open | null>(null);
  const readOnly = useReadOnlyReason(place);
  const canEdit = data?.canEdit === true;
  const columns = usePriceColumns(data?.unit ?? '', (price) =>
    canEdit && price.own
      ? {
          onEdit: () => setOpen({ what: 'edit', price }),
          onRemove: () => setOpen({ what: 'remove', price }),
          refused: readOnly ?? undefined,
        }
      : null,
  );
  return (
    <>
      <RowsPage<PriceRow>
        title={say('collateral:pricesTitle')}
        subtitle={say('collateral:pricesSubtitle', { company: place.companyName })}
        columns={columns}
        rows={data?.prices}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('collateral:pricesFailed')}
        searchLabel={say('collateral:pricesSearch')}
        under={
          data !== undefined && (
            <Under>
              <HaircutsCard place={place} prices={data} />
            </Under>
          )
        }
        actions={
          canEdit && (
            <AddButtons
              place={place}
              onAdd={() => setOpen({ what: 'add' })}
              onImport={() => setOpen({ what: 'import' })}
            />
          )
        }
        empty={
          <EmptyState
            icon={<Tags size={20} />}
            title={say('collateral:pricesNoneTitle')}
            text={say('collateral:pricesNoneText')}
          />
        }
      />
      {open !== null && <OpenDialog place={place} prices={data} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface AddButtonsProps {
  readonly place: Place;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** The ways to more prices: from a file, or one by hand. */
function AddButtons({ place, onAdd, onImport }: AddButtonsProps) {
  const { say } = useSay('collateral');
  const readOnly = useReadOnlyReason(place);
  return (
    <>
      <Button startIcon={<Upload size={16} />} {...leadsUnless(readOnly, { onClick: onImport })}>
        {say('collateral:importPrices')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Plus size={16} />}
        {...leadsUnless(readOnly, { onClick: onAdd })}
      >
        {say('collateral:addPrice')}
      </Button>
    </>
  );
}

interface OpenDialogProps {
  readonly place: Place;
  readonly prices: ReplyOf<Calls['prices.list']> | undefined;
  readonly open: Open;
  readonly onClose: () => void;
}

/** The dialog of what is open; a price is written only once the prices are here. */
function OpenDialog({ place, prices, open, onClose }: OpenDialogProps) {
  if (open.what === 'remove') return <RemovePrice place={place} price={open.price} onClose={onClose} />;
  if (open.what === 'import') return <ImportPrices place={place} onClose={onClose} />;
  if (prices === undefined) return null;
  return (
    <PriceForm
      place={place}
      prices={prices}
      price={open.what === 'edit' ? open.price : null}
      onClose={onClose}
    />
  );
}
