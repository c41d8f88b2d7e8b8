import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import Layers from 'lucide-react/icons/layers';
import QrCode from 'lucide-react/icons/qr-code';
import Tag from 'lucide-react/icons/tag';
import { Suspense } from 'react';
import type { QrType } from '@huella/domain/model/qr-types';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { CardsGround } from '../../list/CardsGround';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { PlainChip } from '../../ui/PlainChip';
import { GridSkeleton } from '../../ui/Skeletons';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { templatePaths, templateQuery, templateTypesOf, usePageName } from './template-types';

const Inside = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minHeight: 168 });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > svg': { color: theme.palette.accent.text },
}));
const End = styled('div')({ marginTop: 'auto' });
const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.ink3,
}));

/** The menu of the templates: the page of one, and that of a group (document 3 section 2). */
export function TemplatesPage() {
  const place = usePlace();
  const { say } = useSay('qrTemplates');
  usePageTitle(say('qrTemplates:title'), place?.boxName);
  useArrivalNotice();
  if (place === null) return null;
  // Without the right there is nothing to edit here (document 3 section 8).
  if (!place.can('ASSET_QR')) return <Navigate to={paths.assets} search={{}} replace />;
  return (
    <>
      <PageHeader
        title={say('qrTemplates:title')}
        subtitle={say('qrTemplates:intro', { place: place.boxName })}
      />
      <CardsGround>
        <Suspense fallback={<GridSkeleton count={2} />}>
          <Cards place={place} />
        </Suspense>
      </CardsGround>
    </>
  );
}

function Cards({ place }: { readonly place: Place }) {
  const { say } = useSay('qrTemplates');
  const { model } = useModel(place);
  const nameOf = usePageName(place);
  const { cards, others } = templateTypesOf(model, place.boxSubtype);
  if (cards.length === 0)
    return (
      <EmptyState
        icon={<QrCode size={20} />}
        title={say('qrTemplates:none')}
        text={say('qrTemplates:noneText')}
      />
    );
  return (
    <>
      <CardGrid>
        {cards.map((type) => (
          <TemplateCard key={type} place={place} type={type} />
        ))}
      </CardGrid>
      {others.map((type) => (
        <Quiet key={type}>
          {say('qrTemplates:alsoOf')} <Link href={templatePaths[type]}>{nameOf(type).toLowerCase()}</Link>.
        </Quiet>
      ))}
    </>
  );
}

function TemplateCard({ place, type }: { readonly place: Place; readonly type: QrType }) {
  const { say, word } = useSay('qrTemplates');
  const { model } = useModel(place);
  const Icon = type === 'identeco' ? Tag : Layers;
  return (
    <Card as="section">
      <Inside>
        <Head>
          <Icon size={20} aria-hidden="true" />
          <Typography component="h2" variant="h3">
            {usePageName(place)(type)}
          </Typography>
          <Known place={place} type={type} part="version" />
        </Head>
        <Quiet>
          {type === 'identeco'
            ? say('qrTemplates:identecoText', { noun: word(model.noun.one) })
            : say(`qrTemplates:${type}Text`)}
        </Quiet>
        <Quiet>
          <Known place={place} type={type} part="about" />
        </Quiet>
        <End>
          <Button variant="outlined" size="small" href={templatePaths[type]}>
            {say('qrTemplates:edit')}
          </Button>
        </End>
      </Inside>
    </Card>
  );
}

interface KnownProps {
  readonly place: Place;
  readonly type: QrType;
  readonly part: 'version' | 'about';
}

/** What is known of a template: its version, or how many pages show it and who changed it. It is blank until it is known. */
function Known({ place, type, part }: KnownProps) {
  const { say } = useSay('qrTemplates');
  const { zone } = useLocale();
  const { data } = useQuery(templateQuery(type, place.boxId, place.assetType));
  if (data === undefined) return part === 'about' ? <>{'\u00a0'}</> : null;
  const { version, updated, pages } = data;
  if (part === 'version')
    return (
      <PlainChip>
        {version === 0 ? say('qrTemplates:neverChanged') : say('qrTemplates:version', { version })}
      </PlainChip>
    );
  const by = updated && {
    by: actorName(updated.by, say),
    day: formatDateTime(updated.at, zone).split(' ')[0] ?? '',
  };
  return (
    <>
      {[
        say('qrTemplates:pages', { count: pages }),
        ...(by === null ? [] : [say('qrTemplates:changed', by)]),
      ].join(' · ')}
    </>
  );
}
