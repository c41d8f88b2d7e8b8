import Button from '@mui/material/Button';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';
import { SaveFile, Shown, Stage, useArrows, Walk } from '../../list/FileViewer';
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

/** One file of an asset, as large as the window has room, with those before and after it; what has no picture downloads. */
export function FileViewer({ shown, files, label, locale, onShow, onClose }: FileViewerProps) {
  const { say } = useSay('files', 'page');
  const at = files.findIndex(({ storageName }) => storageName === shown.storageName);
  const move = (to: number) => {
    const next = files[to];
    if (next !== undefined) onShow(next);
  };
  useArrows((by) => {
    move(at + by);
  });
  const file = files[at];
  const where = file === undefined ? '' : whereOf(file, locale);
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={shown.originalName}
      text={[label, where].filter((part) => part !== '').join(' · ')}
      actions={
        <>
          <Button size="small" variant="text" onClick={onClose}>
            {say('files:imageClose')}
          </Button>
          <SaveFile key={shown.storageName} file={shown} />
        </>
      }
    >
      <Stage>
        {isImageEnding(endingOf(shown.originalName)) ? (
          <Shown key={shown.storageName} file={shown} alt={`${where}: ${label}`} />
        ) : (
          <p>{say('page:noPreview')}</p>
        )}
      </Stage>
      {files.length > 1 && at !== -1 && <Walk at={at} total={files.length} onMove={move} />}
    </Modal>
  );
}
