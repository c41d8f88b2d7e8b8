import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import type { FileRef } from '@huella/domain/model/value';
import { maxTemplateImages } from '@huella/domain/model/qr-template';
import { BytesPicture, pictureQuery } from '../../fields/BytesPicture';
import { entriesOf } from '../../fields/file-entries';
import { fileWidget } from '../../fields/FileWidget';
import { useLocale } from '../../session/model';
import { ring } from '../../theme/focus';
import { radius } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PlainChip } from '../../ui/PlainChip';
import { useSay } from '../../words/use-say';
import { picturesOf, withImage, type OfferedPicture, type TemplatePartsProps } from './template-draft';
import { pictureFieldOf } from './use-picture-field';

const Head = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  ...theme.typography.body2,
  color: theme.palette.ink3,
}));
const Brought = styled('div')({ margin: '0 0 16px' });
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Picture = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  cursor: 'pointer',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .MuiCheckbox-root': { position: 'absolute', top: 4, left: 4, backgroundColor: theme.palette.surface },
  '& > [data-cover]': { position: 'absolute', right: 4, bottom: 4 },
  '&:has(input:checked)': {
    borderColor: theme.palette.accent.mark,
    boxShadow: `0 0 0 1px ${theme.palette.accent.mark}`,
  },
  '&:has(input:focus-visible)': ring(theme),
}));

export interface TemplateImagesProps extends TemplatePartsProps {
  /** What is on its way in, and what has arrived. */
  readonly onFiles: (files: readonly FileRef[]) => void;
}

/** The pictures that pages show: chosen one after the other, the first is the cover; more are brought here. */
export function TemplateImages(props: TemplateImagesProps) {
  const { say } = useSay('qrTemplates');
  const { saved, draft } = props;
  const images = picturesOf(saved, draft);
  return (
    <Card>
      <Head>{say('qrTemplates:imagesText')}</Head>
      <Head aria-live="polite">
        {say('qrTemplates:imagesChosen', { chosen: draft.images.length, all: images.length })}
      </Head>
      <Bring {...props} />
      {images.length === 0 ? (
        <EmptyState
          icon={<ImageOff size={20} />}
          title={say('qrTemplates:imagesNone')}
          text={say('qrTemplates:imagesNoneText')}
        />
      ) : (
        <Grid>
          {images.map((picture) => (
            <Tile key={picture.name} {...props} picture={picture} />
          ))}
        </Grid>
      )}
    </Card>
  );
}

/** Brings a picture from this machine; what is wrong with it is said in its place. */
function Bring({ draft, onFiles }: TemplateImagesProps) {
  const { say } = useSay('qrTemplates');
  const locale = useLocale();
  const isFull = draft.images.length >= maxTemplateImages;
  return (
    <Brought>
      <fileWidget.Input
        field={pictureFieldOf(draft)}
        id="template-picture"
        label={say('qrTemplates:bringImage')}
        required={false}
        disabled={isFull}
        hint={isFull && say('qrTemplates:imagesFull', { max: maxTemplateImages })}
        error={undefined}
        placed={[]}
        value={draft.underway}
        onChange={(value) => {
          onFiles(entriesOf(value));
        }}
        onBlur={() => undefined}
        locale={locale}
        values={{}}
      />
    </Brought>
  );
}

interface TileProps extends TemplatePartsProps {
  readonly picture: OfferedPicture;
}

function Tile({ picture: { name, address, label }, draft, onChange }: TileProps) {
  const { say } = useSay('qrTemplates');
  const isChosen = draft.images.includes(name);
  return (
    <li>
      <Picture>
        {address === null ? <OwnPicture name={name} /> : <img src={address} alt="" loading="lazy" />}
        <Checkbox
          checked={isChosen}
          disabled={!isChosen && draft.images.length >= maxTemplateImages}
          onChange={(event) => {
            onChange(withImage(draft, name, event.target.checked));
          }}
          slotProps={{ input: { 'aria-label': say('qrTemplates:chooseImage', { name: label }) } }}
        />
        {draft.images[0] === name && (
          <div data-cover>
            <PlainChip>{say('qrTemplates:cover')}</PlainChip>
          </div>
        )}
      </Picture>
    </li>
  );
}

/** A picture that only those who work here may see yet. */
function OwnPicture({ name }: { readonly name: string }) {
  const { data } = useQuery(pictureQuery('files.thumbnail', name));
  return data === undefined ? null : <BytesPicture bytes={data} onBroken={() => undefined} />;
}
