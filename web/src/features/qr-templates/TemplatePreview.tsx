import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import type { QrTemplateReply } from '@huella/domain/calls/qr-templates';
import type { QrType } from '@huella/domain/model/qr-types';
import { call } from '../../call/call';
import { FetchError } from '../../list/FetchError';
import { useQuiet } from '../../list/use-quiet';
import type { Place } from '../../session/context';
import { radius } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { Segmented } from '../../ui/Segmented';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { useOwnPictures, withPictures } from './own-pictures';
import { picturesOf, sentOf, type TemplateDraft } from './template-draft';

export interface TemplatePreviewProps {
  readonly place: Place;
  readonly type: QrType;
  readonly saved: QrTemplateReply;
  readonly draft: TemplateDraft;
}

/** The width of the frame on the screen, and those of the pages in it. */
const frameWidth = 300;
const frameHeight = 600;
const pageWidths = { phone: 390, wide: 1280 } as const;

const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 12 });
const Phone = styled('div')(({ theme }) => ({
  position: 'relative',
  width: frameWidth + 16,
  height: frameHeight + 16,
  margin: '0 auto',
  padding: 7,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: 28,
  backgroundColor: theme.palette.surface,
  '&[data-screen="wide"]': { borderRadius: radius.base },
  '& iframe': {
    border: 0,
    borderRadius: 'inherit',
    transformOrigin: '0 0',
    backgroundColor: theme.palette.surface,
  },
}));

/** The page as the template would make it, of something that is in the establishment. */
export function TemplatePreview({ place, type, saved, draft }: TemplatePreviewProps) {
  const { say, language } = useSay('qrTemplates');
  const [screen, setScreen] = useState<'phone' | 'wide'>('phone');
  const [shownIn, setShownIn] = useState<'es' | 'en'>(language);
  const [chosen, setChosen] = useState('');
  const [first] = saved.samples;
  if (first === undefined)
    return (
      <EmptyState
        icon={<QrCode size={20} />}
        title={say('qrTemplates:previewNone')}
        text={say('qrTemplates:previewNoneText', { place: place.boxName })}
      />
    );
  const sample = chosen === '' ? String(first.id) : chosen;
  const own = picturesOf(saved, draft).flatMap(({ name, address }) =>
    address === null && draft.images.includes(name) ? [name] : [],
  );
  return (
    <Column>
      <Segmented
        label={say('qrTemplates:preview')}
        hideLabel
        size="small"
        value={screen}
        onChange={setScreen}
        options={[
          { value: 'phone', label: say('qrTemplates:previewPhone') },
          { value: 'wide', label: say('qrTemplates:previewWide') },
        ]}
      />
      <SelectInput
        label={say('qrTemplates:previewOf')}
        size="small"
        value={sample}
        onChange={setChosen}
        options={saved.samples.map(({ id, label }) => ({ value: String(id), label }))}
      />
      <Segmented
        label={say('qrTemplates:previewLanguage')}
        hideLabel
        size="small"
        value={shownIn}
        onChange={setShownIn}
        options={[
          { value: 'es', label: 'Español' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Drawn asked={{ place, type, draft, sample: Number(sample), language: shownIn, own }} screen={screen} />
    </Column>
  );
}

interface Asked {
  readonly place: Place;
  readonly type: QrType;
  readonly draft: TemplateDraft;
  readonly sample: number;
  readonly language: 'es' | 'en';
  /** Chosen pictures that nobody else may see yet. */
  readonly own: readonly string[];
}

function Drawn({ asked, screen }: { readonly asked: Asked; readonly screen: 'phone' | 'wide' }) {
  const { say } = useSay('qrTemplates');
  const { place, type, draft, sample, language, own } = asked;
  // Each switch is drawn once nothing more is switched for a while.
  const said = useQuiet(JSON.stringify(sentOf(draft)));
  const { data, error, refetch } = useQuery({
    queryKey: ['qrTemplates.preview', type, place.boxId, place.assetType, sample, language, said] as const,
    queryFn: ({ signal }) =>
      call(
        'qrTemplates.preview',
        {
          params: { type },
          body: {
            ...(JSON.parse(said) as ReturnType<typeof sentOf>), // written just above
            ...{ assetId: place.assetType, boxId: place.boxId, sample, language },
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const pictures = useOwnPictures(own);
  const width = pageWidths[screen];
  const scale = frameWidth / width;
  return (
    <Phone data-screen={screen}>
      {data === undefined && error !== null && (
        <FetchError title={say('qrTemplates:previewFailed')} error={error} onRetry={refetch} />
      )}
      {data !== undefined && (
        <iframe
          title={say('qrTemplates:previewTitle')}
          // Without scripts, and without a way out of the frame: links of the page open nothing here.
          sandbox="allow-same-origin"
          srcDoc={withPictures(data.html, pictures).replace('<head>', '<head><base target="_blank">')}
          width={width}
          height={Math.round(frameHeight / scale)}
          style={{ transform: `scale(${String(scale)})` }}
        />
      )}
    </Phone>
  );
}
