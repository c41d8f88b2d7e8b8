import { styled } from '@mui/material/styles';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import { entriesOf } from './file-entries';
import { FileName } from './FileName';
import { FileThumb } from './FileThumb';
import { nothing } from './PlainView';
import type { ViewProps } from './widget';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const pictureSize = 64;

/** The files of a record as they are read: previews of pictures, and names that download. */
export function FileNames({ value }: ViewProps) {
  const entries = entriesOf(value);
  if (entries.length === 0) return nothing;
  return (
    <List>
      {entries.map(({ storageName, originalName }) => (
        <Item key={storageName}>
          <FileThumb
            name={originalName}
            storageName={storageName}
            {...(isImageEnding(endingOf(originalName)) && { size: pictureSize })}
          />
          <FileName file={{ storageName, originalName }} />
        </Item>
      ))}
    </List>
  );
}
