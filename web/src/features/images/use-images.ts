import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ImageRow } from '@huella/domain/calls/images';
import { callQuery } from '../../call/queries';
import { filtersOf, sentFilter } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import { usePageSize } from '../../list/use-pages';

/** How the gallery is narrowed; empty texts do not narrow it. */
interface ImageFilter {
  readonly q: string;
  readonly field: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface Images {
  readonly filter: ImageFilter;
  readonly isNarrowed: boolean;
  readonly narrow: (change: Partial<ImageFilter>) => void;
  readonly clear: () => void;
  /** The page in view, from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly turn: (page: number) => void;
  readonly resize: (pageSize: number) => void;
  /** Undefined until they are known. */
  readonly rows: readonly ImageRow[] | undefined;
  readonly total: number;
  /** The rows in view are of another page or filter. */
  readonly isBehind: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** A page of the gallery: what narrows it is in the address, the size of a page is that of all lists. */
export function useImages(subject: ListSubject): Images {
  const { q = '', field = '', from, to, page: asked } = useSearch({ strict: false });
  const page = Number(asked ?? 0);
  const navigate = useNavigate();
  const turn = (next: number) =>
    void navigate({ to: '.', search: (before) => ({ ...before, page: next === 0 ? undefined : next }) });
  const [pageSize, resize] = usePageSize(() => turn(0));
  const { model, place } = subject;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...callQuery('images.list', {
      params: { assetId: String(model.id), boxId: String(place.boxId) },
      body: {
        filters: filtersOf({ filters: [], search: q }).map(sentFilter),
        ...(field !== '' && { field }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...{ page, pageSize },
      },
    }),
    placeholderData: keepPreviousData,
  });
  const narrow = useCallback(
    (change: Partial<ImageFilter>) =>
      void navigate({
        to: '.',
        // Whatever narrows begins at the first page.
        search: (before) => shortened({ ...before, ...change, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return {
    filter: { q, field, from, to },
    isNarrowed: q !== '' || field !== '' || from !== undefined || to !== undefined,
    narrow,
    clear: () => {
      narrow({ q: '', field: '', from: undefined, to: undefined });
    },
    ...{ page, pageSize, turn, resize },
    rows: data?.images,
    total: data?.total ?? 0,
    isBehind: isPlaceholderData,
    error,
    reload: () => void refetch(),
  };
}

/** Without empty texts, which say nothing in an address. */
function shortened<Search extends { readonly q?: string | undefined; readonly field?: string | undefined }>(
  search: Search,
): Search {
  const orNone = (text: string | undefined) => (text === '' ? undefined : text);
  return { ...search, q: orNone(search.q), field: orNone(search.field) };
}
