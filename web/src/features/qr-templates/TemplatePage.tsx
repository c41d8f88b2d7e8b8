import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { QrType } from '@huella/domain/model/qr-types';
import { CardsGround } from '../../list/CardsGround';
import { FetchError } from '../../list/FetchError';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { TemplateForm } from './TemplateForm';
import { templateQuery, usePageName } from './template-types';

export const IdentecoPage = () => <TemplatePage type="identeco" />;
export const IdentecoTrupoPage = () => <TemplatePage type="identecoTrupo" />;
export const ProduktoTrupoPage = () => <TemplatePage type="produktoTrupo" />;
export const BlendingTrupoPage = () => <TemplatePage type="blendingTrupo" />;
export const BrewingTrupoPage = () => <TemplatePage type="brewingTrupo" />;

/** What the public pages of a kind show, for the establishment of the context (document 3 section 2). */
function TemplatePage({ type }: { readonly type: QrType }) {
  const place = usePlace();
  const { say } = useSay('qrTemplates');
  usePageTitle(say('qrTemplates:title'), place?.boxName);
  if (place === null) return null;
  // Without the right there is nothing to edit here (document 3 section 8).
  if (!place.can('ASSET_QR')) return <Navigate to={paths.assets} search={{}} replace />;
  return <OfPlace key={`${String(place.boxId)}-${String(place.assetType)}`} place={place} type={type} />;
}

function OfPlace({ place, type }: { readonly place: Place; readonly type: QrType }) {
  const { say } = useSay('qrTemplates');
  const name = usePageName(place)(type);
  const { data, error, refetch } = useQuery(templateQuery(type, place.boxId, place.assetType));
  if (data !== undefined)
    return <TemplateForm key={data.version} place={place} type={type} name={name} saved={data} />;
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[{ label: say('qrTemplates:title'), href: paths.qrTemplates }, { label: name }]}
          />
        }
        title={name}
        subtitle={'\u00a0'}
      />
      <CardsGround>
        {error === null ? (
          <GridSkeleton />
        ) : (
          <FetchError title={say('qrTemplates:failed')} error={error} onRetry={refetch} />
        )}
      </CardsGround>
    </>
  );
}
