import { useQueries } from '@tanstack/react-query';
import { callResponse } from '../../call/call';

/** Pictures by their stored names, as text that a page can hold. */
export type OwnPictures = ReadonlyMap<string, string>;

/** Pictures that only those who work here may see yet, in the size of a preview; those that have not come are not there. */
export function useOwnPictures(names: readonly string[]): OwnPictures {
  return useQueries({
    queries: names.map((name) => ({
      queryKey: ['qrTemplates.ownPicture', name] as const,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const answer = await callResponse('files.thumbnail', { params: { storageName: name } }, signal);
        return [name, await textOf(await answer.blob())] as const;
      },
      staleTime: Infinity,
      retry: false,
    })),
    combine: (found) => new Map(found.flatMap(({ data }) => (data === undefined ? [] : [data]))),
  });
}

/** The bytes as an address that holds them. */
function textOf(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('the picture cannot be read'));
    reader.readAsDataURL(bytes);
  });
}

/** A page with pictures in place of the addresses that everybody has only once the template is saved. */
export function withPictures(html: string, pictures: OwnPictures): string {
  return html.replaceAll(
    /\/api\/file\/public\/([\w-]+)(?:\/\w+)?(?=")/g,
    (address, name: string) => pictures.get(name) ?? address,
  );
}
