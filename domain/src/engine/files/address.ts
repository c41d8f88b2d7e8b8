/**
 * The address of a file's bytes on the server: everybody's for what public pages show, else that of those who may see
 * the record that holds it (document 1 section 9, file/private).
 */
export function fileAddress(storageName: string, isPublic: boolean): string {
  return `/api/file/${isPublic ? 'public' : 'private'}/${storageName}`;
}
