import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { editPurpose } from './import-purpose';
import { ImportPlace } from './ImportPlace';
import { uploadQuery } from './use-import';

/** Changes many assets by a spreadsheet: one that is brought in, or rows that were selected in the list. */
export function MassEditPage() {
  const { upload = 0 } = useSearch({ strict: false });
  const { data } = useQuery({ ...uploadQuery(Number(upload)), enabled: Number(upload) > 0 });
  // Rows of a selection never were a file.
  const isSelected = data !== undefined && data.fileInfo.original_name === null;
  return <ImportPlace mode={isSelected ? 'manual' : 'file'} purpose={editPurpose} />;
}
