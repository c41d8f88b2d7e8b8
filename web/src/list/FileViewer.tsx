import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import type { FileRef } from '@huella/domain/model/value';
import type { Address } from '../address';
import { callFile } from '../call/file';
import { BytesPicture, pictureQuery } from '../fields/BytesPicture';
import { radius } from '../theme/tokens';
import { formatCount } from '../ui/format-count';
import { IconAction } from '../ui/IconAction';
import { Modal } from '../ui/Modal';
import { useToasts } from '../ui/Toasts';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';

/** A file and the record that holds it. */
export interface ViewedFile extends FileRef {
  /** What names the record. */
  readonly label: string;
  /** The attribute that holds it. */
  readonly field: string;
  /** The day on which it was uploaded, where that is known. */
  readonly day?: string;
  /** The way to the record, where one is not there. */
  readonly record?: Address;
  /** What the way to the record is called; without it seeing its form. */
  readonly recordLabel?: string | undefined;
}

export interface FileViewerProps {
  /** Undefined while the page that it is on is fetched. */
  readonly file: ViewedFile | undefined;
  /** Its place among all that are found, from 0, and how many those are. */
  readonly at: number;
  readonly total: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Where a picture is shown as a whole. */
const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  width: '100%',
  maxHeight: '60vh',
  overflow: 'hidden',
  borderRadius: radius.base,
  color: theme.palette.ink3,
  backgroundColor: theme.palette.sunken,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '& p': { padding: 16, textAlign: 'center' },
}));
const Moves = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  marginTop: 8,
});

/**
 * One file of several, a picture as large as the window has room: with those before and after it, by keys too. What is no
 * picture is named, and saved from here.
 */
export function FileViewer(props: FileViewerProps) {
  const { file, at, total, onMove, onClose } = props;
  const { say } = useSay('files');
  const canMove = (to: number) => to >= 0 && to < total;
  useArrows((by) => {
    if (canMove(at + by)) onMove(at + by);
  });
  const label = file?.label ?? '';
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={label === '' ? say('files:imagesTitle') : label}
      text={
        file === undefined
          ? '\u00a0'
          : [
              ...(file.field === '' ? [] : [file.field]),
              ...(file.day === undefined ? [] : [say('files:imageAdded', { day: file.day })]),
              file.originalName,
            ].join(' · ')
      }
      actions={
        <>
          <Button size="small" variant="text" onClick={onClose}>
            {say('files:imageClose')}
          </Button>
          {file !== undefined && <SaveFile file={file} />}
          {file?.record !== undefined && (
            <Button size="small" variant="contained" href={file.record}>
              {file.recordLabel ?? say('files:imageOpenAsset')}
            </Button>
          )}
        </>
      }
    >
      <Stage aria-busy={file === undefined}>
        {file !== undefined &&
          (isImageEnding(endingOf(file.originalName)) ? (
            <Shown
              key={file.storageName}
              file={file}
              alt={say('files:imageOf', { field: file.field, label })}
            />
          ) : (
            <p>{say('files:noPicture', { file: file.originalName })}</p>
          ))}
      </Stage>
      {total > 1 && <Walk at={at} total={total} onMove={onMove} />}
    </Modal>
  );
}

/** To the picture before and the one after, and where one is. */
function Walk({ at, total, onMove }: Pick<FileViewerProps, 'at' | 'total' | 'onMove'>) {
  const { say, language } = useSay('files');
  return (
    <Moves>
      <IconAction
        label={say('files:imagePrevious')}
        disabled={at === 0}
        onClick={() => {
          onMove(at - 1);
        }}
      >
        <ChevronLeft size={20} />
      </IconAction>
      <span role="status">
        {say('files:imageAt', { at: formatCount(at + 1, language), total: formatCount(total, language) })}
      </span>
      <IconAction
        label={say('files:imageNext')}
        disabled={at + 1 >= total}
        onClick={() => {
          onMove(at + 1);
        }}
      >
        <ChevronRight size={20} />
      </IconAction>
    </Moves>
  );
}

/** The arrow keys, while the viewer is there. */
function useArrows(onMove: (by: 1 | -1) => void): void {
  useEffect(() => {
    const listen = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') onMove(-1);
      if (key === 'ArrowRight') onMove(1);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [onMove]);
}

/** Pictures that browsers do not draw by themselves: their preview is shown. */
const previewed: readonly string[] = ['tif', 'tiff'];

/** A picture as a whole, or why it cannot be shown. */
function Shown({ file, alt }: { readonly file: FileRef; readonly alt: string }) {
  const { say } = useSay('files');
  const isPreviewed = previewed.includes(endingOf(file.originalName));
  const whole = useQuery(pictureQuery(isPreviewed ? 'files.thumbnail' : 'files.read', file.storageName));
  const [isBroken, setBroken] = useState(false);
  if (whole.error !== null || isBroken) return <p role="alert">{say('files:imageBroken')}</p>;
  if (whole.data === undefined) return null;
  return (
    <BytesPicture
      bytes={whole.data}
      alt={alt}
      onBroken={() => {
        setBroken(true);
      }}
    />
  );
}

/** Downloads a file. */
function SaveFile({ file: { storageName, originalName } }: { readonly file: FileRef }) {
  const { say } = useSay('files');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile('files.read', { params: { storageName } }),
    onError: () => {
      show({
        ...{ id: `download-${storageName}`, tone: 'danger' },
        text: say('files:downloadFailed', { file: originalName }),
      });
    },
  });
  return (
    <WorkingButton
      size="small"
      startIcon={<Download size={16} />}
      working={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {say('files:imageDownload')}
    </WorkingButton>
  );
}
