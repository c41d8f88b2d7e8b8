import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Paperclip from 'lucide-react/icons/paperclip';
import { DateTime } from 'luxon';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { FileThumb } from '../../fields/FileThumb';
import { ring } from '../../theme/focus';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import type { AssetFile } from './files-of';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const File = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: 12,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  textAlign: 'start',
  '&:hover': { borderColor: theme.palette.control },
  '&.Mui-focusVisible': ring(theme),
}));
const Name = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.cell, weight: 500 }),
});
const Where = styled('span')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const thumbSize = 56;

export interface FilesPartProps {
  readonly files: readonly AssetFile[];
  readonly locale: Locale;
  readonly onOpen: (file: FileRef) => void;
}

/** Every file of an asset, with what brought it; each opens as a whole. */
export function FilesPart({ files, locale, onOpen }: FilesPartProps) {
  const { say } = useSay('page');
  if (files.length === 0)
    return (
      <EmptyState
        icon={<Paperclip size={20} />}
        title={say('page:filesEmpty')}
        text={say('page:filesEmptyText')}
      />
    );
  return (
    <List>
      {files.map((file) => (
        <li key={file.storageName}>
          <File
            disableRipple
            aria-label={say('page:fileOpen', { file: file.originalName })}
            onClick={() => {
              onOpen(file);
            }}
          >
            <FileThumb name={file.originalName} storageName={file.storageName} size={thumbSize} />
            <span>
              <Name title={file.originalName}>{file.originalName}</Name>
              <Where>{whereOf(file, locale)}</Where>
            </span>
          </File>
        </li>
      ))}
    </List>
  );
}

/** What holds a file, and since when. */
export function whereOf({ where, at }: AssetFile, { language, zone }: Locale): string {
  const day = at === null ? null : DateTime.fromISO(at, { zone }).toISODate();
  return day === null ? where : `${where} · ${formatDateInProse(day, language)}`;
}
