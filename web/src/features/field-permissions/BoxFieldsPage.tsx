import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Layers from 'lucide-react/icons/layers';
import { useEffect } from 'react';
import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import { CallError } from '../../call/call-error';
import { CardsGround } from '../../list/CardsGround';
import { FetchError } from '../../list/FetchError';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import { useContextChoice, useTopBar, type TopBar } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { keepAdministered } from '../companies/administered';
import { PlaceGone } from '../companies/PlaceGone';
import { fieldsQuery } from './fields-query';
import { FieldsForm } from './FieldsForm';
import { FieldsHead } from './FieldsHead';

const route = getRouteApi('/inside/boxes/fields');

type Box = TopBar['establishments'][number];

/** Which fields of its assets an establishment shows, has filled and has edited (document 2 section 6). */
export function BoxFieldsPage() {
  const { say } = useSay('fields');
  const { box: id, asset } = route.useSearch();
  const { context } = useContextChoice();
  const box = useTopBar().establishments.find((each) => each.id === id);
  if (box === undefined) return <PlaceGone of="box" title={say('fields:short')} />;
  const types = box.asset_type;
  const assetType = [asset, context.active].find((each) => types.some((type) => type === each)) ?? types[0];
  return assetType === undefined ? (
    <PlaceGone of="box" title={say('fields:short')} />
  ) : (
    <OfType key={`${String(box.id)} ${String(assetType)}`} box={box} assetType={assetType} />
  );
}

function OfType({ box, assetType }: { readonly box: Box; readonly assetType: number }) {
  const { say } = useSay('fields', 'list');
  const { data, error, refetch } = useQuery(fieldsQuery(box.id, assetType));
  usePageTitle(say('fields:short'), box.value);
  if (data !== undefined) return <Known permissions={data} />;
  if (error instanceof CallError && error.code === 'notFound')
    return <PlaceGone of="box" title={say('fields:short')} />;
  if (error instanceof CallError && error.code === 'notAllowed') return <NotAllowed box={box} />;
  return (
    <>
      <PageHeader title={say('fields:title', { name: box.value })} subtitle={'\u00a0'} />
      <CardsGround>
        {error === null ? (
          <GridSkeleton />
        ) : (
          <FetchError title={say('fields:failed')} error={error} onRetry={refetch} />
        )}
      </CardsGround>
    </>
  );
}

function Known({ permissions }: { readonly permissions: FieldPermissions }) {
  const { say } = useSay('fields');
  const { company, groups } = permissions;
  useEffect(() => {
    keepAdministered(company.id);
  }, [company.id]);
  return (
    <>
      <FieldsHead permissions={permissions} />
      {groups.length > 0 ? (
        <FieldsForm permissions={permissions} />
      ) : (
        <CardsGround>
          <EmptyState icon={<Layers size={20} />} title={say('fields:none')} text={say('fields:noneText')} />
        </CardsGround>
      )}
    </>
  );
}

function NotAllowed({ box }: { readonly box: Box }) {
  const { say } = useSay('fields');
  const sayMissing = useMissingRight();
  const { companies } = useTopBar();
  return (
    <MessagePage
      page={say('fields:short')}
      kind="forbidden"
      title={say('fields:notAllowed', { name: box.value })}
      text={sayMissing('boxes', {
        name: box.value,
        company: companies.find(({ id }) => id === box.fk)?.value ?? '',
      })}
      actions={
        <Button size="small" href={paths.boxes}>
          {say('fields:toBoxes')}
        </Button>
      }
    />
  );
}
