import type { FileRef, Locale } from '@huella/domain/model/value';
import { FileViewer as Viewer } from '../../list/FileViewer';
import type { AssetFile } from './files-of';
import { whereOf } from './FilesPart';

export interface FileViewerProps {
  readonly shown: FileRef;
  /** Those that one may go on to. */
  readonly files: readonly AssetFile[];
  /** What the asset is called. */
  readonly label: string;
  readonly locale: Locale;
  readonly onShow: (file: FileRef) => void;
  readonly onClose: () => void;
}

/** One file of an asset as a whole, with those before and after it. */
export function FileViewer({ shown, files, label, locale, onShow, onClose }: FileViewerProps) {
  const at = files.findIndex(({ storageName }) => storageName === shown.storageName);
  const file = files[at];
  return (
    <Viewer
      file={{ ...shown, label, field: file === undefined ? '' : whereOf(file, locale) }}
      at={at}
      // What is none of them stands alone.
      total={file === undefined ? 1 : files.length}
      onMove={(to) => {
        const next = files[to];
        if (next !== undefined) onShow(next);
      }}
      onClose={onClose}
    />
  );
}
