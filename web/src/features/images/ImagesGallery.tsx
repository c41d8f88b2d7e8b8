import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import ImagesIcon from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, useState } from 'react';
import type { ImageRow } from '@huella/domain/calls/images';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { imageFields } from '@huella/domain/rules/image-fields';
import { FetchError } from '../../list/FetchError';
import { FileViewer } from '../../list/FileViewer';
import type { ListSubject } from '../../list/list-subject';
import { RowsFoot } from '../../list/rows-layout';
import { useModel } from '../../session/model';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { ImageCard, ImageGrid, ImagesSkeleton } from './ImageCard';
import { ImagesBar } from './ImagesBar';
import { useImages, type Images } from './use-images';

const Root = styled('div')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
const Rows = styled('div')({ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column' });
const Words = styled('div')({ flex: 1, display: 'grid', alignContent: 'center' });
const Progress = styled(LinearProgress)({ position: 'absolute', top: 0, left: 0, right: 0, height: 2 });

/** The gallery: filters, a page of pictures, and a viewer that walks through all that are found. */
export function ImagesGallery({ subject }: { readonly subject: ListSubject }) {
  const { say } = useSay('files');
  const { place, locale } = subject;
  const { model, scope } = useModel(place);
  const fields = useMemo(() => imageFields(model, scope), [model, scope]);
  const images = useImages(subject);
  const { page, pageSize, rows, total, turn } = images;
  const labelOf = ({ field }: ImageRow) =>
    fields.find(({ name }) => name === field)?.label[locale.language] ?? '';
  const dayOf = ({ addedAt }: ImageRow) => formatDateTime(addedAt, locale.zone).split(' ')[0] ?? '';
  const viewer = useViewer(images, { labelOf, dayOf });
  const isBare = rows !== undefined && total === 0 && !images.isNarrowed;
  return (
    <Root>
      <PageHeader
        title={say('files:imagesTitle')}
        subtitle={<span aria-live="polite">{useSubtitle(subject, images)}</span>}
      />
      {!isBare && <ImagesBar images={images} fields={fields} />}
      <Rows aria-busy={images.isBehind}>
        {images.isBehind && <Progress aria-hidden="true" />}
        {rows !== undefined && rows.length > 0 ? (
          <ImageGrid aria-label={say('files:imagesTitle')}>
            {rows.map((image, index) => (
              <li key={`${image.storageName} ${image.field} ${String(image.asset.id)}`}>
                <ImageCard
                  image={image}
                  about={`${labelOf(image)} · ${dayOf(image)}`}
                  onOpen={() => {
                    viewer.open(page * pageSize + index);
                  }}
                />
              </li>
            ))}
          </ImageGrid>
        ) : (
          <InPlace subject={subject} images={images} />
        )}
      </Rows>
      {total > 0 && (
        <RowsFoot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            onPage={turn}
            onPageSize={images.resize}
          />
        </RowsFoot>
      )}
      {viewer.dialog}
    </Root>
  );
}

interface ImageWords {
  readonly labelOf: (image: ImageRow) => string;
  readonly dayOf: (image: ImageRow) => string;
}

/** The viewer over the gallery, which turns its pages. */
function useViewer(images: Images, { labelOf, dayOf }: ImageWords) {
  // The place, among all that are found, of the one that is looked at.
  const [at, setAt] = useState<number | null>(null);
  const { page, pageSize, rows, total, turn, isBehind } = images;
  const shown = at === null || isBehind ? undefined : rows?.[at - page * pageSize];
  const dialog = at !== null && (
    <FileViewer
      file={
        shown && {
          ...{ storageName: shown.storageName, originalName: shown.originalName },
          ...{ label: shown.asset.label, field: labelOf(shown), day: dayOf(shown) },
          record: assetAddress(shown.asset.id),
        }
      }
      at={at}
      total={total}
      onMove={(to) => {
        setAt(to);
        const next = Math.floor(to / pageSize);
        if (next !== page) turn(next);
      }}
      onClose={() => {
        setAt(null);
      }}
    />
  );
  return { open: setAt, dialog };
}

function useSubtitle({ model, place }: ListSubject, { rows, total, isNarrowed }: Images): string {
  const { say, word, language } = useSay('files');
  const figure = formatCount(total, language);
  if (rows === undefined) return '\u00a0';
  if (isNarrowed) return say('files:imagesPart', { figure });
  return say('files:imagesSubtitle', {
    count: total,
    many: word(model.noun.many),
    place: place.boxName,
  });
}

/** What is there instead of pictures. */
function InPlace({
  subject: { model, place },
  images,
}: {
  readonly subject: ListSubject;
  readonly images: Images;
}) {
  const { say, word } = useSay('files');
  const { rows, error, total, page, pageSize } = images;
  if (rows === undefined) {
    if (error === null) return <ImagesSkeleton count={12} />;
    return (
      <Words>
        <FetchError title={say('files:imagesFailed')} error={error} onRetry={images.reload} />
      </Words>
    );
  }
  return (
    <Words>
      {total > 0 || images.isNarrowed ? (
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say('files:imagesFiltered')}
          text={say('files:imagesFilteredText')}
          actions={
            <Button
              size="small"
              onClick={() => {
                if (page * pageSize >= total && total > 0) images.turn(0);
                else images.clear();
              }}
            >
              {say('files:imagesClear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<ImagesIcon size={20} />}
          title={say('files:imagesNone')}
          text={say('files:imagesNoneText', { many: word(model.noun.many), place: place.boxName })}
        />
      )}
    </Words>
  );
}
