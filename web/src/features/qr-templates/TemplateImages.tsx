import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import ImageOff from 'lucide-react/icons/image-off';
import { maxTemplateImages } from '@huella/domain/model/qr-template';
import { ring } from '../../theme/focus';
import { radius } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PlainChip } from '../../ui/PlainChip';
import { useSay } from '../../words/use-say';
import { withImage, type TemplatePartsProps } from './template-draft';

const Head = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  ...theme.typography.body2,
  color: theme.palette.ink3,
}));
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

/** The pictures of the establishment that pages show: chosen one after the other, the first is the cover. */
export function TemplateImages({ saved, draft, onChange }: TemplatePartsProps) {
  const { say } = useSay('qrTemplates');
  const images = saved.attributes.find(({ name }) => name === 'images')?.data.customValues ?? [];
  if (images.length === 0)
    return (
      <EmptyState
        icon={<ImageOff size={20} />}
        title={say('qrTemplates:imagesNone')}
        text={say('qrTemplates:imagesNoneText')}
      />
    );
  return (
    <Card>
      <Head>{say('qrTemplates:imagesText')}</Head>
      <Head aria-live="polite">
        {say('qrTemplates:imagesChosen', { chosen: draft.images.length, all: images.length })}
      </Head>
      <Grid>
        {images.map(({ name, address, label }) => {
          const isChosen = draft.images.includes(name);
          return (
            <li key={name}>
              <Picture>
                <img src={address} alt="" loading="lazy" />
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
        })}
      </Grid>
    </Card>
  );
}
