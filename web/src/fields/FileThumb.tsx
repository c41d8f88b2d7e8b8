import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import { radius } from '../theme/tokens';
import { BytesPicture, pictureQuery } from './BytesPicture';

export interface FileThumbProps {
  readonly name: string;
  /** A file that is there: its preview is the server's. */
  readonly storageName?: string;
  /** A file that is on its way in: its preview is itself. */
  readonly source?: File | undefined;
  /** Side in px; 40 by default. */
  readonly size?: number;
}

const Box = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.inner,
  color: theme.palette.ink3,
  backgroundColor: theme.palette.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const sheetEndings = new Set(['xls', 'xlsx', 'ods', 'csv']);
/** Pictures that browsers show by themselves. */
const drawnByBrowser = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp']);

/** The preview of a picture (document 2 section 5), or the icon of another kind of file. Its name is beside it. */
export function FileThumb({ name, storageName, source, size = 40 }: FileThumbProps) {
  const ending = endingOf(name);
  const isImage = isImageEnding(ending);
  const asked = useQuery({
    ...pictureQuery('files.thumbnail', storageName ?? ''),
    enabled: isImage && storageName !== undefined,
  });
  const local = source !== undefined && drawnByBrowser.has(ending) ? source : undefined;
  const bytes = storageName === undefined ? local : asked.data;
  const [broken, setBroken] = useState<Blob | null>(null);
  return (
    <Box style={{ width: size, height: size }}>
      {bytes !== undefined && bytes !== broken ? (
        <BytesPicture
          bytes={bytes}
          onBroken={() => {
            setBroken(bytes);
          }}
        />
      ) : (
        <KindIcon ending={ending} isImage={isImage} />
      )}
    </Box>
  );
}

function KindIcon({ ending, isImage }: { readonly ending: string; readonly isImage: boolean }) {
  if (isImage) return <FileImage size={20} aria-hidden="true" />;
  return sheetEndings.has(ending) ? (
    <FileSpreadsheet size={20} aria-hidden="true" />
  ) : (
    <FileText size={20} aria-hidden="true" />
  );
}
