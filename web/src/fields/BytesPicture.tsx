import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callResponse } from '../call/call';

export interface BytesPictureProps {
  readonly bytes: Blob;
  /** What is to be seen, where no words beside it say so. */
  readonly alt?: string;
  readonly onBroken: () => void;
}

/** A picture of bytes that the page holds. Their address is given back when others are shown, or none. */
export function BytesPicture({ bytes, alt = '', onBroken }: BytesPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [bytes],
  );
  return <img ref={show} alt={alt} onError={onBroken} />;
}

/** The bytes of a picture, or of its preview. A file never changes. */
export function pictureQuery(name: 'files.thumbnail' | 'files.read', storageName: string) {
  return queryOptions({
    queryKey: [name, storageName] as const,
    queryFn: async ({ signal }) => (await callResponse(name, { params: { storageName } }, signal)).blob(),
    staleTime: Infinity,
    retry: false,
  });
}
